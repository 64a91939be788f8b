import { MAX_RING_BANDS, type PlanetRing } from '@trendverse/domain/trends/planets/planet-ring'
import { AdditiveBlending, BackSide, Color, DoubleSide, ShaderMaterial, Vector2 } from 'three'
import type { BakedWorld } from './bake-world'
import type { Body } from './body'
import {
  HALO_FRAGMENT,
  HALO_REACH,
  HALO_VERTEX,
  PLANET_FRAGMENT,
  PLANET_VERTEX,
  RING_FRAGMENT,
  RING_VERTEX,
} from './shaders/planet'

/** How far apart the relief is sampled, in texels. */
const TAP_TEXELS = 1.5

/** The materials of one planet; they read the body's own values, so that moving it costs no uniform updates. */
export type PlanetMaterials = {
  readonly surface: ShaderMaterial
  readonly halo: ShaderMaterial
  readonly ring: ShaderMaterial | null
  /** Radius as drawn: the body's own, a little less while it appears. */
  readonly radius: { value: number }
  /** Shows a baked surface. */
  readonly showWorld: (world: BakedWorld) => void
  /** Brings the drawn radius in line with the body; runs every frame. */
  readonly follow: () => void
  readonly dispose: () => void
}

/** As many colours as the shader holds; those beyond the ring's own are never read. */
function bandColors({ bands }: PlanetRing): Float32Array {
  const colors = new Float32Array(MAX_RING_BANDS * 3)
  for (const [index, color] of bands.entries()) new Color(color).toArray(colors, index * 3)
  return colors
}

export function createPlanetMaterials(body: Body, time: { value: number }): PlanetMaterials {
  const { look } = body
  const radius = { value: body.radius.value }
  const reach = { value: body.radius.value * HALO_REACH }
  const glow = { value: look.glow }
  const shared = { center: { value: body.position }, radius, fade: body.presence, time, glow, hover: body.hover }
  const air = { value: new Color(look.atmosphere) }
  const surface = new ShaderMaterial({
    vertexShader: PLANET_VERTEX,
    fragmentShader: PLANET_FRAGMENT,
    transparent: true,
    uniforms: {
      ...shared,
      air,
      firstMap: { value: null },
      secondMap: { value: null },
      texel: { value: new Vector2() },
      turns: { value: look.spin / (2 * Math.PI) },
      relief: { value: look.relief },
      clouds: { value: look.clouds },
      lamp: { value: new Color(look.light) },
      alwaysLit: { value: look.kind === 'lava' || look.kind === 'neon' ? 1 : 0 },
    },
  })
  const halo = new ShaderMaterial({
    vertexShader: HALO_VERTEX,
    fragmentShader: HALO_FRAGMENT,
    side: BackSide,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { ...shared, air, reach, pulse: body.pulse },
  })
  const ring =
    look.ring === null
      ? null
      : new ShaderMaterial({
          vertexShader: RING_VERTEX,
          fragmentShader: RING_FRAGMENT,
          side: DoubleSide,
          transparent: true,
          depthWrite: false,
          uniforms: {
            ...shared,
            inner: { value: look.ring.inner },
            outer: { value: look.ring.outer },
            seed: { value: look.seed },
            bands: { value: bandColors(look.ring) },
            count: { value: look.ring.bands.length },
          },
        })
  return {
    surface,
    halo,
    ring,
    radius,
    showWorld: (world) => {
      const { firstMap, secondMap, texel } = surface.uniforms
      if (firstMap) firstMap.value = world.first
      if (secondMap) secondMap.value = world.second
      if (texel) texel.value.set(TAP_TEXELS / world.width, (TAP_TEXELS * 2) / world.width)
    },
    follow: () => {
      const scale = 0.7 + 0.3 * body.presence.value
      radius.value = body.radius.value * scale
      reach.value = radius.value * HALO_REACH
    },
    dispose: () => {
      surface.dispose()
      halo.dispose()
      ring?.dispose()
    },
  }
}
