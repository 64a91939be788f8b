/**
 * Pulling back beyond the farthest place of the camera, in logarithms of its distance; changed in place. A wheel that runs on
 * by itself or a slip of two fingers must lead nowhere else.
 */
export type PullBack = { pulled: number; sinceMs: number; lastMs: number }

/** What a pull leads to: nothing, a word about what comes, or the galaxy. */
export type PullOutcome = 'nothing' | 'hint' | 'leave'

/** So far beyond the farthest place: four notches of a wheel, or two presses of a key. */
const LEAVES_AT = 0.55
/** Nobody leaves before the word could be read. */
const LEAVES_AFTER_MS = 450
/** A pull is forgotten after so long. */
export const FORGOTTEN_AFTER_MS = 2_500

export function newPullBack(): PullBack {
  return { pulled: 0, sinceMs: 0, lastMs: Number.NEGATIVE_INFINITY }
}

/**
 * @param beyond How much farther the camera was to go than it may; 0 or less when it came nearer or still had room.
 * @param nowMs Any clock that only runs on.
 */
export function pullBack(state: PullBack, beyond: number, nowMs: number): PullOutcome {
  if (beyond <= 0) {
    state.pulled = 0
    return 'nothing'
  }
  if (state.pulled === 0 || nowMs - state.lastMs > FORGOTTEN_AFTER_MS) {
    state.pulled = 0
    state.sinceMs = nowMs
  }
  state.pulled += beyond
  state.lastMs = nowMs
  if (state.pulled < LEAVES_AT || nowMs - state.sinceMs < LEAVES_AFTER_MS) return 'hint'
  state.pulled = 0
  return 'leave'
}
