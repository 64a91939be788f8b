import type { Evidence } from '@trendverse/domain/trends/trend'
import { metricText, velocityText } from '../../components/metric-text'
import { momentumText } from './momentum-text'

export type ReceiptNumber = { readonly term: string; readonly value: string; readonly note: string | null }

type Numbers = Pick<
  Evidence,
  'metric' | 'peakMetric' | 'metricUnit' | 'rank' | 'bestRank' | 'velocityPerHour' | 'momentum'
>

/** The figures of a receipt that are known, in words; what a source does not tell is left out. */
export function receiptNumbers(numbers: Numbers): readonly ReceiptNumber[] {
  const { metric, peakMetric, metricUnit, rank, bestRank, velocityPerHour, momentum } = numbers
  const hasFallen = peakMetric !== null && metric !== null && peakMetric > metric
  const hasSunk = bestRank !== null && rank !== null && bestRank < rank
  return [
    ...(metric === null
      ? []
      : [
          {
            term: 'Count',
            value: metricText(metric, metricUnit),
            note: hasFallen
              ? `${metricText(peakMetric, metricUnit)} at most`
              : peakMetric === null
                ? null
                : 'its highest',
          },
        ]),
    ...(rank === null
      ? []
      : [
          {
            term: 'Place',
            value: `${rank}`,
            note: hasSunk ? `best ${bestRank}` : bestRank === null ? null : 'its best',
          },
        ]),
    ...(velocityPerHour === null ? [] : [{ term: 'Growth now', value: velocityText(velocityPerHour), note: null }]),
    { term: 'Momentum', value: momentumText(momentum), note: null },
  ]
}
