import type { GivenAnswer, QuizRun } from './quiz-run'

const WORDS: Readonly<Record<GivenAnswer['outcome'], string>> = {
  waiting: 'answered',
  right: 'right',
  wrong: 'wrong',
  refused: 'not counted',
}

/** QZ-06: one piece of the bar for each question, coloured by how it went. The words above say the same. */
export function QuizProgress({ run }: { readonly run: QuizRun }) {
  const { questions } = run.quiz
  return (
    <div
      role="progressbar"
      aria-label="Questions answered"
      aria-valuemin={0}
      aria-valuemax={questions.length}
      aria-valuenow={run.answers.length}
      aria-valuetext={`${run.answers.length} of ${questions.length} answered`}
      className="quiz-progress"
    >
      {questions.map(({ id }, index) => {
        const outcome = run.answers.find(({ questionId }) => questionId === id)?.outcome
        return (
          <span
            key={id}
            title={`Question ${index + 1}${outcome === undefined ? '' : `: ${WORDS[outcome]}`}`}
            data-outcome={outcome}
            data-now={index === run.answers.length || undefined}
          />
        )
      })}
    </div>
  )
}
