import { isPlayful } from '@trendverse/domain/games/is-playful'
import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import { cleanText } from '@trendverse/domain/primitives/clean-text'
import { cutAtCharacter } from '@trendverse/domain/primitives/graphemes'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { forecastWindowMs } from '@trendverse/domain/trends/forecasts/forecast-row'
import { type MetricUnit, SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { type CurvePoint, MAX_NAME_LENGTH, MAX_POINTS, type PredictorCase, packCaseSchema } from './pack'

/** About so many of a hundred cases of a pack broke out; in the feeds it is five to ten. */
export const BREAKOUTS_IN_100 = 40
/** These counts begin at nothing when a thing is published. */
const FROM_ZERO: ReadonlySet<MetricUnit> = new Set(['points', 'upvotes', 'stars'])
/** What was published longer ago was dug up again: its count did not begin there. */
const LONGEST_WAY_MS = 2 * DAY_MS
/** A future that is drawn in fewer points is none to look at. */
const LEAST_HIDDEN_POINTS = 3
/** Nothing is ever quite certain or quite excluded. */
const LEAST_RATE = 0.005

/** A case as it is played, or null where it cannot be: not playful, hardly seen, told by what is seen, or contradictory. */
export function toPackCase(rewind: RewindCase): PredictorCase | null {
  const { trend, source, forecastAtMs, brokeOut, points } = rewind
  const name = shownName(rewind.title)
  if (name === '' || !isPlayful(trend) || !isPlayful({ ...trend, name })) return null
  const { label, metricUnit, timeUnitHours } = SOURCE_PROFILES[source]
  const unitMs = timeUnitHours * HOUR_MS
  const deadlineMs = forecastAtMs + forecastWindowMs(source)
  const seenUntilMs = forecastAtMs + unitMs
  const counted = points.filter(({ atMs }) => atMs <= deadlineMs)
  const hidden = counted.filter(({ atMs }) => atMs > seenUntilMs)
  const seen = counted.filter(({ atMs }) => atMs <= seenUntilMs)
  const [first] = seen
  if (first === undefined || hidden.length < LEAST_HIDDEN_POINTS) return null
  const bornMs = FROM_ZERO.has(metricUnit) ? rewind.publishedAtMs : null
  const startsFromZero = bornMs !== null && bornMs < first.atMs && first.atMs - bornMs <= LONGEST_WAY_MS
  const startsMs = startsFromZero ? bornMs : first.atMs
  const toPoint = ({ atMs, count }: (typeof points)[number]): CurvePoint => [
    Math.round((atMs - startsMs) / MINUTE_MS),
    Math.round(count),
  ]
  const minutesTo = (atMs: number) => Math.floor((atMs - startsMs) / MINUTE_MS)
  const bar = Math.ceil(rewind.bar)
  const { data } = packCaseSchema.safeParse({
    trend: {
      id: trend.id,
      name,
      category: trend.category,
      color: trend.color,
      // As it looked at first sight: later looks tell what became of it.
      momentum: 0,
      lifecycle: 'emerging',
      sources: [source],
    },
    source: label,
    unit: metricUnit,
    startsAt: new Date(startsMs).toISOString(),
    seenUntilMinutes: Math.round((seenUntilMs - startsMs) / MINUTE_MS),
    deadlineMinutes: minutesTo(deadlineMs),
    bar,
    barText: `${bar.toLocaleString('en-US')} ${metricUnit} on ${label} by ${instantText(deadlineMs)}`,
    rank: seen.at(-1)?.rank ?? null,
    seen: inOrder([...(startsFromZero ? [[0, 0] as CurvePoint] : []), ...thinned(seen.map(toPoint), MAX_POINTS - 1)]),
    hidden: inOrder(thinned(hidden.map(toPoint), MAX_POINTS)),
    brokeOut,
    engine: rewind.hadLearnt ? chance(rewind.probability, rewind.baseRate) : null,
    baseRate: { stated: percent(rewind.baseRate), here: BREAKOUTS_IN_100 },
  } satisfies Record<Exclude<keyof PredictorCase, 'url'>, unknown>)
  return data ?? null
}

function shownName(title: string): string {
  const clean = cleanText(title)
  if (clean.length <= MAX_NAME_LENGTH) return clean
  const cut = cutAtCharacter(clean, MAX_NAME_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_NAME_LENGTH / 2)).replace(/[\s,;:–—-]+$/u, '')}…`
}

/** `06:10 UTC on 12 Oct` */
function instantText(atMs: number): string {
  const at = new Date(atMs)
  const date = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return `${at.toISOString().slice(11, 16)} UTC on ${date}`
}

const percent = (share: number): number => Math.round(100 * share)

/**
 * A chance as it was stated, and the same judgement where breakouts are as frequent as in a pack: the odds are multiplied by
 * how much more frequent they are here (Saerens et al., "Adjusting the outputs of a classifier to new a priori
 * probabilities", 2002). Without it a well calibrated engine would be beaten by whoever knows that packs are mixed.
 */
export function chance(stated: number, baseRate: number): { readonly stated: number; readonly here: number } {
  const usual = Math.min(1 - LEAST_RATE, Math.max(LEAST_RATE, baseRate))
  const more = (stated * BREAKOUTS_IN_100) / (100 * usual)
  const less = ((1 - stated) * (100 - BREAKOUTS_IN_100)) / (100 * (1 - usual))
  return { stated: percent(stated), here: percent(more / (more + less)) }
}

/** At most so many points, evenly spread; first, last and highest stay. */
export function thinned(points: readonly CurvePoint[], most: number): readonly CurvePoint[] {
  if (points.length <= most) return points
  const top = points.reduce((best, [, count], index) => (count > (points[best]?.[1] ?? -1) ? index : best), 0)
  const every = (points.length - 1) / (most - 2)
  const kept = new Set([top, ...Array.from({ length: most - 1 }, (_, index) => Math.round(index * every))])
  return points.filter((_, index) => kept.has(index))
}

/** Two sightings of one minute are one, the higher. */
function inOrder(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const byMinute = new Map<number, number>()
  for (const [minutes, count] of points) byMinute.set(minutes, Math.max(count, byMinute.get(minutes) ?? 0))
  return [...byMinute]
}
