import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ADMIN_GROUPS, ADMIN_PAGES } from './admin-pages'

const LINK_STYLE =
  'flex min-h-10 flex-none pointer-coarse:min-h-11 items-center rounded-md px-3 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-text'

/** The pages by what they are about: a column beside the page, or a line above it that scrolls by itself. */
export function AdminNavigation() {
  const navigation = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // In the line of a phone the open page may lie beyond its edge.
  useEffect(() => {
    const open = navigation.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav
      ref={navigation}
      aria-label="Administration"
      className="flex min-w-0 gap-1 overflow-x-auto px-4 pb-2 sm:px-6 lg:sticky lg:top-16 lg:grid lg:max-h-[calc(100dvh-4rem)] lg:content-start lg:gap-5 lg:overflow-y-auto lg:px-3 lg:py-6"
    >
      {ADMIN_GROUPS.map((group) => {
        const pages = ADMIN_PAGES.filter((entry) => entry.group === group)
        if (pages.length === 0) return null
        return (
          <div key={group} className="flex flex-none gap-1 lg:grid lg:gap-0.5">
            <p className="hidden px-3 pb-1 text-xs font-medium text-faint lg:block">{group}</p>
            {pages.map(({ page, label, letter }) => (
              <Link
                key={label}
                to="/admin/{-$page}"
                params={{ page }}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-keyshortcuts={`g ${letter}`}
                className={LINK_STYLE}
              >
                {label}
              </Link>
            ))}
          </div>
        )
      })}
    </nav>
  )
}
