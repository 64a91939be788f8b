import type { PredictorCase } from '../pack'
import type { ForecastState } from '../rules/v1/forecast-state'
import { pointsOf } from '../rules/v1/rules'

/** The answers whose outcome has been shown: one that was just locked in is not among them until its curve is drawn. */
export function knownAnswers({ stage, locked, case: at, end }: ForecastState): readonly number[] {
  return stage === 'revealing' && end === 'playing' ? locked.slice(0, at) : locked
}

/** Points of the answers whose outcome is known: the run's own total would give the outcome away. */
export function knownPoints(run: ForecastState): number {
  return knownAnswers(run).reduce((sum, said, at) => sum + pointsOf(said, run.plan.brokeOut[at] === true), 0)
}

/** What the page shows of a run: only answers whose outcome is known count. */
export function tilesOf(run: ForecastState, cases: readonly PredictorCase[]) {
  const answers = knownAnswers(run)
  const pointsAt = (percent: number, at: number) => pointsOf(percent, cases[at]?.brokeOut === true)
  const score = knownPoints(run)
  const most = answers.length * pointsOf(100, true)
  return {
    score,
    level: run.case + 1,
    /** Percent of the points there were to win. */
    health: most === 0 ? 100 : Math.round((100 * score) / most),
    /** Answers that were worth more than the base rate's. */
    coins: answers.filter((said, at) => pointsAt(said, at) > pointsAt(cases[at]?.baseRate.here ?? 0, at)).length,
    /** Cases that were answered. */
    experience: answers.length,
  }
}
