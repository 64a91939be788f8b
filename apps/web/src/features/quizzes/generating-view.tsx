import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/controls/button'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import type { QuizSubject } from './quiz-subject'
import { WaitingNote } from './waiting-note'

type GeneratingViewProps = {
  readonly trend: QuizSubject
  readonly making: ReactNode
  readonly stage: GenerationStage | null
  /** How far it is cannot be asked just now. */
  readonly isLost: boolean
  readonly onCancel: () => void
}

/** What is going on, where it takes long enough to be told. */
const STAGE_WORDS: Readonly<Partial<Record<GenerationStage, string>>> = {
  waiting: 'Waiting for your turn in the queue.',
  writing: 'Writing questions from the sources.',
  checking: 'Checking every answer against the sources.',
}

const PORTRAIT_SIZE_PX = 144
const RADIUS = 47
const LENGTH = 2 * Math.PI * RADIUS
/** OP-48: after that long the built-in generator steps in. */
const LONGEST_SECONDS = MINUTE_MS / SECOND_MS
/** What is quick needs no clock. */
const CLOCK_FROM_SECONDS = 3

/** Seconds since this was first shown. */
function useSecondsHere(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    // Timers rest in a hidden tab, and clocks can be set: neither says how long it has been.
    const sinceMs = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - sinceMs) / SECOND_MS)), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** QZ-05: the quiz is being made. What is shown of its progress is the time, and how far a model is with it. */
export function GeneratingView({ trend, making, stage, isLost, onCancel }: GeneratingViewProps) {
  const seconds = useSecondsHere()
  const share = Math.min(1, seconds / LONGEST_SECONDS)
  return (
    <section aria-labelledby="making" className="quiz-stage">
      <div className="quiz-orbit">
        <PlanetPicture trend={trend} size={PORTRAIT_SIZE_PX} />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className="quiz-orbit-track" cx="50" cy="50" r={RADIUS} />
          <circle
            className="quiz-orbit-share"
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
          <g className="quiz-moon">
            <circle cx="50" cy="3" r="2.6" />
          </g>
        </svg>
      </div>
      <div className="grid justify-items-center gap-2">
        <h1 id="making" tabIndex={-1} className="text-2xl outline-none">
          Making your quiz
        </h1>
        <p className="max-w-[44ch] text-balance text-muted">{making}</p>
        {/* What comes later has its place from the start: nothing moves under whoever wants to cancel. */}
        <output className="min-h-6 text-balance max-sm:min-h-12">{stage !== null && STAGE_WORDS[stage]}</output>
        <p className="min-h-5.5 text-sm text-balance max-sm:min-h-11 text-faint tabular-nums">
          {seconds >= CLOCK_FROM_SECONDS &&
            `${seconds} s so far, about a minute at most. Your time starts once it’s ready.`}
        </p>
        <div className="w-full max-w-md text-left">
          <WaitingNote isShown={isLost} text="Your quiz opens here as soon as you’re back online." />
        </div>
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </section>
  )
}
