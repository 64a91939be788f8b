import { Link } from '@tanstack/react-router'
import { quizSubject } from '@trendverse/domain/social/share-texts'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'
import type { QuizResult } from './quiz-calls'

type ShareResultProps = { readonly trend: Trend; readonly result: QuizResult; readonly firstName: string | null }

/** QZ-14, SH-07: sharing a result, for signed-in visitors. */
export function ShareResult({ trend, result: { attemptId, score, total }, firstName }: ShareResultProps) {
  return (
    <section aria-labelledby="share-result" className="quiz-card">
      <h2 id="share-result" className="text-xl">
        Share your result
      </h2>
      <ShareBar subject={quizSubject({ attemptId, trend, score, total, firstName })} {...useSharing()} />
      <p>
        <Link to="/quiz/today" className="text-link inline-flex min-h-11 items-center">
          Take the quiz of the day
        </Link>
      </p>
    </section>
  )
}
