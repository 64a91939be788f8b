import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendEditor } from '@trendverse/application/ports/trends'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { cleanCopy } from '../reading/clean-text'
import { editorPage } from '../reading/editor-page'
import { toTrendRecord } from '../reading/trend-facts'
import type { BrowserTrendReaderOptions } from './browser-trend-reader'
import { baseTrends, type KnownTrend, knownStories, knownTrends, storyOf } from './known-trends'
import { type LocalTrend, type LocalTrends, readLocalTrends, writeLocalTrends } from './local-trends'
import { storageRefusal } from './storage-refusal'

/**
 * Administrators' view of the trends of a device (OP-09): what is made or changed here lies in its local storage alone (ST-04),
 * over the list a server gave and the catalogue. Local storage answers at once, so no call comes between reading and writing.
 */
export function browserTrendEditor({ storage, starterTrends }: BrowserTrendReaderOptions): TrendEditor {
  const open = () => {
    const local = readLocalTrends(storage)
    return {
      local,
      known: knownTrends(storage, starterTrends, local),
      stories: knownStories(storage, starterTrends, local),
    }
  }
  /** The catalogue tells of its trends again, also those that the list of the last visit lacks. */
  const isOfBase = (id: string) =>
    [...baseTrends(storage, starterTrends), ...starterTrends].some((one) => one.id === id)
  const keep = (local: LocalTrends): void => {
    const result = writeLocalTrends(storage, local)
    if (!result.stored) throw storageRefusal(result.reason)
  }
  const all = (): readonly TrendWrite[] => {
    const { known, stories } = open()
    return [...known.values()].map((trend) => toWrite(trend, stories))
  }
  return {
    list: async (query) => editorPage(all(), query),
    findMany: async (ids) => all().filter(({ id }) => ids.includes(id)),
    listKnown: async (ids) => {
      const { known, local } = open()
      return ids.filter((id) => known.has(id) || local.removed.includes(id))
    },
    add: async (trends) => {
      const { known, local } = open()
      const free = trends.filter(({ id }) => !known.has(id) && !local.removed.includes(id))
      if (free.length > 0) keep({ ...local, trends: [...local.trends, ...free.map((trend) => toLocal(trend, []))] })
      return [...new Set(free.map(({ id }) => id))]
    },
    edit: async (id, change) => {
      const { known, local, stories } = open()
      const trend = known.get(id)
      if (!trend) return null
      const edited = cleanCopy(change(toWrite(trend, stories)))
      keep(withTrend(local, toLocal(edited, stories)))
      return toTrendRecord(edited)
    },
    remove: async (id) => {
      const { known, local } = open()
      if (!known.has(id)) return false
      const { trends, counted, removed } = without(local, id)
      keep({ trends, counted, removed: isOfBase(id) ? [...removed, id] : removed })
      return true
    },
  }
}

/** The counts of this device are in the trend as it was read, so they are written into it. */
function withTrend(local: LocalTrends, trend: LocalTrend): LocalTrends {
  const { trends, counted, removed } = without(local, trend.id)
  return { trends: [...trends, trend], counted, removed }
}

function without({ trends, counted, removed }: LocalTrends, id: string): LocalTrends {
  return {
    trends: trends.filter((trend) => trend.id !== id),
    counted: new Map([...counted].filter(([counting]) => counting !== id)),
    removed,
  }
}

/** A trend of this device as composing would follow it, which no device does. */
function toWrite(trend: KnownTrend, stories: readonly TrendDetail[]): TrendWrite {
  const { featured: _, ...record } = trend
  const { links, timeline } = storyOf(trend, stories)
  return { ...UNOBSERVED, ...record, links, datedEvents: timeline.filter((event) => event.kind === 'dated') }
}

/** The trend with the story that is told of it already. */
function toLocal(trend: TrendWrite, stories: readonly TrendDetail[]): LocalTrend {
  const { featuredByAdmin, ...card } = toTrendRecord(cleanCopy(trend))
  const story = storyOf({ ...card, featured: featuredByAdmin === true }, stories)
  return { ...story, links: trend.links, featuredByAdmin }
}
