/** What is read of a gamepad. */
export type PadLike = {
  readonly connected: boolean
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/** A stick and the few buttons a game asks about. Filled in place. */
export type PadReading = {
  /** -1 to 1, right and up. */
  x: number
  y: number
  left: boolean
  right: boolean
  confirm: boolean
  menu: boolean
}

export const newPadReading = (): PadReading => ({ x: 0, y: 0, left: false, right: false, confirm: false, menu: false })

/** Worn sticks rest this far from their middle. */
const DEAD_ZONE = 0.18
/** Of the standard mapping. */
const BUTTON = { confirm: 0, menu: 9, up: 12, down: 13, left: 14, right: 15 } as const

/** Reads the first gamepad that is connected; without one everything rests. */
export function readPads(pads: readonly (PadLike | null)[], into: PadReading): PadReading {
  const pad = pads.find((candidate) => candidate?.connected === true)
  const isPressed = (button: number): boolean => pad?.buttons[button]?.pressed === true
  const along = (axis: number, back: number, forth: number): number =>
    isPressed(back) === isPressed(forth) ? beyondDeadZone(pad?.axes[axis] ?? 0) : isPressed(forth) ? 1 : -1
  into.x = along(0, BUTTON.left, BUTTON.right)
  // Axes point down. Never a negative zero: a stick at rest equals another.
  into.y = 0 - along(1, BUTTON.up, BUTTON.down)
  into.left = into.x < -0.5
  into.right = into.x > 0.5
  into.confirm = isPressed(BUTTON.confirm)
  into.menu = isPressed(BUTTON.menu)
  return into
}

function beyondDeadZone(value: number): number {
  const beyond = Math.min(1, Math.abs(value)) - DEAD_ZONE
  if (!(beyond > 0)) return 0
  return (Math.sign(value) * beyond) / (1 - DEAD_ZONE)
}
