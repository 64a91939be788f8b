/** PostgreSQL takes 65,535 parameters a statement. Writing one of so many rows keeps the thread for some ten milliseconds. */
const ROWS_PER_STATEMENT = 100

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
