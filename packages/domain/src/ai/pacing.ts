/** KP-16 */
export const BATCH_SIZE = 5
export const BATCH_PAUSE_MS = 500

/** Calls begun in the present batch, and when the last of them was. */
export type Pacing = { readonly begun: number; readonly lastMs: number }

export const IDLE_PACING: Pacing = { begun: 0, lastMs: Number.NEGATIVE_INFINITY }

const isOver = ({ lastMs }: Pacing, nowMs: number): boolean => nowMs - lastMs >= BATCH_PAUSE_MS

/** Whether a call may begin now: the first of a batch at once, five of them, then not before the pause is over (KP-16). */
export function mayBegin(pacing: Pacing, nowMs: number): boolean {
  return pacing.begun < BATCH_SIZE || isOver(pacing, nowMs)
}

/** The pacing after one more call began. */
export function paceAfter(pacing: Pacing, nowMs: number): Pacing {
  return { begun: isOver(pacing, nowMs) ? 1 : pacing.begun + 1, lastMs: nowMs }
}
