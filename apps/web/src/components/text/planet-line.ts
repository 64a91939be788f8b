import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { countOf } from './count-text'
import { proofText } from './proof-text'
import { ageText } from './relative-time-text'

type PlanetLineTrend = Pick<Trend, 'category' | 'origin' | 'sources' | 'proof'>

/** What the words of a planet say under its name: `#2 · 4,000 posts` and, where there is room, `3 h ago`. */
export type PlanetFacts = { readonly figure: string; readonly age: string | null }

/**
 * A planet's rank, where it has one, with its strongest figure or its years, else its category; and the age of what was counted.
 */
export function planetFacts(trend: PlanetLineTrend, rank: number | undefined, nowMs: number): PlanetFacts {
  const { figure, age } = factsOf(trend, nowMs)
  return { figure: rank === undefined ? figure : `#${rank} · ${figure}`, age }
}

function factsOf(trend: PlanetLineTrend, nowMs: number): PlanetFacts {
  const { proof } = trend
  if (proof === null) return { figure: trend.category, age: null }
  const { figure, isRising } = proofText(proof)
  if (proof.kind === 'years') return { figure, age: null }
  if (isClassic(trend)) return { figure: trend.category, age: null }
  const age = ageText(Date.parse(proof.since), nowMs)
  // A story is still running: say for how long.
  if (proof.kind === 'publishers') return { figure: countOf(proof.count, 'publisher'), age: `for ${age}` }
  return { figure: `${isRising ? '▲ ' : ''}${figure}`, age: `${age} ago` }
}

/** The same in one line, without a rank. */
export function planetLine(trend: PlanetLineTrend, nowMs: number): string {
  const { figure, age } = factsOf(trend, nowMs)
  return age === null ? figure : `${figure} · ${age}`
}
