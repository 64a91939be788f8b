import { Link } from '@tanstack/react-router'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { ThemeSwitch } from '../../components/controls/theme-switch'
import { Logo } from '../../components/page/logo'
import { useAdmin, useAdminSession } from './admin-context'

/** Pages the bar of administrators leads to, in its order: the last part of their address, and their name. */
const ADMIN_PAGES = [
  { page: undefined, label: 'Overview' },
  { page: 'social', label: 'Social' },
  { page: 'redirects', label: 'Redirects' },
] as const

const LINK_STYLE =
  'flex min-h-11 flex-none items-center rounded-full px-3.5 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text aria-[current]:bg-raised aria-[current]:text-text'

/** RT-16: over every page of administrators, in place of the visitors' header. */
export function AdminBar() {
  const { settings } = useServices()
  const { signOut } = useAdmin()
  const isIn = useAdminSession().phase === 'in'
  const leave = () => {
    signOut().catch((cause: unknown) => logFailure('The session ended here, but the server did not hear of it.', cause))
  }
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ink/96">
      <div className="page grid min-h-16 grid-cols-[auto_1fr_auto] items-center gap-x-6">
        <Logo siteName={settings.siteName} />
        {isIn && (
          <nav
            aria-label="Administration"
            className="col-span-full row-start-2 -mx-3 flex min-w-0 gap-1 overflow-x-auto pb-2 md:col-span-1 md:col-start-2 md:row-start-1 md:pb-0"
          >
            {ADMIN_PAGES.map(({ page, label }) => (
              <Link
                key={label}
                to="/admin/{-$page}"
                params={{ page }}
                activeOptions={{ exact: true }}
                className={LINK_STYLE}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <div className="col-start-3 flex items-center gap-1">
          <ThemeSwitch />
          {isIn && (
            <Button tone="bare" onClick={leave}>
              Sign out
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
