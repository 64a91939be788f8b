import { sayDay } from '../say-date'

/** How one quiz of the day went, to be told without telling the answers. */
export type DailyResult = {
  readonly day: string
  /** Question by question, whether the answer was right. */
  readonly marks: readonly boolean[]
  readonly streak: number
}

const RIGHT = '🪐'
const WRONG = '🌑'

/** `🪐🌑🪐🪐🪐` */
export function planetRow(marks: readonly boolean[]): string {
  return marks.map((isRight) => (isRight ? RIGHT : WRONG)).join('')
}

/** A result as people paste it, without its link: the site and the day, then the row with the score and the streak. */
export function dailyResultText(siteName: string, { day, marks, streak }: DailyResult): string {
  const right = marks.filter(Boolean).length
  const row = `${planetRow(marks)} ${right}/${marks.length}`
  const days = streak > 1 ? ` · ${streak} days in a row` : ''
  return `${siteName} quiz of the day · ${sayDay(Date.parse(`${day}T00:00:00Z`))}\n${row}${days}`
}
