import type { InputLog } from './rules-kit/input-log'

/** A twentieth of a second, and two steps of whatever grid an input is on: what a copy is shifted by to be no equal one. */
const TICKS_APART = 3
const STEPS_APART = 2
/** Of the shorter log. People on one course agree in far less. */
const SHARE_IN_COMMON = 0.9
/** Of those who hardly touched anything, two are alike by chance. */
const TELLING_INPUTS = 40

/**
 * Whether one log can only be a copy of the other: nearly all inputs of the shorter one are in the longer one, in this order and at
 * nearly the same time, whatever was put between them.
 */
export function areAlike<Input>(one: InputLog<Input>, other: InputLog<Input>): boolean {
  const [shorter, longer] = one.entries.length <= other.entries.length ? [one, other] : [other, one]
  if (shorter.entries.length < TELLING_INPUTS) return false
  let next = 0
  let common = 0
  for (const { tick, input } of shorter.entries) {
    while ((longer.entries[next]?.tick ?? Number.POSITIVE_INFINITY) < tick - TICKS_APART) next += 1
    for (let at = next; ; at += 1) {
      const entry = longer.entries[at]
      if (entry === undefined || entry.tick > tick + TICKS_APART) break
      if (!isNear(input, entry.input)) continue
      common += 1
      next = at + 1
      break
    }
  }
  return common >= SHARE_IN_COMMON * shorter.entries.length
}

/** Places on a grid may differ by a step or two; everything else is the same or is not. */
function isNear(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((step, axis) => Math.abs(step - other[axis]) <= STEPS_APART)
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [parts, others] = [Object.entries(one), Object.entries(other)]
  return parts.length === others.length && parts.every(([key, part]) => isNear(part, Reflect.get(other, key)))
}
