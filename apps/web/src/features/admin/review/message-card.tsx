import { Button } from '../../../components/controls/button'
import { Panel } from '../../../components/overlays/panel'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdminChange } from '../change/use-admin-change'
import type { ContactMessage } from './review-types'

type MessageCardProps = { readonly message: ContactMessage; readonly onAnswer: () => void }

/** One message to support, and what became of it. */
export function MessageCard({ message, onAnswer }: MessageCardProps) {
  const { id, status, subject, name, email, priority, createdAt, answer, answeredAt } = message
  const { change, isBusy } = useAdminChange()
  const other = status === 'open' ? 'done' : 'open'
  const mark = () =>
    change({
      run: (backend) => backend.admin.contactMessages.update({ id, status: other, expected: { status } }),
      done: other === 'done' ? 'Marked as done.' : 'Reopened.',
      undo: (backend) => backend.admin.contactMessages.update({ id, status, expected: { status: other } }),
    })
  return (
    <li>
      <Panel className="grid grid-cols-1 gap-3 p-4 sm:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {subject}
          </h2>
          <p className="text-sm text-muted">
            {status === 'open' ? 'Open' : 'Done'}
            {priority && ', from a member'} · <RelativeTime at={createdAt} />
          </p>
        </header>
        <p className="text-sm text-muted wrap-anywhere">
          {name}, {email}
        </p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
        {answer !== null && answeredAt !== null && (
          <div className="grid gap-1 border-l-2 border-accent pl-3 text-sm">
            <p className="text-muted">
              Answered <RelativeTime at={answeredAt} />
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {answer}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            tone="solid"
            aria-label={`${answer === null ? 'Answer' : 'Answer again'}: ${subject}`}
            onClick={onAnswer}
          >
            {answer === null ? 'Answer' : 'Answer again'}
          </Button>
          <Button size="sm" aria-disabled={isBusy} onClick={() => void mark()}>
            {status === 'open' ? 'Mark as done' : 'Reopen'}
          </Button>
        </div>
      </Panel>
    </li>
  )
}
