import { logFailure } from '../../../backend/call/log-failure'
import { useServices } from '../../../backend/services'
import { Button } from '../../../components/controls/button'
import { Icon } from '../../../components/controls/icon'
import { ThemeSwitch } from '../../../components/controls/theme-switch'
import { Logo } from '../../../components/page/logo'
import { useAdmin, useAdminSession } from '../admin-context'

/** RT-16: over every page of administrators, in place of the visitors' header. */
export function AdminBar({ onSearch }: { readonly onSearch: () => void }) {
  const { settings } = useServices()
  const { signOut } = useAdmin()
  const isIn = useAdminSession().phase === 'in'
  const leave = () => {
    signOut().catch((cause: unknown) =>
      logFailure('You are signed out on this device, but the server could not be reached.', cause),
    )
  }
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ink/96">
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Logo siteName={settings.siteName} />
        <div className="ml-auto flex items-center gap-1">
          {isIn && (
            <Button size="sm" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch} className="gap-2">
              <Icon name="search" className="size-4" />
              <span className="max-sm:sr-only">Go to…</span>
              <kbd className="hidden text-xs text-faint lg:inline">Ctrl K</kbd>
            </Button>
          )}
          <ThemeSwitch />
          {isIn && (
            <Button tone="bare" size="sm" onClick={leave}>
              Sign out
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
