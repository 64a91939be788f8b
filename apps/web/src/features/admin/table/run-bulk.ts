/** Calls under way at a time: a long selection must not crowd out everybody else. */
const AT_ONCE = 3

export type BulkFailure<Row> = { readonly row: Row; readonly error: unknown }
export type BulkOutcome<Row> = { readonly done: readonly Row[]; readonly failed: readonly BulkFailure<Row>[] }

/**
 * Calls `run` for each row, a few at a time; one that fails holds up no other.
 *
 * @param onProgress Told after each row how many have ended.
 */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (ended: number) => void = () => undefined,
): Promise<BulkOutcome<Row>> {
  const done: Row[] = []
  const failed: BulkFailure<Row>[] = []
  const waiting = [...rows]
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await run(row)
        done.push(row)
      } catch (error) {
        failed.push({ row, error })
      }
      onProgress(done.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done, failed }
}
