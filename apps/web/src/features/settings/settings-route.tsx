import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { SettingsForms } from './settings-forms'
import { SettingsSkeleton } from './settings-skeleton'

/** Everything the address of the settings may show, as one file to load. */
export { readSettingsPage } from './read-settings-page'
export { SettingsSkeleton } from './settings-skeleton'

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

/** The settings could not be read. */
export function SettingsFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure
      error={error}
      message="The settings could not be read."
      title="Your settings didn’t load"
      text="Check your connection and try again. Nothing has been changed."
    >
      <LinkButton to="/">To the universe</LinkButton>
    </RouteFailure>
  )
}
