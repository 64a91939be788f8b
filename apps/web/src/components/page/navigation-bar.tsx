import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { JoinFree } from '../account/join-free'
import type { ShownUser } from '../account/shown-user'
import { lazyPart } from '../browser/lazy-part'
import { Button } from '../controls/button'
import { Icon } from '../controls/icon'
import { LinkButton } from '../controls/link-button'
import { ThemeSwitch } from '../controls/theme-switch'
import { classNames } from '../text/class-names'
import { Logo } from './logo'
import { SECTION_LINKS } from './section-links'

/** Who is signed in is known once the page is alive, never to the server: its code may come then. */
const UserMenu = lazyPart(() => import('../account/user-menu').then((module) => module.UserMenu))

/**
 * HD-04, HD-05: who is signed in, or the two ways in. Its width is the same for both, and styles hide the ways in until
 * it is known who is here, so that nothing moves.
 */
function AccountArea({ user }: { readonly user: ShownUser | null }) {
  return (
    <div className="account-area">
      {user ? (
        <UserMenu fallback={<span className="size-11" />} user={user} />
      ) : (
        <div className="guest-only hidden items-center gap-1 md:flex">
          <LinkButton to="/login" tone="bare" size="sm">
            Sign In
          </LinkButton>
          <LinkButton to="/signup" tone="solid" size="sm">
            <JoinFree />
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const MenuDrawer = lazyPart(() => import('../overlays/menu-drawer').then((module) => module.MenuDrawer))

/** HD-02: below 1024 px the links slide in from the right. */
function MobileMenu({ user }: { readonly user: ShownUser | null }) {
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
      {isOpen && <MenuDrawer user={user} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type NavigationBarProps = {
  readonly siteName: string
  /** Who is signed in; null for a guest. */
  readonly user: ShownUser | null
  /** Stands between the links and the tools, for example a search box. */
  readonly children?: ReactNode
}

/** Logo, section links and tools in one line; below 1024 px the links move into a menu (HD-02). */
export function NavigationBar({ siteName, user, children }: NavigationBarProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 xl:gap-x-6">
      <Logo siteName={siteName} />
      <nav aria-label="Sections" className="hidden lg:block">
        <ul className="flex gap-1">
          {SECTION_LINKS.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                activeOptions={{ exact: link.to === '/', includeSearch: false }}
                className="flex min-h-9 items-center rounded-full px-2.5 xl:px-3.5 text-sm text-muted transition-colors duration-150 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children && (
        <div className="order-last min-w-0 basis-full pb-2 md:order-none md:ml-auto md:max-w-80 md:flex-1 md:basis-0 md:pb-0">
          {children}
        </div>
      )}
      <div className={classNames('flex items-center gap-1', children ? 'ml-auto md:ml-0' : 'ml-auto')}>
        <span data-share-slot="" className="share-slot" />
        <ThemeSwitch />
        <AccountArea user={user} />
        <MobileMenu user={user} />
      </div>
    </div>
  )
}
