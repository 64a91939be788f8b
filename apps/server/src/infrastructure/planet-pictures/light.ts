import type { Vec3 } from './noise'
import { normalize, times } from './vector'

/** Where the one key light is seen from any planet: upper left, a little in front. */
export const SUN: Vec3 = normalize([-120, 62, 34])
export const KEY_LIGHT: Vec3 = times([1, 0.95, 0.87], 1.75)
