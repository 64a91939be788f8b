import { useEffect, useRef } from 'react'
import { Button } from '../../components/controls/button'
import { optionLetter } from './option-letter'
import { OutcomeSign } from './outcome-sign'
import type { AskedQuestion } from './quiz-calls'
import { QuizHead } from './quiz-head'
import type { GivenAnswer, QuizRun } from './quiz-run'
import { useQuizKeys } from './use-quiz-keys'
import { ANSWERS_WAIT, WaitingNote } from './waiting-note'
import './question.css'
import type { QuizSubject } from './quiz-subject'

type OptionGroupProps = {
  readonly question: AskedQuestion
  readonly choice: number | null
  readonly onChoose: (choice: number) => void
}

/** QZ-07, QZ-09: the options; the choice can be changed until the visitor goes on. */
function OptionGroup({ question, choice, onChoose }: OptionGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  // A choice made by a letter is where arrows and screen readers go on.
  useEffect(() => {
    if (choice === null) return
    group.current?.querySelectorAll('input')[choice]?.focus({ preventScroll: true })
  }, [choice])
  return (
    <div ref={group} role="radiogroup" aria-labelledby="question" className="grid gap-3">
      {question.options.map((option, index) => (
        <label key={option} className="quiz-option" data-chosen={choice === index || undefined}>
          <input
            type="radio"
            name={`option-${question.id}`}
            checked={choice === index}
            onChange={() => onChoose(index)}
            className="sr-only"
          />
          <span className="quiz-letter">{optionLetter(index)}</span>
          <span dir="auto" className="min-w-0 flex-1 text-left">
            {option}
          </span>
        </label>
      ))}
    </div>
  )
}

type Words = { readonly sign: 'right' | 'wrong' | 'open'; readonly text: string }

const WORDS: Readonly<Record<Exclude<GivenAnswer['outcome'], 'waiting'>, Words>> = {
  right: { sign: 'right', text: 'Right' },
  wrong: { sign: 'wrong', text: 'Wrong' },
  refused: { sign: 'open', text: 'Not counted: it was answered or closed elsewhere' },
}

type AnswerNoteProps = { readonly run: QuizRun; readonly isLost: boolean }

/** How the question before went, as soon as it is known. It takes no time of the visitor's: the next question stands already. */
function AnswerNote({ run, isLost }: AnswerNoteProps) {
  const number = run.answers.length
  const last = run.answers.at(-1)
  const words = last === undefined || last.outcome === 'waiting' ? null : WORDS[last.outcome]
  return (
    <output className="quiz-answer-note" data-outcome={words?.sign}>
      {/* On small screens the note that says it in full lies below what is seen. */}
      {words === null && isLost && (
        <span aria-hidden="true" className="flex items-center gap-3 sm:hidden">
          <span className="quiz-pulse" />
          Waiting for the connection...
        </span>
      )}
      {words !== null && (
        <span key={number} className="fade-in flex items-center gap-2">
          <OutcomeSign outcome={words.sign} />
          <span>
            Question {number}: {words.text}
          </span>
        </span>
      )}
    </output>
  )
}

type AnsweringViewProps = {
  readonly trend: QuizSubject
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
    <div ref={place} data-answering="" className="quiz-narrow">
      <QuizHead
        trend={question.story === undefined ? trend : { ...trend, ...question.story }}
        run={run}
        onTimeUp={onTimeUp}
      />
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
            <kbd>A</kbd> to <kbd>{optionLetter(question.options.length - 1)}</kbd> choose, <kbd>Enter</kbd> to continue
          </p>
          <Button type="submit" tone="solid" disabled={choice === null}>
            {isLast ? 'Finish Quiz' : 'Next Question'}
          </Button>
        </div>
      </form>
      <WaitingNote isShown={isLost} text={`${ANSWERS_WAIT} You can keep answering.`} />
    </div>
  )
}
