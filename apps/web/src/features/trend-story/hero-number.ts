import { listNames } from '@trendverse/domain/language/list-names'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { recordedChange } from '@trendverse/domain/trends/recorded-change'
import type { TrendDetail, TrendProof } from '@trendverse/domain/trends/trend'
import { countText } from '../../components/text/count-text'
import { factorText } from '../../components/text/factor-text'
import { metricText } from '../../components/text/metric-text'
import { proofText } from '../../components/text/proof-text'

/** The number of a poster: `x14` `in 6 hours`, and what it is made of: `58 to 812 points on Hacker News`. */
export type HeroNumber = { readonly value: string; readonly label: string; readonly note: string | null }

/** `an hour`, `6 hours`, `a day` */
function hoursText(hours: number): string {
  const whole = Math.round(hours)
  if (whole <= 1) return 'an hour'
  return whole === 24 ? 'a day' : `${whole} hours`
}

const NAMED_PUBLISHERS = 3

/** `The Guardian, NPR, BBC and 2 more`: who reports it, the strongest first; null where no receipt names one. */
function publishersText(evidence: TrendDetail['evidence'], count: number): string | null {
  const named = evidence.flatMap((one) => [one.publisher, ...one.references.map(({ publisher }) => publisher)])
  const names = [...new Set(named.filter((name) => name !== null))].slice(0, Math.min(NAMED_PUBLISHERS, count))
  if (names.length === 0) return null
  return listNames(names, count - names.length)
}

function proofNumber(proof: TrendProof | null, evidence: TrendDetail['evidence']): HeroNumber | null {
  if (proof?.kind === 'count') {
    const { figure, change } = proofText(proof)
    const [value = '', label = ''] = figure.split(' ')
    const isOfDay = SOURCE_PROFILES[proof.source].kind === 'encyclopedia'
    const where = `on ${SOURCE_PROFILES[proof.source].label}`
    return { value, label: isOfDay ? `${label} in a day` : label, note: change === null ? where : `${change} ${where}` }
  }
  // A single publisher is named as the source already.
  if (proof?.kind !== 'publishers' || proof.count < 2) return null
  return { value: countText(proof.count), label: 'publishers', note: publishersText(evidence, proof.count) }
}

/**
 * The figure a story opens with: how its strongest source's count multiplied where that is recorded, else what most people
 * stand behind, else how many publishers report it, and who. Null where nobody measured anything.
 */
export function heroNumber(trend: Pick<TrendDetail, 'proof' | 'sources' | 'series' | 'evidence'>): HeroNumber | null {
  const change = recordedChange(trend)
  if (change !== null) {
    const { factor, hours, from, to, metricUnit, source } = change
    return {
      value: `${factorText(factor)}×`,
      label: `in ${hoursText(hours)}`,
      note: `from ${countText(Math.round(from))} to ${metricText(to, metricUnit)} on ${SOURCE_PROFILES[source].label}`,
    }
  }
  return proofNumber(trend.proof, trend.evidence)
}
