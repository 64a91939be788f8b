import { Link } from '@tanstack/react-router'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { useRead } from '../../backend/reads/use-read'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { countOf } from '../../components/text/count-text'
import { timeLeftText } from '../../components/text/time-left-text'
import { exactText } from '../../components/text/zoned-time'
import type { ProfileData } from './read-profile-page'
import { useFurtherQuizzes } from './use-further-quizzes'

type CategoryScoresProps = { readonly categories: NonNullable<ProfileData['history']>['byCategory'] }

/** The average score by category, as bars with their figures beside them. */
function CategoryScores({ categories }: CategoryScoresProps) {
  return (
    <figure className="grid content-start gap-4">
      <figcaption className="text-sm font-medium">Average score by category</figcaption>
      <dl className="grid gap-3.5">
        {categories.map(({ category, quizzes, averagePercent }) => {
          const percent = Math.round(averagePercent)
          return (
            <div key={category} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              <dt>
                {category} <span className="text-xs text-faint">{countOf(quizzes, 'quiz', 'quizzes')}</span>
              </dt>
              <dd className="font-medium tabular-nums">{percent}%</dd>
              <dd aria-hidden="true" className="category-bar">
                <span style={{ width: `${percent}%` }} />
              </dd>
            </div>
          )
        })}
      </dl>
    </figure>
  )
}

type FinishedQuizProps = {
  readonly quiz: NonNullable<ProfileData['history']>['data'][number]
  readonly timeZone: string
}

/** One finished quiz: what it was about, when, and how it came out. */
function FinishedQuiz({ quiz, timeZone }: FinishedQuizProps) {
  const { trendId, trendName, category, score, total, percent, passed, time, finishedAt } = quiz
  return (
    <li className="finished-quiz">
      <div className="min-w-0">
        <p dir="auto" className="text-left font-medium">
          {dayOfDailyQuiz(trendId) === null ? (
            <Link to="/quiz/$trendId" params={{ trendId }} className="text-link wrap-anywhere">
              {trendName}
            </Link>
          ) : (
            <Link to="/quiz/today" className="text-link wrap-anywhere">
              {trendName}
            </Link>
          )}
        </p>
        <p className="text-xs text-faint">
          {dayOfDailyQuiz(trendId) === null && `${category} · `}
          <time dateTime={finishedAt} title={exactText(Date.parse(finishedAt), timeZone)}>
            {exactText(Date.parse(finishedAt), timeZone).split(',')[0]}
          </time>
        </p>
      </div>
      <p className="grid justify-items-end text-right tabular-nums">
        <span className="font-medium">{percent}%</span>
        <span className="text-xs text-muted">
          {score} of {total} in {timeLeftText(time * SECOND_MS)}
          {passed && ', passed'}
        </span>
      </p>
    </li>
  )
}

/** OP-84: how many quizzes of the day in a row; nothing before the first, or where that could not be read. */
function DailyStreak() {
  const { data } = useRead('streak of quizzes of the day', (backend, signal) =>
    backend.quizzes.today(undefined, { signal }),
  )
  if (!data?.streak) return null
  return (
    <p className="text-sm">
      <Link to="/quiz/today" className="text-link">
        Quiz of the day
      </Link>
      : {countOf(data.streak, 'day')} in a row
    </p>
  )
}

type QuizHistoryProps = {
  /** Null when it could not be read; the profile stands without it. */
  readonly history: ProfileData['history']
  readonly timeZone: string
}

/** Finished quizzes, the latest first, and how they came out by category. */
export function QuizHistory({ history, timeZone }: QuizHistoryProps) {
  const further = useFurtherQuizzes(history)
  return (
    <section aria-labelledby="quizzes" className="profile-card content-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="quizzes" className="text-xl">
          Your quizzes
        </h2>
        {history !== null && history.total > 0 && (
          <p className="text-sm text-muted tabular-nums">{countOf(history.total, 'quiz', 'quizzes')} finished</p>
        )}
      </div>
      <DailyStreak />
      {history === null ? (
        <p className="text-sm text-muted">
          Your quizzes didn’t load, but nothing has been lost. Please try again later.
        </p>
      ) : history.total === 0 ? (
        <EmptyState title="No finished quizzes yet" text="Five questions, five minutes. Your scores will appear here.">
          <LinkButton to="/trends">Choose a trend</LinkButton>
        </EmptyState>
      ) : (
        <div className="quiz-history">
          <div className="grid content-start gap-4">
            <ol className="grid">
              {further.rows.map((row) => (
                <FinishedQuiz key={row.attemptId} quiz={row} timeZone={timeZone} />
              ))}
            </ol>
            {further.hasMore && (
              <Button
                size="sm"
                aria-disabled={further.isLoading}
                onClick={() => void further.load()}
                className="min-h-11 justify-self-start"
              >
                {further.isLoading ? 'Loading more...' : 'Show more'}
              </Button>
            )}
            {further.hasFailed && (
              <p role="alert" className="text-sm text-warn">
                More quizzes didn’t load. Please try again.
              </p>
            )}
          </div>
          <CategoryScores categories={history.byCategory} />
        </div>
      )}
    </section>
  )
}
