import { useEffect, useEffectEvent } from 'react'
import { wheelPixels, ZOOM_PER_WHEEL_PX, zoomOfKey } from '../zoom-input'
import { shift, turn, zoom } from './galaxy-camera'
import type { GalaxyStage } from './galaxy-stage'

/** A press that moved farther than this turned the view and is no click; CSS pixels. */
const DRAG_FROM_PX = 6
/** Radians a drag over the height of the picture turns. */
const TURN_PER_HEIGHT = 2.6
const MOST_WHEEL_PX = 300
/** A pointer that stays this long asks what lies under it. */
const REST_MS = 110
const KEY_FACTOR = 0.72

type InputProps = {
  readonly stage: GalaxyStage
  readonly canvas: HTMLCanvasElement | null
  readonly onPick: (row: number | null) => void
  readonly onHover: (row: number | null) => void
}

/** `+` and `-`. True when the key was one of them. */
export function zoomByKey(stage: GalaxyStage, key: string): boolean {
  const wish = zoomOfKey(key)
  const { engine } = stage
  if (wish === null || engine === null) return false
  zoom(engine.wanted, engine.frame.lens, wish === 'nearer' ? KEY_FACTOR : 1 / KEY_FACTOR)
  engine.wake()
  return true
}

/** Flying by hand: drag turns, two fingers or the right button shift, wheel and pinch come nearer; a click picks. */
export function useGalaxyInput({ stage, canvas, onPick, onHover }: InputProps): void {
  const pick = useEffectEvent(onPick)
  const hover = useEffectEvent(onHover)

  useEffect(() => {
    if (canvas === null) return
    const pointers = new Map<number, { x: number; y: number }>()
    let start = { x: 0, y: 0 }
    let isDrag = false
    let resting: ReturnType<typeof setTimeout> | undefined
    const rowAt = ({ clientX, clientY }: MouseEvent): number | null => {
      const box = canvas.getBoundingClientRect()
      return stage.engine?.pick(clientX - box.left, clientY - box.top) ?? null
    }
    const apart = (): { middleX: number; middleY: number; span: number } => {
      const [a = start, b = a] = [...pointers.values()]
      return {
        middleX: (a.x + b.x) / 2,
        middleY: (a.y + b.y) / 2,
        span: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)),
      }
    }
    const zoomAt = (x: number, y: number, factor: number): void => {
      const { engine } = stage
      if (engine === null) return
      const box = canvas.getBoundingClientRect()
      const pictureX = (2 * (x - box.left)) / box.width - 1
      const pictureY = 1 - (2 * (y - box.top)) / box.height
      zoom(engine.wanted, engine.frame.lens, factor, pictureX, pictureY)
      engine.wake()
    }

    const down = (event: PointerEvent): void => {
      canvas.setPointerCapture(event.pointerId)
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.size > 1) isDrag = true
      else {
        start = { x: event.clientX, y: event.clientY }
        isDrag = false
      }
    }
    const move = (event: PointerEvent): void => {
      clearTimeout(resting)
      const last = pointers.get(event.pointerId)
      const { engine } = stage
      if (last === undefined) {
        if (event.pointerType === 'mouse') resting = setTimeout(() => hover(rowAt(event)), REST_MS)
        return
      }
      if (engine === null) return
      if (!isDrag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_FROM_PX) return
      isDrag = true
      const height = canvas.clientHeight
      const before = apart()
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = apart()
      const across = (after.middleX - before.middleX) / height
      const along = (after.middleY - before.middleY) / height
      if (pointers.size > 1) {
        zoomAt(after.middleX, after.middleY, before.span / after.span)
        shift(engine.wanted, -across, -along)
      } else if (event.buttons === 2 || event.shiftKey) shift(engine.wanted, -across, -along)
      else turn(engine.wanted, -across * TURN_PER_HEIGHT, -along * TURN_PER_HEIGHT)
      engine.wake()
    }
    const up = (event: PointerEvent): void => {
      const wasPressed = pointers.delete(event.pointerId)
      if (wasPressed && !isDrag && event.type === 'pointerup' && event.button === 0) pick(rowAt(event))
    }
    const leave = (): void => {
      clearTimeout(resting)
      hover(null)
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomAt(event.clientX, event.clientY, Math.exp(wheelPixels(event, MOST_WHEEL_PX) * ZOOM_PER_WHEEL_PX))
    }
    const menu = (event: Event): void => event.preventDefault()

    canvas.addEventListener('pointerdown', down)
    canvas.addEventListener('pointermove', move)
    canvas.addEventListener('pointerup', up)
    canvas.addEventListener('pointercancel', up)
    canvas.addEventListener('pointerleave', leave)
    canvas.addEventListener('contextmenu', menu)
    canvas.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(resting)
      canvas.removeEventListener('pointerdown', down)
      canvas.removeEventListener('pointermove', move)
      canvas.removeEventListener('pointerup', up)
      canvas.removeEventListener('pointercancel', up)
      canvas.removeEventListener('pointerleave', leave)
      canvas.removeEventListener('contextmenu', menu)
      canvas.removeEventListener('wheel', wheel)
    }
  }, [stage, canvas])
}
