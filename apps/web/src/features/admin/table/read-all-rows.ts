import type { RowCount, RowsAnswer } from './row-count'

/** Rows an export holds at most: more is a matter for the database. */
export const MAX_EXPORTED_ROWS = 10_000
const ROWS_PER_CALL = 100

/**
 * All rows of a list, page after page, up to `MAX_EXPORTED_ROWS`.
 *
 * @param list Reads one page of 100 rows, behind the one before where that told how.
 */
export async function readAllRows<Row>(
  list: (page: number, pageSize: number, after: string | undefined) => Promise<RowsAnswer<Row>>,
  onProgress: (read: number, of: RowCount) => void = () => undefined,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  for (let page = 1; ; page += 1) {
    const { data, total, isTotalExact = true, next } = await list(page, ROWS_PER_CALL, after)
    after = next ?? undefined
    rows.push(...data)
    const isCounted = isTotalExact || total >= MAX_EXPORTED_ROWS
    const wanted = isCounted ? Math.min(total, MAX_EXPORTED_ROWS) : MAX_EXPORTED_ROWS
    onProgress(Math.min(rows.length, wanted), { total: Math.min(total, wanted), isTotalExact: isCounted })
    if (data.length === 0 || rows.length >= wanted) return rows.slice(0, MAX_EXPORTED_ROWS)
  }
}
