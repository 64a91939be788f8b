import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import { fbm, random3, ridged } from './noise'
import type { Surface } from './surface'
import { mix3, times } from './vector'

/** Crust, ash, and cracks that glow. */
export const lava: Surface = ({ p, q }, [crust, ashColor, crack]) => {
  const [px, py, pz] = p
  const [qx, qy, qz] = q
  const cracks = ridged(px * 1.55 + qx * 0.75, py * 1.55 + qy * 0.75, pz * 1.55 + qz * 0.75, 7)
  const ash = fbm(px * 3 + qx, py * 3 + qy, pz * 3 + qz, 6)
  const plates = fbm(px * 1.1 + qx * 0.6 + 20, py * 1.1 + qy * 0.6 + 20, pz * 1.1 + qz * 0.6 + 20, 4)
  const heat = smoothstep(-0.25, 0.3, plates)
  const glowing = smoothstep(0.66 - heat * 0.1, 0.97, cracks)
  const ground = mix3(crust, ashColor, smoothstep(-0.3, 0.42, ash + plates * 0.5))
  return {
    albedo: mix3(ground, times(crack, 0.8), glowing * 0.55),
    height: 0.5 + ash * 0.6 - cracks * 0.32,
    light: glowing * (0.35 + 0.65 * heat) + smoothstep(0.4, 0.75, cracks) * 0.09 * heat,
    cloud: 0,
    gloss: 0,
  }
}

/** Sheets, fractures and hairlines. */
export const ice: Surface = ({ d, p, q }, [deep, pale, fracture, cap]) => {
  const [px, py, pz] = p
  const [qx, qy, qz] = q
  const sheets = fbm(px * 1.3 + qx * 1.5, py * 1.3 + qy * 1.5, pz * 1.3 + qz * 1.5, 7)
  const lines = ridged(px * 2.1 + qx * 1.2, py * 2.1 + qy * 1.2, pz * 2.1 + qz * 1.2, 6)
  const hair = ridged(px * 4.6 + qx * 0.6 + 9, py * 4.6 + qy * 0.6 + 9, pz * 4.6 + qz * 0.6 + 9, 5)
  const haze = fbm(px * 1.6 + 40 + qx * 1.3, py * 1.6 + 40 + qy * 1.3, pz * 1.6 + 40 + qz * 1.3, 5)
  const broken = smoothstep(0.66, 0.98, lines)
  let albedo = mix3(deep, pale, smoothstep(-0.34, 0.22, sheets))
  albedo = mix3(albedo, fracture, broken * 0.62)
  albedo = mix3(albedo, mix3(fracture, deep, 0.4), smoothstep(0.72, 0.96, hair) * 0.3)
  return {
    albedo: mix3(albedo, cap, smoothstep(0.62, 0.9, Math.abs(d[1]) + sheets * 0.34)),
    height: 0.5 + sheets * 0.34 - broken * 0.24,
    gloss: 0.5 * smoothstep(-0.2, 0.3, sheets),
    cloud: smoothstep(0.16, 0.6, haze * 1.5) * 0.5,
    light: 0,
  }
}

/** Plains, canyons, dunes and craters. */
export const desert: Surface = ({ d, p, q }, [rock, plain, ridge, dune]) => {
  const [px, py, pz] = p
  const [qx, qy, qz] = q
  const plains = fbm(px * 1.25 + qx * 1.25, py * 1.25 + qy * 1.25, pz * 1.25 + qz * 1.25, 7)
  const canyons = ridged(px * 1.5 + qx * 0.8, py * 1.5 + qy * 0.8, pz * 1.5 + qz * 0.8, 6)
  const waves = (d[1] * 17 + qx * 9 + qy * 7) * 1.7 + fbm(px * 6, py * 6, pz * 6, 3) * 5
  const dunes = 0.5 + 0.5 * Math.sin(waves)
  const crater = craters(px * 1.7, py * 1.7, pz * 1.7) + craters(px * 3.9 + 11, py * 3.9 + 11, pz * 3.9 + 11) * 0.5
  const strata = 0.5 + 0.5 * Math.sin(plains * 46 + qz * 6)
  const haze = fbm(px * 1.5 + 60 + qx, py * 1.5 + 60 + qy, pz * 1.5 + 60 + qz, 5)
  let albedo = mix3(rock, plain, smoothstep(-0.34, 0.2, plains))
  albedo = mix3(albedo, ridge, smoothstep(0.34, 0.85, canyons) * 0.9)
  albedo = mix3(albedo, mix3(plain, rock, 0.5), strata * 0.22 * smoothstep(0, 0.3, canyons))
  albedo = mix3(albedo, dune, dunes * 0.26 * smoothstep(0.15, -0.25, plains))
  albedo = times(albedo, 1 + crater * 0.9)
  const cap = smoothstep(0.86, 0.97, Math.abs(d[1]) + plains * 0.14)
  return {
    albedo: mix3(albedo, times(ridge, 1.08), cap * 0.8),
    height: 0.42 + plains * 0.7 + canyons * 0.3 + dunes * 0.05 * smoothstep(0.1, -0.2, plains) + crater * 0.5,
    cloud: smoothstep(0.3, 0.75, haze * 1.4) * 0.3,
    light: 0,
    gloss: 0,
  }
}

/** Impact craters as height: floors below, rims above the ground. */
function craters(px: number, py: number, pz: number): number {
  const [x, y, z] = [Math.floor(px), Math.floor(py), Math.floor(pz)]
  let sum = 0
  for (let cell = 0; cell < 27; cell++) {
    const [cx, cy, cz] = [x + (cell % 3) - 1, y + (Math.floor(cell / 3) % 3) - 1, z + Math.floor(cell / 9) - 1]
    const [rx, ry, rz] = random3(cx, cy, cz)
    const [ax, ay, az] = [rx * 0.5 + 0.5, ry * 0.5 + 0.5, rz * 0.5 + 0.5]
    if (ax >= 0.45) continue
    const size = 0.16 + 0.3 * az * az
    const reach = Math.hypot(px - cx - ax, py - cy - ay, pz - cz - az) / size
    sum += smoothstep(1.25, 0.95, reach) * (smoothstep(0.5, 1, reach) * 0.34 - 0.2)
  }
  return sum
}
