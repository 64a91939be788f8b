import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wheelPixels, ZOOM_PER_WHEEL_PX, zoomOfKey } from '../zoom-input'
import { HOME_VIEW } from './camera-views'
import { FORGOTTEN_AFTER_MS, newPullBack, pullBack } from './pull-back'
import type { Stage } from './stage'

const MOST_WHEEL_PX = 120
/** What a press of a key moves the camera by, in the logarithm of its distance. */
const KEY_STEP = 0.33
/** Writing, choosing and windows have these keys for themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], dialog'

type Props = {
  readonly stage: Stage
  readonly section: HTMLElement | null
  /** The camera is at no planet. */
  readonly isFree: boolean
  /** Leads farther away than the camera goes; without it the camera stays there, and nothing is said. */
  readonly onPullBack: (() => void) | undefined
}

/** The wheel belongs to the page, unless there is nothing to scroll; with Ctrl it belongs to the browser. */
function isOurs({ ctrlKey, metaKey }: WheelEvent): boolean {
  const page = document.documentElement
  return !ctrlKey && !metaKey && page.scrollHeight <= page.clientHeight
}

/**
 * Wheel and keys move the camera nearer and away; what goes on beyond its farthest place, two fingers as well, leads to the
 * galaxy where there is one. True while a word about that is to be shown.
 */
export function useZoom({ stage, section, isFree, onPullBack }: Props): boolean {
  const [isHinted, setIsHinted] = useState(false)
  const [pull] = useState(newPullBack)
  const hasLeft = useRef(false)
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOffered = isFree && onPullBack !== undefined

  const follow = useEffectEvent((beyond: number): void => {
    if (!isOffered) return
    const outcome = pullBack(pull, beyond, performance.now())
    clearTimeout(forgetting.current)
    setIsHinted(outcome === 'hint')
    if (outcome === 'hint') forgetting.current = setTimeout(() => setIsHinted(false), FORGOTTEN_AFTER_MS)
    if (outcome !== 'leave') return
    hasLeft.current = true
    onPullBack()
  })

  useEffect(() => {
    if (!isOffered) return
    // Whoever comes back from there sees the planets as large as ever.
    if (hasLeft.current) {
      hasLeft.current = false
      stage.updates.schedule({ kind: 'look', view: HOME_VIEW, instant: stage.reducedMotion, turned: null })
      stage.wake()
    }
    return () => {
      clearTimeout(forgetting.current)
      setIsHinted(false)
    }
  }, [stage, isOffered])

  useEffect(() => {
    if (section === null || !isFree) return
    const fingers = new Map<number, PointerEvent>()
    const span = (): number => {
      const [a, b] = [...fingers.values()]
      return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    }
    const wheel = (event: WheelEvent): void => {
      if (!isOurs(event)) return
      event.preventDefault()
      follow(stage.zoom(wheelPixels(event, MOST_WHEEL_PX) * ZOOM_PER_WHEEL_PX))
    }
    const press = (event: KeyboardEvent): void => {
      // Out of sight, behind the galaxy for one, planets stay as they were left.
      if (!stage.visible || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return
      const wish = zoomOfKey(event.key)
      if (wish === null) return
      event.preventDefault()
      follow(stage.zoom(wish === 'away' ? KEY_STEP : -KEY_STEP))
    }
    const touch = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') fingers.set(event.pointerId, event)
    }
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return
      const before = span()
      fingers.set(event.pointerId, event)
      // The camera itself follows the fingers already.
      if (fingers.size === 2 && before > 0 && stage.isFarthest()) follow(Math.log(before / Math.max(1, span())))
    }
    const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId)

    section.addEventListener('wheel', wheel, { passive: false })
    document.addEventListener('keydown', press)
    section.addEventListener('pointerdown', touch)
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', lift)
    document.addEventListener('pointercancel', lift)
    return () => {
      section.removeEventListener('wheel', wheel)
      document.removeEventListener('keydown', press)
      section.removeEventListener('pointerdown', touch)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', lift)
      document.removeEventListener('pointercancel', lift)
    }
  }, [stage, section, isFree])

  return isHinted
}
