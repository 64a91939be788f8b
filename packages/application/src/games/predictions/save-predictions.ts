import { isOpen, type Prediction } from '@trendverse/domain/games/predictions/prediction-round'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../../accounts/caller'
import { invalidFields } from '../../invalid-fields'
import { type PredictionPorts, shownTo } from './read-predictions'
import type { ShownRound } from './show-round'

/**
 * Keeps what somebody says of items of a round that is open by the server's clock, in place of what they said of them before;
 * answers the round with it. Throws AppError `not_found` for a day without a round, `round_sealed` after its deadline, and
 * `invalid_input` where it has no such item; then nothing is kept.
 */
export async function savePredictions(
  ports: PredictionPorts,
  { user }: SignedInCaller,
  { day, predictions }: { readonly day: string; readonly predictions: readonly Prediction[] },
): Promise<ShownRound> {
  const nowMs = ports.clock.nowMs()
  const round = await ports.predictions.findRound(day)
  if (round === null) throw new AppError('not_found', 'There was no round on this day.')
  if (!isOpen(round, nowMs))
    throw new AppError('round_sealed', 'This round is closed, so you can’t change your forecasts any more.')
  const kept = await ports.predictions.save(user.id, day, predictions, nowMs)
  if (kept === 'unknown_account') throw new AppError('authentication_required', 'Authentication required')
  if (kept === 'unknown_item') {
    const fields = { predictions: 'One of these isn’t in this round.' }
    throw invalidFields(fields)
  }
  return shownTo(ports, user.id, round)
}
