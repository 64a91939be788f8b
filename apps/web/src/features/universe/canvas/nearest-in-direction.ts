export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const ARROWS: Readonly<Record<ArrowKey, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Something beside the way counts as this much farther than something straight ahead. */
const SIDEWAYS_COST = 2.2

export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(ARROWS, key)
}

/**
 * The point one arrives at from a point by an arrow key, or null when nothing lies that way. Without a start
 * (`from` below zero) the first visible point is taken.
 */
export function nearestInDirection(
  points: readonly { readonly x: number; readonly y: number; readonly visible: boolean }[],
  from: number,
  key: ArrowKey,
): number | null {
  const start = points[from]
  if (start === undefined) {
    const first = points.findIndex((point) => point.visible)
    return first < 0 ? null : first
  }
  const [alongX, alongY] = ARROWS[key]
  let best: number | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const [index, point] of points.entries()) {
    const dx = point.x - start.x
    const dy = point.y - start.y
    const ahead = dx * alongX + dy * alongY
    if (index === from || !point.visible || ahead <= 0) continue
    const cost = ahead + SIDEWAYS_COST * Math.abs(dx * alongY - dy * alongX)
    if (cost < bestCost) {
      best = index
      bestCost = cost
    }
  }
  return best
}
