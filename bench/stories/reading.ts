import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createStoryDeskHolder } from '@trendverse/application/stories/story-desk'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import { ingestAllSources } from '@trendverse/application/trends/ingest-all-sources'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { letOthersRun } from '../../apps/server/src/infrastructure/let-others-run'
import type { HeadlineRow } from './headline-rows'
import { syntheticStream } from './synthetic-stream'

/** Items of three days before, so that thousands of stories are live, and of the reading that is measured. */
const BEFORE = 12_000
const NEW = 2_000
const READINGS = 5
const SOURCES: readonly SourceId[] = ['feeds', 'hacker-news', 'lobsters', 'reddit', 'youtube']

const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-reading-'))
const database = await openPglite({ dataFolder })
const storage = sqlStorage(database)
const world = { nowMs: 0, page: [] as readonly SourceItem[], repliedMs: 0, changedMs: 0 }
const ports = {
  ...storage,
  gateway: {
    list: () => SOURCES.map((source) => ({ source, intervalMs: HOUR_MS })),
    read: async (source: SourceId) => {
      world.repliedMs = performance.now()
      return {
        kind: 'items' as const,
        items: world.page.filter((item) => item.source === source),
        itemErrors: [],
        validators: {},
      }
    },
  },
  storyDesk: createStoryDeskHolder(),
  letOthersRun,
  createModel: createMomentumModel,
  clock: { nowMs: () => world.nowMs },
  random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) },
  trendChanges: {
    trendsChanged: () => {
      world.changedMs = performance.now()
    },
  },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
}

function toItem({ id, title, url }: HeadlineRow): SourceItem {
  const number = Number.parseInt(id.replace(/\D/g, ''), 10)
  const source = SOURCES[number % SOURCES.length] ?? 'feeds'
  return buildItem(source, title, {
    itemId: id,
    url,
    publisher: source === 'feeds' ? `Publisher ${number % 200}` : null,
  })
}

async function read(rows: readonly HeadlineRow[], atMs: number): Promise<void> {
  world.nowMs = atMs
  world.page = rows.map(toItem)
  await ingestAllSources(ports, { force: true })
}

try {
  const { rows } = syntheticStream(BEFORE + NEW * READINGS)
  const ordered = rows.toSorted((a, b) => a.publishedAtMs - b.publishedAtMs)
  const startMs = Date.now() - 3 * DAY_MS
  for (let from = 0; from < BEFORE; from += NEW) {
    await read(ordered.slice(from, from + NEW), startMs + (from / BEFORE) * 2 * DAY_MS)
  }
  const times: number[] = []
  const stalls: number[] = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const from = BEFORE + reading * NEW
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await read(ordered.slice(from, from + NEW), startMs + 2 * DAY_MS + (reading + 1) * HOUR_MS)
    delay.disable()
    times.push(world.changedMs - world.repliedMs)
    stalls.push(delay.max / 1e6)
  }
  const { stories } = await storage.stories.load({ sinceMs: startMs })
  const active = (await storage.trends.listActive()).length
  const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
  console.log(
    `${NEW} new items beside ${stories.length} stories, ${active} of them on show (load ${loadavg()[0]?.toFixed(1)})`,
  )
  console.log(
    `from the last reply to what visitors see: median ${Math.round(middle(times))} ms, slowest ${Math.round(Math.max(...times))} ms`,
  )
  console.log(
    `longest stall of the thread: median ${middle(stalls).toFixed(0)} ms, longest ${Math.max(...stalls).toFixed(0)} ms`,
  )
} finally {
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
}
