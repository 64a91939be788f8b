import type { Trend } from '@trendverse/domain/trends/trend'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import { Countdown } from './countdown'
import { QuizProgress } from './quiz-progress'
import { type QuizRun, runningScore } from './quiz-run'

type QuizHeadProps = { readonly trend: Trend; readonly run: QuizRun; readonly onTimeUp: () => void }

const PORTRAIT_SIZE_PX = 44

/** QZ-06: which question it is, how much time is left, how far one is, and how well one does. */
export function QuizHead({ trend, run, onTimeUp }: QuizHeadProps) {
  const total = run.quiz.questions.length
  const number = Math.min(run.answers.length + 1, total)
  return (
    <header className="grid gap-4">
      <div className="flex items-center gap-3.5">
        <PlanetPortrait trend={trend} size={PORTRAIT_SIZE_PX} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate text-left text-sm text-muted">
            {trend.name}
          </p>
          <p className="font-medium tabular-nums">
            Question {number} of {total}
          </p>
        </div>
        <p className="grid justify-items-end">
          <span className="text-xs text-muted">Score</span>
          <span className="font-medium tabular-nums">{runningScore(run)}</span>
        </p>
        <Countdown deadlineMs={run.deadlineMs} durationSeconds={run.quiz.duration} onTimeUp={onTimeUp} />
      </div>
      <QuizProgress run={run} />
    </header>
  )
}
