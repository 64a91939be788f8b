import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Float32BufferAttribute,
  ShaderMaterial,
} from 'three'
import type { Body } from './body'
import { LINES_FRAGMENT, LINES_VERTEX } from './shaders/sky'
import type { Stage } from './stage'
import { approach } from './step-body'

const FADE_SECONDS = 0.35
/** Points per line: enough to fade towards both ends. */
const POINTS_PER_LINE = 2

/** Pairs of planets whose trends are related, each pair once. */
export function relatedPairs(bodies: readonly Body[]): readonly (readonly [Body, Body])[] {
  return bodies.flatMap((a, index) =>
    bodies
      .slice(index + 1)
      .filter((b) => a.relatedIds.includes(b.trendId) || b.relatedIds.includes(a.trendId))
      .map((b) => [a, b] as const),
  )
}

function createLines(pairs: readonly (readonly [Body, Body])[]): BufferGeometry {
  const lines = new BufferGeometry()
  const points = pairs.length * POINTS_PER_LINE
  const position = new Float32BufferAttribute(points * 3, 3).setUsage(DynamicDrawUsage)
  lines.setAttribute('position', position)
  lines.setAttribute(
    'along',
    new Float32BufferAttribute(
      pairs.flatMap(() => [0, 1]),
      1,
    ),
  )
  const tints = pairs.flatMap((pair) => pair.flatMap((body) => new Color(body.look.accent).toArray()))
  lines.setAttribute('tint', new Float32BufferAttribute(tints, 3))
  return lines
}

/** Thin quiet lines between related trends, in one draw call. */
export function Constellation({ stage, bodies }: { readonly stage: Stage; readonly bodies: readonly Body[] }) {
  const pairs = useMemo(() => relatedPairs(bodies), [bodies])
  const written = useRef<BufferGeometry | null>(null)
  const geometry = useMemo(() => createLines(pairs), [pairs])
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: LINES_VERTEX,
        fragmentShader: LINES_FRAGMENT,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
        uniforms: { fade: { value: 0 } },
      }),
    [],
  )
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => material.dispose(), [material])

  useFrame((_, delta) => {
    const { fade } = material.uniforms
    const position = geometry.getAttribute('position')
    if (fade === undefined) return
    const isStale = stage.linesStale || written.current !== geometry
    written.current = geometry
    stage.linesStale = false
    let presence = stage.selectedId === null ? 1 : 0
    for (let index = 0; index < pairs.length; index++) {
      const pair = pairs[index]
      if (pair === undefined) continue
      presence = Math.min(presence, pair[0].presence.value, pair[1].presence.value)
      if (!isStale) continue
      position.setXYZ(index * 2, pair[0].position.x, pair[0].position.y, pair[0].position.z)
      position.setXYZ(index * 2 + 1, pair[1].position.x, pair[1].position.y, pair[1].position.z)
    }
    if (isStale) position.needsUpdate = true
    if (fade.value === presence) return
    fade.value = stage.reducedMotion ? presence : approach(fade.value, presence, FADE_SECONDS, delta)
    if (fade.value !== presence) stage.wake()
  })

  if (pairs.length === 0) return null
  return <lineSegments geometry={geometry} material={material} renderOrder={-5} frustumCulled={false} />
}
