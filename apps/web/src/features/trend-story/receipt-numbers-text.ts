import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { countText } from '../../components/count-text'
import { metricText, velocityText } from '../../components/metric-text'

/** A figure with what is to be said beside it: `812 points`, `peak 900`. */
export type ReceiptNumber = { readonly value: string; readonly note: string | null }

type Numbers = Pick<
  Evidence,
  'source' | 'metric' | 'peakMetric' | 'metricUnit' | 'rank' | 'bestRank' | 'velocityPerHour'
>

/** Slower gains are none to speak of. */
const LEAST_GAIN_PER_HOUR = 0.05

/** The figures of a sighting that are known, in words; what a source does not tell is left out. */
export function receiptNumbers(numbers: Numbers): readonly ReceiptNumber[] {
  const { source, metric, peakMetric, metricUnit, rank, bestRank, velocityPerHour } = numbers
  const shown: ReceiptNumber[] = []
  if (metric !== null) {
    const hasFallen = peakMetric !== null && peakMetric > metric
    shown.push({ value: metricText(metric, metricUnit), note: hasFallen ? `peak ${countText(peakMetric)}` : null })
  }
  if (velocityPerHour !== null && velocityPerHour >= LEAST_GAIN_PER_HOUR) {
    shown.push({ value: velocityText(velocityPerHour), note: null })
  }
  // The order of a news feed is that of publication.
  if (rank !== null && SOURCE_PROFILES[source].kind !== 'news') {
    shown.push({ value: `Place ${rank}`, note: bestRank !== null && bestRank < rank ? `best ${bestRank}` : null })
  }
  return shown
}
