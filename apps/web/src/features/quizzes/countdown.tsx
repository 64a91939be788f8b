import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useEffectEvent } from 'react'
import { timeLeftText } from '../../components/time-left-text'
import { spokenTime } from './spoken-time'
import { useSecondsLeft } from './use-seconds-left'

type CountdownProps = {
  readonly deadlineMs: number
  readonly durationSeconds: number
  readonly onTimeUp: () => void
}

const RADIUS = 45
const LENGTH = 2 * Math.PI * RADIUS
const LAST_SECONDS = 30

/** The time that is left as an orbit that empties; said aloud at a few moments only. */
export function Countdown({ deadlineMs, durationSeconds, onTimeUp }: CountdownProps) {
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
