import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { ExactTime } from '../../components/exact-time'
import { DeviceIcon } from './device-icon'
import type { OpenSession } from './read-settings-page'

type SessionRowProps = { readonly session: OpenSession; readonly isEnding: boolean; readonly onEnd: () => void }

/** One session: on what, from where, since when. The one of this page is left by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, createdAt, lastSeenAt, current } = session
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          {network} · last used <ExactTime at={lastSeenAt} /> · signed in <ExactTime at={createdAt} />
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-disabled={isEnding} aria-label={`Sign out ${device}, ${network}`} onClick={onEnd}>
          {isEnding ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  )
}
