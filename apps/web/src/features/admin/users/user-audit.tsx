import { ExactTime } from '../../../components/text/exact-time'
import { auditWords } from '../audit/audit-words'
import { detailLines } from '../audit/detail-lines'
import type { OpenUser } from './admin-user-types'

/** What was done to an account, and by whom. */
export function UserAudit({ entries }: { readonly entries: OpenUser['audit'] }) {
  if (entries.length === 0) return <p className="text-muted">No entries about this account yet.</p>
  return (
    <ol className="grid grid-cols-1 text-sm">
      {entries.map(({ id, at, actorName, action, details }) => (
        <li key={id} className="grid gap-0.5 border-t border-line py-2.5 first:border-t-0">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium">
              {actorName} {auditWords(action)}
            </span>
            <span className="shrink-0">
              <ExactTime at={at} />
            </span>
          </p>
          <p className="wrap-anywhere text-muted">
            {detailLines(details)
              .map(({ label, text }) => `${label}: ${text}`)
              .join('; ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
