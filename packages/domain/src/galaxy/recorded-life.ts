import type { Uuid } from '../primitives/uuid'
import type { TrendProof } from '../trends/trend'
import { hourOf, reachOf } from './life'

/** What is remembered of a trend's life, in hours since 2020-01-01 UTC; those before are negative. */
export type RecordedLife = {
  /** Hour of its first evidence. */
  readonly bornHour: number
  /** Hour of its greatest reach. */
  readonly peakHour: number
  /** Hour of its latest evidence. */
  readonly lastHour: number
  /** People at the peak, see `reachOf`, at least 1; 0 while all that is known are the years of the catalogue. */
  readonly reach: number
  /** The constellation it was founded in, 0 to 65,535. */
  readonly family: number
}

/** What one run saw of a trend. */
export type LifeReading = {
  /** The hour of the run. */
  readonly hour: number
  /** First and latest hour of the evidence that was looked at. */
  readonly firstHour: number
  readonly lastHour: number
  /** People behind it now, an order of magnitude. */
  readonly people: number
}

/**
 * A life after one more run: it peaks in the first hour of its greatest reach. What is seen takes the place of the
 * catalogue's years. The very same object where nothing changed, so that only what changed is written.
 *
 * @param family Where a new life belongs; one that has begun stays in its own.
 */
export function nextLife(life: RecordedLife | null, reading: LifeReading, family: number): RecordedLife {
  const reach = Math.max(1, reachOf(reading.people))
  if (life === null || life.reach === 0) {
    return {
      bornHour: Math.min(reading.firstHour, reading.hour),
      peakHour: reading.hour,
      lastHour: Math.max(reading.hour, reading.lastHour),
      reach,
      family: life?.family ?? family,
    }
  }
  const isHigher = reach > life.reach
  const next = {
    bornHour: Math.min(life.bornHour, reading.firstHour),
    peakHour: isHigher ? Math.max(life.peakHour, reading.hour) : life.peakHour,
    lastHour: Math.max(life.lastHour, reading.lastHour, isHigher ? reading.hour : life.lastHour),
    reach: Math.max(life.reach, reach),
    family: life.family,
  }
  const isSame = next.bornHour === life.bornHour && next.lastHour === life.lastHour && next.reach === life.reach
  return isSame ? life : next
}

/** The life of a trend of the catalogue that no source has shown: its years, and nobody counted. */
export function classicLife({ from, to }: Extract<TrendProof, { kind: 'years' }>, family: number): RecordedLife {
  const bornHour = hourOf(Date.UTC(from, 0, 1))
  return { bornHour, peakHour: bornHour, lastHour: hourOf(Date.UTC(to, 0, 1)), reach: 0, family }
}

/** The constellation a trend begins when nothing that lives is related to it: the last 16 bits of its id. */
export function ownFamily(id: Uuid): number {
  return Number.parseInt(id.slice(-4), 16)
}
