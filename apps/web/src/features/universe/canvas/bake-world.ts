import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import {
  BufferGeometry,
  Camera,
  Color,
  Float32BufferAttribute,
  GLSL3,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  RawShaderMaterial,
  RepeatWrapping,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { BAKE_VERTEX, bakeFragment } from './shaders/bake'

/** A planet's surface as two maps: albedo and height, then cloud, light and gloss. */
export type BakedWorld = {
  readonly first: Texture
  readonly second: Texture
  /** Width of both in texels. */
  readonly width: number
  readonly dispose: () => void
}

/** A surface that is being painted, a band of rows at a time, so that no frame waits long for it. */
export type Bake = {
  /** Paints the next rows; the surface once all are there, else null. */
  readonly paint: (rows: number) => BakedWorld | null
  /** Gives up a surface that is not finished. */
  readonly dispose: () => void
}

/** Paints surfaces; shaders of a kind are compiled once. */
export type Baker = {
  /** Starts compiling the shader of a kind without waiting for it. */
  readonly prepare: (renderer: WebGLRenderer, kind: PlanetKind) => void
  readonly begin: (renderer: WebGLRenderer, look: PlanetAppearance, width: number, anisotropy: number) => Bake
  readonly dispose: () => void
}

/** Narrower maps than this show no finer noise than the first octaves, so the others are not computed. */
const FULL_DETAIL_WIDTH = 256
const COARSE_OCTAVES = 4
const ALL_OCTAVES = 8

/** The colour as written, because the shader decodes it itself after mixing. */
const encodedColor = (hex: string): Color => new Color().setStyle(hex, LinearSRGBColorSpace)

function createTarget(width: number, anisotropy: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(width, width / 2, {
    count: 2,
    depthBuffer: false,
    minFilter: LinearMipmapLinearFilter,
    wrapS: RepeatWrapping,
    anisotropy,
  })
  target.scissorTest = true
  return target
}

/** Paints planets by full-screen draws; live noise would flicker and cost several times as much. */
export function createBaker(): Baker {
  const triangle = new BufferGeometry()
  triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3))
  const camera = new Camera()
  const materials = new Map<PlanetKind, RawShaderMaterial>()

  const materialFor = (kind: PlanetKind): RawShaderMaterial => {
    const known = materials.get(kind)
    if (known) return known
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: BAKE_VERTEX,
      fragmentShader: bakeFragment(kind),
      depthTest: false,
      depthWrite: false,
      uniforms: {
        finest: { value: ALL_OCTAVES },
        seed: { value: 0 },
        c0: { value: null },
        c1: { value: null },
        c2: { value: null },
        c3: { value: null },
      },
    })
    materials.set(kind, material)
    return material
  }

  const meshFor = (material: RawShaderMaterial): Mesh => {
    const mesh = new Mesh(triangle, material)
    mesh.frustumCulled = false
    return mesh
  }

  /** Several surfaces of a kind share a shader, so its values are set before every band. */
  const setValues = (material: RawShaderMaterial, look: PlanetAppearance, width: number): void => {
    const values = {
      finest: width < FULL_DETAIL_WIDTH ? COARSE_OCTAVES : ALL_OCTAVES,
      seed: look.seed,
      ...Object.fromEntries(look.surface.map((hex, i) => [`c${i}`, encodedColor(hex)])),
    }
    for (const [name, value] of Object.entries(values)) {
      const uniform = material.uniforms[name]
      if (uniform) uniform.value = value
    }
  }

  return {
    prepare: (renderer, kind) => {
      renderer.compile(meshFor(materialFor(kind)), camera)
    },
    begin: (renderer, look, width, anisotropy) => {
      const material = materialFor(look.kind)
      const mesh = meshFor(material)
      const target = createTarget(width, anisotropy)
      let painted = 0
      return {
        paint: (rows) => {
          setValues(material, look, width)
          target.scissor.set(0, painted, width, rows)
          painted += rows
          const isWhole = painted >= target.height
          // The smaller copies are made with the last band; before that the surface is not shown.
          for (const texture of target.textures) texture.generateMipmaps = isWhole
          const previous = renderer.getRenderTarget()
          renderer.setRenderTarget(target)
          renderer.render(mesh, camera)
          renderer.setRenderTarget(previous)
          const [first, second] = target.textures
          if (first === undefined || second === undefined) throw new Error('a baked planet needs two maps')
          return isWhole ? { first, second, width, dispose: () => target.dispose() } : null
        },
        dispose: () => target.dispose(),
      }
    },
    dispose: () => {
      triangle.dispose()
      for (const material of materials.values()) material.dispose()
    },
  }
}
