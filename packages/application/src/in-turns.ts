import type { Needs } from './ports/ports'

/** Maps one after the other and lets others run after every few, so that long work keeps nobody waiting. */
export async function mapInTurns<Item, Result>(
  ports: Needs<'letOthersRun'>,
  items: Iterable<Item>,
  atOnce: number,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item))
    if (results.length % atOnce === 0) await ports.letOthersRun()
  }
  return results
}
