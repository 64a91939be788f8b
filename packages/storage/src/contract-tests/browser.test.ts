import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { TrendReader } from '@trendverse/application/ports/trends'
import { describe } from 'vitest'
import { type BrowserStorage, browserStorage } from '../browser/browser-storage'
import { browserTrendEditor } from '../browser/browser-trend-editor'
import { browserTrendReader } from '../browser/browser-trend-reader'
import { writeCachedDetail } from '../browser/cached-details'
import { type DeviceLock, queueLock } from '../browser/device-lock'
import { deviceStore } from '../browser/device-store'
import { deviceTables } from '../browser/device-tables'
import { FakeStorage } from '../browser/fake-storage'
import { writeCachedTrends } from '../browser/read-cached-trends'
import { type SafeStorage, safeStorage } from '../browser/safe-storage'
import { memoryStorage } from '../memory/memory-storage'
import { recordSuites } from './storage-suites'
import { trendEditorSuite } from './trend-editor-suite'
import { trendReaderSuite } from './trend-reader-suite'

/** A browser whose visitor has seen everything the server (here: in memory) had to show before it went away. */
function afterVisiting(server: TrendReader): TrendReader {
  const fake = new FakeStorage()
  const storage = safeStorage(() => fake)
  const reader = browserTrendReader({ storage, starterTrends: [] })
  const visit = async () => {
    const trends = (await server.listActive()).map(({ featuredByAdmin, ...trend }) => ({
      ...trend,
      featured: featuredByAdmin === true,
    }))
    writeCachedTrends(storage, { trends, total: trends.length, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null })
    for (const { id } of trends) {
      const detail = await server.findShown(id)
      if (detail) writeCachedDetail(storage, detail)
    }
    return reader
  }
  return {
    listActive: async () => (await visit()).listActive(),
    findShown: async (id) => (await visit()).findShown(id),
    findSurvivor: async (id) => (await visit()).findSurvivor(id),
    listNews: async (query) => (await visit()).listNews(query),
    countEvent: async (id, kind) => (await visit()).countEvent(id, kind),
    countInteractions: async (ids) => (await visit()).countInteractions(ids),
  }
}

describe('browser, trends of the last visit', () => {
  const fresh = async (): Promise<StoragePorts> => {
    const server = memoryStorage()
    return { ...server, trends: afterVisiting(server.trends) }
  }
  trendReaderSuite(fresh)
})

describe('browser, trends of this device', () => {
  trendEditorSuite(async () => {
    const trends = { storage: oneBrowser(), starterTrends: [] }
    return { trends: browserTrendReader(trends), trendEditor: browserTrendEditor(trends) }
  })
})

function openTab(storage: SafeStorage, lock: DeviceLock): BrowserStorage {
  return browserStorage(deviceStore(storage, lock, deviceTables()))
}

/** One browser with two tabs that take turns: each call is made in the other tab than the last. */
function twoTabs(): BrowserStorage {
  const fake = new FakeStorage()
  const lock = queueLock()
  const tabs = [
    openTab(
      safeStorage(() => fake),
      lock,
    ),
    openTab(
      safeStorage(() => fake),
      lock,
    ),
  ] as const
  let isFirst = false
  const inTurns = <Port extends object>(port: (tab: BrowserStorage) => Port): Port => {
    const names = Object.keys(port(tabs[0])) as (keyof Port)[] // the keys of a plain object are its own
    const calls = names.map((name) => [
      name,
      (...input: unknown[]): unknown => {
        isFirst = !isFirst
        const method: unknown = port(tabs[isFirst ? 0 : 1])[name]
        return typeof method === 'function' ? method(...input) : undefined
      },
    ])
    return Object.fromEntries(calls) as Port // the same names, each the same method of one tab or the other
  }
  const ports = Object.keys(tabs[0]) as (keyof BrowserStorage)[] // the keys of a plain object are its own
  return Object.fromEntries(ports.map((name) => [name, inTurns<object>((tab) => tab[name])])) as BrowserStorage // as above
}

describe.each([
  ['one tab', () => openTab(oneBrowser(), queueLock())],
  ['two tabs in turns', twoTabs],
])('browser, the data of this device: %s', (_how, open) => {
  recordSuites(async () => {
    const memory = memoryStorage()
    const device = open()
    // trends are of the trend reader, not of this record
    const listTopTrends: typeof memory.analytics.listTopTrends = (limit) => memory.analytics.listTopTrends(limit)
    return { ...memory, ...device, analytics: { ...device.analytics, listTopTrends } }
  })
})

function oneBrowser(): SafeStorage {
  const fake = new FakeStorage()
  return safeStorage(() => fake)
}
