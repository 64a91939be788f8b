import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { MAX_USES_OF_A_TREND } from './pack'
import type { Measure, Reading } from './readings'

/** How far apart the two sides of each gate of a course should be, greater by smaller: easy at first, close at the end. */
export const LADDER = [6, 4.8, 3.9, 3.2, 2.6, 2.2, 1.85, 1.6, 1.4, 1.2] as const
/** Closer pairs are for nobody to know. */
const LEAST_RATIO = 1.1
/** A pair may be so many times as far apart as its gate asks for, or as close. */
const MAX_MISS = 1.6
/** Variety: a measure or a trend that was just used is as good as a pair that misses by so much more. */
const REPEATED_MEASURE = 0.12
const REPEATED_TREND = 0.15

export type Pair = { readonly a: Reading; readonly b: Reading; readonly ratio: number }

/** What is wanted: how far apart the pairs are, and how many may compare the same measure. */
export type PairsWanted = { readonly ladder: readonly number[]; readonly mostOfAMeasure: number }

/**
 * A pair of comparable readings for each step of the ladder, the farthest apart first, or the number of steps that could be
 * filled. The same readings and seed give the same pairs, in whatever order readings come.
 */
export function choosePairs(
  readings: readonly Reading[],
  seed: string,
  { ladder, mostOfAMeasure }: PairsWanted,
): readonly Pair[] | number {
  const pairs = pairUp(readings, seed)
  const uses = new Map<unknown, number>()
  const used = (key: unknown) => uses.get(key) ?? 0
  const chosen: Pair[] = []
  for (const wanted of ladder) {
    let best: { readonly pair: Pair; readonly cost: number } | null = null
    for (const pair of pairs) {
      const { a, b, ratio } = pair
      const miss = ratio > wanted ? ratio / wanted : wanted / ratio
      const usesOfTrends = [used(a.trend.id), used(b.trend.id)]
      if (miss > MAX_MISS || Math.max(...usesOfTrends) >= MAX_USES_OF_A_TREND || used(pair) > 0) continue
      if (used(a.measure) >= mostOfAMeasure) continue
      const repeats = REPEATED_MEASURE * used(a.measure) + REPEATED_TREND * (usesOfTrends[0] ?? 0)
      const cost = miss * (1 + repeats + REPEATED_TREND * (usesOfTrends[1] ?? 0))
      if (best === null || cost < best.cost) best = { pair, cost }
    }
    if (best === null) continue
    const { pair } = best
    for (const key of [pair, pair.a.measure, pair.a.trend.id, pair.b.trend.id]) uses.set(key, used(key) + 1)
    chosen.push(pair)
  }
  return chosen.length < ladder.length ? chosen.length : chosen.toSorted((x, y) => y.ratio - x.ratio)
}

/** Every pair worth asking, in an order of the seed's. */
function pairUp(readings: readonly Reading[], seed: string): readonly Pair[] {
  const byMeasure = new Map<Measure, Reading[]>()
  for (const one of readings) byMeasure.set(one.measure, [...(byMeasure.get(one.measure) ?? []), one])
  return [...byMeasure.values()]
    .flatMap((comparable) =>
      comparable.flatMap((x) => comparable.filter((y) => y.trend.id > x.trend.id).flatMap((y) => pairOf(x, y))),
    )
    .map((pair) => ({
      pair,
      place: seededFraction(`${pair.a.trend.id}/${pair.b.trend.id}/${pair.a.measure.ask}`, seed),
    }))
    .toSorted((x, y) => x.place - y.place || (x.pair.a.trend.id < y.pair.a.trend.id ? -1 : 1))
    .map(({ pair }) => pair)
}

function pairOf(a: Reading, b: Reading): Pair[] {
  const ratio = Math.max(a.magnitude, b.magnitude) / Math.min(a.magnitude, b.magnitude)
  const readsAlike = a.trend.name.toLowerCase() === b.trend.name.toLowerCase()
  return ratio < LEAST_RATIO || a.value === b.value || readsAlike ? [] : [{ a, b, ratio }]
}
