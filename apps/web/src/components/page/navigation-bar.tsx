import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef, useState } from 'react'
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

const MoreLinks = lazyPart(() => import('./more-links').then((module) => module.MoreLinks))

/** Memes, forecasts and whatever else has no room in the bar, one press away. */
function MoreMenu({ hasGalaxy }: Pick<NavigationBarProps, 'hasGalaxy'>) {
  const [openedBy, setOpenedBy] = useState<'press' | 'arrow' | null>(null)
  const box = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = openedBy !== null
  return (
    <li ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenedBy(isOpen ? null : 'press')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpenedBy('arrow')
        }}
        className="flex min-h-9 items-center gap-1 rounded-full px-2.5 text-sm text-muted transition-colors duration-150 hover:text-text aria-expanded:bg-raised aria-expanded:text-text xl:px-3.5"
      >
        More
        <Icon name="down" className="size-4" />
      </button>
      {isOpen && (
        <MoreLinks
          id={id}
          box={box}
          button={button}
          takesFocus={openedBy === 'arrow'}
          hasGalaxy={hasGalaxy}
          onClose={() => setOpenedBy(null)}
        />
      )}
    </li>
  )
}

const MenuDrawer = lazyPart(() => import('../overlays/menu-drawer').then((module) => module.MenuDrawer))

/** HD-02: below 1024 px the links slide in from the right. */
function MobileMenu({ user, hasGalaxy }: Pick<NavigationBarProps, 'user' | 'hasGalaxy'>) {
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
      {isOpen && <MenuDrawer user={user} hasGalaxy={hasGalaxy} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type NavigationBarProps = {
  readonly siteName: string
  /** Who is signed in; null for a guest. */
  readonly user: ShownUser | null
  /** A device alone has none to show. */
  readonly hasGalaxy: boolean
  /** Stands between the links and the tools, for example a search box. */
  readonly children?: ReactNode
  /** First of the tools. */
  readonly search?: ReactNode
}

/** Logo, section links and tools in one line; below 1024 px the links move into a menu (HD-02). */
export function NavigationBar({ siteName, user, hasGalaxy, children, search }: NavigationBarProps) {
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
          <MoreMenu hasGalaxy={hasGalaxy} />
        </ul>
      </nav>
      {children && (
        <div className="order-last min-w-0 basis-full pb-2 md:order-none md:ml-auto md:max-w-80 md:flex-1 md:basis-0 md:pb-0">
          {children}
        </div>
      )}
      <div className={classNames('flex items-center sm:gap-1', children ? 'ml-auto md:ml-0' : 'ml-auto')}>
        {search}
        <span data-share-slot="" className="share-slot" />
        <ThemeSwitch />
        <AccountArea user={user} />
        <MobileMenu user={user} hasGalaxy={hasGalaxy} />
      </div>
    </div>
  )
}
