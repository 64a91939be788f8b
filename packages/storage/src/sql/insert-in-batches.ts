/** PostgreSQL takes 65,535 parameters a statement; rows here have at most 30 columns. */
const ROWS_PER_STATEMENT = 500

/** Hands rows to a statement in batches it can hold, one after the other; no rows, no statement. */
export async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
  rowsPerStatement = ROWS_PER_STATEMENT,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await insert(rows.slice(start, start + rowsPerStatement))
  }
}
