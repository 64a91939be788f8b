import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { Badge } from '../page/badge'
import { ExactTime } from '../text/exact-time'
import { networkText } from './network-text'

/** What a row shows of a session. */
export type ShownSession = {
  readonly device: string
  readonly network: string
  readonly createdAt: string
  readonly lastSeenAt: string
  /** Whether it is the one of this page. */
  readonly current: boolean
}

const PHONE = /android|ios|iphone|ipad|mobile/i
const SCREEN = 'M3.5 5.5h17v10.5h-17ZM9 20h6M12 16v4'
const HANDSET = 'M7.5 3h9v18h-9ZM11 18h2'

/** A screen or a handset, by what a session says of its device. Decorative: the words stand beside it. */
function DeviceIcon({ device }: { readonly device: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-10 shrink-0 rounded-md border border-line p-2 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PHONE.test(device) ? HANDSET : SCREEN} />
    </svg>
  )
}

type SessionRowProps = {
  readonly session: ShownSession
  readonly isEnding: boolean
  readonly onEnd: () => void
  /** Beside its name: what kind of session it is, where there are several. */
  readonly mark?: ReactNode
}

/** One session: on what, from where, since when. The one of this page is left by signing out. */
export function SessionRow({ session, isEnding, onEnd, mark }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, current } = session
  const network = networkText(session.network)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {current && <Badge tone="accent">This device</Badge>}
          {mark}
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
