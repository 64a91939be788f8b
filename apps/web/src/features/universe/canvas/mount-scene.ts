import { createRoot, extend, type RootStore } from '@react-three/fiber'
import { CAMERA_FIELD_OF_VIEW, CAMERA_HOME } from '@trendverse/domain/trends/planets/planet-layout'
import type { ReactNode } from 'react'
import { AgXToneMapping, Color, Group, LineSegments, Mesh, Points, WebGLRenderer } from 'three'
import { createFrameLoop } from './frame-loop'
import { takeSpareGraphics } from './spare-graphics'

extend({ Group, LineSegments, Mesh, Points })

const NEAR = 0.5
const FAR = 400
const EXPOSURE = 1.12
/** Space before the sky picture is there: what its shader starts from. */
const PLAIN_SKY = new Color().setRGB(0.0015, 0.0018, 0.0048)

export type MountedScene = {
  readonly render: (children: ReactNode) => void
  readonly resize: (width: number, height: number, pixelRatio: number) => void
  readonly dispose: () => void
}

/**
 * Puts a canvas of its own into a container and a scene onto it. Every mount gets a fresh canvas, because a canvas
 * keeps its first graphics context for life; the first mount gets the one whose context the page has opened meanwhile.
 *
 * Frames run in our own loop: in the library's, an exception reaches no handler and is thrown again in every frame.
 *
 * @param onError Everything that makes the picture unusable: no context, a lost context, an exception in a frame. Called once.
 */
export function mountScene(container: HTMLElement, onError: (error: unknown) => void): MountedScene {
  const spare = takeSpareGraphics()
  const canvas = spare?.canvas ?? document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.className = 'universe-picture'
  container.prepend(canvas)
  const root = createRoot(canvas)
  let open = true
  let store: RootStore | null = null
  let firstMs: number | null = null
  const frames = createFrameLoop({
    draw: () => {
      const state = store?.getState()
      if (state?.internal.active !== true) return false
      const nowMs = performance.now()
      firstMs ??= nowMs
      state.advance((nowMs - firstMs) / 1_000, false)
      return false
    },
    onRest: () => undefined,
    onError,
  })
  const lost = (event: Event): void => {
    event.preventDefault()
    frames.fail(new Error('the graphics context was lost'))
  }
  canvas.addEventListener('webglcontextlost', lost)

  /** Whatever makes the library ask for a frame asks for one of ours. */
  const drive = (mounted: RootStore): void => {
    if (store !== null) return
    store = mounted
    mounted.setState({ invalidate: () => frames.wake() })
    mounted.subscribe(() => frames.wake())
    frames.wake()
  }

  const createRenderer = (): WebGLRenderer => {
    const renderer = new WebGLRenderer({
      canvas,
      ...(spare && { context: spare.gl }),
      antialias: false,
      alpha: false,
      stencil: false,
      powerPreference: 'high-performance',
    })
    renderer.toneMapping = AgXToneMapping
    renderer.toneMappingExposure = EXPOSURE
    renderer.setClearColor(PLAIN_SKY)
    // Asking for errors makes the page wait for every compiler in turn; the conductor asks once, after the first frame.
    renderer.debug.checkShaderErrors = import.meta.env.DEV
    return renderer
  }

  return {
    render: (children) => {
      if (!open) return
      try {
        drive(root.render(children))
      } catch (error) {
        frames.fail(error)
      }
    },
    resize: (width, height, pixelRatio) => {
      if (!open) return
      root
        .configure({
          gl: createRenderer,
          frameloop: 'never',
          flat: true,
          dpr: pixelRatio,
          size: { width, height, top: 0, left: 0 },
          camera: { fov: CAMERA_FIELD_OF_VIEW, near: NEAR, far: FAR, position: [...CAMERA_HOME] },
        })
        .catch(frames.fail)
    },
    dispose: () => {
      open = false
      frames.stop()
      canvas.removeEventListener('webglcontextlost', lost)
      root.unmount()
      canvas.remove()
    },
  }
}
