import { Button } from '../../../components/controls/button'
import { useAdminAddress } from '../use-admin-address'
import { type RowCount, rowCountText, rowText } from './row-count'
import { type AnyTableQuery, PAGE_SIZES } from './table-spec'

type TablePagingProps = {
  /** What the list was asked for. */
  readonly query: AnyTableQuery
  readonly count: RowCount
  /** Rows on this page. */
  readonly shown: number
}

/** Which rows are on show, of how many, and the way to the others, which stands in the address. */
export function TablePaging({ query: { page, pageSize }, count, shown }: TablePagingProps) {
  const address = useAdminAddress()
  const go = (to: number) => address.set({ page: to === 1 ? undefined : to }, { isStep: true })
  const pages = Math.max(1, Math.ceil(count.total / pageSize))
  const goesOn = count.isTotalExact === false ? shown > 0 : page < pages
  const first = (page - 1) * pageSize + 1
  return (
    <nav aria-label="Table pages" className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p role="status" className="tabular-nums">
        {shown === 0
          ? `No rows on this page, of ${rowCountText(count)}`
          : `${rowText(first)} to ${rowText(Math.min(count.total, first + pageSize - 1))} of ${rowCountText(count)}`}
      </p>
      <div className="flex items-center gap-2">
        <label className="flex items-center gap-2">
          <span className="max-sm:sr-only">Rows</span>
          <select
            value={pageSize}
            onChange={(event) => address.set({ pageSize: Number(event.target.value), page: undefined })}
            className="h-9 pointer-coarse:h-11 rounded-md border border-line bg-panel px-2 text-base text-text sm:text-sm"
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <Button size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
          Previous
        </Button>
        <span className="tabular-nums">
          {rowText(page)} / {rowCountText({ ...count, total: pages })}
        </span>
        <Button size="sm" disabled={!goesOn} onClick={() => go(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  )
}
