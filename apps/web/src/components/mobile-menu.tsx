import { lazy, Suspense, useState } from 'react'
import type { ShownUser } from './account/shown-user'
import { Button } from './button'
import { Icon } from './icon'

const MenuDrawer = lazy(() => import('./menu-drawer').then((module) => ({ default: module.MenuDrawer })))

/** HD-02: below 1024 px the links slide in from the right. */
export function MobileMenu({ user }: { readonly user: ShownUser | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="lg:hidden">
      <Button
        tone="bare"
        size="sm"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="size-11 px-0"
      >
        <Icon name="menu" />
      </Button>
      {isOpen && (
        <Suspense>
          <MenuDrawer user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
