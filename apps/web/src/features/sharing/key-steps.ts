import {
  type ButtonPosition,
  clampPosition,
  KEY_STEP_PX,
  LARGE_KEY_STEP_PX,
} from '@trendverse/domain/social/floating-button'
import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, ButtonPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type KeyOptions = {
  readonly from: ButtonPosition
  readonly onStep: (position: ButtonPosition) => void
  /** The key is up again: the position is settled. */
  readonly onSettled: () => void
}

/** FL-01 for keyboards: arrows carry the button, with Shift in larger steps. */
export function keySteps({ from, onStep, onSettled }: KeyOptions) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const px = event.shiftKey ? LARGE_KEY_STEP_PX : KEY_STEP_PX
      const size = { width: window.innerWidth, height: window.innerHeight }
      onStep(clampPosition({ x: from.x + step.x * px, y: from.y + step.y * px }, size))
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (Object.hasOwn(STEPS, event.key)) onSettled()
    },
  }
}
