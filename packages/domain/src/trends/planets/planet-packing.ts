/** A rectangle of the picture plane, y up. */
export type PackingRegion = {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A disc around a planet, its ring and the words below it. */
export type PackedBody = {
  /** Middle of the disc; the planet itself stands half the words' height above it. */
  x: number
  y: number
  readonly ring: number
  radius: number
  /** Height kept free for words. */
  words: number
}

/** Free distance around every body. */
const CLEARANCE = 0.016
const EDGE_ROOM = 0.02
const PUSHES_PER_SIZE = 160
const TOUCHING = 1e-4
/** While bodies do not fit they shrink; words give way more slowly, because their size on the screen is fixed. */
const SHRINK = 0.95
const SHRINK_WORDS = 0.985
const MAX_SHRINKS = 120

/** Radius of the disc that no other body may enter. */
export function footprintOf(body: PackedBody): number {
  return body.radius * body.ring + body.words / 2 + CLEARANCE
}

/** Keeps a body inside the region and its planet inside the cone around the axis. */
function confine(body: PackedBody, region: PackingRegion, maxOffset: number): void {
  const footprint = footprintOf(body)
  const roomX = Math.min(footprint + EDGE_ROOM, (region.right - region.left) / 2)
  const roomY = Math.min(footprint + EDGE_ROOM, (region.top - region.bottom) / 2)
  const offset = Math.hypot(body.x, body.y + body.words / 2)
  if (offset > maxOffset) {
    body.x *= maxOffset / offset
    body.y = ((body.y + body.words / 2) * maxOffset) / offset - body.words / 2
  }
  body.x = Math.min(region.right - roomX, Math.max(region.left + roomX, body.x))
  body.y = Math.min(region.top - roomY, Math.max(region.bottom + roomY, body.y))
}

/** Pushes overlapping bodies apart once; returns the largest overlap found. */
function separate(bodies: readonly PackedBody[]): number {
  let worst = 0
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      const distance = Math.hypot(b.x - a.x, b.y - a.y)
      const overlap = footprintOf(a) + footprintOf(b) - distance
      if (overlap <= 0) continue
      worst = Math.max(worst, overlap)
      const alongX = distance > 1e-6 ? (b.x - a.x) / distance : 1
      const alongY = distance > 1e-6 ? (b.y - a.y) / distance : 0
      a.x -= (alongX * overlap) / 2
      a.y -= (alongY * overlap) / 2
      b.x += (alongX * overlap) / 2
      b.y += (alongY * overlap) / 2
    }
  }
  return worst
}

/** Moves bodies from where they were composed until none overlaps another, and shrinks them all where it must be. */
export function packBodies(bodies: readonly PackedBody[], region: PackingRegion, maxOffset: number): void {
  const space = Math.min(region.right - region.left, region.top - region.bottom) / 2 - EDGE_ROOM
  for (let shrinks = 0; shrinks < MAX_SHRINKS; shrinks++) {
    const fits = bodies.every((body) => footprintOf(body) <= space)
    for (let push = 0; fits && push < PUSHES_PER_SIZE; push++) {
      separate(bodies)
      for (const body of bodies) confine(body, region, maxOffset)
      if (separate(bodies) < TOUCHING) return
    }
    for (const body of bodies) {
      body.radius *= SHRINK
      body.words *= SHRINK_WORDS
    }
  }
}
