import type { Backend } from '@trendverse/contract/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { countText } from '../../../components/text/count-text'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'

type StoryListProps<Row> = {
  readonly label: string
  /** Names the reading. */
  readonly id: string
  readonly list: (
    backend: Backend,
    page: { readonly page: number; readonly pageSize: number },
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number }>
  readonly keyOf: (row: Row) => string
  readonly renderRow: (row: Row) => ReactNode
  readonly empty: string
  readonly tools?: ReactNode
}

const PAGE_SIZE = 10

/** A part of a story, page by page. */
export function StoryList<Row>({ label, id, list, keyOf, renderRow, empty, tools }: StoryListProps<Row>) {
  const [page, setPage] = useState(1)
  const read = useAdminData(
    `${id} ${page}`,
    async (backend, signal) => ({ data: await list(backend, { page, pageSize: PAGE_SIZE }, signal) }),
    { followsChanges: true },
  )
  const answer = read.data
  const pages = answer === null ? 1 : Math.max(1, Math.ceil(answer.total / PAGE_SIZE))
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">
          {label}
          {answer !== null && answer.total > 0 && (
            <span className="ml-2 text-sm font-normal text-muted tabular-nums">{countText(answer.total)}</span>
          )}
        </h3>
        {tools}
      </div>
      <WhenRead read={read} room="h-32">
        {({ data, total }) =>
          total === 0 ? (
            <p className="text-sm text-muted">{empty}</p>
          ) : (
            <ul className="grid grid-cols-1 text-sm">
              {data.map((row) => (
                <li
                  key={keyOf(row)}
                  className="flex items-start justify-between gap-4 border-t border-line py-3 *:last:flex-none"
                >
                  {renderRow(row)}
                </li>
              ))}
            </ul>
          )
        }
      </WhenRead>
      {pages > 1 && (
        <div className="flex items-center gap-3 text-sm text-muted">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span className="tabular-nums">
            {page} of {pages}
          </span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </section>
  )
}
