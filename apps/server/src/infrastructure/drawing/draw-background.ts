import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import type { PlanetPlace } from './draw-planet'

/** Of the planet on the sky around it: far and near, opacity as two hexadecimal digits. */
const LIGHTS = [
  { reach: 660, opacity: '28' },
  { reach: 330, opacity: '13' },
] as const
/** Behind the words, from the left edge on. */
const CALM_PARTS = [
  [
    { x: 0, opacity: 0.72 },
    { x: 492, opacity: 0.42 },
  ],
  [
    { x: 492, opacity: 0.42 },
    { x: 820, opacity: 0 },
  ],
] as const

/** The sky with the light a planet throws on it, calm where words stand. */
export function drawBackground(context: SKRSContext2D, sky: Canvas, glow: string, planet: PlanetPlace): void {
  context.drawImage(sky, 0, 0)
  context.save()
  context.globalCompositeOperation = 'screen'
  // Two lights, and calm in two parts: a run of three colours takes three times as long as one of two.
  for (const { reach, opacity } of LIGHTS) {
    const light = context.createRadialGradient(planet.x, planet.y, 0, planet.x, planet.y, reach)
    light.addColorStop(0, glow + opacity)
    light.addColorStop(1, `${glow}00`)
    context.fillStyle = light
    context.fillRect(planet.x - reach, planet.y - reach, reach * 2, reach * 2)
  }
  context.restore()
  drawCalm(context)
}

/** Darkens the side where words stand. */
export function drawCalm(context: SKRSContext2D): void {
  for (const [start, end] of CALM_PARTS) {
    const calm = context.createLinearGradient(start.x, 0, end.x, 0)
    calm.addColorStop(0, `rgba(5,6,15,${start.opacity})`)
    calm.addColorStop(1, `rgba(5,6,15,${end.opacity})`)
    context.fillStyle = calm
    context.fillRect(start.x, 0, end.x - start.x, PREVIEW_SIZE.height)
  }
}
