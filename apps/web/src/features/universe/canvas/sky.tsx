import { useFrame } from '@react-three/fiber'
import { QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { useEffect, useMemo, useState } from 'react'
import { BackSide, ShaderMaterial, SphereGeometry, SRGBColorSpace, Texture } from 'three'
import { loadNebula } from '../load-nebula'
import { SKY_FRAGMENT, SKY_VERTEX } from './shaders/sky'
import type { Stage } from './stage'
import { approach } from './step-body'

const FADE_SECONDS = 0.6
/** Filmic tones press dark colours down; the finished picture starts from a lighter sky. */
const FINISHED_STRENGTH = 1.1

function createSky(): { geometry: SphereGeometry; material: ShaderMaterial; texture: Texture } {
  const texture = new Texture()
  texture.colorSpace = SRGBColorSpace
  texture.generateMipmaps = false
  const material = new ShaderMaterial({
    vertexShader: SKY_VERTEX,
    fragmentShader: SKY_FRAGMENT,
    side: BackSide,
    depthTest: false,
    depthWrite: false,
    uniforms: { map: { value: texture }, fade: { value: 0 }, strength: { value: 1 } },
  })
  return { geometry: new SphereGeometry(1, 48, 32), material, texture }
}

/** The nebula, faded in once its picture has come; without it space is simply dark. */
export function Sky({ stage, finished }: { readonly stage: Stage; readonly finished: boolean }) {
  const sky = useMemo(createSky, [])
  // A lower tier keeps the larger picture it already has.
  const [skyWidth] = useState(QUALITY_TIERS[stage.quality].skyWidth)

  useEffect(() => {
    const abort = new AbortController()
    loadNebula(skyWidth, abort.signal).then(
      (picture) => {
        sky.texture.image = picture
        sky.texture.flipY = false
        sky.texture.needsUpdate = true
        stage.wake()
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('The sky stays plain.', error)
      },
    )
    return () => abort.abort()
  }, [sky, stage, skyWidth])

  useEffect(
    () => () => {
      sky.geometry.dispose()
      sky.material.dispose()
      sky.texture.dispose()
      if (sky.texture.image instanceof ImageBitmap) sky.texture.image.close()
    },
    [sky],
  )

  useFrame((_, delta) => {
    const { fade, strength } = sky.material.uniforms
    if (fade === undefined || strength === undefined || !sky.texture.image) return
    strength.value = finished ? FINISHED_STRENGTH : 1
    fade.value = stage.reducedMotion ? 1 : approach(fade.value, 1, FADE_SECONDS, delta)
    if (fade.value !== 1) stage.wake()
  })

  return <mesh geometry={sky.geometry} material={sky.material} renderOrder={-20} frustumCulled={false} />
}
