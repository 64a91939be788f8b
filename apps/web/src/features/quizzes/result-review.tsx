import type { ReviewedQuestion } from './quiz-calls'
import { ReviewedItem } from './reviewed-item'

type ResultReviewProps = {
  readonly questions: readonly ReviewedQuestion[]
  readonly onReport: (question: ReviewedQuestion) => void
}

/** Every question once more: what was chosen, what is right, why, and where it stands. */
export function ResultReview({ questions, onReport }: ResultReviewProps) {
  return (
    <section aria-labelledby="review" className="grid content-start gap-4">
      <h2 id="review" className="text-xl">
        Every answer, with its proof
      </h2>
      <ol className="grid gap-3">
        {questions.map((question, index) => (
          <ReviewedItem key={question.id} question={question} number={index + 1} onReport={onReport} />
        ))}
      </ol>
    </section>
  )
}
