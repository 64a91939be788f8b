import { hasReachedBar, isOpen, type Prediction } from '@trendverse/domain/games/predictions/prediction-round'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../../accounts/caller'
import { invalidFields } from '../../invalid-fields'
import { NO_PLACE, type RankingPorts, takePlace } from '../../ranking/take-place'
import { countsIn, type PredictionPorts, shownTo } from './read-predictions'

/**
 * Keeps what somebody says of items of a round that is open by the server's clock, in place of what they said of them before;
 * answers the round with it. Throws AppError `not_found` for a day without a round, `round_sealed` after its deadline or of
 * an item that has reached its bar, and
 * `invalid_input` where it has no such item; then nothing is kept. The first forecast of a round takes a place on the board.
 */
export async function savePredictions(
  ports: PredictionPorts & RankingPorts,
  { user }: SignedInCaller,
  { day, predictions }: { readonly day: string; readonly predictions: readonly Prediction[] },
) {
  const nowMs = ports.clock.nowMs()
  const round = await ports.predictions.findRound(day)
  if (round === null) throw new AppError('not_found', 'There was no round on this day.')
  if (!isOpen(round, nowMs))
    throw new AppError('round_sealed', 'This round is closed, so you can’t change your forecasts any more.')
  const counted = await countsIn(ports.ingest, round)
  const decided = round.items.find(
    (item) =>
      predictions.some(({ number }) => number === item.number) &&
      hasReachedBar(item, counted.get(item.sightingId) ?? []),
  )
  if (decided !== undefined)
    throw new AppError('round_sealed', `“${decided.title}” has cleared its bar, so it takes no more forecasts.`)
  const saidBefore = await ports.predictions.listSaid(user.id, day)
  const place = saidBefore.length > 0 ? NO_PLACE : await takePlace(ports, user, ['tomorrow'])
  const kept = await ports.predictions.save(user.id, day, predictions, nowMs, place.unranked)
  if (kept !== 'saved') await place.giveBack()
  if (kept === 'unknown_account') throw new AppError('authentication_required', 'Authentication required')
  if (kept === 'unknown_item') {
    const fields = { predictions: 'One of these isn’t in this round.' }
    throw invalidFields(fields)
  }
  return shownTo(ports, user, round)
}
