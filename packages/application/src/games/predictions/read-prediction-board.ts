import { calibrationOf } from '@trendverse/domain/games/predictions/calibration'
import {
  BOARD_DAYS,
  boardLines,
  FORECASTS_TO_RANK,
  houseTallies,
  PEOPLE_ON_BOARD,
  saidByEngine,
} from '@trendverse/domain/games/predictions/prediction-board'
import { brierOf } from '@trendverse/domain/games/predictions/prediction-score'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Caller } from '../../accounts/caller'
import type { Needs } from '../../ports/ports'

/**
 * Who forecast best over the last 30 days, with the caller's own row, and how far the engine could be believed. The engine and
 * the base rate stand among the people, but have no places.
 */
export async function readPredictionBoard({ clock, predictions }: Needs<'clock' | 'predictions'>, caller: Caller) {
  const sinceMs = clock.nowMs() - BOARD_DAYS * DAY_MS
  const userId = caller.kind === 'guest' ? null : caller.user.id
  const [{ people, own, total }, items] = await Promise.all([
    predictions.readBoard({ sinceMs, leastResolved: FORECASTS_TO_RANK, limit: PEOPLE_ON_BOARD, userId }),
    predictions.listJudgedItems(sinceMs),
  ])
  const rows = boardLines(people, houseTallies(items)).map((line) => ({
    kind: line.kind,
    place: line.place,
    username: line.kind === 'person' ? line.username : null,
    resolved: line.resolved,
    brier: brierOf(line) ?? 0,
  }))
  return {
    days: BOARD_DAYS,
    needed: FORECASTS_TO_RANK,
    total,
    rows,
    own: own && { place: own.place, username: own.username, resolved: own.resolved, brier: brierOf(own) ?? 0 },
    engineCalibration: calibrationOf(saidByEngine(items)),
  }
}
