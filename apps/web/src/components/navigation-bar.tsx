import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountArea } from './account/account-area'
import type { ShownUser } from './account/shown-user'
import { classNames } from './class-names'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { SECTION_LINKS } from './section-links'
import { ThemeSwitch } from './theme-switch'

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
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 lg:gap-x-6">
      <Logo siteName={siteName} />
      <nav aria-label="Sections" className="hidden lg:block">
        <ul className="flex gap-1">
          {SECTION_LINKS.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                activeOptions={{ exact: link.to === '/', includeSearch: false }}
                className="flex min-h-9 items-center rounded-full px-3.5 text-sm text-muted transition-colors duration-150 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
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
        <ThemeSwitch />
        <AccountArea user={user} />
        <MobileMenu user={user} />
      </div>
    </div>
  )
}
