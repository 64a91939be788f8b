import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { AdditiveBlending, Color, type Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { Body } from './body'
import { STAR_FRAGMENT, STAR_VERTEX } from './shaders/sky'
import type { Stage } from './stage'

/** The star the opening shot begins with. It gives way to the first planet, in whose light it shines. */
export function OpeningStar({ stage, first }: { readonly stage: Stage; readonly first: Body }) {
  const mesh = useRef<Mesh>(null)
  const geometry = useMemo(() => new PlaneGeometry(2, 2), [])
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: STAR_VERTEX,
        fragmentShader: STAR_FRAGMENT,
        transparent: true,
        depthTest: false,
        depthWrite: false,
        blending: AdditiveBlending,
        uniforms: {
          center: { value: first.position },
          light: { value: new Color(first.look.accent) },
          strength: { value: 1 },
        },
      }),
    [first],
  )
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => material.dispose(), [material])

  useFrame(() => {
    const { strength } = material.uniforms
    if (mesh.current === null || strength === undefined) return
    strength.value = stage.opening === null ? 0 : 1 - first.presence.value
    mesh.current.visible = strength.value > 0
  })

  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />
}
