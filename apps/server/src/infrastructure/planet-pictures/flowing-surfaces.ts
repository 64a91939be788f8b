import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import { fbm, gradientNoise, ridged, type Vec3, warp } from './noise'
import type { Surface } from './surface'
import { mix3, normalize, times } from './vector'

const SHALLOWS: Vec3 = [0.45, 0.9, 0.9]

/** Oceans, ground, ice, clouds and the lights of cities. */
export const terra: Surface = ({ d, p, q, seed }, [ocean, lowland, highland, ice]) => {
  const [px, py, pz] = p
  const [qx, qy, qz] = q
  const land = fbm(px + qx * 1.1, py + qy * 1.1, pz + qz * 1.1, 7) * 1.5 + 0.03
  const mountains = ridged(px * 2.2 + qx, py * 2.2 + qy, pz * 2.2 + qz, 5)
  const coast = smoothstep(0, 0.035, land)
  const latitude = Math.abs(d[1])
  let sea = mix3(times(ocean, 0.42), times(ocean, 1.15), smoothstep(-0.42, -0.02, land))
  sea = mix3(sea, mix3(ocean, SHALLOWS, 0.38), smoothstep(-0.07, 0.01, land))
  const dry = smoothstep(0.02, 0.36, land + fbm(px * 5, py * 5, pz * 5, 4) * 0.4 - latitude * 0.12)
  let ground = mix3(times(lowland, 0.82), highland, dry)
  ground = mix3(ground, times(ground, 0.55), smoothstep(0.45, 0.9, mountains) * 0.6)
  const cap = smoothstep(0.72, 0.86, latitude + land * 0.22 + qx * 0.1)
  ground = mix3(ground, ice, Math.max(cap, smoothstep(0.78, 1, mountains * land * 2.2)))
  const [sx, sy, sz] = [
    d[0] * 1.5 + seed * 0.7 + qx * 1.5,
    d[1] * 1.7 * 1.5 + seed * 0.7 + qy * 1.5,
    d[2] * 1.5 + seed * 0.7 + qz * 1.5,
  ]
  const [wx, wy, wz] = warp(sx * 1.4 + 31, sy * 1.4 + 31, sz * 1.4 + 31, 3)
  const swirls = fbm(sx + wx * 0.9, sy + wy * 0.9, sz + wz * 0.9, 6)
  const isDry = coast * (1 - cap)
  return {
    albedo: mix3(mix3(sea, times(ice, 0.92), cap * 0.85), ground, coast),
    height: coast * (0.08 + land * 0.8 + mountains * 0.42),
    gloss: (1 - coast) * (1 - cap),
    cloud: smoothstep(0.03, 0.4, swirls * 1.5 + 0.08 * Math.sin(d[1] * 9)),
    light: isDry === 0 ? 0 : isDry * cities(p),
  }
}

function cities([x, y, z]: Vec3): number {
  const towns = gradientNoise(x * 34, y * 34, z * 34) * 0.6 + gradientNoise(x * 71, y * 71, z * 71) * 0.5
  return smoothstep(0.1, 0.4, towns) * smoothstep(-0.05, 0.2, fbm(x * 3 + 7, y * 3 + 7, z * 3 + 7, 4))
}

/** Belts, streaks, eddies and one great storm. */
export const gas: Surface = ({ d, q, seed }, [base, dark, light, storm]) => {
  const [dx, dy, dz] = d
  const [qx, qy, qz] = q
  const [fx, fy, fz] = [dx * 2.6 + qx * 1.6 + seed, dy * 8 + qy * 1.6 + seed, dz * 2.6 + qz * 1.6 + seed]
  const latitude = dy * 5.2 + qx * 0.7 + fbm(fx, fy, fz, 6) * 0.85
  const belts = 0.5 + 0.5 * Math.sin(latitude * 2.1 + Math.sin(latitude * 1.3 + seed) * 1.4)
  const streaks = fbm(dx * 4 + qx * 2.6 + seed, dy * 30 + qy * 2.6 + seed, dz * 4 + qz * 2.6 + seed, 5)
  const eddies = fbm(fx * 2.3 + qx * 3, fy * 2.3 + qy * 3, fz * 2.3 + qz * 3, 6)
  let albedo = mix3(base, dark, smoothstep(0.52, 0.96, belts) * 0.92)
  albedo = mix3(albedo, light, smoothstep(0.44, 0.06, belts) * 0.85)
  albedo = mix3(albedo, mix3(light, base, 0.4), smoothstep(0.05, 0.42, streaks + eddies * 0.5) * 0.55)
  albedo = times(albedo, 1 + streaks * 0.28 + eddies * 0.22)
  const polar: Vec3 = [albedo[0] * dark[0] * 1.7, albedo[1] * dark[1] * 1.7, albedo[2] * dark[2] * 1.7]
  albedo = mix3(albedo, polar, smoothstep(0.62, 0.98, Math.abs(dy)) * 0.6)
  const [ex, ey, ez] = normalize([0.55, Math.sin(seed) * 0.22 - 0.2, 0.78])
  const eye = Math.hypot(dx - ex, (dy - ey) * 2.1, dz - ez) + qz * 0.05
  albedo = mix3(albedo, times(light, 1.02), smoothstep(0.3, 0.2, eye) * smoothstep(0.13, 0.2, eye) * 0.6)
  const spiral = mix3(storm, times(storm, 0.72), 0.5 + 0.5 * Math.sin(eye * 58 + qx * 7))
  albedo = mix3(albedo, spiral, smoothstep(0.2, 0.13, eye) * 0.9)
  return { albedo, height: 0.5 + belts * 0.12 + eddies * 0.35, cloud: 0, light: 0, gloss: 0 }
}

/** Contour lines that shine. */
export const neon: Surface = ({ p, q }, [night, body, sheen, contourColor]) => {
  const [px, py, pz] = p
  const [qx, qy, qz] = q
  const field = fbm(px * 0.85 + qx * 1.1, py * 0.85 + qy * 1.1, pz * 0.85 + qz * 1.1, 3)
  const regions = fbm(px * 0.8 + qx * 0.9 + 13, py * 0.8 + qy * 0.9 + 13, pz * 0.8 + qz * 0.9 + 13, 3)
  const contour = (1 - Math.abs(Math.sin((field * 5.5 + qx * 2) * Math.PI))) ** 11
  const fine = (1 - Math.abs(Math.sin((field * 22 + qx * 8) * Math.PI))) ** 7
  let albedo = mix3(night, body, smoothstep(-0.32, 0.42, field))
  albedo = mix3(albedo, sheen, smoothstep(0, 0.42, qy + 0.06) * 0.62)
  albedo = times(albedo, 0.72 + 0.5 * smoothstep(-0.3, 0.3, regions))
  const alive = smoothstep(-0.14, 0.24, regions)
  return {
    albedo: mix3(albedo, contourColor, contour * 0.35),
    height: 0.45 + field * 0.5,
    light: contour * (0.16 + 0.84 * alive) + fine * 0.2 * alive * smoothstep(-0.1, 0.2, qz),
    cloud: 0,
    gloss: 0.12,
  }
}
