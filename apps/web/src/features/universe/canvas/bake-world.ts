import type { PlanetAppearance } from '@trendverse/domain/trends/planet-appearance'
import type { PlanetKind } from '@trendverse/domain/trends/planet-palettes'
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

/** Paints surfaces, one call per planet; shaders of a kind are compiled once. */
export type Baker = {
  /** Starts compiling the shader of a kind without waiting for it. */
  readonly prepare: (renderer: WebGLRenderer, kind: PlanetKind) => void
  readonly bake: (renderer: WebGLRenderer, look: PlanetAppearance, width: number, anisotropy: number) => BakedWorld
  readonly dispose: () => void
}

/** The colour as written, because the shader decodes it itself after mixing. */
const encodedColor = (hex: string): Color => new Color().setStyle(hex, LinearSRGBColorSpace)

function createTarget(width: number, anisotropy: number): WebGLRenderTarget {
  return new WebGLRenderTarget(width, width / 2, {
    count: 2,
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    wrapS: RepeatWrapping,
    anisotropy,
  })
}

/** Paints planets by one full-screen draw each; live noise would flicker and cost several times as much. */
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

  return {
    prepare: (renderer, kind) => {
      renderer.compile(meshFor(materialFor(kind)), camera)
    },
    bake: (renderer, look, width, anisotropy) => {
      const material = materialFor(look.kind)
      const values = {
        seed: look.seed,
        ...Object.fromEntries(look.surface.map((hex, i) => [`c${i}`, encodedColor(hex)])),
      }
      for (const [name, value] of Object.entries(values)) {
        const uniform = material.uniforms[name]
        if (uniform) uniform.value = value
      }
      const target = createTarget(width, anisotropy)
      const previous = renderer.getRenderTarget()
      renderer.setRenderTarget(target)
      renderer.render(meshFor(material), camera)
      renderer.setRenderTarget(previous)
      const [first, second] = target.textures
      if (first === undefined || second === undefined) throw new Error('a baked planet needs two maps')
      return { first, second, width, dispose: () => target.dispose() }
    },
    dispose: () => {
      triangle.dispose()
      for (const material of materials.values()) material.dispose()
    },
  }
}
