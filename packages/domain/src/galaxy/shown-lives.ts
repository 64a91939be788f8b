import { CATEGORIES, type Category } from '../trends/categories/category'
import type { FollowedTrend } from '../trends/followed-trend'
import { GOES_ON, MOST_HOURS } from './life'
import type { RecordedLife } from './recorded-life'
import { emptyColumns, type StarColumns } from './star-columns'

/** A life that visitors see, with what it takes from its trend. */
export type ShownLife = RecordedLife & {
  readonly number: number
  readonly category: Category
  /** Whether it is on show and sources still show it. */
  readonly goesOn: boolean
}

/** Whether a life goes on: its trend is on show, awake, and some source shows it. */
export function goesOn({
  status,
  lifecycle,
  sources,
}: Pick<FollowedTrend, 'status' | 'lifecycle' | 'sources'>): boolean {
  return status === 'active' && lifecycle !== 'dormant' && sources.length > 0
}

const hoursFrom = (bornHour: number, hour: number): number => Math.min(MOST_HOURS, Math.max(0, hour - bornHour))

/**
 * Lives as the columns a picture takes, in the order they come in. What lies before 2020 is drawn as of its first hour.
 * Categories are places in `CATEGORIES`.
 *
 * @param lives Ascending by number.
 */
export function starColumns(lives: readonly ShownLife[]): StarColumns {
  const columns = emptyColumns(lives.length)
  for (const [row, life] of lives.entries()) {
    const bornHour = Math.max(0, life.bornHour)
    const peakHours = hoursFrom(bornHour, life.peakHour)
    columns.numbers[row] = life.number
    columns.bornHours[row] = bornHour
    columns.peakHours[row] = peakHours
    columns.lastHours[row] = life.goesOn ? GOES_ON : Math.max(peakHours, hoursFrom(bornHour, life.lastHour))
    columns.reaches[row] = life.reach
    columns.categories[row] = CATEGORIES.indexOf(life.category)
    columns.families[row] = life.family
  }
  return columns
}
