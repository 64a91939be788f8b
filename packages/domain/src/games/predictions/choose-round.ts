import { cleanText } from '../../primitives/clean-text'
import { cutAtCharacter } from '../../primitives/graphemes'
import type { Uuid } from '../../primitives/uuid'
import { forecastWindowMs } from '../../trends/forecasts/forecast-row'
import { SOURCE_PROFILES, type SourceId } from '../../trends/items/source'
import { ENOUGH_RESOLVED_ITEMS } from '../../trends/momentum/breakout-learner'
import { seededFraction } from '../../trends/planets/planet-seed'
import { isPlayful, type PlaySubject } from '../is-playful'
import { closingOf, OLDEST_ITEM_MS, type PredictionItem, type PredictionRound, ROUND_SIZE } from './prediction-round'

/** What the record of a source must hold before its base rate says anything. */
const LEAST_RECORD = 50
const MAX_TITLE_LENGTH = 140

/** An item whose forecast is open, as it is now. */
export type RoundCandidate = Pick<PredictionItem, 'source' | 'itemId' | 'forecastAtMs' | 'sightingId' | 'title'> &
  Pick<PredictionItem, 'publishedAtMs' | 'firstSeenAtMs' | 'rank' | 'url'> & {
    readonly probability: number
    /** As the engine keeps it. */
    readonly bar: number
    /** Null where the source states no counts, or stated none. */
    readonly peak: number | null
    readonly trend: PlaySubject & { readonly id: Uuid }
  }

/** How the forecasts of a source came out. */
export type SourceRecord = {
  readonly source: SourceId
  /** Ever. */
  readonly everResolved: number
  /** Lately, and how many of these broke out. */
  readonly resolved: number
  readonly brokeOut: number
}

/**
 * The round of a day: ten items of as many sources as there are, no trend twice, whose fate is open and will be settled
 * within a day. Null where the record is too young for ten, or the day too old. The same candidates give the same round, in
 * whatever order they come.
 *
 * @param day `2026-11-22`, UTC.
 */
export function chooseRound({
  day,
  nowMs,
  candidates,
  records,
}: {
  readonly day: string
  readonly nowMs: number
  readonly candidates: readonly RoundCandidate[]
  readonly records: readonly SourceRecord[]
}): PredictionRound | null {
  const closesAtMs = closingOf(nowMs)
  if (closesAtMs === null) return null
  const recordOf = new Map(records.map((record) => [record.source, record]))
  const asked = inSeededOrder(candidates, day).flatMap((candidate) => {
    const record = recordOf.get(candidate.source)
    return record !== undefined && canBeAsked(candidate, record, nowMs) ? [toQuestion(candidate, record)] : []
  })
  const chosen = spreadOverSources(asked, ROUND_SIZE)
  if (chosen.length < ROUND_SIZE) return null
  return { day, openedAtMs: nowMs, closesAtMs, items: chosen.map((item, index) => ({ ...item, number: index + 1 })) }
}

type Question = Omit<PredictionItem, 'number'>

function canBeAsked(candidate: RoundCandidate, record: SourceRecord, nowMs: number): boolean {
  const { source, forecastAtMs, bar, peak, trend } = candidate
  const isLive = SOURCE_PROFILES[source].timeUnitHours === 1
  const isFresh = forecastAtMs <= nowMs && forecastAtMs > nowMs - OLDEST_ITEM_MS
  const isUndecided = peak !== null && peak < bar
  const isKnown = record.resolved >= LEAST_RECORD
  // What the source calls it is shown, too: it has to be as harmless as the trend it belongs to.
  return (
    isLive && isFresh && isUndecided && isKnown && isPlayful(trend) && isPlayful({ ...trend, name: titleOf(candidate) })
  )
}

function toQuestion(candidate: RoundCandidate, record: SourceRecord): Question {
  const { source, itemId, forecastAtMs, sightingId, url, publishedAtMs, firstSeenAtMs, rank, trend } = candidate
  const hasLearnt = record.everResolved >= ENOUGH_RESOLVED_ITEMS
  return {
    source,
    itemId,
    forecastAtMs,
    sightingId,
    trendId: trend.id,
    trendName: trend.name,
    title: titleOf(candidate),
    url,
    publishedAtMs,
    firstSeenAtMs,
    rank,
    // Sources count in whole numbers: who reaches the bar reaches the next of them.
    bar: Math.ceil(candidate.bar),
    resolvesAtMs: forecastAtMs + forecastWindowMs(source),
    enginePercent: hasLearnt ? percentOf(candidate.probability) : null,
    basePercent: percentOf(record.brokeOut / record.resolved),
  }
}

const percentOf = (share: number): number => Math.max(0, Math.min(100, Math.round(100 * share)))

function titleOf({ title }: RoundCandidate): string {
  const clean = cleanText(title)
  return clean.length <= MAX_TITLE_LENGTH ? clean : `${cutAtCharacter(clean, MAX_TITLE_LENGTH - 1).trimEnd()}…`
}

const keyOf = ({ source, itemId }: Pick<RoundCandidate, 'source' | 'itemId'>): string => `${source}/${itemId}`

function inSeededOrder(candidates: readonly RoundCandidate[], seed: string): readonly RoundCandidate[] {
  return candidates
    .map((one) => ({ one, place: seededFraction(keyOf(one), seed) }))
    .toSorted((a, b) => a.place - b.place || (keyOf(a.one) < keyOf(b.one) ? -1 : 1))
    .map(({ one }) => one)
}

/**
 * So many of them in their order, each time of a source that was used least: each trend once, and no two that read alike.
 */
function spreadOverSources(questions: readonly Question[], count: number): readonly Question[] {
  let left = questions
  const uses = new Map<SourceId, number>()
  const chosen: Question[] = []
  while (chosen.length < count) {
    const least = Math.min(...left.map(({ source }) => uses.get(source) ?? 0))
    const next = left.find(({ source }) => (uses.get(source) ?? 0) === least)
    if (next === undefined) break
    chosen.push(next)
    uses.set(next.source, least + 1)
    left = left.filter((one) => one.trendId !== next.trendId && wordsOf(one) !== wordsOf(next))
  }
  return chosen
}

const wordsOf = ({ title }: Question): string => title.toLowerCase()
