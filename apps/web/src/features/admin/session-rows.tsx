import { SessionRow, type ShownSession } from '../../components/account/session-row'
import { Badge } from '../../components/page/badge'

type AdminSession = ShownSession & { readonly id: string; readonly kind: 'user' | 'admin' }

type SessionRowsProps = {
  readonly sessions: readonly AdminSession[]
  /** The one that is being ended. */
  readonly ending: string | null
  readonly onEnd: (id: string) => void
}

/** Where somebody is signed in, in the administration and on the pages of visitors. */
export function SessionRows({ sessions, ending, onEnd }: SessionRowsProps) {
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={ending === session.id}
          onEnd={() => onEnd(session.id)}
          mark={<Badge>{session.kind === 'admin' ? 'Administration' : 'Site'}</Badge>}
        />
      ))}
    </ul>
  )
}
