/** As in shaders: an S-shaped step from 0 to 1 between two edges, which may stand the other way round. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
