import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { hourOf, peopleOfReach } from '@trendverse/domain/galaxy/life'
import { type LookBack, onThisDay } from '@trendverse/domain/galaxy/on-this-day'
import { lifeAt, type StarColumns } from '@trendverse/domain/galaxy/star-columns'
import type { Needs } from '../ports/ports'
import type { StarName } from '../ports/trend-lives'

type PastTrend = Pick<StarName, 'id' | 'name' | 'category' | 'color' | 'sources' | 'lifecycle'> & {
  /** People it reached at its peak, an order of magnitude. */
  readonly people: number
}

/** What burnt brightest a while ago, the brightest first. Hours are as addresses write them. */
export type OnThisDay = {
  readonly data: readonly { readonly ago: LookBack; readonly at: string; readonly trends: readonly PastTrend[] }[]
  /** The hour it was told in. */
  readonly nowAt: string
}

/**
 * What was told last, as long as somebody keeps the columns it was told from: every home page asks, and three searches
 * through 100,000 stars would take some 14 ms each time.
 */
const lastTold = new WeakMap<StarColumns, OnThisDay>()

/** The brightest trends one week, one month and one year ago, as far as this installation remembers. */
export async function readOnThisDay(ports: Needs<'clock' | 'trendLives'>): Promise<OnThisDay> {
  const stars = await ports.trendLives.listStars()
  const nowHour = hourOf(ports.clock.nowMs())
  const nowAt = hourText(nowHour)
  const last = lastTold.get(stars)
  if (last?.nowAt === nowAt) return last
  const moments = onThisDay(stars, nowHour)
  const numberOf = (row: number): number => stars.numbers[row] ?? 0
  const numbers = [...new Set(moments.flatMap(({ rows }) => rows.map(numberOf)))]
  const names = new Map<number, Omit<PastTrend, 'people'>>()
  if (numbers.length > 0) {
    for (const { number, id, name, category, color, sources, lifecycle } of await ports.trendLives.nameStars({
      numbers,
    })) {
      names.set(number, { id, name, category, color, sources, lifecycle })
    }
  }
  const data = moments.flatMap(({ ago, hour, rows }) => {
    // One that was taken away since the stars were read has no name any more.
    const trends = rows.flatMap((row) => {
      const name = names.get(numberOf(row))
      return name === undefined ? [] : [{ ...name, people: Math.round(peopleOfReach(lifeAt(stars, row).reach)) }]
    })
    return trends.length === 0 ? [] : [{ ago, at: hourText(hour), trends }]
  })
  const told = { data, nowAt }
  lastTold.set(stars, told)
  return told
}
