import type { Vec3 } from './noise'

/** A place on a planet: direction `d` from its middle, seeded noise position `p`, and the warp `q` there. */
export type SurfacePoint = { readonly d: Vec3; readonly p: Vec3; readonly q: Vec3; readonly seed: number }

/** What is at a place, colours and heights as the shader's maps hold them. */
export type Ground = {
  readonly albedo: Vec3
  readonly height: number
  readonly cloud: number
  readonly light: number
  readonly gloss: number
}

/** The four colours of a palette, 0 to 1, not decoded. */
export type SurfaceColors = readonly [Vec3, Vec3, Vec3, Vec3]

export type Surface = (at: SurfacePoint, colors: SurfaceColors) => Ground
