import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { sayDay } from '@trendverse/domain/quizzes/say-date'
import { useSharedItem } from '../../../backend/trends/use-shared-item'
import { Skeleton } from '../../../components/page/skeleton'
import type { SharedResult } from '../quiz-calls'
import type { Today } from './use-today'
import './daily.css'

/** The result a challenge link names; `missing` also where it is of no quiz of the day. */
function useFriend(id: string): SharedResult | 'loading' | 'missing' | 'failed' {
  const found = useSharedItem(`shared result ${id}`, (backend, signal) => backend.quizzes.shared({ id }, { signal }))
  return typeof found === 'object' && dayOfDailyQuiz(found.trendId) === null ? 'missing' : found
}

const NOTES = {
  missing: 'This challenge doesn’t exist, or isn’t shared. You can still take the quiz.',
  failed: 'Your friend’s result didn’t load. Reload the page to try again.',
} as const

/** How a friend did, in one sentence. */
function challengeText({ takenBy, score, total, trendId }: SharedResult, today: Today | null): string {
  const day = dayOfDailyQuiz(trendId)
  if (today !== null && day !== null && day !== today.day) {
    return `${takenBy} got ${score} of ${total} on ${sayDay(Date.parse(`${day}T00:00:00Z`))}. Today's quiz is a new one.`
  }
  return `${takenBy} got ${score} of ${total}. Can you beat that?`
}

/** What a challenge link says before the quiz. One's own says nothing. */
export function FriendBefore({ id, today }: { readonly id: string; readonly today: Today | null }) {
  const friend = useFriend(id)
  if (friend === 'loading') return <Skeleton className="h-15 rounded-lg!" />
  if (today?.taken?.attemptId === id) return null
  return (
    <section aria-label="Challenge" className="daily-friend">
      <p dir="auto" role={typeof friend === 'string' ? 'status' : undefined}>
        {typeof friend === 'string' ? NOTES[friend] : challengeText(friend, today)}
      </p>
    </section>
  )
}

type FriendBesideProps = { readonly id: string; readonly own: SharedResult['score']; readonly quizId: string }

/** After the quiz: the friend's result beside one's own, where both are of the same day. */
export function FriendBeside({ id, own, quizId }: FriendBesideProps) {
  const friend = useFriend(id)
  if (typeof friend === 'string' || friend.trendId !== quizId) return null
  const { takenBy, score, total } = friend
  const words = own > score ? `You beat ${takenBy}.` : own === score ? 'It’s a tie.' : `${takenBy} is ahead.`
  return (
    <section aria-label="Challenge" className="daily-friend">
      <dl className="daily-duel">
        <div>
          <dt dir="auto">{takenBy}</dt>
          <dd>
            {score} of {total}
          </dd>
        </div>
        <div>
          <dt>You</dt>
          <dd>
            {own} of {total}
          </dd>
        </div>
      </dl>
      <p dir="auto">{words}</p>
    </section>
  )
}
