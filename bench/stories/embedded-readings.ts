import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompositionRepository } from '@trendverse/application/ports/stories'
import { createStoryDeskHolder } from '@trendverse/application/stories/story-desk'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import { ingestAllSources } from '@trendverse/application/trends/ingest-all-sources'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { letOthersRun } from '../../apps/server/src/infrastructure/let-others-run'
import type { HeadlineRow } from './headline-rows'

const SOURCES: readonly SourceId[] = ['feeds', 'hacker-news', 'lobsters', 'reddit', 'youtube']

function toItem({ id, title, url }: HeadlineRow): SourceItem {
  const number = Number.parseInt(id.replace(/\D/g, ''), 10)
  const source = SOURCES[number % SOURCES.length] ?? 'feeds'
  return buildItem(source, title, {
    itemId: id,
    url,
    publisher: source === 'feeds' ? `Publisher ${number % 200}` : null,
  })
}

/**
 * An embedded database of its own, and five sources that show the rows of each reading, with the code of production behind
 * them. `heard` has the instants of the last reply and of the last change that visitors see.
 *
 * @param watch Wraps the repository that stores compositions.
 */
export async function openReadings(watch: (kept: CompositionRepository) => CompositionRepository = (kept) => kept) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-reading-'))
  const database = await openPglite({ dataFolder })
  const storage = sqlStorage(database)
  const world = { nowMs: 0, page: [] as readonly SourceItem[] }
  const heard = { repliedMs: 0, changedMs: 0 }
  const ports = {
    ...storage,
    composition: watch(storage.composition),
    gateway: {
      list: () => SOURCES.map((source) => ({ source, intervalMs: HOUR_MS })),
      read: async (source: SourceId) => {
        heard.repliedMs = performance.now()
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
        heard.changedMs = performance.now()
      },
    },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  return {
    database,
    storage,
    heard,
    read: async (rows: readonly HeadlineRow[], atMs: number) => {
      world.nowMs = atMs
      world.page = rows.map(toItem)
      await ingestAllSources(ports, { force: true })
    },
    close: async () => {
      await database.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
