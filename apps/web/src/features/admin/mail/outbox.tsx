import { Button } from '../../../components/controls/button'
import { Badge } from '../../../components/page/badge'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdminChange } from '../change/use-admin-change'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import { MAIL_TYPE_WORDS, type OutboxMail } from './mail-types'
import { SenderInUse } from './sender-in-use'

const STATUS_WORDS = { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed' } as const

const SPEC = {
  sorts: { newest: 'Newest first' },
  filters: {
    status: { label: 'Status', options: STATUS_WORDS },
    type: { label: 'Type', options: MAIL_TYPE_WORDS },
  },
} as const

const COLUMNS: readonly TableColumn<OutboxMail>[] = [
  {
    key: 'to',
    header: 'To',
    cell: ({ to }) => <span className="block min-w-44 wrap-anywhere">{to}</span>,
    csv: ({ to }) => to,
  },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject, csv: ({ subject }) => subject },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => <span className="whitespace-nowrap">{MAIL_TYPE_WORDS[type]}</span>,
    csv: ({ type }) => MAIL_TYPE_WORDS[type],
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'sent' ? 'accent' : 'plain'} className={status === 'failed' ? 'text-warn' : ''}>
        {STATUS_WORDS[status]}
      </Badge>
    ),
    csv: ({ status }) => STATUS_WORDS[status],
  },
  { key: 'tries', header: 'Tries', cell: ({ tries }) => tries, csv: ({ tries }) => tries, isNumber: true },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
  {
    key: 'sent',
    header: 'Sent',
    cell: ({ sentAt }) => (sentAt === null ? 'not yet' : <RelativeTime at={sentAt} />),
    csv: ({ sentAt }) => sentAt,
    isHiddenAtFirst: true,
  },
  {
    key: 'error',
    header: 'Error',
    cell: ({ error }) => error && <span className="block min-w-56 wrap-anywhere">{error}</span>,
    csv: ({ error }) => error,
  },
  { key: 'again', header: '', cell: (mail) => <SendAgain mail={mail} /> },
]

function SendAgain({ mail: { id, to, status } }: { readonly mail: OutboxMail }) {
  const { change, isBusy } = useAdminChange()
  if (status !== 'failed') return null
  return (
    <Button
      size="sm"
      aria-label={`Send again to ${to}`}
      aria-disabled={isBusy}
      className="whitespace-nowrap"
      onClick={() => void change({ run: (backend) => backend.mail.outbox.retry({ id }), done: 'Queued again.' })}
    >
      Send again
    </Button>
  )
}

/** Mails on their way and what became of them. */
export function Outbox() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <SenderInUse />
      <AdminTable
        name="outbox"
        label="Emails"
        spec={SPEC}
        columns={COLUMNS}
        idOf={({ id }) => id}
        titleOf={({ to, subject }) => `${subject} to ${to}`}
        list={(backend, { page, pageSize, after, q, status, type }, options) =>
          backend.mail.outbox.list({ page, pageSize, after, q, status, type }, options)
        }
        searchLabel="Search by address or subject"
        empty={{
          title: 'No emails yet',
          text: `Emails from the last 30 days appear here.`,
        }}
      />
    </div>
  )
}
