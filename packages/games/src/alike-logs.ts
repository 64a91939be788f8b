import type { InputLog } from './rules-kit/input-log'

/** A twentieth of a second, and two steps of whatever grid a place is on: what differs from part to part of a copy. */
const TICKS_APART = 3
const STEPS_APART = 2
/** Of the log with fewer parts. People on one course agree in far less. */
const SHARE_IN_COMMON = 0.9
/** By a fifth of a second a whole copy may be shifted, and by some steps, beside what its parts differ by. */
const DELAYS: readonly number[] = [0, 3, -3, 6, -6, 9, -9, 12, -12]
const MOST_STEPS_MOVED = 8
/** A shift also takes away how much slower one hand is than another, so that more has to agree. */
const SHARE_WHEN_SHIFTED = 0.95
/** Of those who hardly touched anything, two are alike by chance. */
const TELLING_PARTS = 40
/** So many parts, from all over the log, show at little cost which shifts are worth a look at all of it. */
const PROBED_PARTS = 60
const SHARE_OF_PROBED = 0.75

type Place = readonly number[]
type Track = readonly { readonly tick: number; readonly value: unknown }[]
type Tracks = { readonly byName: ReadonlyMap<string, Track>; readonly size: number }

/**
 * Whether one log can only be a copy of the other: nearly all parts of the one with fewer are in the other, in this order and at
 * nearly the same time and place, whatever was put between or beside them and however the whole was shifted.
 */
export function areAlike<Input>(one: InputLog<Input>, other: InputLog<Input>): boolean {
  const tracks = [tracksOf(one), tracksOf(other)] as const
  const [fewer, more] = tracks[0].size <= tracks[1].size ? tracks : [tracks[1], tracks[0]]
  if (fewer.size < TELLING_PARTS) return false
  const stride = Math.max(1, Math.floor(fewer.size / PROBED_PARTS))
  const agree = (share: number, delay: number | null) =>
    shareInCommon(fewer, more, delay, stride) >= SHARE_OF_PROBED && shareInCommon(fewer, more, delay, 1) >= share
  return agree(SHARE_IN_COMMON, null) || DELAYS.some((delay) => agree(SHARE_WHEN_SHIFTED, delay))
}

/** An input may be of several parts, and a copy may put together or take apart what it likes. */
function tracksOf<Input>({ entries }: InputLog<Input>): Tracks {
  const byName = new Map<string, { tick: number; value: unknown }[]>()
  let size = 0
  for (const { tick, input } of entries) {
    for (const [name, value] of Object.entries<unknown>(input ?? {})) {
      const track = byName.get(name)
      if (track === undefined) byName.set(name, [{ tick, value }])
      else track.push({ tick, value })
      size += 1
    }
  }
  return { byName, size }
}

/** @param delay Null where nothing was shifted, neither in time nor in place. */
function shareInCommon(fewer: Tracks, more: Tracks, delay: number | null, stride: number): number {
  let common = 0
  let looked = 0
  for (const [name, track] of fewer.byName) {
    const probed = stride === 1 ? track : track.filter((_part, n) => n % stride === 0)
    looked += probed.length
    const other = more.byName.get(name) ?? []
    common += countInCommon(probed, other, delay ?? 0, delay === null ? [] : usualMove(probed, other, delay))
  }
  return common / looked
}

function countInCommon(track: Track, other: Track, delay: number, moved: Place): number {
  let next = 0
  let common = 0
  for (const { tick, value } of track) {
    const due = tick + delay
    while ((other[next]?.tick ?? Number.POSITIVE_INFINITY) < due - TICKS_APART) next += 1
    for (let at = next; ; at += 1) {
      const part = other[at]
      if (part === undefined || part.tick > due + TICKS_APART) break
      if (!isNear(value, part.value, moved)) continue
      common += 1
      next = at + 1
      break
    }
  }
  return common
}

/** By how many steps each axis of the other's places is usually away, as the median. */
function usualMove(track: Track, other: Track, delay: number): Place {
  const away: number[][] = []
  let next = 0
  for (const { tick, value } of track) {
    while (next < other.length - 1 && (other[next]?.tick ?? 0) < tick + delay) next += 1
    const beside = other[next]?.value
    if (!isPlace(value) || !isPlace(beside)) continue
    for (const [axis, step] of value.entries()) (away[axis] ??= []).push((beside[axis] ?? step) - step)
  }
  return away.map((steps) => {
    const median = steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0
    return Math.abs(median) <= MOST_STEPS_MOVED ? median : 0
  })
}

const isPlace = (value: unknown): value is Place => Array.isArray(value)

/** Places on a grid may differ by a step or two; everything else is the same or is not. */
function isNear(one: unknown, other: unknown, moved: Place): boolean {
  if (!isPlace(one) || !isPlace(other)) return one === other
  return (
    one.length === other.length &&
    one.every((step, axis) => Math.abs((other[axis] ?? 0) - step - (moved[axis] ?? 0)) <= STEPS_APART)
  )
}
