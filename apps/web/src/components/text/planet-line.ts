import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { countOf } from './count-text'
import { proofText } from './proof-text'
import { ageText } from './relative-time-text'

type PlanetLineTrend = Pick<Trend, 'category' | 'origin' | 'sources' | 'proof'>

/** What the words of a planet say under its name: its strongest figure and age, its years, else its category. */
export function planetLine(trend: PlanetLineTrend, nowMs: number): string {
  const { proof } = trend
  if (proof === null) return trend.category
  const { figure, isRising } = proofText(proof)
  if (proof.kind === 'years') return figure
  if (isClassic(trend)) return trend.category
  const age = `${ageText(Date.parse(proof.since), nowMs)} ago`
  if (proof.kind === 'publishers') return `${countOf(proof.count, 'publisher')} · ${age}`
  return `${isRising ? '▲ ' : ''}${figure} · ${age}`
}

/** The same with its rank before it, where it has one: its planet is as large as that. */
export function rankedPlanetLine(trend: PlanetLineTrend, rank: number | undefined, nowMs: number): string {
  const line = planetLine(trend, nowMs)
  return rank === undefined ? line : `#${rank} · ${line}`
}
