import { waitText } from '@trendverse/domain/quizzes/daily/say-next'
import { countOf } from '../../../components/text/count-text'
import { type Today, useWaitMs } from './use-today'

/** When the next quiz comes. Days are those of UTC, the same for everybody. */
export function NextQuiz({ today }: { readonly today: Today }) {
  const waitMs = useWaitMs(today)
  return <>{waitMs === 0 ? 'A new quiz is here. Reload the page.' : `Next quiz in ${waitText(waitMs)}.`}</>
}

/** How many quizzes in a row; nothing for guests and before the first. */
export function Streak({ days }: { readonly days: number | null }) {
  if (days === null || days === 0) return null
  return <>{days === 1 ? 'Your streak has started: 1 day.' : `Your streak: ${countOf(days, 'day')}.`}</>
}
