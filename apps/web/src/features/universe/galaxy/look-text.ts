import { boundPose, nearestTurn, type Pose } from './galaxy-camera'

const PLACES = 3
const MOST_LENGTH = 80
const NUMBER = /^-?\d{1,4}(?:\.\d{1,4})?$/

/** A pose as an address writes it: target, distance and direction, with characters no address has to escape. */
export function lookText({ x, y, z, distance, azimuth, polar }: Pose): string {
  return [x, y, z, distance, nearestTurn(azimuth, 0), polar]
    .map((value) => `${Number(value.toFixed(PLACES)) + 0}`)
    .join('_')
}

/** The pose of such a text, brought into the camera's bounds; null for anything else. */
export function readLookText(text: unknown): Pose | null {
  if (typeof text !== 'string' || text.length > MOST_LENGTH) return null
  const parts = text.split('_')
  if (parts.length !== 6 || !parts.every((part) => NUMBER.test(part))) return null
  const [x = 0, y = 0, z = 0, distance = 0, azimuth = 0, polar = 0] = parts.map(Number)
  return boundPose({ x, y, z, distance, azimuth, polar })
}
