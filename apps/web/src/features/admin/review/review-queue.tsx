import { useRef, useState } from 'react'
import { FormSelect } from '../../../components/form/form-select'
import { EmptyState } from '../../../components/page/empty-state'
import { useAdminChange } from '../change/use-admin-change'
import { TablePaging } from '../table/table-paging'
import { readTableQuery } from '../table/table-spec'
import { useAdminAddress } from '../use-admin-address'
import { useAdminRows } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { CaseCard } from './case-card'
import type { ReviewCase } from './review-types'
import { caseName, KIND_WORDS, STATE_WORDS } from './review-words'
import { type ReviewWish, useReviewKeys } from './use-review-keys'

const QUEUE = {
  sorts: { newest: 'Latest first', most_reported: 'Most reported first' },
  filters: {
    status: { label: 'State', options: { open: 'Open', decided: 'Decided' } },
    kind: { label: 'Kind', options: KIND_WORDS },
  },
} as const

type Decision = Exclude<ReviewWish, 'next' | 'previous'>
/** What takes a case back to a state. */
const BACK_TO = { open: 'reopen', kept: 'keep', taken_down: 'take_down' } as const
const AFTER = { reopen: 'open', keep: 'kept', take_down: 'taken_down' } as const
const DONE = { reopen: 'reopened', keep: 'kept', take_down: 'taken down' } as const

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Everything visitors reported, decided one after the other, by keys if one likes. */
export function ReviewQueue() {
  const address = useAdminAddress()
  const said = readTableQuery(QUEUE, address.get)
  const status = address.get('status') === 'all' ? undefined : (said.status ?? 'open')
  const { q: _search, ...rest } = said
  const query = { ...rest, status }
  const read = useAdminRows(`review ${JSON.stringify(query)}`, (backend, signal) =>
    backend.admin.review.list(query, { signal }),
  )
  const cases: readonly ReviewCase[] = read.data?.data ?? []
  const [place, setPlace] = useState(0)
  const active = Math.min(place, Math.max(0, cases.length - 1))
  const list = useRef<HTMLOListElement>(null)
  const { change, isBusy } = useAdminChange()

  const decide = (found: ReviewCase, decision: Decision) => {
    const { kind, id, state } = found
    if (AFTER[decision] === state) return
    void change({
      run: (backend) => backend.admin.review.decide({ kind, id, decision, expected: { state } }),
      done: `${caseName(found)}: ${DONE[decision]}.`,
      undo: (backend) =>
        backend.admin.review.decide({ kind, id, decision: BACK_TO[state], expected: { state: AFTER[decision] } }),
      undone: `${caseName(found)}: ${STATE_WORDS[state].toLowerCase()} again.`,
    })
  }
  useReviewKeys((wish) => {
    const found = cases[active]
    if (wish === 'next' || wish === 'previous') {
      const next = Math.max(0, Math.min(cases.length - 1, active + (wish === 'next' ? 1 : -1)))
      setPlace(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else if (found && !isBusy) decide(found, wish)
  })

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <FormSelect
          id="review-status"
          label="State"
          error={undefined}
          value={status ?? 'all'}
          options={[...optionsOf(QUEUE.filters.status.options), { value: 'all', label: 'All' }]}
          onChange={(value) => address.set({ status: value === 'open' ? undefined : value, page: undefined })}
        />
        <FormSelect
          id="review-kind"
          label="Kind"
          error={undefined}
          value={said.kind ?? ''}
          options={[{ value: '', label: 'Everything' }, ...optionsOf(KIND_WORDS)]}
          onChange={(value) => address.set({ kind: value, page: undefined })}
        />
        <FormSelect
          id="review-sort"
          label="Order"
          error={undefined}
          value={said.sort ?? 'newest'}
          options={optionsOf(QUEUE.sorts)}
          onChange={(value) => address.set({ sort: value === 'newest' ? undefined : value, page: undefined })}
        />
      </div>
      <WhenRead read={read} room="h-96" loading="Loading reports" failure="Couldn’t load the reports">
        {({ total }) =>
          cases.length === 0 ? (
            <EmptyState
              title={status === 'open' ? 'Nothing to review' : 'Nothing here'}
              text={
                status === 'open'
                  ? 'Reports from visitors appear here. Choose “Decided” to see past decisions.'
                  : 'Choose another state or kind to see more.'
              }
            />
          ) : (
            <>
              <p className="text-sm text-muted">
                Keys: <kbd>J</kbd> and <kbd>K</kbd> move, the letters on the buttons decide, <kbd>Ctrl</kbd>{' '}
                <kbd>Z</kbd> undoes the last decision.
              </p>
              <ol ref={list} className="grid grid-cols-1 gap-4">
                {cases.map((found, index) => (
                  <CaseCard
                    key={`${found.kind} ${found.id}`}
                    found={found}
                    isActive={index === active}
                    isBusy={isBusy}
                    onDecide={(decision) => {
                      setPlace(index)
                      decide(found, decision)
                    }}
                  />
                ))}
              </ol>
              <TablePaging query={query} count={{ total }} shown={cases.length} />
            </>
          )
        }
      </WhenRead>
    </div>
  )
}
