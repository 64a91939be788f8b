import type { IngestRepository, RetentionStep, ThinningLimits } from '@trendverse/application/ports/ingest'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import {
  composition,
  idOf,
  NOON_MS,
  sampleItem,
  sampleModel,
  sampleScore,
  sampleSnapshot,
  sampleTrend,
} from './samples'

/** More than any history of these tests needs. */
const MOST_STEPS = 100

/** What every IngestRepository promises of the past it keeps. */
export function retentionSuite(fresh: () => Promise<StoragePorts>): void {
  it('keeps the newest of each hour beyond the first limit, of each day beyond the second, and is then done', async () => {
    const { ingest } = await fresh()
    const midnight = NOON_MS - 12 * HOUR_MS
    const instants = [0, 10, 59, 60, 23 * 60, 24 * 60, 24 * 60 + 30, 25 * 60, 48 * 60, 48 * 60 + 1]
    for (const minutes of instants) await ingest.saveSnapshot(sampleSnapshot(midnight + minutes * MINUTE_MS, 1))
    const limits = { dailyBeforeMs: midnight + DAY_MS, hourlyBeforeMs: midnight + 2 * DAY_MS }
    expect(await thinAll(ingest, limits)).toBe(5)
    const points = (await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001)) ?? []
    expect(points.map(({ atMs }) => (atMs - midnight) / MINUTE_MS)).toEqual([
      23 * 60,
      24 * 60 + 30,
      25 * 60,
      48 * 60,
      48 * 60 + 1,
    ])
    expect(await thinAll(ingest, limits)).toBe(0)
  })

  it('thins what a source stated like what was seen', async () => {
    const { ingest } = await fresh()
    const history = [90, 60, 30].map((minutes) => ({ atMs: NOON_MS - minutes * MINUTE_MS, metric: minutes }))
    const sightings = [{ item: sampleItem(1, { history }), score: sampleScore(), newId: idOf(1_001) }]
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 0, { sightings }))
    expect(await thinAll(ingest, { dailyBeforeMs: 0, hourlyBeforeMs: NOON_MS })).toBe(1)
    const points = (await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001)) ?? []
    expect(points.map(({ atMs }) => (NOON_MS - atMs) / MINUTE_MS)).toEqual([90, 30, 0])
  })

  it('thins what grew old since, and what came in late', async () => {
    const { ingest } = await fresh()
    const midnight = NOON_MS - 12 * HOUR_MS
    const see = async (...hours: number[]) => {
      for (const hour of hours) await ingest.saveSnapshot(sampleSnapshot(midnight + hour * HOUR_MS, 1))
    }
    const left = async (): Promise<number[]> => {
      const points = (await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001)) ?? []
      return points.map(({ atMs }) => (atMs - midnight) / HOUR_MS)
    }
    await see(24, 24.5, 25, 48.25, 48.75, 49)
    expect(await thinAll(ingest, { dailyBeforeMs: midnight, hourlyBeforeMs: midnight + 26 * HOUR_MS })).toBe(1)
    expect(await left()).toEqual([24.5, 25, 48.25, 48.75, 49])
    expect(await thinAll(ingest, { dailyBeforeMs: midnight, hourlyBeforeMs: midnight + 50 * HOUR_MS })).toBe(1)
    expect(await left()).toEqual([24.5, 25, 48.75, 49])
    await see(2, 2.5, 24.75)
    expect(await thinAll(ingest, { dailyBeforeMs: midnight, hourlyBeforeMs: midnight + 50 * HOUR_MS })).toBe(2)
    expect(await left()).toEqual([2.5, 24.75, 25, 48.75, 49])
    expect(await thinAll(ingest, { dailyBeforeMs: midnight + 48 * HOUR_MS, hourlyBeforeMs: midnight })).toBe(1)
    expect(await left()).toEqual([2.5, 25, 48.75, 49])
  })

  it('forgets items that nobody shows any more and that no trend holds, with their history', async () => {
    const { ingest, stories, composition: repository } = await fresh()
    const [held, loose, fresher] = [1_001, 1_002, 1_003].map(idOf) as [string, string, string]
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3))
    const again = [{ item: sampleItem(3), score: sampleScore(), newId: fresher }]
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + DAY_MS, 0, { sightings: again, model: sampleModel(1, 'two') }))
    await repository.seedIfEmpty([sampleTrend(1, { status: 'archived' })])
    await repository.saveComposition(
      composition({
        filings: [
          { itemId: held, storyId: idOf(1) },
          { itemId: loose, storyId: idOf(2) },
        ],
      }),
    )
    const forget = (notSeenSinceMs: number) => inSteps(() => ingest.forgetItems(notSeenSinceMs))
    expect(await forget(NOON_MS)).toBe(0)
    expect(await forget(NOON_MS + HOUR_MS)).toBe(1)
    expect((await stories.findItems([held, loose, fresher])).map(({ id }) => id).sort()).toEqual([held, fresher])
    expect((await ingest.listObservations([loose], 0)).get(loose)).toEqual([])
    expect((await ingest.listObservations([held], 0)).get(held)).toHaveLength(1)
    expect(await forget(NOON_MS + HOUR_MS)).toBe(0)
    expect(await forget(NOON_MS + 2 * DAY_MS)).toBe(1)
    // one that comes back is new
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 9 * DAY_MS, 2, { model: sampleModel(2, 'three') }))
    expect((await ingest.listObservations([loose], 0)).get(loose)).toHaveLength(1)
  })

  it('leaves an hour that the limit cuts to the next time', async () => {
    const { ingest } = await fresh()
    for (const minutes of [0, 10, 20]) await ingest.saveSnapshot(sampleSnapshot(NOON_MS + minutes * MINUTE_MS, 1))
    expect(await thinAll(ingest, { dailyBeforeMs: 0, hourlyBeforeMs: NOON_MS + 30 * MINUTE_MS })).toBe(0)
    expect(await thinAll(ingest, { dailyBeforeMs: 0, hourlyBeforeMs: NOON_MS + HOUR_MS })).toBe(2)
  })
}

function thinAll(ingest: IngestRepository, limits: ThinningLimits): Promise<number> {
  return inSteps(() => ingest.thinObservations(limits))
}

/** How much all steps together removed. */
async function inSteps(step: () => Promise<RetentionStep>): Promise<number> {
  let removed = 0
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const one = await step()
    removed += one.removed
    if (one.isDone) return removed
  }
  throw new Error(`It was not done after ${MOST_STEPS} steps.`)
}
