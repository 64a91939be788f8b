import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend, TrendProof } from '@trendverse/domain/trends/trend'
import { countOf } from './count-text'
import { proofText } from './proof-text'
import { ageText } from './relative-time-text'

type PlanetLineTrend = Pick<Trend, 'category' | 'origin' | 'sources' | 'proof'>

/**
 * A planet's strongest figure or its years, and its category: `4,000 posts · Science`. The number of publishers is left out:
 * beside a rank, it looks like the reason for it.
 */
export function planetFacts(trend: PlanetLineTrend): string {
  const figure = trend.proof?.kind === 'publishers' ? null : figureOf(trend)
  return figure === null ? trend.category : `${figure} · ${trend.category}`
}

/** The strongest figure of a trend or else its category, and how fresh it is: `7 publishers · latest report 12 min ago`. */
export function planetLine(trend: PlanetLineTrend, nowMs: number): string {
  const figure = figureOf(trend)
  if (figure === null) return trend.category
  const age = trend.proof === null || isClassic(trend) ? null : freshnessOf(trend.proof, nowMs)
  return age === null ? figure : `${figure} · ${age}`
}

function figureOf(trend: PlanetLineTrend): string | null {
  const { proof } = trend
  if (proof === null) return null
  if (proof.kind === 'years') return proofText(proof).figure
  if (isClassic(trend)) return null
  if (proof.kind === 'publishers') return countOf(proof.count, 'publisher')
  const { figure, isRising } = proofText(proof)
  return `${isRising ? '▲ ' : ''}${figure}`
}

function freshnessOf(proof: TrendProof, nowMs: number): string | null {
  if (proof.kind === 'years') return null
  const ago = (at: string): string => `${ageText(Date.parse(at), nowMs)} ago`
  return proof.kind === 'publishers' && proof.latestAt !== null
    ? `latest report ${ago(proof.latestAt)}`
    : ago(proof.since)
}
