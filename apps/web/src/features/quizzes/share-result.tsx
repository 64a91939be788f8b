import { Link } from '@tanstack/react-router'
import { planetRow } from '@trendverse/domain/quizzes/daily/daily-result-text'
import { quizRowSubject, quizSubject } from '@trendverse/domain/social/share-texts'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useServices } from '../../backend/services'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'
import { CopyRow } from './copy-row'
import type { QuizResult } from './quiz-calls'

type ShareResultProps = { readonly trend: Trend; readonly result: QuizResult; readonly firstName: string | null }

/** A guest's result, as a row of planets to paste. */
export function CopyResult({ trend, result }: Omit<ShareResultProps, 'firstName'>) {
  const { settings } = useServices()
  const marks = result.questions.map(({ choice, correctAnswer }) => choice !== null && choice === correctAnswer)
  return (
    <section aria-labelledby="copy-result" className="quiz-card">
      <h2 id="copy-result" className="text-xl">
        Tell a friend
      </h2>
      <p className="text-2xl" role="img" aria-label={`${result.score} of ${result.total} right`}>
        {planetRow(marks)}
      </p>
      <CopyRow subject={quizRowSubject({ siteName: settings.siteName, trend, marks })} />
    </section>
  )
}

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
