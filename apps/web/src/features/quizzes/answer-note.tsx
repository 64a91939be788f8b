import { OutcomeSign } from './outcome-sign'
import type { GivenAnswer, QuizRun } from './quiz-run'

type Words = { readonly sign: 'right' | 'wrong' | 'open'; readonly text: string }

const WORDS: Readonly<Record<Exclude<GivenAnswer['outcome'], 'waiting'>, Words>> = {
  right: { sign: 'right', text: 'Right' },
  wrong: { sign: 'wrong', text: 'Not right' },
  refused: { sign: 'open', text: 'Not counted: it was answered or closed elsewhere' },
}

/** How the question before went, as soon as it is known. It takes no time of the visitor's: the next question stands already. */
export function AnswerNote({ run }: { readonly run: QuizRun }) {
  const number = run.answers.length
  const last = run.answers.at(-1)
  const words = last === undefined || last.outcome === 'waiting' ? null : WORDS[last.outcome]
  return (
    <output className="quiz-answer-note" data-outcome={words?.sign}>
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
