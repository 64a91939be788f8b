import type { StoragePorts } from '@trendverse/application/ports/ports'
import {
  composition,
  idOf,
  NOON_MS,
  sampleDecision,
  sampleSnapshot,
  sampleStory,
  sampleTrend,
  storyChanges,
} from './samples'

/** The id of the n-th item of a snapshot. */
export const item = (n: number) => idOf(1_000 + n)

export const merge = (n: number, fromId: string, intoId: string) => ({
  id: idOf(7_000 + n),
  atMs: NOON_MS + n,
  fromId,
  intoId,
  fromSize: 1,
  intoSize: 1,
  reason: 'likeness' as const,
  likeness: 0.5,
})

/** Stores a trend and a story for each of these lists of items. */
export async function tellStories(ports: StoragePorts, itemsOf: readonly (readonly number[])[]): Promise<void> {
  await ports.ingest.saveSnapshot(sampleSnapshot(NOON_MS, Math.max(...itemsOf.flat())))
  const filings = itemsOf.flatMap((items, n) => items.map((one) => ({ itemId: item(one), storyId: idOf(n + 1) })))
  await ports.composition.saveComposition(
    composition({
      trends: itemsOf.map((_, n) => sampleTrend(n + 1)),
      filings,
      decisions: filings.map(({ storyId }, n) => sampleDecision(n + 1, { storyId, itemId: filings[n]?.itemId ?? '' })),
      stories: storyChanges({ stories: itemsOf.map((_, n) => sampleStory(n + 1)) }),
    }),
  )
}

/** Saves merges the way composing does: the trend that is no more is archived and leads on. */
export async function mergeStories(
  ports: StoragePorts,
  readRevision: number,
  fromId: string,
  intoId: string,
): Promise<void> {
  const [trend] = await ports.composition.listTrends({ ids: [fromId] })
  await ports.composition.saveComposition(
    composition({
      trends: [
        { ...sampleTrend(1), ...trend, id: fromId, status: 'archived', lifecycle: 'dormant', mergedIntoId: intoId },
      ],
      stories: storyChanges({
        readRevision,
        merges: [merge(readRevision, fromId, intoId)],
        stories: [sampleStory(1, { id: intoId })],
      }),
    }),
  )
}
