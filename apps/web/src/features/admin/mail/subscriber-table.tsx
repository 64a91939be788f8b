import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { Badge } from '../../../components/page/badge'
import { RelativeTime } from '../../../components/text/relative-time'
import { ConfirmTyping } from '../change/confirm-typing'
import { useAdminChange } from '../change/use-admin-change'
import { AdminTable } from '../table/admin-table'
import type { TableColumn } from '../table/table-column'
import type { Subscriber } from './mail-types'

const STATUS_WORDS = { active: 'Active', unconfirmed: 'Unconfirmed', unsubscribed: 'Unsubscribed' } as const

const SPEC = {
  sorts: { newest: 'Newest first' },
  filters: { status: { label: 'Status', options: STATUS_WORDS } },
} as const

const COLUMNS: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    header: 'Address',
    cell: ({ email }) => <span className="block min-w-44 wrap-anywhere">{email}</span>,
    csv: ({ email }) => email,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'active' ? 'accent' : 'plain'}>{STATUS_WORDS[status]}</Badge>,
    csv: ({ status }) => STATUS_WORDS[status],
  },
  { key: 'source', header: 'Sign-up form', cell: ({ source }) => source, csv: ({ source }) => source },
  {
    key: 'since',
    header: 'Since',
    cell: ({ subscribedAt }) => <RelativeTime at={subscribedAt} />,
    csv: ({ subscribedAt }) => subscribedAt,
  },
  {
    key: 'left',
    header: 'Unsubscribed',
    cell: ({ unsubscribedAt }) => (unsubscribedAt === null ? '' : <RelativeTime at={unsubscribedAt} />),
    csv: ({ unsubscribedAt }) => unsubscribedAt,
    isHiddenAtFirst: true,
  },
  { key: 'remove', header: '', cell: (subscriber) => <RemoveSubscriber subscriber={subscriber} /> },
]

function RemoveSubscriber({ subscriber: { id, email } }: { readonly subscriber: Subscriber }) {
  const { change, isBusy } = useAdminChange()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    await change({ run: (backend) => backend.admin.subscribers.remove({ id }), done: `${email} removed.` })
    setIsAsking(false)
  }
  return (
    <>
      <Button size="sm" aria-label={`Remove ${email}`} onClick={() => setIsAsking(true)}>
        Remove…
      </Button>
      {isAsking && (
        <ConfirmTyping
          title="Remove this subscriber?"
          word={email}
          actionLabel="Remove"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        >
          <p>The address is deleted and gets no more newsletters. It can subscribe again.</p>
        </ConfirmTyping>
      )}
    </>
  )
}

/** Who gets the newsletter, who has not confirmed yet, and who left. */
export function SubscriberTable() {
  return (
    <AdminTable
      name="subscribers"
      label="Subscribers"
      spec={SPEC}
      columns={COLUMNS}
      idOf={({ id }) => id}
      titleOf={({ email }) => email}
      list={(backend, { page, pageSize, after, q, status }, options) =>
        backend.admin.subscribers.list({ page, pageSize, after, q, status }, options)
      }
      searchLabel="Search by address"
      empty={{ title: 'No subscribers yet', text: 'The sign-up form is at the bottom of every page.' }}
    />
  )
}
