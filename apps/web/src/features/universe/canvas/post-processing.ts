import {
  BlendFunction,
  BloomEffect,
  EffectComposer,
  EffectPass,
  HueSaturationEffect,
  NoiseEffect,
  RenderPass,
  ToneMappingEffect,
  ToneMappingMode,
  VignetteEffect,
} from 'postprocessing'
import { type Camera, HalfFloatType, type Scene, type WebGLRenderer } from 'three'

/** The picture's finish on the high tier; a chunk of its own. */
export type Finish = {
  readonly render: (deltaSeconds: number) => void
  readonly setSize: (width: number, height: number) => void
  readonly dispose: () => void
}

/** Filmic tones over the whole picture come out darker than over single surfaces. */
const EXPOSURE = 1.4

/** Bloom, filmic tones, a soft vignette and a breath of grain. */
export function createFinish(renderer: WebGLRenderer, scene: Scene, camera: Camera): Finish {
  const plainExposure = renderer.toneMappingExposure
  renderer.toneMappingExposure = EXPOSURE
  const composer = new EffectComposer(renderer, {
    frameBufferType: HalfFloatType,
    multisampling: 0,
    stencilBuffer: false,
  })
  const grain = new NoiseEffect({ premultiply: true, blendFunction: BlendFunction.ADD })
  grain.blendMode.opacity.value = 0.035
  composer.addPass(new RenderPass(scene, camera))
  composer.addPass(
    new EffectPass(
      camera,
      new BloomEffect({
        mipmapBlur: true,
        intensity: 0.85,
        luminanceThreshold: 0.82,
        luminanceSmoothing: 0.25,
        radius: 0.72,
        levels: 6,
      }),
      new ToneMappingEffect({ mode: ToneMappingMode.AGX }),
      new HueSaturationEffect({ saturation: 0.28 }),
      new VignetteEffect({ offset: 0.18, darkness: 0.5 }),
      grain,
    ),
  )
  return {
    render: (deltaSeconds) => composer.render(deltaSeconds),
    setSize: (width, height) => composer.setSize(width, height, false),
    dispose: () => {
      renderer.toneMappingExposure = plainExposure
      composer.dispose()
    },
  }
}
