import { newPadReading, type PadReading, readPads } from '../../frame-kit/gamepad-stick'
import { clamp } from '../../rules-kit/integer-maths'
import { AIM_MAX_X, AIM_MAX_Y, type FlightInput, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_UP } from '../rules/v1/flight-input'

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: KEY_LEFT,
  KeyA: KEY_LEFT,
  ArrowRight: KEY_RIGHT,
  KeyD: KEY_RIGHT,
  ArrowUp: KEY_UP,
  KeyW: KEY_UP,
  ArrowDown: KEY_DOWN,
  KeyS: KEY_DOWN,
}

/** The pointer need not go to the edge of the picture for the craft to reach the edge of its field. */
const POINTER_REACH = { wide: 0.62, tall: 0.9, up: 0.72 } as const
/** The middle of the field lies this far below the middle of the picture, as a share of half its height. */
const POINTER_MIDDLE = 0.1
/** A finger that is dragged so far, as a share of the picture's width, takes the craft all the way. */
const DRAG_REACH = 0.62

export type Choice = 'left' | 'right'

/** What a hand does, as inputs of the rules: changes only, a pointer at most every second tick. */
export type Controls = {
  input(tick: number): FlightInput | null
  choose(choice: Choice): void
  readonly hasChosen: () => boolean
  /** Everything is let go. */
  release(): void
  /** Begins with a craft that knows no keys and no aim. */
  restart(): void
}

export type ControlsOptions = {
  readonly surface: HTMLElement
  /** Whether keys steer now; else they scroll and press buttons. */
  readonly isFlying: () => boolean
  /** Whether a calm flight waits: then left and right choose. */
  readonly isWaiting: () => boolean
  readonly onGesture: () => void
  /** P also resumes; Escape only pauses, because it also leaves full screen. */
  readonly onPauseKey: (mayGoOn: boolean) => void
}

export function createControls({ surface, isFlying, isWaiting, onGesture, onPauseKey }: ControlsOptions): Controls {
  let held = 0
  let sentKeys = 0
  let aimX = 0
  let aimY = 0
  let sentX = 0
  let sentY = 0
  let choice: Choice | null = null
  let drag: { readonly id: number; readonly x: number; readonly y: number; aimX: number; aimY: number } | null = null
  let hasPad = false
  const pad: PadReading = newPadReading()
  let padSteers = false
  let padRests = true

  const aimAt = (x: number, y: number): void => {
    aimX = clamp(Math.round(x * AIM_MAX_X), -AIM_MAX_X, AIM_MAX_X)
    aimY = clamp(Math.round(y * AIM_MAX_Y), -AIM_MAX_Y, AIM_MAX_Y)
  }
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const reach = innerWidth > innerHeight ? POINTER_REACH.wide : POINTER_REACH.tall
    const x = (clientX / innerWidth) * 2 - 1
    const y = (clientY / innerHeight) * 2 - 1
    aimAt(x / reach, (POINTER_MIDDLE - y) / POINTER_REACH.up)
  }
  const chooseSide = (isLeft: boolean): void => {
    if (isWaiting()) choice = isLeft ? 'left' : 'right'
  }

  addEventListener('keydown', (event) => {
    onGesture()
    const key = KEYS[event.code] ?? 0
    const isOnButton = event.target instanceof HTMLButtonElement
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const mayGoOn = event.key.toLowerCase() === 'p'
    if (!event.repeat && (mayGoOn || event.key === 'Escape')) onPauseKey(mayGoOn)
    if (!isFlying()) return
    if (key !== 0 || (event.code === 'Space' && !isOnButton)) event.preventDefault()
    if (!event.repeat && (key === KEY_LEFT || key === KEY_RIGHT)) chooseSide(key === KEY_LEFT)
    held |= key
  })
  addEventListener('keyup', ({ code }) => {
    held &= ~(KEYS[code] ?? 0)
  })
  surface.addEventListener('pointerdown', (event) => {
    onGesture()
    if (isWaiting()) chooseSide(event.clientX < innerWidth / 2)
    else if (event.pointerType === 'mouse') follow(event)
    else {
      surface.setPointerCapture(event.pointerId)
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, aimX, aimY }
    }
  })
  surface.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse') follow(event)
    else if (drag?.id === event.pointerId) {
      const scale = 2 / (DRAG_REACH * Math.min(innerWidth, innerHeight * 1.4))
      const x = drag.aimX / AIM_MAX_X + (event.clientX - drag.x) * scale
      const y = drag.aimY / AIM_MAX_Y - (event.clientY - drag.y) * scale
      aimAt(x, y)
    }
  })
  const endDrag = ({ pointerId }: PointerEvent): void => {
    if (drag?.id === pointerId) drag = null
  }
  surface.addEventListener('pointerup', endDrag)
  surface.addEventListener('pointercancel', endDrag)
  addEventListener('gamepadconnected', () => {
    hasPad = true
  })

  const readPad = (): void => {
    if (!hasPad) return
    readPads(navigator.getGamepads(), pad)
    if (pad.left !== pad.right && padRests) chooseSide(pad.left)
    padRests = !pad.left && !pad.right
    const isPushed = pad.x !== 0 || pad.y !== 0
    // A stick that rests lets go of the aim it had, and leaves alone that of another hand.
    if (isPushed || padSteers) aimAt(pad.x, pad.y)
    padSteers = isPushed
  }

  return {
    input(tick) {
      readPad()
      const keysChanged = held !== sentKeys
      const aimChanged = tick % 2 === 0 && (aimX !== sentX || aimY !== sentY)
      if (!keysChanged && !aimChanged && choice === null) return null
      const input: FlightInput = {
        ...(keysChanged && { keys: held }),
        ...(aimChanged && { aim: [aimX, aimY] as const }),
        ...(choice !== null && { choice }),
      }
      sentKeys = held
      if (aimChanged) {
        sentX = aimX
        sentY = aimY
      }
      choice = null
      return input
    },
    choose(side) {
      onGesture()
      chooseSide(side === 'left')
    },
    hasChosen: () => {
      readPad()
      return choice !== null
    },
    release() {
      held = 0
      drag = null
      choice = null
    },
    restart() {
      sentKeys = 0
      aimX = 0
      aimY = 0
      sentX = 0
      sentY = 0
      choice = null
      drag = null
    },
  }
}
