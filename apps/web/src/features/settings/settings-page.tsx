import { getRouteApi } from '@tanstack/react-router'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { SettingsForms } from './settings-forms'
import { SettingsSkeleton } from './settings-skeleton'

const route = getRouteApi('/settings')

/** `/settings` (OP-05) */
export function SettingsPage() {
  const loaded = route.useLoaderData()
  const { user } = useSession()
  useOwnerOnly(loaded?.account.id ?? null)
  // Another account that signs in meanwhile gets forms of its own.
  return loaded === null || user === null ? (
    <SettingsSkeleton />
  ) : (
    <SettingsForms key={loaded.account.id} account={loaded.account} sessions={loaded.sessions} />
  )
}
