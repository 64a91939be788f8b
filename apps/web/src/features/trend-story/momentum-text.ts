/** Where one way of saying it ends and the next begins, on the scale of momentum (about -2 to 15). */
const AS_USUAL_FROM = -0.5
const FASTER_FROM = 1
const FAR_FASTER_FROM = 4

/** Momentum as a figure with one decimal: `5.4`, `-0.6`, `0.0`. */
export function momentumText(momentum: number): string {
  const rounded = Math.round(momentum * 10) / 10
  return (rounded === 0 ? 0 : rounded).toFixed(1)
}

/** What the figure says, compared with other things of the same age in the same sources. */
export function momentumMeaning(momentum: number): string {
  if (momentum < AS_USUAL_FROM) return 'Slower than other things of its age'
  if (momentum < FASTER_FROM) return 'About as fast as other things of its age'
  if (momentum < FAR_FASTER_FROM) return 'Faster than other things of its age'
  return 'Far faster than other things of its age'
}
