import type {
  ForecastRepository,
  NamedForecast,
  NamedForecasts,
  UngradedForecast,
} from '@trendverse/application/ports/forecasts'
import type { SnapshotRecord } from '@trendverse/application/ports/ingest'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { type ForecastDay, leadsOf } from '@trendverse/domain/trends/forecasts/forecast-day'
import { type LeadRecord, quartilesOf } from '@trendverse/domain/trends/forecasts/forecast-report'
import {
  type ForecastKey,
  type MadeForecast,
  type StatedForecast,
  SURPRISING_CHANCE,
} from '@trendverse/domain/trends/forecasts/forecast-row'
import { addTallies, tallyForecasts } from '@trendverse/domain/trends/forecasts/forecast-tally'
import { firstSightRows, passedRows } from '@trendverse/domain/trends/forecasts/record-forecasts'
import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import { itemKey, readItemKey } from './item-key'
import { foldedSince, foldOld, graded } from './memory-forecast-days'
import type { MemoryStore } from './memory-store'
import type { RecordedForecast } from './recorded-forecast'

const keyOf = ({ source, itemId, forecastAtMs, moment }: ForecastKey): string =>
  JSON.stringify([source, itemId, forecastAtMs, moment])

const place = (row: StatedForecast): readonly (string | number)[] => [
  row.dueAtMs,
  row.source,
  row.itemId,
  row.moment,
  row.forecastAtMs,
]

function inOrder(a: StatedForecast, b: StatedForecast): number {
  const [left, right] = [place(a), place(b)]
  const differing = left.findIndex((value, index) => value !== right[index])
  if (differing < 0) return 0
  return (left[differing] ?? 0) < (right[differing] ?? 0) ? -1 : 1
}

/** Recorded forecasts and their grades in memory. */
export function memoryForecasts(store: MemoryStore): ForecastRepository {
  const rows = (): readonly RecordedForecast[] => [...store.forecastRows.values()]
  const itemOf = ({ source, itemId }: ForecastKey) =>
    store.items.get(store.itemIds.get(itemKey(source, itemId)) ?? '') ?? null
  return {
    listUngraded: async ({ nowMs, after, limit }) =>
      rows()
        .filter((row) => row.grade === null && (after === null || inOrder(row, after) > 0))
        .filter(({ bar, dueAtMs, ...row }) => {
          const peak = itemOf({ ...row })?.peakMetric ?? null
          return dueAtMs <= nowMs || bar === null || (peak !== null && peak >= bar)
        })
        .sort(inOrder)
        .slice(0, limit)
        .map(({ grade: _grade, shownAtMs: _shownAtMs, modelVersion: _version, ...row }): UngradedForecast => {
          return { ...row, sightingId: itemOf(row)?.id ?? null }
        }),
    saveGrades: async (grades) => {
      const fresh = grades.filter((grade) => store.forecastRows.get(keyOf(grade))?.grade === null)
      for (const grade of fresh) {
        const row = store.forecastRows.get(keyOf(grade))
        if (row) store.forecastRows.set(keyOf(grade), { ...row, grade })
      }
      return fresh.length
    },
    listReadings: async (sinceMs) => readingsOf(store, sinceMs),
    markShown: async (nowMs) => {
      const shown = rows().filter((row) => {
        const trend = store.trends.get(itemOf(row)?.storyId ?? '')
        const isOpen = row.grade === null && row.dueAtMs > nowMs && row.shownAtMs === null
        return isOpen && trend?.status === 'active' && trend.breakoutProbability === row.probability
      })
      for (const row of shown) store.forecastRows.set(keyOf(row), { ...row, shownAtMs: nowMs })
      return shown.length
    },
    tally: async (sinceMs) =>
      addTallies([
        ...tallyForecasts(
          rows()
            .filter(({ forecastAtMs }) => forecastAtMs >= sinceMs)
            .map(graded),
        ),
        ...foldedSince(store, sinceMs).map(({ dayMs: _day, leadsMs: _leads, learnt: _learnt, ...tally }) => tally),
      ]),
    listLeads: async (sinceMs) =>
      listLeads([
        ...rows()
          .filter(({ forecastAtMs }) => forecastAtMs >= sinceMs)
          .map((row) => ({ ...row, leadsMs: leadsOf(graded(row)) })),
        ...foldedSince(store, sinceMs),
      ]),
    foldOld: async (limitMs) => foldOld(store, limitMs),
    listNamed: async ({ list, source, sinceMs, limit }) =>
      rows()
        .filter((row) => row.forecastAtMs >= sinceMs && (source === null || row.source === source))
        .filter((row) => isOfList(list, row, rows()))
        .sort((a, b) => b.forecastAtMs - a.forecastAtMs || inOrder({ ...a, dueAtMs: 0 }, { ...b, dueAtMs: 0 }))
        .flatMap((row) => toNamed(store, row, rows()) ?? [])
        .slice(0, limit),
  }
}

/** Records what a snapshot foretells. */
export function recordForecasts(store: MemoryStore, snapshot: SnapshotRecord): void {
  const { source } = snapshot
  const stated = snapshot.sightings.map(({ item, score }) => {
    return { itemId: item.itemId, rank: item.rank, chance: score.breakoutProbability }
  })
  const add = (made: readonly MadeForecast[]): void => {
    for (const row of made) {
      if (!store.forecastRows.has(keyOf(row)))
        store.forecastRows.set(keyOf(row), { ...row, shownAtMs: null, grade: null })
    }
  }
  add(firstSightRows(source, snapshot.forecasts, stated))
  add(
    passedRows(
      snapshot,
      stated,
      [...store.forecastRows.values()].filter((row) => row.source === source),
    ),
  )
}

function readingsOf(store: MemoryStore, sinceMs: number): ReadonlyMap<SourceId, readonly number[]> {
  const readings = new Map<SourceId, number[]>()
  for (const key of store.snapshots) {
    const [source, atMs] = readItemKey(key)
    if (!isSourceId(source) || Number(atMs) < sinceMs) continue
    readings.set(
      source,
      [...(readings.get(source) ?? []), Number(atMs)].sort((a, b) => a - b),
    )
  }
  return readings
}

type Leads = Pick<ForecastDay, 'source' | 'moment' | 'leadsMs'>

function listLeads(groups: readonly Leads[]): readonly LeadRecord[] {
  const leads = new Map<string, { source: SourceId | null; moment: MadeForecast['moment']; values: number[] }>()
  for (const { source, moment, leadsMs } of groups) {
    if (leadsMs.length === 0) continue
    for (const of of [source, null]) {
      const known = leads.get(`${of} ${moment}`) ?? { source: of, moment, values: [] }
      known.values.push(...leadsMs)
      leads.set(`${of} ${moment}`, known)
    }
  }
  return [...leads.values()].map(({ values, ...group }) => {
    const { count, lowerQuartile, median, upperQuartile } = quartilesOf(values)
    return {
      ...group,
      count,
      lowerQuartile: lowerQuartile / HOUR_MS,
      median: median / HOUR_MS,
      upperQuartile: upperQuartile / HOUR_MS,
    }
  })
}

const isOfItem = (row: MadeForecast, other: MadeForecast): boolean =>
  row.source === other.source && row.itemId === other.itemId && row.dueAtMs === other.dueAtMs

function isOfList(list: NamedForecasts, row: RecordedForecast, all: readonly RecordedForecast[]): boolean {
  const outcome = row.grade?.outcome ?? null
  if (list !== 'surprise') return row.moment === 'passed_30' && outcome === (list === 'open' ? null : list)
  const isUnlikely = row.moment === 'first_sight' && outcome === 'hit' && row.probability < SURPRISING_CHANCE
  return isUnlikely && !all.some((other) => other.moment === 'passed_30' && isOfItem(row, other))
}

function toNamed(store: MemoryStore, row: RecordedForecast, all: readonly RecordedForecast[]): NamedForecast | null {
  const { source, itemId, bar, dueAtMs, grade } = row
  const item = store.items.get(store.itemIds.get(itemKey(source, itemId)) ?? '')
  const trend = store.trends.get(item?.storyId ?? '')
  if (item === undefined || trend === undefined || bar === null) return null
  if (!isShown(trend) || store.removedTrends.has(trend.id)) return null
  return {
    source,
    title: item.title,
    url: item.sourceUrl ?? item.url,
    trendId: trend.id,
    trendName: trend.name,
    bar,
    dueAtMs,
    crossedAtMs: grade?.crossedAtMs ?? null,
    said: all
      .filter((other) => isOfItem(row, other))
      .sort((a, b) => a.forecastAtMs - b.forecastAtMs || (a.moment < b.moment ? -1 : 1))
      .map(({ moment, forecastAtMs, probability, shownAtMs }) => {
        return { moment, atMs: forecastAtMs, probability, shownAtMs }
      }),
  }
}
