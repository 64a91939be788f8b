import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { LeadRecord } from '@trendverse/domain/trends/forecasts/forecast-report'
import type { ForecastMoment, StatedForecast } from '@trendverse/domain/trends/forecasts/forecast-row'
import type { ForecastTally } from '@trendverse/domain/trends/forecasts/forecast-tally'
import type { ForecastGrade } from '@trendverse/domain/trends/forecasts/grade-forecast'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { RetentionStep } from './ingest'

/** A recorded forecast that has no grade yet. */
export type UngradedForecast = StatedForecast & {
  /** StoredItem.id of the item, or null where nothing is kept of it. */
  readonly sightingId: Uuid | null
}

/**
 * The lists of forecasts that are told by name. `open`, `hit`, `miss`: what was given a chance of 30% at least, and
 * what became of it; `surprise`: hits that were given less than 10% at first sight and never 30%.
 */
export type NamedForecasts = 'open' | 'hit' | 'miss' | 'surprise'

/** What was said of one item, told by its name. */
export type NamedForecast = {
  readonly source: SourceId
  readonly title: string
  /** Where its count can be looked up. */
  readonly url: string | null
  readonly trendId: Uuid
  readonly trendName: string
  readonly bar: number
  readonly dueAtMs: number
  readonly crossedAtMs: number | null
  /** What was said and when: at first sight, and when chances were first passed. Oldest first. */
  readonly said: readonly {
    readonly moment: ForecastMoment
    readonly atMs: number
    /** 0 to 1 */
    readonly probability: number
    /** When it first stood on a public page, or null where it never did. */
    readonly shownAtMs: number | null
  }[]
}

/** Forecasts as recorded when they were made (`IngestRepository.saveSnapshot` records them), and what became of them. */
export type ForecastRepository = {
  /**
   * Forecasts without a grade that may get one: those due, those whose item has reached its bar, those without a bar. In order
   * of due time; `after` continues behind one of them.
   */
  listUngraded(query: {
    readonly nowMs: number
    readonly after: UngradedForecast | null
    readonly limit: number
  }): Promise<readonly UngradedForecast[]>
  /** Keeps grades; a forecast that has one keeps it. Answers how many were new. */
  saveGrades(grades: readonly ForecastGrade[]): Promise<number>
  /** When each source was read with success since an instant, rising. */
  listReadings(sinceMs: number): Promise<ReadonlyMap<SourceId, readonly number[]>>
  /**
   * Notes of open forecasts, once, that their chance stands on a public page: on that of an active trend whose stated chance it
   * is. Answers how many are new.
   */
  markShown(nowMs: number): Promise<number>
  /**
   * Forecasts made since an instant, counted (`tallyForecasts`), in no promised order. Of those that were folded, days that begin
   * at that instant or later.
   */
  tally(sinceMs: number): Promise<readonly ForecastTally[]>
  /** The same of folded ones: quartiles of the hours between forecasts made since an instant and their coming true, by source and over all of them. */
  listLeads(sinceMs: number): Promise<readonly LeadRecord[]>
  /**
   * Counts graded forecasts that were made before an instant, by the day (UTC), and forgets them; a step of one day at a time, to
   * be called until it is done. What is left to be graded stays. `tally` and `listLeads` of all time answer the same before and
   * after; by name nothing is told of them any more.
   */
  foldOld(beforeMs: number): Promise<RetentionStep>
  /** The latest of one list, of trends that visitors may read (`isShown`) and nobody removed. */
  listNamed(query: {
    readonly list: NamedForecasts
    readonly source: SourceId | null
    readonly sinceMs: number
    readonly limit: number
  }): Promise<readonly NamedForecast[]>
}
