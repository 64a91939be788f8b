import { useRef } from 'react'
import { Button } from '../../components/controls/button'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import { accentStyle } from '../../components/trend/accent-style'
import { optionLetter } from './option-letter'
import { OptionTiles } from './option-tiles'
import { OutcomeSign } from './outcome-sign'
import type { AskedQuestion, Verdict } from './quiz-calls'
import { type Answering, questionOnStage } from './quiz-flow'
import { QuizHead } from './quiz-head'
import { type GivenAnswer, outcomeOf } from './quiz-run'
import type { QuizSubject } from './quiz-subject'
import { useQuizKeys } from './use-quiz-keys'
import { useTapOn } from './use-tap-on'
import { ANSWERS_WAIT, WaitingNote } from './waiting-note'
import './question.css'

type Words = { readonly sign: 'right' | 'wrong' | 'open'; readonly text: string }

const WORDS: Readonly<Record<Exclude<GivenAnswer['outcome'], 'waiting'>, Words>> = {
  right: { sign: 'right', text: 'Right' },
  wrong: { sign: 'wrong', text: 'Wrong' },
  refused: { sign: 'open', text: 'Not counted: you answered this, or ended the quiz, somewhere else' },
}

/** The outcome of the previous question, for a visitor who moved on before it was known. */
function AnswerNote({ state: { run, isLost, isNoteDue } }: { readonly state: Answering }) {
  const number = run.answers.length
  const last = isNoteDue ? run.answers.at(-1) : undefined
  const words = last === undefined || last.outcome === 'waiting' ? null : WORDS[last.outcome]
  return (
    <output className="quiz-answer-note" data-outcome={words?.sign}>
      {/* On small screens the note that says it in full lies below what is seen. */}
      {words === null && isLost && (
        <span aria-hidden="true" className="flex items-center gap-3 sm:hidden">
          <span className="quiz-pulse" />
          Waiting for a connection...
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

/** What the tiles show, for ears. */
function spokenVerdict({ options }: AskedQuestion, verdict: Verdict | null): string {
  if (verdict === null) return ''
  return verdict.isRight ? 'Right' : `Wrong, the answer is ${options[verdict.correctAnswer] ?? ''}`
}

/** What a question is about: its own story, where the quiz has several. */
function subjectOf(trend: QuizSubject, { story }: AskedQuestion): QuizSubject {
  return story === undefined ? trend : { ...trend, ...story }
}

/** As the style sheet says. */
const PLANET_SIZE_PX = 336

type PlanetProps = { readonly now: QuizSubject; readonly next: QuizSubject }

/** The stage of a question: the planet of its story. The next one is there before it is seen, so that none comes late. */
function StagePlanet({ now, next }: PlanetProps) {
  return (
    <div data-theme="dark" data-accent="" style={accentStyle(now.color)} className="quiz-planet">
      {(now.id === next.id ? [now] : [now, next]).map((subject) => (
        <PlanetPicture
          key={subject.id}
          trend={subject}
          size={PLANET_SIZE_PX}
          isLater
          className={subject === now ? undefined : 'quiz-planet-next'}
        />
      ))}
    </div>
  )
}

type AnsweringViewProps = {
  readonly trend: QuizSubject
  readonly state: Answering
  readonly onChoose: (choice: number) => void
  readonly onMoveOn: () => void
  readonly onTimeUp: () => void
}

/** One question at a time (QZ-06 to QZ-10), by pointer, touch or keyboard; then how it was answered. */
export function AnsweringView({ trend, state, onChoose, onMoveOn, onTimeUp }: AnsweringViewProps) {
  const { run, reveal, isLost } = state
  const { question, number } = questionOnStage(state)
  const choice = reveal?.choice ?? state.choice
  const options = question?.options.length ?? 0
  const place = useRef<HTMLDivElement>(null)
  useQuizKeys({ place, options, choice, onChoose, onMoveOn })
  useTapOn(place, reveal !== null, onMoveOn)
  if (question === null) return null
  const subject = subjectOf(trend, question)
  const verdict = reveal?.verdict ?? null
  return (
    <div
      ref={place}
      data-answering=""
      data-accent=""
      data-outcome={verdict === null ? undefined : outcomeOf(verdict)}
      style={accentStyle(subject.color)}
      className="quiz-scene"
    >
      <div className="quiz-narrow">
        <QuizHead trend={subject} run={run} number={number} onTimeUp={onTimeUp} />
        <AnswerNote state={state} />
        <output className="sr-only">{spokenVerdict(question, verdict)}</output>
        <form
          key={question.id}
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            onMoveOn()
          }}
        >
          <h1 id="question" dir="auto" tabIndex={-1} className="quiz-question">
            <span className="sr-only">Question {number}: </span>
            {question.question}
          </h1>
          <OptionTiles question={question} choice={choice} reveal={reveal} onChoose={onChoose} />
          <div className="quiz-forward">
            {verdict === null ? (
              <p className="quiz-keys">
                <kbd>A</kbd> to <kbd>{optionLetter(options - 1)}</kbd> choose, <kbd>Enter</kbd> to continue
              </p>
            ) : (
              <p dir="auto" className="quiz-why">
                {verdict.explanation}
              </p>
            )}
            <Button type="submit" tone="solid" disabled={choice === null}>
              {number === run.quiz.questions.length ? 'Finish Quiz' : 'Next Question'}
            </Button>
          </div>
        </form>
        <WaitingNote isShown={isLost} text={`${ANSWERS_WAIT} You can keep answering.`} />
      </div>
      <StagePlanet now={subject} next={subjectOf(trend, run.quiz.questions[number] ?? question)} />
    </div>
  )
}
