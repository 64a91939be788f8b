import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { createStoryDeskHolder } from '../stories/story-desk'
import { createMomentumModel } from './create-momentum-model'
import { ingestAllSources } from './ingest-all-sources'

export const START_MS = Date.UTC(2026, 5, 1, 12)
type Shown = Partial<Record<SourceId, readonly SourceItem[] | Error>>

/** Sources that show what `show` was last given, a clock and a record. */
export function setUp() {
  const storage = memoryStorage()
  const log = recordedLog()
  const world = { nowMs: START_MS, shown: {} as Shown, changes: 0 }
  const ports = {
    ...storage,
    gateway: {
      list: () => (Object.keys(world.shown) as SourceId[]).map((source) => ({ source, intervalMs: HOUR_MS })),
      read: async (source: SourceId) => {
        const items = world.shown[source] ?? []
        if (items instanceof Error) throw items
        return { kind: 'items' as const, items, itemErrors: [], validators: {} }
      },
    },
    storyDesk: createStoryDeskHolder(),
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => world.nowMs },
    random: seededRandom(),
    trendChanges: { trendsChanged: () => void (world.changes += 1) },
    log,
  }
  const show = async (shown: Shown, hoursLater = 1) => {
    world.nowMs += hoursLater * HOUR_MS
    world.shown = shown
    return ingestAllSources(ports)
  }
  const active = async () => (await storage.trends.listActive()).filter((trend) => trend.origin === 'live')
  return { storage, world, ports, show, active, log }
}
