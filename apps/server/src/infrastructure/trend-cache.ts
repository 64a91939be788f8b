import type { SettingsRepository } from '@trendverse/application/ports/administration'
import type { TrendLives } from '@trendverse/application/ports/trend-lives'
import type { EventCounts, NewsQuery, TrendReader, TrendRecord } from '@trendverse/application/ports/trends'
import type { Clock } from '@trendverse/application/ports/world'
import type { NamedStars } from '@trendverse/domain/galaxy/named-stars'
import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'
import type { Log } from '../log'
import { cacheRead } from './read-cache'

/** Another process may count views without telling us; its numbers are seen after at most this long. */
const STALE_AFTER_MS = MINUTE_MS
/** Of stars nothing is counted: they are read again for a message that got lost. */
const STARS_STALE_AFTER_MS = HOUR_MS
const MAX_DETAILS = 300
/** Remembered trends are asked for one by one. */
const MAX_RESTING = 200
/** Ids that are not active, of merged trends or guessed: two short texts each, and as many that lead to nothing. */
const MAX_SURVIVORS = 5_000
const MAX_NEWS_PAGES = 60
const MAX_SETTINGS = 50
const ALL = 'all'
/** Later than any evidence, and still an instant the database can hold. */
const FAR_FUTURE_MS = Date.UTC(9000, 0, 1)

export type CachedPorts = {
  readonly trends: TrendReader
  readonly trendLives: TrendLives
  readonly settings: SettingsRepository
  /** Trends changed: what is cached is stale. */
  invalidate(): void
  /** Settings changed, which says nothing of trends. */
  forgetSettings(): void
}

type Active = { readonly records: readonly TrendRecord[]; readonly ids: ReadonlySet<string> }

/**
 * The first cache of the list: rows. One read of the database per change instead of one per visitor, any selection of
 * them for free, and reads that go on while the database is gone.
 */
export function cacheTrends(options: {
  readonly trends: TrendReader
  readonly trendLives: TrendLives
  readonly settings: SettingsRepository
  readonly clock: Clock
  /** A view or interaction was counted: small numbers moved. */
  readonly onCounted: () => void
  readonly log: Log
}): CachedPorts {
  const shared = { staleAfterMs: STALE_AFTER_MS, nowMs: () => options.clock.nowMs(), log: options.log }
  const active = cacheRead<Active>({
    ...shared,
    what: 'The list of trends',
    maxEntries: 1,
    load: async () => {
      const records = await options.trends.listActive()
      return { records, ids: new Set(records.map((record) => record.id)) }
    },
  })
  const details = cacheRead<TrendDetail | null>({
    ...shared,
    what: 'A trend',
    maxEntries: MAX_DETAILS,
    load: (id) => options.trends.findShown(id),
  })
  // Apart from the stories, as is what is absent: guessed ids push nothing out that was read for visitors.
  const survivors = cacheRead<Uuid | null>({
    ...shared,
    what: 'What a trend became part of',
    maxEntries: MAX_SURVIVORS,
    load: (id) => options.trends.findSurvivor(id),
  })
  const resting = cacheRead<TrendDetail | null>({
    ...shared,
    what: 'A remembered trend',
    maxEntries: MAX_RESTING,
    keeps: (detail) => detail !== null,
    load: (id) => options.trends.findShown(id),
  })
  const absent = cacheRead<boolean>({
    ...shared,
    what: 'Whether a trend is remembered',
    maxEntries: MAX_SURVIVORS,
    load: async (id) => (await resting.read(id)) === null,
  })
  /** The id of an active trend, or of what an archived one became part of: the one that is shown and counted for, if any is. */
  const shownId = async (id: Uuid): Promise<Uuid> => {
    const { ids } = await active.read(ALL)
    return ids.has(id) ? id : ((await survivors.read(id)) ?? id)
  }
  const news = cacheRead<readonly NewsItem[]>({
    ...shared,
    what: 'The news',
    maxEntries: MAX_NEWS_PAGES,
    // The key is what `listNews` below wrote.
    load: (key) => options.trends.listNews(JSON.parse(key) as NewsQuery),
  })
  const stars = cacheRead<StarColumns>({
    ...shared,
    staleAfterMs: STARS_STALE_AFTER_MS,
    what: 'The stars',
    maxEntries: 1,
    load: () => options.trendLives.listStars(),
  })
  const starNames = cacheRead<NamedStars>({
    ...shared,
    staleAfterMs: STARS_STALE_AFTER_MS,
    what: 'The names of stars',
    maxEntries: 1,
    load: () => options.trendLives.listNames(),
  })
  const settings = cacheRead<unknown>({
    ...shared,
    what: 'A setting',
    maxEntries: MAX_SETTINGS,
    load: (key) => options.settings.get(key),
  })
  const addCounts = (id: Uuid, counts: EventCounts): void => {
    for (const read of [details, resting]) {
      read.amend(id, (detail) => (detail === null ? null : { ...detail, ...counts }))
    }
  }

  return {
    invalidate() {
      for (const read of [active, details, resting, absent, survivors, news, stars, starNames, settings])
        read.invalidate()
    },
    forgetSettings: () => settings.invalidate(),
    trendLives: { ...options.trendLives, listStars: () => stars.read(ALL), listNames: () => starNames.read(ALL) },
    settings: {
      get: (key) => settings.read(key),
      async set(key, value) {
        await options.settings.set(key, value)
        settings.invalidate()
      },
      async setAll(values) {
        await options.settings.setAll(values)
        settings.invalidate()
      },
      async change(keys, decide) {
        const changed = await options.settings.change(keys, decide)
        settings.invalidate()
        return changed
      },
    },
    trends: {
      listActive: async () => (await active.read(ALL)).records,
      async findShown(id) {
        const shown = await shownId(id)
        if ((await active.read(ALL)).ids.has(shown)) return details.read(shown)
        return (await absent.read(shown)) ? null : resting.read(shown)
      },
      findSurvivor: async (id) => ((await active.read(ALL)).ids.has(id) ? null : survivors.read(id)),
      listNews: (query) => {
        // "Everything up to now" is one question, whatever the instant it is asked at.
        const beforeMs = query.beforeMs > options.clock.nowMs() ? FAR_FUTURE_MS : query.beforeMs
        return news.read(JSON.stringify({ ...query, beforeMs }))
      },
      async countInteractions(asked) {
        const counted = await Promise.all(asked.map(shownId))
        const raised = await options.trends.countInteractions(counted)
        if (raised.size === 0) return raised
        active.amend(ALL, ({ records, ids }) => ({
          ids,
          records: records.map((record) => ({ ...record, ...raised.get(record.id) })),
        }))
        for (const [id, counts] of raised) {
          addCounts(id, counts)
        }
        options.onCounted()
        return raised
      },
      async countEvent(asked, kind) {
        const id = await shownId(asked)
        const counts = await options.trends.countEvent(id, kind)
        if (counts === null) return null
        active.amend(ALL, ({ records, ids }) => ({
          ids,
          records: records.map((record) => (record.id === id ? { ...record, ...counts } : record)),
        }))
        addCounts(id, counts)
        options.onCounted()
        return counts
      },
    },
  }
}
