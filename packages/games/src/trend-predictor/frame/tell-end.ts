import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import { untilSeen } from '../../frame-kit/seen-end'
import type { ForecastRun } from './forecast-run'
import { hasEngine, totals } from './opponents'
import type { PredictorSetup } from './read-setup'
import { shareGrid } from './words'

/** Sends the log of a finished run at once, and its end after the result was seen, unless another run has begun. */
export function tellEnd(host: Pick<GameHost, 'tell'>, { packId, plan }: PredictorSetup, run: ForecastRun): void {
  const { points: score, locked, end } = run.stage.now
  const { you, engine, baseRate } = totals(plan.pack.cases, locked)
  const isFinished = end === 'finished'
  if (isFinished && hasEngine(plan.pack.cases) && you > engine)
    host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement: 'Ahead of the engine' })
  if (isFinished && you > baseRate)
    host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement: 'Better than the base rate' })
  host.tell({ type: 'RUN_FINISHED', rulesVersion: run.rulesVersion, packId, seed: plan.seed, score, log: run.log() })
  const type = isFinished ? 'GAME_COMPLETED' : 'GAME_OVER'
  void untilSeen(element('see-result')).then(() => {
    if (run.stage.now.locked === locked) host.tell({ type, score, shareGrid: shareGrid(plan.pack, locked) })
  })
}
