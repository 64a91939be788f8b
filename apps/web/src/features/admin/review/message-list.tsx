import { useState } from 'react'
import { FormSelect } from '../../../components/form/form-select'
import { EmptyState } from '../../../components/page/empty-state'
import { ReadFailure } from '../../../components/page/read-failure'
import { Skeleton } from '../../../components/page/skeleton'
import { TablePaging } from '../table/table-paging'
import { readTableQuery } from '../table/table-spec'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
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
  const [answering, setAnswering] = useState<ContactMessage | null>(null)
  const { phase, data, refresh } = useAdminData(
    `messages ${JSON.stringify({ page, pageSize, status })}`,
    async (backend, signal) => ({
      data: await backend.admin.contactMessages.list({ page, pageSize, status }, { signal }),
    }),
    { followsChanges: true },
  )
  const [before, setBefore] = useState(data)
  if (phase === 'ready' && data !== before) setBefore(data)
  const answer = data ?? before
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
      {answer === null ? (
        phase === 'failed' ? (
          <ReadFailure title="The messages could not be read" text="Try again in a moment." onRetry={refresh} />
        ) : (
          <div role="status">
            <span className="sr-only">Loading messages</span>
            <Skeleton className="h-96" />
          </div>
        )
      ) : answer.data.length === 0 ? (
        <EmptyState title="No messages" text="What visitors write through the contact form comes here." />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {answer.data.map((message) => (
              <MessageCard key={message.id} message={message} onAnswer={() => setAnswering(message)} />
            ))}
          </ul>
          <TablePaging
            page={page}
            pageSize={pageSize}
            total={answer.total}
            onPage={(next) => address.set({ page: next === 1 ? undefined : next }, { isStep: true })}
            onPageSize={(size) => address.set({ pageSize: size, page: undefined })}
          />
        </>
      )}
      {answering !== null && <AnswerPanel message={answering} onClose={() => setAnswering(null)} />}
    </div>
  )
}
