import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { AdditiveBlending, BufferGeometry, Color, Float32BufferAttribute, ShaderMaterial } from 'three'
import { STARS_FRAGMENT, STARS_VERTEX } from './shaders/sky'
import type { Stage } from './stage'
import { createStarField } from './star-field'

/** Twinkling stars in one draw call. */
export function Stars({ stage, count }: { readonly stage: Stage; readonly count: number }) {
  const pixelRatio = useThree((state) => state.viewport.dpr)
  const geometry = useMemo(() => {
    const field = createStarField(count, (hex) => new Color(hex).toArray())
    const points = new BufferGeometry()
    points.setAttribute('position', new Float32BufferAttribute(field.position, 3))
    points.setAttribute('tint', new Float32BufferAttribute(field.tint, 3))
    points.setAttribute('size', new Float32BufferAttribute(field.size, 1))
    points.setAttribute('phase', new Float32BufferAttribute(field.phase, 1))
    return points
  }, [count])
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: STARS_VERTEX,
        fragmentShader: STARS_FRAGMENT,
        transparent: true,
        depthTest: false,
        depthWrite: false,
        blending: AdditiveBlending,
        uniforms: { time: stage.time, pixelRatio: { value: 1 } },
      }),
    [stage],
  )
  useEffect(() => {
    if (material.uniforms.pixelRatio) material.uniforms.pixelRatio.value = pixelRatio
  }, [material, pixelRatio])
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => material.dispose(), [material])
  return <points geometry={geometry} material={material} renderOrder={-10} frustumCulled={false} />
}
