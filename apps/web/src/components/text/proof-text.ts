import { listNames } from '@trendverse/domain/language/list-names'
import type { TrendProof } from '@trendverse/domain/trends/trend'
import { countOf, countText } from './count-text'
import { factorText } from './factor-text'
import { metricText } from './metric-text'

/** A trend's strongest figure in words. */
export type ProofText = {
  /** `15.2M views`, `From AP News, NPR and 5 more`, `2021–2022` */
  readonly figure: string
  /** How it compares with a usual day, or what it gains: `12× its usual count`, `340 an hour`, `3 more publishers since yesterday`. */
  readonly change: string | null
  /** Whether the count still grows. */
  readonly isRising: boolean
}

/** Less than this above the usual day is no news. */
const UNUSUAL_FROM = 1.5

/** `12× its usual count`, `3.4× its usual count`; null where the day is usual or unknown. */
function comparison(count: number, usual: number | null): string | null {
  if (usual === null || usual <= 0 || count / usual < UNUSUAL_FROM) return null
  return `${factorText(count / usual)}× its usual count`
}

/** `From AP News, NPR and 5 more`, or `Reported by 7 publishers` where their names were not noted. */
function publishersText({ names, count }: Extract<TrendProof, { kind: 'publishers' }>): string {
  const more = count - names.length
  return names.length === 0 || more < 0
    ? `Reported by ${countOf(count, 'publisher')}`
    : `From ${listNames(names, more)}`
}

/** What the strongest figure of a trend says; `▲` before it is the reader's to draw where it rises. */
export function proofText(proof: TrendProof): ProofText {
  switch (proof.kind) {
    case 'years': {
      const { from, to } = proof
      return { figure: from === to ? `${from}` : `${from}–${to}`, change: null, isRising: false }
    }
    case 'publishers':
      return {
        figure: publishersText(proof),
        change: proof.joined === 0 ? null : `${countOf(proof.joined, 'more publisher')} since yesterday`,
        isRising: false,
      }
    case 'count': {
      const gain = Math.round(proof.perHour)
      return {
        figure: metricText(proof.count, proof.metricUnit),
        change: comparison(proof.count, proof.usual) ?? (gain >= 1 ? `${countText(gain)} an hour` : null),
        isRising: gain >= 1,
      }
    }
  }
}
