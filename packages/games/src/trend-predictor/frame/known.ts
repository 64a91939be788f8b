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
