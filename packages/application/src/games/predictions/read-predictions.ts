import { calibrationOf } from '@trendverse/domain/games/predictions/calibration'
import { BOARD_DAYS, FORECASTS_TO_RANK } from '@trendverse/domain/games/predictions/prediction-board'
import type { RememberedRound } from '@trendverse/domain/games/predictions/prediction-round'
import { brierOf, opponentPercent, tallyOf } from '@trendverse/domain/games/predictions/prediction-score'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Caller } from '../../accounts/caller'
import type { IngestRepository } from '../../ports/ingest'
import type { Needs } from '../../ports/ports'
import type { JudgedPrediction } from '../../ports/predictions'
import { gameDay } from '../build-packs'
import { type ShownRound, showRound } from './show-round'

export type PredictionPorts = Needs<'clock' | 'predictions'> & {
  readonly ingest: Pick<IngestRepository, 'listObservations'>
}

/** A round that was asked longer ago is no news to anybody. */
const SHOWN_DAYS = 7
/** Sources that state the past of what they list are shown with at most so much of it. */
const STATED_PAST_MS = 2 * DAY_MS

/**
 * The round of today, if there is one, and the one before it with what became of it; what the caller said of both; and how
 * their forecasts did lately, null for guests.
 */
export async function readPredictions(ports: PredictionPorts, caller: Caller) {
  const nowMs = ports.clock.nowMs()
  const today = gameDay(nowMs)
  const userId = caller.kind === 'guest' ? null : caller.user.id
  const latest = await ports.predictions.listRounds(2)
  const before = latest.find(({ day }) => day < today && day >= dayPlus(today, -SHOWN_DAYS))
  const [round, previous, judged] = await Promise.all([
    shown(
      ports,
      userId,
      latest.find(({ day }) => day === today),
    ),
    shown(ports, userId, before),
    userId === null ? null : ports.predictions.listJudged(userId, nowMs - BOARD_DAYS * DAY_MS),
  ])
  return { round, previous, record: judged === null ? null : recordOf(judged) }
}

/** A round as this account, or a guest, sees it. */
export async function shownTo(
  { clock, ingest, predictions }: PredictionPorts,
  userId: string | null,
  round: RememberedRound,
): Promise<ShownRound> {
  const sinceMs = Math.min(...round.items.map(({ firstSeenAtMs }) => firstSeenAtMs)) - STATED_PAST_MS
  const ids = round.items.map(({ sightingId }) => sightingId)
  const [said, counted] = await Promise.all([
    userId === null ? [] : predictions.listSaid(userId, round.day),
    ingest.listObservations(ids, sinceMs),
  ])
  return showRound(round, said, counted, clock.nowMs())
}

async function shown(ports: PredictionPorts, userId: string | null, round: RememberedRound | undefined) {
  return round === undefined ? null : shownTo(ports, userId, round)
}

/** How somebody's forecasts did, beside what their opponent said of the same items: the engine, or else the base rate. */
function recordOf(judged: readonly JudgedPrediction[]) {
  const yours = tallyOf(judged)
  const theirs = tallyOf(judged.map((one) => ({ percent: opponentPercent(one), brokeOut: one.brokeOut })))
  return {
    resolved: yours.resolved,
    stillToRank: Math.max(0, FORECASTS_TO_RANK - yours.resolved),
    brier: brierOf(yours),
    opponentBrier: brierOf(theirs),
    calibration: calibrationOf(judged),
  }
}
