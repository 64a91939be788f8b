import { Button } from '../../../components/controls/button'
import { countText } from '../../../components/text/count-text'
import { PAGE_SIZES } from './table-spec'

type TablePagingProps = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** Which rows are on show, of how many, and the way to the others. */
export function TablePaging({ page, pageSize, total, onPage, onPageSize }: TablePagingProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  return (
    <nav aria-label="Table pages" className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p role="status" className="tabular-nums">
        {total === 0
          ? 'No rows'
          : `${countText(first)} to ${countText(Math.min(total, first + pageSize - 1))} of ${countText(total)}`}
      </p>
      <div className="flex items-center gap-2">
        <label className="flex items-center gap-2">
          <span className="max-sm:sr-only">Rows</span>
          <select
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            className="h-9 rounded-md border border-line bg-panel px-2 text-base text-text sm:text-sm"
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <span className="tabular-nums">
          {countText(page)} / {countText(pages)}
        </span>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  )
}
