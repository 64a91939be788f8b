import type { Vec3 } from './noise'

export const clamp = (value: number): number => Math.min(1, Math.max(0, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share
export const mix3 = (from: Vec3, to: Vec3, share: number): Vec3 => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]
export const times = (color: Vec3, factor: number): Vec3 => [color[0] * factor, color[1] * factor, color[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function normalize(vector: Vec3): Vec3 {
  return times(vector, 1 / Math.sqrt(dot(vector, vector)))
}

/** What is left of a vector for light: nothing where it faces away, to the power of `shine`. */
export const glint = (cosine: number, shine: number): number => Math.max(cosine, 0) ** shine
