import type { LabelHandle } from './label-handle'

/** Smaller moves are not written; CSS pixels. */
const SMALLEST_MOVE_PX = 0.3

function hasMoved(label: LabelHandle): boolean {
  return !(
    Math.abs(label.disc.x - label.writtenX) < SMALLEST_MOVE_PX &&
    Math.abs(label.disc.y - label.writtenY) < SMALLEST_MOVE_PX &&
    Math.abs(label.disc.radius - label.writtenRadius) < SMALLEST_MOVE_PX &&
    label.reachX === label.writtenReachX &&
    label.reachY === label.writtenReachY
  )
}

/**
 * Writes where a label stands to its element, if that has changed.
 *
 * @param leastRadius A target is never smaller than this, however small its planet is drawn; CSS pixels.
 */
export function writeLabel(label: LabelHandle, leastRadius: number): void {
  const { element, disc } = label
  if (hasMoved(label)) {
    element.style.transform = `translate3d(${disc.x.toFixed(1)}px,${disc.y.toFixed(1)}px,0)`
    element.style.setProperty('--radius', `${Math.max(leastRadius, disc.radius).toFixed(1)}px`)
    element.style.setProperty('--reach-x', label.reachX.toFixed(2))
    element.style.setProperty('--reach-y', label.reachY.toFixed(2))
    label.writtenX = disc.x
    label.writtenY = disc.y
    label.writtenRadius = disc.radius
    label.writtenReachX = label.reachX
    label.writtenReachY = label.reachY
  }
  if (label.form !== label.writtenForm) {
    element.dataset.form = label.form
    label.writtenForm = label.form
  }
  if (label.shift !== label.writtenShift) {
    element.style.setProperty('--shift', `${label.shift.toFixed(1)}px`)
    label.writtenShift = label.shift
  }
  const side = disc.visible ? label.side : 'hidden'
  if (side === label.writtenSide) return
  element.dataset.side = side
  label.writtenSide = side
}
