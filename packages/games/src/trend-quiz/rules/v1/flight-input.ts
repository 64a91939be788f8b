import { type InputCodec, inputCodec, MalformedLog } from '../../../rules-kit/input-log'
import { clamp } from '../../../rules-kit/integer-maths'
import { HALF_HEIGHT, HALF_WIDTH } from './course'

export const KEY_LEFT = 1
export const KEY_RIGHT = 2
export const KEY_UP = 4
export const KEY_DOWN = 8
const ALL_KEYS = 15

/** An aim is where a pointer or a finger rests, on a grid of 145 x 73, so that it takes one byte each way. */
export const AIM_STEP = 128
export const AIM_MAX_X = HALF_WIDTH / AIM_STEP
export const AIM_MAX_Y = HALF_HEIGHT / AIM_STEP
const AIM_ORIGIN = 128

/** What changed at one tick. */
export type FlightInput = {
  /** The keys held from now on, as a sum of `KEY_...`. */
  readonly keys?: number
  /** In steps of the grid from the middle. */
  readonly aim?: readonly [x: number, y: number]
  /** Calm flight, before a gate: through which ring. */
  readonly choice?: 'left' | 'right'
}

/** A run lasts about 78 s; nothing is played beyond this, and no log is longer. */
export const LIMITS = { maxTicks: 150 * 60, maxLogBytes: 24 * 1024 } as const

export function heldKeys(keys: number): number {
  return keys & ALL_KEYS
}

/** The aim on its grid: whole, and within the field. */
export function gridAim([x, y]: readonly [number, number]): readonly [x: number, y: number] {
  return [clamp(x | 0, -AIM_MAX_X, AIM_MAX_X), clamp(y | 0, -AIM_MAX_Y, AIM_MAX_Y)]
}

const HAS_KEYS = 16
const HAS_AIM = 32
const CHOSE_LEFT = 64
const CHOSE_RIGHT = 128

/** An input is one byte, four bits of which are the keys, and two more bytes for an aim. */
export const flightLog: InputCodec<FlightInput> = inputCodec(LIMITS, {
  write({ keys, aim, choice }) {
    const first =
      (keys === undefined ? 0 : HAS_KEYS | heldKeys(keys)) |
      (aim === undefined ? 0 : HAS_AIM) |
      (choice === 'left' ? CHOSE_LEFT : 0) |
      (choice === 'right' ? CHOSE_RIGHT : 0)
    if (aim === undefined) return [first]
    const [x, y] = gridAim(aim)
    return [first, x + AIM_ORIGIN, y + AIM_ORIGIN]
  },
  read(first, take) {
    const hasKeys = (first & HAS_KEYS) !== 0
    const choice = first & (CHOSE_LEFT | CHOSE_RIGHT)
    if (!hasKeys && heldKeys(first) !== 0) throw new MalformedLog('keys that are not said to be there')
    if (choice === (CHOSE_LEFT | CHOSE_RIGHT)) throw new MalformedLog('left and right at once')
    return {
      ...(hasKeys && { keys: heldKeys(first) }),
      ...((first & HAS_AIM) !== 0 && { aim: [readAim(take(), AIM_MAX_X), readAim(take(), AIM_MAX_Y)] }),
      ...(choice !== 0 && { choice: choice === CHOSE_LEFT ? 'left' : 'right' }),
    }
  },
})

function readAim(byte: number, most: number): number {
  const steps = byte - AIM_ORIGIN
  if (steps < -most || steps > most) throw new MalformedLog('an aim outside the field')
  return steps
}
