import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useEffectEvent, useState } from 'react'
import { unrankedText } from '../../components/ranking/unranked-text'
import { timeLeftText } from '../../components/text/time-left-text'
import { TrendPortrait } from '../../components/trend/trend-portrait'
import { type GivenAnswer, type QuizRun, runningScore } from './quiz-run'
import type { QuizSubject } from './quiz-subject'
import { spokenTime } from './spoken-time'

/** Often enough that no second is skipped when a timer comes late. */
const LOOK_EVERY_MS = 250

function secondsUntil(deadlineMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - Date.now()) / SECOND_MS))
}

/** Whole seconds until an instant of this device's clock; what is left of a second counts as one. */
function useSecondsLeft(deadlineMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlineMs))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(deadlineMs))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    // Timers pause in a hidden tab: show the right time as soon as it is visible again.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadlineMs])
  return seconds
}

type CountdownProps = {
  readonly deadlineMs: number
  readonly durationSeconds: number
  readonly onTimeUp: () => void
}

const RADIUS = 45
const LENGTH = 2 * Math.PI * RADIUS
const LAST_SECONDS = 30

/** The time that is left as an orbit that empties; said aloud at a few moments only. */
function Countdown({ deadlineMs, durationSeconds, onTimeUp }: CountdownProps) {
  const seconds = useSecondsLeft(deadlineMs)
  const tellTimeUp = useEffectEvent(onTimeUp)
  // One deadline is told once; another one that has passed as well is told again.
  const passedMs = seconds === 0 ? deadlineMs : null
  useEffect(() => {
    if (passedMs !== null) tellTimeUp()
  }, [passedMs])
  const share = Math.min(1, seconds / durationSeconds)
  return (
    <div className="quiz-clock" data-late={seconds <= LAST_SECONDS || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="quiz-clock-track" cx="50" cy="50" r={RADIUS} />
        <circle
          className="quiz-clock-left"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span role="timer" aria-label={`Time left: ${timeLeftText(seconds * SECOND_MS)}`} className="quiz-clock-text">
        {timeLeftText(seconds * SECOND_MS)}
      </span>
      <output className="sr-only">{spokenTime(seconds)}</output>
    </div>
  )
}

type QuizHeadProps = {
  readonly trend: QuizSubject
  readonly run: QuizRun
  /** Of the question that is seen, from 1 on. */
  readonly number: number
  readonly onTimeUp: () => void
}

const WORDS: Readonly<Record<GivenAnswer['outcome'], string>> = {
  waiting: 'answered',
  right: 'right',
  wrong: 'wrong',
  refused: 'not counted',
}

/** QZ-06: one piece of the bar for each question, coloured by how it went. The words above say the same. */
function QuizProgress({ run, number }: Pick<QuizHeadProps, 'run' | 'number'>) {
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
            data-now={index === number - 1 || undefined}
          />
        )
      })}
    </div>
  )
}

const PORTRAIT_SIZE_PX = 44

/** QZ-06: which question it is, how much time is left, how far one is, and how well one does. */
export function QuizHead({ trend, run, number, onTimeUp }: QuizHeadProps) {
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3.5">
        <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} className="lg:hidden" />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate text-left text-sm text-muted">
            {trend.name}
          </p>
          <p className="font-medium tabular-nums">
            Question {number} of {run.quiz.questions.length}
          </p>
        </div>
        <p className="grid justify-items-end">
          <span className="text-xs text-muted">Score</span>
          <span className="font-medium tabular-nums">{runningScore(run)}</span>
        </p>
        <Countdown deadlineMs={run.deadlineMs} durationSeconds={run.quiz.duration} onTimeUp={onTimeUp} />
      </div>
      <QuizProgress run={run} number={number} />
      {run.unranked !== null && number === 1 && <p className="text-sm text-warn">{unrankedText(run.unranked)}</p>}
      {run.quiz.fallback && number === 1 && <p className="text-xs text-muted">{run.quiz.source}.</p>}
    </header>
  )
}
