import { type ButtonPosition, clampPosition, restingPosition } from '@trendverse/domain/social/floating-button'
import { useSyncExternalStore } from 'react'

const windowSize = () => `${window.innerWidth} ${window.innerHeight}`

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export type Place = ButtonPosition & {
  /** Whether there is more room to the left of it, and above it: the menu opens there. */
  readonly isRight: boolean
  readonly isLow: boolean
}

/**
 * Where the button stands in the window as it is now (FL-08): where its visitor put it, else where the site wants it. The
 * wish stays, for when there is room again.
 */
export function usePlace(own: ButtonPosition | null, wanted: ButtonPosition): Place {
  const [width = 0, height = 0] = useSyncExternalStore(subscribe, windowSize).split(' ').map(Number)
  const size = { width, height }
  const { x, y } = clampPosition(own ?? restingPosition(wanted, size), size)
  return { x, y, isRight: x > width / 2, isLow: y > height / 2 }
}
