import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { GOES_ON, hourOf, hourStartMs, peopleOfReach } from '@trendverse/domain/galaxy/life'
import { lifeLight } from '@trendverse/domain/galaxy/life-light'
import { firstSeenHour, rankHour } from '@trendverse/domain/galaxy/rank-hour'
import { lifeAt, type StarColumns } from '@trendverse/domain/galaxy/star-columns'
import type { Needs } from '../ports/ports'
import type { StarName } from '../ports/trend-lives'

export type ListHourInput = {
  /** Whole hours since 2020-01-01 UTC. */
  readonly hour: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** A trend as it burnt at an hour, and how it went on. Instants are hours, ISO 8601 in UTC. */
export type HourRow = StarName & {
  /** Share of its own greatest light, 0 to 1. */
  readonly light: number
  readonly bornAt: string
  readonly peakAt: string
  /** People it reached at its peak, an order of magnitude. */
  readonly people: number
  /** When it was seen last, or null while it goes on. */
  readonly endedAt: string | null
}

export type HourPage = {
  readonly data: readonly HourRow[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** The hour as addresses write it. */
  readonly at: string
  /** The first hour anything was seen in, or null while nothing was. */
  readonly firstAt: string | null
  /** The hour it is now. */
  readonly nowAt: string
}

const instantOf = (hour: number): string => new Date(hourStartMs(hour)).toISOString()

/** One page of what was talked about at an hour: nothing for one before the first or after the present. */
export async function listHour(
  ports: Needs<'clock' | 'trendLives'>,
  { hour, page, pageSize }: ListHourInput,
): Promise<HourPage> {
  const stars = await ports.trendLives.listStars()
  const nowHour = hourOf(ports.clock.nowMs())
  const rows = hour > nowHour ? new Uint32Array() : rankHour(stars, hour)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const numbers = Array.from(shown, (row) => stars.numbers[row] ?? 0)
  const names = new Map((await ports.trendLives.nameStars({ numbers })).map((name) => [name.number, name]))
  const firstHour = firstSeenHour(stars)
  return {
    data: Array.from(shown).flatMap((row) => {
      const name = names.get(stars.numbers[row] ?? 0)
      // One that was taken away since the stars were read has no name any more.
      return name === undefined ? [] : [{ ...name, ...storyAt(stars, row, hour) }]
    }),
    total: rows.length,
    page,
    pageSize,
    at: hourText(hour),
    firstAt: firstHour === null ? null : hourText(firstHour),
    nowAt: hourText(nowHour),
  }
}

function storyAt(stars: StarColumns, row: number, hour: number): Omit<HourRow, keyof StarName> {
  const life = lifeAt(stars, row)
  return {
    light: lifeLight(life, hour),
    bornAt: instantOf(life.bornHour),
    peakAt: instantOf(life.bornHour + life.peakHours),
    people: Math.round(peopleOfReach(life.reach)),
    endedAt: life.lastHours === GOES_ON ? null : instantOf(life.bornHour + life.lastHours),
  }
}
