import { useState } from 'react'
import { FormSelect } from '../../../components/form/form-select'
import { EmptyState } from '../../../components/page/empty-state'
import { TablePaging } from '../table/table-paging'
import { readTableQuery } from '../table/table-spec'
import { useAdminAddress } from '../use-admin-address'
import { useAdminRows } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { AnswerPanel } from './answer-panel'
import { MessageCard } from './message-card'
import type { ContactMessage } from './review-types'

const MESSAGES = {
  sorts: { waiting: 'Open first' },
  filters: { status: { label: 'State', options: { open: 'Open', done: 'Done' } } },
} as const

/** What people wrote to support: open before done, members first, then the oldest. */
export function MessageList() {
  const address = useAdminAddress()
  const { page, pageSize, status } = readTableQuery(MESSAGES, address.get)
  const query = { page, pageSize, status }
  const [answering, setAnswering] = useState<ContactMessage | null>(null)
  const read = useAdminRows(`messages ${JSON.stringify(query)}`, (backend, signal) =>
    backend.admin.contactMessages.list(query, { signal }),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-xs">
        <FormSelect
          id="message-status"
          label="State"
          error={undefined}
          value={status ?? ''}
          options={[
            { value: '', label: 'All, open first' },
            { value: 'open', label: 'Open' },
            { value: 'done', label: 'Done' },
          ]}
          onChange={(value) => address.set({ status: value, page: undefined })}
        />
      </div>
      <WhenRead read={read} room="h-96" loading="Loading messages" failure="Couldn’t load the messages">
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title="No messages" text="Messages from the contact form appear here." />
          ) : (
            <>
              <ul className="grid grid-cols-1 gap-4">
                {data.map((message) => (
                  <MessageCard key={message.id} message={message} onAnswer={() => setAnswering(message)} />
                ))}
              </ul>
              <TablePaging query={query} count={{ total }} shown={data.length} />
            </>
          )
        }
      </WhenRead>
      {answering !== null && <AnswerPanel message={answering} onClose={() => setAnswering(null)} />}
    </div>
  )
}
