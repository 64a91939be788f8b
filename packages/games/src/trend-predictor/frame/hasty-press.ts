import { UNDECIDED } from '../rules/v1/forecast-state'

/** So long after a case comes into view, a press may still be meant for the one before. */
const MEANT_FOR_LAST_MS = 500

/** Whether a press that would lock an answer in is one too many: nothing was said of this case yet, and it has just come. */
export function isHasty(percent: number, sinceAskedMs: number): boolean {
  return percent === UNDECIDED && sinceAskedMs < MEANT_FOR_LAST_MS
}
