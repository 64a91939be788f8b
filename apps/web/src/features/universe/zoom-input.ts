/** How much a pixel of the wheel moves the camera nearer or away, in the logarithm of its distance. */
export const ZOOM_PER_WHEEL_PX = 0.0014
/** Wheels that turn by lines are brought to pixels. */
const LINE_PX = 33

/**
 * How far a wheel was turned, pixels; positive is away.
 *
 * @param most One event counts for so many pixels at most.
 */
export function wheelPixels({ deltaY, deltaMode }: WheelEvent, most: number): number {
  const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
  return Math.min(most, Math.max(-most, pixels))
}

/** What a key asks of the camera, with or without Shift; null for any other key. */
export function zoomOfKey(key: string): 'nearer' | 'away' | null {
  if (key === '+' || key === '=') return 'nearer'
  return key === '-' || key === '_' ? 'away' : null
}
