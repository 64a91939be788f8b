import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import {
  CASES_PER_PACK,
  LEAST_BREAKOUTS,
  MOST_BREAKOUTS,
  type PredictorCase,
  type TrendPredictorPack,
  trendPredictorPackSchema,
} from './pack'
import { toPackCase } from './pack-case'

/** Why there is no pack: of the cases that can be played so many broke out and so many did not. */
export type PackRefusal = { readonly breakouts: number; readonly others: number }

export type PackResult =
  | { readonly kind: 'pack'; readonly pack: TrendPredictorPack }
  | { readonly kind: 'refused'; readonly reasons: readonly PackRefusal[] }

/**
 * The pack of a day: ten real cases, three to five of which broke out, of as many sources as there are, no trend twice; or
 * the reasons why there is none. There is no other edition: cases are recorded, never made up. The same cases give the same
 * pack, in whatever order they come.
 *
 * @param day `2026-11-22`, UTC.
 */
export async function buildTrendPredictorPack({
  day,
  pastCases,
}: Pick<PackMaterial, 'day' | 'pastCases'>): Promise<PackResult> {
  const cases = await pastCases()
  const playable = distinct(
    inSeededOrder(
      cases.flatMap((one) => toPackCase(one) ?? []),
      day,
    ),
  )
  const breakouts = playable.filter(({ brokeOut }) => brokeOut)
  const others = playable.filter(({ brokeOut }) => !brokeOut)
  const refused: PackResult = {
    kind: 'refused',
    reasons: [{ breakouts: breakouts.length, others: others.length }],
  }
  const spread = MOST_BREAKOUTS - LEAST_BREAKOUTS + 1
  const wanted = LEAST_BREAKOUTS + Math.floor(spread * seededFraction(day, 'breakouts'))
  const count = Math.min(wanted, breakouts.length)
  if (count < LEAST_BREAKOUTS || others.length < CASES_PER_PACK - count) return refused

  const uses = new Map<string, number>()
  const chosen = [
    ...spreadOverSources(breakouts, count, uses),
    ...spreadOverSources(others, CASES_PER_PACK - count, uses),
  ]
  const { data } = trendPredictorPackSchema.safeParse({
    game: 'trend-predictor',
    day,
    edition: 'today',
    cases: inSeededOrder(chosen, `${day}/order`),
  })
  return data === undefined ? refused : { kind: 'pack', pack: data }
}

const keyOf = ({ trend, source }: PredictorCase): string => `${trend.id}/${source}`

function inSeededOrder(cases: readonly PredictorCase[], seed: string): readonly PredictorCase[] {
  return cases
    .map((one) => ({ one, place: seededFraction(keyOf(one), seed) }))
    .toSorted((a, b) => a.place - b.place || (keyOf(a.one) < keyOf(b.one) ? -1 : 1))
    .map(({ one }) => one)
}

/** Each trend once, and no two that read alike. */
function distinct(cases: readonly PredictorCase[]): readonly PredictorCase[] {
  const known = new Set<string>()
  return cases.filter(({ trend }) => {
    const name = trend.name.toLowerCase()
    if (known.has(trend.id) || known.has(name)) return false
    known.add(trend.id).add(name)
    return true
  })
}

/** So many of them in their order, each time of a source that was used least. */
function spreadOverSources(
  cases: readonly PredictorCase[],
  count: number,
  uses: Map<string, number>,
): readonly PredictorCase[] {
  const left = [...cases]
  const used = ({ source }: PredictorCase) => uses.get(source) ?? 0
  return Array.from({ length: count }, () => {
    const least = Math.min(...left.map(used))
    const [one] = left.splice(
      left.findIndex((candidate) => used(candidate) === least),
      1,
    )
    if (one !== undefined) uses.set(one.source, used(one) + 1)
    return one
  }).filter((one) => one !== undefined)
}
