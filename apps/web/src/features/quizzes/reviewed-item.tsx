import { Button } from '../../components/button'
import { Icon } from '../../components/icon'
import { optionLetter } from './option-letter'
import { OutcomeSign } from './outcome-sign'
import { QuestionProof } from './question-proof'
import type { ReviewedQuestion } from './quiz-calls'

type ReviewedItemProps = {
  readonly question: ReviewedQuestion
  readonly number: number
  readonly onReport: (question: ReviewedQuestion) => void
}

function outcomeOf({ choice, correctAnswer }: ReviewedQuestion) {
  if (choice === null) return { sign: 'open', text: 'Not answered' } as const
  return choice === correctAnswer
    ? ({ sign: 'right', text: 'Right' } as const)
    : ({ sign: 'wrong', text: 'Not right' } as const)
}

/** One question after the quiz. What went wrong is open from the start. */
export function ReviewedItem({ question, number, onReport }: ReviewedItemProps) {
  const { sign, text } = outcomeOf(question)
  const { options, choice, correctAnswer, explanation, source } = question
  return (
    <li>
      <details className="quiz-review" open={sign !== 'right'}>
        <summary>
          <OutcomeSign outcome={sign} />
          <span className="grid min-w-0 gap-0.5">
            <span className="text-xs text-muted">
              Question {number}: {text}
            </span>
            <span dir="auto" className="text-left font-medium">
              {question.question}
            </span>
          </span>
          <Icon name="down" className="quiz-review-arrow" />
        </summary>
        <div className="quiz-review-body">
          <dl className="grid gap-2.5 text-sm">
            {choice !== null && choice !== correctAnswer && (
              <div>
                <dt>You chose</dt>
                <dd dir="auto">
                  {optionLetter(choice)}. {options[choice]}
                </dd>
              </div>
            )}
            <div>
              <dt>{sign === 'right' ? 'You chose, rightly' : 'Right answer'}</dt>
              <dd dir="auto" className="font-medium">
                {optionLetter(correctAnswer)}. {options[correctAnswer]}
              </dd>
            </div>
          </dl>
          <p dir="auto" className="max-w-[66ch] text-left text-sm">
            {explanation}
          </p>
          <QuestionProof source={source} />
          <Button
            tone="bare"
            size="sm"
            aria-label={`Report question ${number}`}
            className="-ml-3.5 justify-self-start"
            onClick={() => onReport(question)}
          >
            Report
          </Button>
        </div>
      </details>
    </li>
  )
}
