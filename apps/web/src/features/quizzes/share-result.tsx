import { quizSubject, type SharedResult } from '@trendverse/domain/social/share-texts'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'

/** QZ-14: a result to be shared by whoever is signed in. */
export function ShareResult(result: SharedResult) {
  return (
    <section aria-labelledby="share-result" className="quiz-card">
      <h2 id="share-result" className="text-xl">
        Share your result
      </h2>
      <ShareBar subject={quizSubject(result)} {...useSharing()} />
    </section>
  )
}
