import { lazy, Suspense, useState } from 'react'
import { Button } from './button'
import { Icon } from './icon'

const MenuDrawer = lazy(() => import('./menu-drawer').then((module) => ({ default: module.MenuDrawer })))

/** HD-02: below 768 px the section links slide in from the right. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="md:hidden">
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
          <MenuDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
