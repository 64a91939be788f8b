import type { PerspectiveCamera, Vector3 } from 'three'

/** Where a planet is seen, in CSS pixels from the picture's top left corner. */
export type ViewDisc = { x: number; y: number; radius: number; visible: boolean }

const MINIMUM_DEPTH = 0.5

/**
 * Writes the disc a planet is seen as; the exact counterpart of `rounded` in `shaders/planet.ts`.
 * Writes into `disc` instead of returning it, because it runs in frame callbacks.
 */
export function writeViewDisc(
  disc: ViewDisc,
  camera: PerspectiveCamera,
  middle: Vector3,
  radius: number,
  width: number,
  height: number,
): void {
  const m = camera.matrixWorldInverse.elements
  const x = m[0] * middle.x + m[4] * middle.y + m[8] * middle.z + m[12]
  const y = m[1] * middle.x + m[5] * middle.y + m[9] * middle.z + m[13]
  const depth = -(m[2] * middle.x + m[6] * middle.y + m[10] * middle.z + m[14])
  const room = depth * depth - radius * radius
  if (depth < MINIMUM_DEPTH || room <= 0.01) {
    disc.visible = false
    return
  }
  const pixels = (camera.projectionMatrix.elements[5] * height) / 2
  disc.x = width / 2 + ((x * depth) / room) * pixels
  disc.y = height / 2 - ((y * depth) / room) * pixels
  disc.radius = (radius / Math.sqrt(room)) * pixels
  disc.visible =
    disc.x > -disc.radius && disc.x < width + disc.radius && disc.y > -disc.radius && disc.y < height + disc.radius
}
