import { Link } from '@tanstack/react-router'
import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { planetRow } from '@trendverse/domain/quizzes/daily/daily-result-text'
import { useSession } from '../../../backend/session/use-session'
import { lazyPart } from '../../../components/browser/lazy-part'
import type { QuizResult } from '../quiz-calls'
import { FriendBeside } from './friend-result'
import { NextQuiz, Streak } from './next-quiz'
import { useToday } from './use-today'
import './daily.css'

const ShareDaily = lazyPart(() => import('./share-daily').then((module) => module.ShareDaily))
const CopyDaily = lazyPart(() => import('./share-daily').then((module) => module.CopyDaily))

type DailyAftermathProps = { readonly result: QuizResult; readonly friendId: string | undefined }

/** After the quiz of the day: the row of planets, the streak, when the next one comes, a friend's result, and sharing; a guest copies the row. */
export function DailyAftermath({ result, friendId }: DailyAftermathProps) {
  const { user } = useSession()
  const { attemptId, score, total, trendId } = result
  const { data: today } = useToday(attemptId)
  const day = dayOfDailyQuiz(trendId)
  const taken = today?.taken?.attemptId === attemptId ? today.taken : null
  // One that was begun before midnight is not today's any more: it was the account's.
  const isShareable = user !== null && (taken?.isShareable ?? true)
  const marks = result.questions.map(({ choice, correctAnswer }) => choice !== null && choice === correctAnswer)
  return (
    <>
      {friendId !== undefined && friendId !== attemptId && <FriendBeside id={friendId} own={score} quizId={trendId} />}
      <section aria-labelledby="daily-result" className="quiz-card">
        <h2 id="daily-result" className="text-xl">
          {isShareable ? 'Share your result' : 'Come back tomorrow'}
        </h2>
        <p className="daily-row" role="img" aria-label={`${score} of ${total} right`}>
          {planetRow(marks)}
        </p>
        {today !== null && (
          <p>
            <Streak days={today.streak} /> <NextQuiz today={today} />
          </p>
        )}
        {isShareable && day !== null && today !== null && (
          <ShareDaily attemptId={attemptId} day={day} marks={marks} streak={today.streak ?? 0} />
        )}
        {user === null && day !== null && (
          <>
            <CopyDaily attemptId={attemptId} day={day} marks={marks} streak={0} />
            <p className="text-sm text-muted">
              Create a free account to build a streak and appear on the leaderboard.{' '}
              <Link to="/signup" className="text-link text-text">
                Sign up
              </Link>
            </p>
          </>
        )}
      </section>
    </>
  )
}
