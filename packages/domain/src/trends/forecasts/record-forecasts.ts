import type { SourceId } from '../items/source'
import type { Forecast } from '../momentum/item-score'
import { type ForecastKey, forecastWindowMs, type MadeForecast, MODEL_VERSION, PASSED_CHANCES } from './forecast-row'

/** An item in a snapshot, with the chance that was stated of it there. */
export type StatedChance = {
  readonly itemId: string
  /** 0 to 1, 1 once it has broken out; null where none is stated. */
  readonly chance: number | null
  readonly rank: number | null
}

/** A forecast of an item that is not due yet. */
export type OpenForecastRow = Pick<MadeForecast, 'itemId' | 'moment' | 'bar' | 'dueAtMs'>

/** The engine's forecasts at first sight, as they are recorded. */
export function firstSightRows(
  source: SourceId,
  forecasts: readonly Forecast[],
  sightings: readonly StatedChance[],
): readonly MadeForecast[] {
  const ranks = new Map(sightings.map(({ itemId, rank }) => [itemId, rank]))
  return forecasts.map(({ itemId, forecastAtMs, probability, bar }) => ({
    source,
    itemId,
    forecastAtMs,
    moment: 'first_sight',
    probability,
    bar,
    dueAtMs: forecastAtMs + forecastWindowMs(source),
    rank: ranks.get(itemId) ?? null,
    modelVersion: MODEL_VERSION,
  }))
}

/** Whether a stated chance may have passed something worth a row. A chance of 1 is none any more: the item has broken out. */
export function mayHavePassed({ chance }: Pick<StatedChance, 'chance'>): boolean {
  return chance !== null && chance < 1 && chance >= PASSED_CHANCES[0].chance
}

/**
 * Rows for the chances that were passed for the first time in a snapshot. They keep bar and due time of the forecast at first
 * sight; an item without one has none to keep, and gets no row.
 *
 * @param open What is recorded of these items and not due yet, the rows of this snapshot's first sights included.
 */
export function passedRows(
  snapshot: { readonly source: SourceId; readonly observedAtMs: number },
  sightings: readonly StatedChance[],
  open: readonly OpenForecastRow[],
): readonly MadeForecast[] {
  const known = new Map<string, OpenForecastRow[]>()
  for (const row of open) {
    if (row.dueAtMs <= snapshot.observedAtMs) continue
    known.set(row.itemId, [...(known.get(row.itemId) ?? []), row])
  }
  return sightings.filter(mayHavePassed).flatMap(({ itemId, chance, rank }) => {
    const rows = known.get(itemId) ?? []
    const first = rows.find(({ moment }) => moment === 'first_sight')
    if (first === undefined || chance === null) return []
    const key = { source: snapshot.source, itemId, forecastAtMs: snapshot.observedAtMs } satisfies Partial<ForecastKey>
    return PASSED_CHANCES.filter(
      (passed) => chance >= passed.chance && !rows.some(({ moment }) => moment === passed.moment),
    ).map(({ moment }) => ({
      ...key,
      moment,
      probability: chance,
      bar: first.bar,
      dueAtMs: first.dueAtMs,
      rank,
      modelVersion: MODEL_VERSION,
    }))
  })
}
