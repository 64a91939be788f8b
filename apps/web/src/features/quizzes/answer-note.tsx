import { OutcomeSign } from './outcome-sign'
import type { GivenAnswer, QuizRun } from './quiz-run'

type Words = { readonly sign: 'right' | 'wrong' | 'open'; readonly text: string }

const WORDS: Readonly<Record<Exclude<GivenAnswer['outcome'], 'waiting'>, Words>> = {
  right: { sign: 'right', text: 'Right' },
  wrong: { sign: 'wrong', text: 'Not right' },
  refused: { sign: 'open', text: 'Not counted: it was answered or closed elsewhere' },
}

type AnswerNoteProps = { readonly run: QuizRun; readonly isLost: boolean }

/** How the question before went, as soon as it is known. It takes no time of the visitor's: the next question stands already. */
export function AnswerNote({ run, isLost }: AnswerNoteProps) {
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
