/** Rows an export holds at most: more is a matter for the database. */
export const MAX_EXPORTED_ROWS = 10_000
const ROWS_PER_CALL = 100

type Answer<Row> = { readonly data: readonly Row[]; readonly total: number }

/**
 * All rows of a list, page after page, up to `MAX_EXPORTED_ROWS`.
 *
 * @param list Reads one page of 100 rows.
 */
export async function readAllRows<Row>(
  list: (page: number, pageSize: number) => Promise<Answer<Row>>,
  onProgress: (read: number, total: number) => void = () => undefined,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await list(page, ROWS_PER_CALL)
    rows.push(...data)
    const wanted = Math.min(total, MAX_EXPORTED_ROWS)
    onProgress(Math.min(rows.length, wanted), wanted)
    if (data.length === 0 || rows.length >= wanted) return rows.slice(0, MAX_EXPORTED_ROWS)
  }
}
