import { ExactTime } from '../../../components/text/exact-time'
import type { OpenUser } from './admin-user-types'
import { actionText, detailsText } from './user-words'

/** What was done to an account, and by whom. */
export function UserAudit({ entries }: { readonly entries: OpenUser['audit'] }) {
  if (entries.length === 0) return <p className="text-muted">Nothing was done to this account yet.</p>
  return (
    <ol className="grid grid-cols-1 text-sm">
      {entries.map(({ id, at, actorName, action, details }) => (
        <li key={id} className="grid gap-0.5 border-t border-line py-2.5 first:border-t-0">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{actionText(action)}</span>
            <span className="shrink-0">
              <ExactTime at={at} />
            </span>
          </p>
          <p className="wrap-anywhere text-muted">
            by {actorName}
            {Object.keys(details).length > 0 && `. ${detailsText(details)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
