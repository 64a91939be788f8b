import { clamp, scaled, sine } from '../../../rules-kit/integer-maths'
import { type RandomStream, randomStream } from '../../../rules-kit/random-stream'

/** Lengths are whole numbers, 1024 to one unit of the scene. */
export const UNIT = 1024
/** The craft stays within this far of the middle. */
export const HALF_WIDTH = 9 * UNIT
export const HALF_HEIGHT = 4608
/** A gate is two rings, so far to either side of the middle. */
export const GATE_X = 4505
export const GATE_RADIUS = 2764
export const CRAFT_RADIUS = 560

export const GATES = 10
const SECTOR_TICKS = 480
const RUN_IN = 60 * UNIT
const RUN_OUT = 40 * UNIT
/** Nothing lies right before a gate, where eyes are on the question, nor right behind it. */
const CLEAR_BEFORE_GATE = 46 * UNIT
const CLEAR_BEHIND_GATE = 26 * UNIT
const SPARK_EVERY = 3 * UNIT
/** From the trail to the rim of a rock, along both axes: as the crow flies at least 2,100, nearly four times a craft. */
const ROCK_CLEARANCE = 2970
/** Without a free place after so many tries a rock is left out. */
const PLACE_TRIES = 6

export type CourseItem =
  | { readonly kind: 'spark'; readonly z: number; readonly x: number; readonly y: number }
  | { readonly kind: 'rock'; readonly z: number; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'gate'; readonly z: number; readonly gate: number }

export type Course = {
  /** In the order they are met. */
  readonly items: readonly CourseItem[]
  /** Where the gates stand. */
  readonly gates: readonly number[]
  readonly end: number
}

/** Lengths a tick: 30 units a second at first, 2.4 more in every sector. */
export function cruiseSpeed(sector: number): number {
  return (((300 + 24 * sector) * UNIT) / 600) | 0
}

/**
 * The way of one run: ten sectors, each with a trail of sparks that can be followed without a scratch, rocks beside it from
 * the second on, and a gate at its end.
 */
export function layCourse(seed: string, withRocks: boolean): Course {
  const items: CourseItem[] = []
  const gates: number[] = []
  let start = RUN_IN
  for (let sector = 0; sector < GATES; sector += 1) {
    // Streams of their own, so that a course without rocks has the same trail.
    const trail = drawTrail(randomStream(`${seed}/trail/${sector}`), sector)
    const end = start + cruiseSpeed(sector) * SECTOR_TICKS
    const from = start + (sector === 0 ? 0 : CLEAR_BEHIND_GATE)
    const to = end - CLEAR_BEFORE_GATE
    for (let z = from; z < to; z += SPARK_EVERY) items.push({ kind: 'spark', z, ...trail(z - from) })
    if (withRocks && sector > 0)
      items.push(...scatterRocks(randomStream(`${seed}/rocks/${sector}`), sector, from, to, trail))
    items.push({ kind: 'gate', z: end, gate: sector })
    gates.push(end)
    start = end
  }
  return { items: items.toSorted(byPlace), gates, end: start + RUN_OUT }
}

type Place = { readonly x: number; readonly y: number }
type Trail = (along: number) => Place

/** Two waves across and one up and down; the later the sector, the wider and the quicker they swing. */
function drawTrail(random: RandomStream, sector: number): Trail {
  const reach = 4200 + 340 * sector
  const [wide, narrow, upright] = [random.between(0, 255), random.between(0, 255), random.between(0, 255)]
  const widePace = random.between(9, 13) + (sector >> 1)
  const narrowPace = random.between(20, 30)
  const uprightPace = random.between(11, 16)
  return (along) => {
    const turn = (pace: number, phase: number) => sine((((along >> 10) * pace) >> 3) + phase)
    const x = scaled(reach, turn(widePace, wide)) + scaled(1300, turn(narrowPace, narrow))
    const y = scaled(2500, turn(uprightPace, upright))
    return {
      x: clamp(x, -HALF_WIDTH + 900, HALF_WIDTH - 900),
      y: clamp(y, -HALF_HEIGHT + 700, HALF_HEIGHT - 700),
    }
  }
}

function scatterRocks(random: RandomStream, sector: number, from: number, to: number, trail: Trail): CourseItem[] {
  const rocks: CourseItem[] = []
  for (let rock = 0; rock < 5 + 3 * sector; rock += 1) {
    const z = from + 64 * random.between(0, ((to - from) >> 6) - 1)
    const radius = random.between(700, 1500)
    const way = trail(z - from)
    for (let attempt = 0; attempt < PLACE_TRIES; attempt += 1) {
      const x = random.between(-HALF_WIDTH, HALF_WIDTH)
      const y = random.between(-HALF_HEIGHT, HALF_HEIGHT)
      if (Math.abs(x - way.x) + Math.abs(y - way.y) < ROCK_CLEARANCE + radius) continue
      rocks.push({ kind: 'rock', z, x, y, radius })
      break
    }
  }
  return rocks
}

const ORDER = { spark: 0, rock: 1, gate: 2 } as const

/** A total order: two items it calls equal are equal. */
function byPlace(a: CourseItem, b: CourseItem): number {
  if (a.z !== b.z) return a.z - b.z
  if (a.kind === 'gate' || b.kind === 'gate' || a.kind !== b.kind) return ORDER[a.kind] - ORDER[b.kind]
  if (a.x !== b.x) return a.x - b.x
  if (a.y !== b.y) return a.y - b.y
  return a.kind === 'rock' && b.kind === 'rock' ? a.radius - b.radius : 0
}
