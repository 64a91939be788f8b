import type { Trend } from '@trendverse/domain/trends/trend'
import { useRef } from 'react'
import { Button } from '../../components/button'
import { AnswerNote } from './answer-note'
import { OptionGroup } from './option-group'
import { optionLetter } from './option-letter'
import type { AskedQuestion } from './quiz-calls'
import { QuizHead } from './quiz-head'
import type { QuizRun } from './quiz-run'
import { useQuizKeys } from './use-quiz-keys'
import { ANSWERS_WAIT, WaitingNote } from './waiting-note'
import './question.css'

type AnsweringViewProps = {
  readonly trend: Trend
  readonly run: QuizRun
  readonly question: AskedQuestion
  readonly choice: number | null
  readonly isLost: boolean
  readonly onChoose: (choice: number) => void
  readonly onMoveOn: () => void
  readonly onTimeUp: () => void
}

/** One question at a time (QZ-06 to QZ-10), by pointer, touch or keyboard. */
export function AnsweringView(props: AnsweringViewProps) {
  const { trend, run, question, choice, isLost, onChoose, onMoveOn, onTimeUp } = props
  const isLast = run.answers.length + 1 === run.quiz.questions.length
  const place = useRef<HTMLDivElement>(null)
  useQuizKeys({ place, options: question.options.length, choice, onChoose, onMoveOn })
  return (
    <div ref={place} className="quiz-narrow">
      <QuizHead trend={trend} run={run} onTimeUp={onTimeUp} />
      <AnswerNote run={run} isLost={isLost} />
      <form
        key={question.id}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          onMoveOn()
        }}
      >
        <h1 id="question" dir="auto" tabIndex={-1} className="quiz-question">
          <span className="sr-only">Question {run.answers.length + 1}: </span>
          {question.question}
        </h1>
        <OptionGroup question={question} choice={choice} onChoose={onChoose} />
        <div className="quiz-forward">
          <p className="quiz-keys">
            <kbd>A</kbd> to <kbd>{optionLetter(question.options.length - 1)}</kbd> choose, <kbd>Enter</kbd> goes on
          </p>
          <Button type="submit" tone="solid" disabled={choice === null}>
            {isLast ? 'Finish Quiz' : 'Next Question'}
          </Button>
        </div>
      </form>
      <WaitingNote isShown={isLost} text={`${ANSWERS_WAIT} You can go on meanwhile.`} />
    </div>
  )
}
