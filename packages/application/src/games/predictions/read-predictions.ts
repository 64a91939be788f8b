import type { User } from '@trendverse/domain/accounts/user'
import { calibrationOf } from '@trendverse/domain/games/predictions/calibration'
import { BOARD_DAYS, FORECASTS_TO_RANK } from '@trendverse/domain/games/predictions/prediction-board'
import { isOpen, type RememberedRound } from '@trendverse/domain/games/predictions/prediction-round'
import { brierOf, opponentPercent, tallyOf } from '@trendverse/domain/games/predictions/prediction-score'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { mayBeRanked, type UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { Caller } from '../../accounts/caller'
import type { IngestRepository } from '../../ports/ingest'
import type { Needs } from '../../ports/ports'
import type { JudgedPrediction, SaidPrediction } from '../../ports/predictions'
import { gameDay } from '../build-packs'
import { showRound } from './show-round'

export type PredictionPorts = Needs<'clock' | 'predictions'> & {
  readonly ingest: Pick<IngestRepository, 'listObservations'>
}

type Forecaster = Pick<User, 'id' | 'emailVerified'>

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
  const user = caller.kind === 'guest' ? null : caller.user
  const latest = await ports.predictions.listRounds(2)
  const before = latest.find(({ day }) => day < today && day >= dayPlus(today, -SHOWN_DAYS))
  const [round, previous, judged] = await Promise.all([
    shown(
      ports,
      user,
      latest.find(({ day }) => day === today),
    ),
    shown(ports, user, before),
    user === null ? null : ports.predictions.listJudged(user.id, nowMs - BOARD_DAYS * DAY_MS),
  ])
  return { round, previous, record: judged === null ? null : recordOf(judged) }
}

/** A round as this account, or a guest, sees it. */
export async function shownTo(
  { clock, ingest, predictions }: PredictionPorts,
  user: Forecaster | null,
  round: RememberedRound,
) {
  const [said, counted] = await Promise.all([
    user === null ? [] : predictions.listSaid(user.id, round.day),
    countsIn(ingest, round),
  ])
  const nowMs = clock.nowMs()
  return { ...showRound(round, said, counted, nowMs), unranked: unrankedIn(round, user, said, nowMs) }
}

/** The counts measured for the items of a round. */
export function countsIn(ingest: PredictionPorts['ingest'], { items }: RememberedRound) {
  const sinceMs = Math.min(...items.map(({ firstSeenAtMs }) => firstSeenAtMs)) - STATED_PAST_MS
  return ingest.listObservations(
    items.map(({ sightingId }) => sightingId),
    sinceMs,
  )
}

/** Why what somebody says in a round counts for no place: as it was when they first spoke, and before as it would be. */
function unrankedIn(
  round: RememberedRound,
  user: Forecaster | null,
  [first]: readonly SaidPrediction[],
  nowMs: number,
): UnrankedReason | null {
  if (first !== undefined) return first.unranked
  return user === null || mayBeRanked(user) || !isOpen(round, nowMs) ? null : 'unverified'
}

async function shown(ports: PredictionPorts, user: Forecaster | null, round: RememberedRound | undefined) {
  return round === undefined ? null : shownTo(ports, user, round)
}

/** How somebody's forecasts did, beside what their opponent said of the same items: the engine, or else the base rate. */
function recordOf(judged: readonly JudgedPrediction[]) {
  const yours = tallyOf(judged)
  const theirs = tallyOf(judged.map((one) => ({ percent: opponentPercent(one), brokeOut: one.brokeOut })))
  return {
    resolved: yours.resolved,
    stillToRank: Math.max(0, FORECASTS_TO_RANK - judged.filter(({ unranked }) => unranked === null).length),
    brier: brierOf(yours),
    opponentBrier: brierOf(theirs),
    calibration: calibrationOf(judged),
  }
}
