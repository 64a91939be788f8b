/** KP-08 */
export const FULL_HEALTH = 100
const GAIN_PER_SUCCESS = 2
const LOSS_PER_FAILURE = 10

/** The health of a key after one more call, 0 to 100 (KP-08). */
export function healthAfter(health: number, succeeded: boolean): number {
  return succeeded ? Math.min(FULL_HEALTH, health + GAIN_PER_SUCCESS) : Math.max(0, health - LOSS_PER_FAILURE)
}
