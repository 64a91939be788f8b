import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useRuntime } from '../../backend/services'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { Button } from '../../components/controls/button'
import { Skeleton } from '../../components/page/skeleton'
import { RelativeTime } from '../../components/text/relative-time'
import { timeLeftText } from '../../components/text/time-left-text'
import { DIFFICULTY_WORDS } from './difficulty-words'
import type { SharedResult } from './quiz-calls'
import './shared-result.css'

type OutcomeOrbitProps = {
  readonly score: number
  /** At most ten. */
  readonly total: number
  /** Stands in the middle; null where there is nothing to tell. */
  readonly percent: number | null
  readonly isPassed: boolean
}

const MIDDLE = 50
const RADIUS = 42
const MOON = 5

/** How a quiz went: an orbit with a moon for every question, as many alight as were right. The words beside it say the same. */
function OutcomeOrbit({ score, total, percent, isPassed }: OutcomeOrbitProps) {
  return (
    <div className="outcome-orbit" data-passed={isPassed || undefined} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className="outcome-orbit-track" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        {Array.from({ length: total }, (_, index) => {
          const turn = (index / total) * 2 * Math.PI - Math.PI / 2
          return (
            <circle
              key={index}
              className="outcome-orbit-moon"
              data-lit={index < score || undefined}
              cx={MIDDLE + RADIUS * Math.cos(turn)}
              cy={MIDDLE + RADIUS * Math.sin(turn)}
              r={MOON}
            />
          )
        })}
      </svg>
      {percent !== null && <span>{percent}%</span>}
    </div>
  )
}

const NOTES = {
  missing: 'This result isn’t shared.',
  failed: 'The shared result didn’t load. Reload the page to try again.',
  elsewhere: 'We can’t reach the server, and this result isn’t on this device.',
} as const

/** To the way in, which knows what this visitor may begin. */
function goToStart(): void {
  document.getElementById('start')?.focus()
}

function Outcome({ result }: { readonly result: SharedResult }) {
  const { takenBy, score, total, percent, passed, difficulty, time, finishedAt } = result
  return (
    <>
      <OutcomeOrbit score={score} total={total} percent={percent} isPassed={passed} />
      <p className="quiz-shared-words">
        <span className="eyebrow text-accent">Shared result</span>{' '}
        <span dir="auto" className="quiz-shared-name">
          {takenBy}
        </span>{' '}
        <span className="quiz-shared-score">
          got {score} of {total} right
        </span>
      </p>
      <ul className="quiz-shared-facts">
        <li>{DIFFICULTY_WORDS[difficulty]}</li>
        <li>{passed ? 'Passed' : 'Not passed'}</li>
        <li>{timeLeftText(time * SECOND_MS)} min</li>
        <li>
          <RelativeTime at={finishedAt} />
        </li>
      </ul>
    </>
  )
}

/** OP-64: how somebody did in this quiz, to read, whoever one is. */
export function SharedResultCard({ id, trend }: { readonly id: string; readonly trend: Trend }) {
  const found = useSharedItem(`shared result ${id}`, (backend, signal) => backend.quizzes.shared({ id }, { signal }))
  const isOnDevice = useRuntime() === 'browser'
  if (found === 'loading') return <Skeleton className="quiz-shared" />
  // A link that was put together by hand: the result is of another quiz.
  const result = typeof found === 'object' && found.trendId !== trend.id ? 'missing' : found
  if (typeof result === 'string') {
    return (
      <section aria-label="Shared result" className="quiz-shared" data-empty="">
        <OutcomeOrbit score={0} total={5} percent={null} isPassed={false} />
        <p role="status">{NOTES[result === 'missing' && isOnDevice ? 'elsewhere' : result]}</p>
      </section>
    )
  }
  return (
    <section aria-label="Shared result" className="quiz-shared">
      <Outcome result={result} />
      <div className="quiz-shared-way">
        <p>Can you do better?</p>
        <Button onClick={goToStart}>Take this quiz</Button>
      </div>
    </section>
  )
}
