/** Where the planet stands, in CSS pixels from the top left. */
export type PlanetPlace = { readonly x: number; readonly y: number; readonly radius: number }

/** Heights below which words need the room more than the planet does, as in the style sheet. */
const LOW_TALL = 620
const LOW_WIDE = 480

/** It fills the left half of a wide frame, and the top of a tall one. */
export function planetPlace(width: number, height: number): PlanetPlace {
  if (isTall(width, height)) {
    const radius = Math.min(width * 0.32, height * (height < LOW_TALL ? 0.1 : 0.142))
    return { x: width / 2, y: radius * 1.16 + 6, radius }
  }
  const isLow = height < LOW_WIDE
  const radius = Math.min(width * 0.225, height * (isLow ? 0.3 : 0.36))
  return { x: width * 0.25, y: Math.max(radius * 1.1, height * (isLow ? 0.35 : 0.41)), radius }
}

export const isTall = (width: number, height: number): boolean => width < height * 1.05 || width < 620

/** Sunlight comes from the left, a little from above. */
export const SUN_ROLL = 0.2

/** Towards the sun, when so many percent of the disc are to be lit: x to the right, y up, z to the eye. */
export function sunFor(percent: number): readonly [number, number, number] {
  const facing = (2 * percent) / 100 - 1
  const across = Math.sqrt(Math.max(0, 1 - facing * facing))
  return [-across * Math.cos(SUN_ROLL), across * Math.sin(SUN_ROLL), facing]
}

/** The percentage whose terminator goes through a point of the screen. */
export function percentAt({ x, y, radius }: PlanetPlace, atX: number, atY: number): number {
  const along = ((atX - x) * Math.cos(SUN_ROLL) + (atY - y) * Math.sin(SUN_ROLL)) / radius
  return Math.max(0, Math.min(100, 50 + 50 * along))
}
