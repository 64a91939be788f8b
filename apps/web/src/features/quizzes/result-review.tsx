import { Button } from '../../components/controls/button'
import { ExternalLink } from '../../components/controls/external-link'
import { Icon } from '../../components/controls/icon'
import { webHost } from '../../components/text/web-host'
import { optionLetter } from './option-letter'
import { OutcomeSign } from './outcome-sign'
import type { ReviewedQuestion } from './quiz-calls'

type Solution = {
  readonly [Key in 'correctAnswer' | 'explanation' | 'source']: NonNullable<ReviewedQuestion[Key]>
}

/** Null for a question left unanswered, as long as today’s quiz is open. */
function solutionOf({ correctAnswer, explanation, source }: ReviewedQuestion): Solution | null {
  return correctAnswer === null || explanation === null || source === null
    ? null
    : { correctAnswer, explanation, source }
}

/** Where an answer stands, word for word unless the explanation says it already, with the way there where it is on the web. */
function QuestionProof({ source, explanation }: Pick<Solution, 'explanation' | 'source'>) {
  const { quote, title, publisher, url } = source
  const host = url === null ? null : webHost(url)
  // An explanation that quotes the headline names its publisher, too.
  const isHeadlineTold = host !== null && explanation.includes(`“${title}”`)
  const label = isHeadlineTold ? `Read it at ${host}` : title
  const from = isHeadlineTold ? [] : [publisher, host].filter((part) => part !== null)
  return (
    <figure className="quiz-proof">
      {!explanation.includes(quote) && (
        <blockquote dir="auto" {...(host !== null && url !== null && { cite: url })}>
          {quote}
        </blockquote>
      )}
      <figcaption dir="auto">
        {url === null || host === null ? title : <ExternalLink href={url}>{label}</ExternalLink>}
        {from.length > 0 && <span className="text-faint"> ({from.join(', ')})</span>}
      </figcaption>
    </figure>
  )
}

type ReviewedItemProps = {
  readonly question: ReviewedQuestion
  readonly number: number
  readonly onReport: (question: ReviewedQuestion) => void
}

function outcomeOf({ choice, correctAnswer }: ReviewedQuestion) {
  if (choice === null) return { sign: 'open', text: 'Not answered' } as const
  return choice === correctAnswer
    ? ({ sign: 'right', text: 'Right' } as const)
    : ({ sign: 'wrong', text: 'Wrong' } as const)
}

function SolutionOf({ question, solution }: { readonly question: ReviewedQuestion; readonly solution: Solution }) {
  const { options, choice } = question
  const { correctAnswer, explanation, source } = solution
  return (
    <>
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
          <dt>{choice === correctAnswer ? 'Your right answer' : 'Right answer'}</dt>
          <dd dir="auto" className="font-medium">
            {optionLetter(correctAnswer)}. {options[correctAnswer]}
          </dd>
        </div>
      </dl>
      <p dir="auto" className="max-w-[66ch] text-left text-sm">
        {explanation}
      </p>
      <QuestionProof source={source} explanation={explanation} />
    </>
  )
}

/** One question after the quiz. What went wrong is open from the start. */
function ReviewedItem({ question, number, onReport }: ReviewedItemProps) {
  const { sign, text } = outcomeOf(question)
  const { percentRight, story } = question
  const solution = solutionOf(question)
  return (
    <li>
      <details className="quiz-review" open={sign !== 'right'}>
        <summary>
          <OutcomeSign outcome={sign} />
          <span className="grid min-w-0 gap-0.5">
            <span className="text-xs text-muted">
              Question {number}: {text}
              {story !== undefined && ` · ${story.name}`}
              {percentRight !== null && ` · ${percentRight}% got this`}
            </span>
            <span dir="auto" className="text-left font-medium">
              {question.question}
            </span>
          </span>
          <Icon name="down" className="quiz-review-arrow" />
        </summary>
        <div className="quiz-review-body">
          {solution === null ? (
            <p className="max-w-[66ch] text-sm">You’ll find the answer here once today’s quiz is over.</p>
          ) : (
            <SolutionOf question={question} solution={solution} />
          )}
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

type ResultReviewProps = {
  readonly questions: readonly ReviewedQuestion[]
  readonly onReport: (question: ReviewedQuestion) => void
}

/** Every question once more: what was chosen, what is right, why, and where it stands. */
export function ResultReview({ questions, onReport }: ResultReviewProps) {
  return (
    <section aria-labelledby="review" className="grid content-start gap-4">
      <h2 id="review" className="text-xl">
        Every answer, with its source
      </h2>
      <ol className="grid gap-3">
        {questions.map((question, index) => (
          <ReviewedItem key={question.id} question={question} number={index + 1} onReport={onReport} />
        ))}
      </ol>
    </section>
  )
}
