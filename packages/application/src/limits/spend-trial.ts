import { TRIAL_USED_TEXT } from '@trendverse/domain/limits/feature-check'
import type { LimitPorts } from './limit-ports'

export type TrialOutcome =
  | { readonly allowed: true }
  /** ER-57 */
  | { readonly allowed: false; readonly reason: 'trial_used'; readonly message: string }

/**
 * Spends the one trial quiz of a visitor without an account, at its completion (OP-26). The guest is the one their signed
 * cookie names (LM-09); of two completions at once one wins.
 */
export async function spendTrial(ports: Pick<LimitPorts, 'guests' | 'clock'>, guestId: string): Promise<TrialOutcome> {
  return (await ports.guests.spendTrial(guestId, ports.clock.nowMs()))
    ? { allowed: true }
    : { allowed: false, reason: 'trial_used', message: TRIAL_USED_TEXT }
}
