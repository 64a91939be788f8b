import type { StoragePorts } from '@trendverse/application/ports/ports'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { buildItem } from './build-item'
import { buildTrendRecord, testUuid } from './build-trend'

/** The n-th item of these stories: 1 founded the one that stays, 2 joined it, 3 founded the one that became part of it. */
export const storyItemId = (n: number): string => testUuid(60_000 + n)
/** The n-th item's decision. */
export const storyJoinId = (n: number): string => testUuid(61_000 + n)

const TITLES = ['Comet Harper comes near', 'Comet Harper seen over Chile', 'A comet over Santiago']

/**
 * Puts two stories into a record: trend 1 of two items, and another trend of one item, which became part of it.
 *
 * @param merged The number of the trend that became part of trend 1, and its merge.
 */
export async function addMergedStory(
  { ingest, composition, stories }: Pick<StoragePorts, 'ingest' | 'composition' | 'stories'>,
  merged: { readonly number: number; readonly mergeId: string; readonly atMs: number },
): Promise<void> {
  const { mergeId, atMs } = merged
  const [into, from] = [1, merged.number].map((n) => ({ ...UNOBSERVED, ...buildTrendRecord(n) }))
  if (into === undefined || from === undefined) throw new Error('there should be two trends')
  await ingest.saveSnapshot({
    source: 'feeds',
    observedAtMs: atMs,
    sightings: TITLES.map((title, place) => {
      const item = buildItem('feeds', title, { itemId: `comet-${place}`, publisher: 'Example News' })
      return { item, score: item, newId: storyItemId(place + 1) }
    }),
    model: { basedOn: 0, written: { engine: 'x' }, removed: [] },
    forecasts: [],
    outcomes: [],
  })
  const filings = [into.id, into.id, from.id].map((storyId, place) => ({ itemId: storyItemId(place + 1), storyId }))
  await composition.saveComposition({
    trends: [into, from],
    filings,
    decisions: filings.map((filing, place) => ({
      ...filing,
      id: storyJoinId(place + 1),
      atMs: atMs + place,
      ...(place === 1
        ? ({ kind: 'merged', reason: 'likeness', similarity: 0.5 } as const)
        : ({ kind: 'founded', reason: null, similarity: null } as const)),
      undoneAtMs: null,
    })),
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
  const sizes = { fromSize: 1, intoSize: 2, reason: 'likeness', likeness: 0.4 } as const
  await composition.saveComposition({
    trends: [{ ...from, status: 'archived', lifecycle: 'dormant', mergedIntoId: into.id }],
    filings: [],
    decisions: [],
    stories: {
      readRevision: await stories.revision(),
      stories: [],
      frequencies: null,
      keys: [],
      merges: [{ id: mergeId, atMs: atMs + 10, fromId: from.id, intoId: into.id, ...sizes }],
    },
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
}
