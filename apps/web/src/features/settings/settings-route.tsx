import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { LinkButton } from '../../components/controls/link-button'
import { ReadFailure } from '../../components/page/read-failure'
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
  const router = useRouter()
  useEffect(() => logFailure('The settings could not be read.', error), [error])
  return (
    <div className="page">
      <ReadFailure
        title="Your settings did not arrive"
        text="The connection or the server failed just now. Nothing has been changed."
        onRetry={() => void router.invalidate()}
      >
        <LinkButton to="/">To the universe</LinkButton>
      </ReadFailure>
    </div>
  )
}
