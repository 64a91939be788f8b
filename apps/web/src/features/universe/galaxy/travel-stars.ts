import { isArrowKey, nearestInDirection } from '../canvas/nearest-in-direction'
import type { GalaxyStage } from './galaxy-stage'

/** Arrow keys lead to the nearest star in their direction, from nowhere to the first. True when there was one. */
export function travelStars(stage: GalaxyStage, key: string): boolean {
  if (!isArrowKey(key)) return false
  const stars = stage.placed.filter(({ label }) => label.kind === 'star')
  const from = stars.findIndex(({ handle }) => handle.element.contains(document.activeElement))
  const to = nearestInDirection(
    stars.map(({ handle }) => handle.disc),
    from,
    key,
  )
  const target = to === null ? null : stars[to]?.handle.element.querySelector('button')
  target?.focus({ preventScroll: true })
  return !!target
}
