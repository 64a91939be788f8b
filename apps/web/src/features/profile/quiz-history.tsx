import { Button } from '../../components/button'
import { countOf } from '../../components/count-text'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { CategoryScores } from './category-scores'
import { FinishedQuiz } from './finished-quiz'
import type { ProfileData } from './read-profile-page'
import { useFurtherQuizzes } from './use-further-quizzes'

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
      {history === null ? (
        <p className="text-sm text-muted">Your quizzes did not arrive. They are kept; look again later.</p>
      ) : history.total === 0 ? (
        <EmptyState
          title="No quiz finished yet"
          text="Five questions about a trend, five minutes. What you reach shows here."
        >
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
                More quizzes did not arrive. Please try again.
              </p>
            )}
          </div>
          <CategoryScores categories={history.byCategory} />
        </div>
      )}
    </section>
  )
}
