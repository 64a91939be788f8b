import { DAY_MS } from '../../primitives/time'
import { isFitToAsk } from '../../taste/matter-of-trend'
import type { Trend } from '../../trends/trend'

type Story = Pick<
  Trend,
  'id' | 'name' | 'description' | 'origin' | 'status' | 'attention' | 'createdDate' | 'updatedDate'
>

/**
 * The stories of the day before, UTC: live ones that had begun by its end and were heard of since its start, the strongest
 * first. What tells of suffering is no riddle for the breakfast table.
 *
 * @param day The day of the quiz.
 */
export function storiesOfDayBefore<Kind extends Story>(trends: readonly Kind[], day: string): readonly Kind[] {
  const endMs = Date.parse(`${day}T00:00:00Z`)
  return trends
    .filter(({ origin, status }) => origin === 'live' && status === 'active')
    .filter(({ createdDate, updatedDate }) => {
      return Date.parse(createdDate) < endMs && Date.parse(updatedDate) >= endMs - DAY_MS
    })
    .filter(({ name, description }) => isFitToAsk(name) && isFitToAsk(description))
    .toSorted((a, b) => b.attention - a.attention || (a.id < b.id ? -1 : 1))
}
