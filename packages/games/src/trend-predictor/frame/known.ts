import type { ForecastState } from '../rules/v1/forecast-state'
import { pointsOf } from '../rules/v1/rules'

/** The answers whose outcome has been shown: one that was just locked in is not among them until its curve is drawn. */
export function knownAnswers({ stage, locked, case: at, end }: ForecastState): readonly number[] {
  return stage === 'revealing' && end === 'playing' ? locked.slice(0, at) : locked
}

/** The points of these answers: the sum of a run would tell the outcome before its curve does. */
export function knownPoints(run: ForecastState): number {
  return knownAnswers(run).reduce((sum, said, at) => sum + pointsOf(said, run.plan.brokeOut[at] === true), 0)
}
