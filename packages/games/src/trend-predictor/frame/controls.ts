import { type PlanetPlace, percentAt } from './planet/place'
import { createTypedPercent } from './typed-percent'

const STEP = 5
/** Around the planet, so that a thumb that slips off its edge still holds it. */
const REACH = 1.12

export type ControlsOptions = {
  readonly slider: HTMLInputElement
  readonly canvas: HTMLElement
  readonly place: () => PlanetPlace
  /** The answer as it stands, or null while none can be given. */
  readonly percent: () => number | null
  readonly say: (percent: number) => void
  /** The one thing to do next: lock in, skip, go on. */
  readonly act: () => void
  readonly onGesture: () => void
}

/** Keys, slider, and the planet itself, whose edge of day follows the pointer. */
export function createControls({ slider, canvas, place, percent, say, act, onGesture }: ControlsOptions): void {
  const typed = createTypedPercent()
  slider.addEventListener('input', () => say(Number(slider.value)))
  addEventListener('pointerdown', onGesture)
  addEventListener('keydown', (event) => {
    onGesture()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const now = percent()
    if (event.key === 'Enter') {
      if (now === null && !isActButton(event.target) && event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      if (!event.repeat) act()
      return
    }
    const next = now === null ? null : answerOf(event.key, now, (digit) => typed.digit(digit, event.timeStamp))
    if (next === null) return
    event.preventDefault()
    say(next)
  })

  let isHeld = false
  const follow = (event: PointerEvent): void => {
    if (percent() !== null) say(percentAt(place(), event.clientX, event.clientY))
  }
  canvas.addEventListener('pointerdown', (event) => {
    const { x, y, radius } = place()
    if (percent() === null || Math.hypot(event.clientX - x, event.clientY - y) > radius * REACH) return
    isHeld = true
    canvas.setPointerCapture(event.pointerId)
    follow(event)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (isHeld) follow(event)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, () => {
      isHeld = false
    })
}

const isActButton = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.id === 'act'

function answerOf(key: string, now: number, digit: (digit: string) => number): number | null {
  if (/^\d$/.test(key)) return digit(key)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, now - STEP)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(100, now + STEP)
    case 'Home':
      return 0
    case 'End':
      return 100
    default:
      return null
  }
}
