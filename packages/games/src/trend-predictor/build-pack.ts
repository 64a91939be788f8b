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
import { loadRecordedCases } from './recorded/recorded-case'

/** Why an edition could not be built: how many playable cases broke out and how many did not. */
export type PackRefusal = {
  readonly edition: TrendPredictorPack['edition']
  readonly breakouts: number
  readonly others: number
}

export type PackResult =
  | { readonly kind: 'pack'; readonly pack: TrendPredictorPack }
  | { readonly kind: 'refused'; readonly reasons: readonly PackRefusal[] }

/**
 * The pack of a day: ten real cases, three to five of which broke out, of as many sources as there are, no trend twice. They
 * are what the site itself has recorded, or, where that does not suffice, the cases that ship with the game: never made up.
 * The same cases give the same pack, in whatever order they come.
 *
 * @param day `2026-11-22`, UTC.
 */
export async function buildTrendPredictorPack({
  day,
  pastCases,
  earlier,
}: Pick<PackMaterial, 'day' | 'pastCases' | 'earlier'>): Promise<PackResult> {
  const ownCases = (await pastCases()).flatMap((one) => toPackCase(one) ?? [])
  const today = packOf('today', day, inSeededOrder(ownCases, day))
  if (today.kind === 'pack') return today
  const shipped = inSeededOrder(await loadRecordedCases(), day)
  const archive = packOf('archive', day, longestUnseenFirst(shipped, await earlier()))
  return archive.kind === 'pack' ? archive : { kind: 'refused', reasons: [...today.reasons, ...archive.reasons] }
}

/** @param cases Those that come first are taken first. */
function packOf(edition: TrendPredictorPack['edition'], day: string, cases: readonly PredictorCase[]): PackResult {
  const playable = distinct(cases)
  const breakouts = playable.filter(({ brokeOut }) => brokeOut)
  const others = playable.filter(({ brokeOut }) => !brokeOut)
  const refused: PackResult = {
    kind: 'refused',
    reasons: [{ edition, breakouts: breakouts.length, others: others.length }],
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
    edition,
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

/** Those first that were not asked in the packs of the days around, then those that were asked longest ago. */
function longestUnseenFirst(cases: readonly PredictorCase[], earlier: readonly unknown[]): readonly PredictorCase[] {
  const packs = earlier.map((pack) => trendPredictorPackSchema.safeParse(pack).data?.cases ?? [])
  const asked = packs.map((ofDay) => new Set(ofDay.map(({ trend }) => trend.id)))
  const packsAgo = ({ trend }: PredictorCase): number => {
    const latest = asked.findIndex((ofDay) => ofDay.has(trend.id))
    return latest === -1 ? asked.length : latest
  }
  return cases.toSorted((a, b) => packsAgo(b) - packsAgo(a))
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
