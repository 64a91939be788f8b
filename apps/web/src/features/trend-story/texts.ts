import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { DatePrecision, Evidence } from '@trendverse/domain/trends/trend'
import { countText } from '../../components/text/count-text'
import { metricText, velocityText } from '../../components/text/metric-text'

const LOWEST = 0.01
const HIGHEST = 0.99

/**
 * A forecast as visitors read it: `34%`. The ends are never promised: `less than 1%`, `more than 99%`.
 *
 * @param chance 0 to 1
 */
export function chanceText(chance: number): string {
  if (chance < LOWEST) return 'less than 1%'
  if (chance > HIGHEST) return 'more than 99%'
  return `${Math.round(chance * 100)}%`
}

/** `14 voices`, and who they are; null where nobody speaks. */
export function voicesText(
  voices: number,
  publishers: number,
): { readonly value: string; readonly who: string } | null {
  if (voices < 1) return null
  const others = Math.max(0, voices - publishers)
  const parts = [
    publishers > 0 ? `${publishers} ${publishers === 1 ? 'publisher' : 'publishers'}` : null,
    others > 0 ? `${others} ${others === 1 ? 'platform' : 'platforms'}` : null,
  ].filter((part) => part !== null)
  return {
    value: `${voices} independent ${voices === 1 ? 'source' : 'sources'}`,
    who: `${parts.join(' and ')}.${voices === publishers || voices === 1 ? '' : ' Sources that quote each other count once.'}`,
  }
}

/** A figure with what is to be said beside it: `812 points`, `peak 900`. */
type ReceiptNumber = { readonly value: string; readonly note: string | null }

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
    shown.push({ value: `No. ${rank}`, note: bestRank !== null && bestRank < rank ? `best ${bestRank}` : null })
  }
  return shown
}

const PARTS: Readonly<Record<DatePrecision, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** Length of the ISO text that says no more than what is known: `2012`, `2012-07`, `2012-07-15`. */
const ISO_LENGTH: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 }

/** A date of the past with no more than what is known of it: `2012`, `July 2012`, `15 July 2012`. */
export function preciseDateText(at: string, precision: DatePrecision): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  // A date is a day on the calendar, not an instant: no time zone may move it.
  return date.toLocaleDateString('en-GB', { ...PARTS[precision], timeZone: 'UTC' })
}

/** The same for the `datetime` of a time element. */
export function preciseDateIso(at: string, precision: DatePrecision): string {
  return at.slice(0, ISO_LENGTH[precision])
}
