import type { StarPart } from '@trendverse/domain/galaxy/star-part'
import { createFrameLoop } from '../canvas/frame-loop'
import { armPalette } from './arm-colors'
import { type Background, createBackground } from './background'
import type { Frame } from './frame'
import { createFrameUniforms, type FrameUniforms } from './frame-uniforms'
import { aimLens, boundPose, copyPose, followPose, nearestTurn, newLens, type Pose } from './galaxy-camera'
import type { NearStar } from './near-star'
import { createPlanetLayer, type OpenPlanetPicture, type PlanetLayer } from './planet-layer'
import type { MapTier } from './planet-maps'
import { GalaxyNotDrawn } from './program'
import { interleaveStars } from './star-buffer'
import { createStarPicture, type StarPicture } from './star-picture'

const FADE_SECONDS = 0.7

export type EngineOptions = {
  readonly categories: readonly string[]
  /** Stars there will be in the end. */
  readonly total: number
  /** Far stars of the sky. */
  readonly farStars: number
  /** Planets there may be at once (HM-11). */
  readonly planets: number
  /** Called once: the galaxy cannot be drawn any more. */
  readonly onError: (error: unknown) => void
  /** After every picture. True while time moves on by itself. */
  readonly onFrame: (seconds: number) => boolean
  /** Camera, time, size, marks or stars have changed, and nothing moves any more. */
  readonly onRest: () => void
}

/** Draws the galaxy into a canvas, whenever something of it has changed, and never else. */
export type GalaxyEngine = {
  /** Where the camera is, and where it is going; whoever changes `wanted` calls `wake`. */
  readonly pose: Pose
  readonly wanted: Pose
  readonly frame: Frame
  readonly add: (part: StarPart) => void
  readonly showSky: (picture: ImageBitmap) => void
  readonly resize: (widthPx: number, heightPx: number, pixelRatio: number) => void
  /** Hours since 2020 (UTC), with fractions. */
  readonly setTime: (hours: number) => void
  readonly setSearching: (isSearching: boolean) => void
  readonly setReducedMotion: (isReduced: boolean) => void
  readonly mark: (rows: readonly number[], open: number | null) => void
  readonly link: (rows: readonly number[]) => void
  /** Stars that become planets when they are near, and how planets are drawn, once that is known. */
  readonly offerPlanets: (stars: readonly NearStar[]) => void
  readonly openPlanets: (openPicture: OpenPlanetPicture, tier: MapTier) => void
  /** The camera goes there, the shorter way around; what is left out stays as it is wanted. */
  readonly flyTo: (pose: Partial<Pose>) => void
  /** The camera is there at once. */
  readonly jump: (pose: Pose) => void
  readonly wake: () => void
  /** Row of the star at a point, CSS pixels from the top left. */
  readonly pick: (x: number, y: number) => number | null
  readonly setReach: (units: number) => void
  readonly dispose: () => void
}

const HOME: Pose = { x: 0, y: 0, z: 0, distance: 20, azimuth: 0.6, polar: 0.95 }

function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, stencil: false })
  if (gl === null) throw new GalaxyNotDrawn('There is no WebGL 2.')
  return gl
}

/** Gives back all that a context holds, at once: devices keep few of them. */
function release(gl: WebGL2RenderingContext): void {
  gl.getExtension('WEBGL_lose_context')?.loseContext()
}

function createPictures(
  gl: WebGL2RenderingContext,
  { categories, total, farStars, planets }: EngineOptions,
): { uniforms: FrameUniforms; background: Background; stars: StarPicture; layer: PlanetLayer } {
  const look = { arms: Math.max(1, categories.length), palette: armPalette(categories) }
  try {
    return {
      background: createBackground(gl, { ...look, stars: farStars }),
      uniforms: createFrameUniforms(gl),
      stars: createStarPicture(gl, look, total),
      layer: createPlanetLayer(gl, { arms: look.arms, total, most: planets }),
    }
  } catch (error) {
    release(gl)
    throw error
  }
}

/** Throws `GalaxyNotDrawn` where the device cannot. */
export function createGalaxyEngine(canvas: HTMLCanvasElement, options: EngineOptions): GalaxyEngine {
  const gl = openContext(canvas)
  const { uniforms, background, stars, layer } = createPictures(gl, options)
  const pose: Pose = { ...HOME }
  const wanted: Pose = { ...HOME }
  const frame: Frame = {
    lens: newLens(),
    hour: 0,
    passed: 0,
    width: 1,
    height: 1,
    pixelRatio: 1,
    distance: pose.distance,
    isSearching: false,
    fade: 0,
    planets: layer.planets,
  }
  let open: number | null = null
  let isReduced = false
  /** Whether nothing moved in the last picture. */
  let isStill = false

  const drawPlanets = (): void => layer.draw(frame, open)

  function draw(seconds: number, isAsked: boolean): boolean {
    // Surfaces are painted while nothing else is to be done, in frames of their own: the picture stays as it is.
    const painted = isStill && !isAsked ? layer.paint() : 'nothing'
    if (painted !== 'nothing') {
      isStill = painted !== 'surface'
      return true
    }
    const isFlying = followPose(pose, wanted, isReduced ? 1e6 : seconds)
    const isFading = frame.fade < 1
    aimLens(frame.lens, pose)
    frame.distance = pose.distance
    const isTurning = layer.step(frame, isReduced ? Number.POSITIVE_INFINITY : Math.max(seconds, 1 / 60))
    uniforms.write(frame)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    background.draw(frame)
    stars.draw(frame, drawPlanets)
    if (isFading) frame.fade = Math.min(1, frame.fade + Math.max(seconds, 1 / 60) / FADE_SECONDS)
    const isRunning = options.onFrame(seconds)
    isStill = !(isRunning || isFlying || isFading || isTurning)
    return !isStill || layer.isUnfinished()
  }

  const loop = createFrameLoop({ draw, onRest: options.onRest, onError: options.onError })
  const lost = (event: Event): void => {
    event.preventDefault()
    loop.fail(new GalaxyNotDrawn('The graphics context was lost.'))
  }
  canvas.addEventListener('webglcontextlost', lost)

  return {
    pose,
    wanted,
    frame,
    add: (part) => {
      stars.add(interleaveStars(part.columns))
      loop.change()
    },
    showSky: (picture) => {
      background.showSky(picture)
      loop.wake()
    },
    resize: (widthPx, heightPx, pixelRatio) => {
      const width = Math.max(1, Math.round(widthPx * pixelRatio))
      const height = Math.max(1, Math.round(heightPx * pixelRatio))
      if (width === frame.width && height === frame.height && pixelRatio === frame.pixelRatio) return
      frame.width = canvas.width = width
      frame.height = canvas.height = height
      frame.pixelRatio = pixelRatio
      frame.lens.aspect = width / height
      // A canvas of another size is empty.
      loop.drawNow()
    },
    setTime: (hours) => {
      frame.hour = Math.floor(hours)
      frame.passed = hours - frame.hour
      loop.change()
    },
    setSearching: (isSearching) => {
      frame.isSearching = isSearching
      loop.change()
    },
    setReducedMotion: (isWanted) => {
      isReduced = isWanted
      if (isReduced) frame.fade = 1
      loop.wake()
    },
    mark: (rows, opened) => {
      open = opened
      stars.mark(rows, opened)
      loop.change()
    },
    link: (rows) => {
      stars.link(rows)
      loop.wake()
    },
    offerPlanets: (near) => {
      if (layer.offer(near)) loop.wake()
    },
    openPlanets: (openPicture, tier) => {
      layer.open(openPicture, tier)
      loop.wake()
    },
    flyTo: (to) => {
      Object.assign(wanted, to)
      wanted.azimuth = nearestTurn(wanted.azimuth, pose.azimuth)
      boundPose(wanted)
      loop.wake()
    },
    jump: (to) => {
      copyPose(boundPose({ ...to }), wanted)
      copyPose(wanted, pose)
      loop.change()
    },
    wake: loop.wake,
    pick: (x, y) =>
      loop.attempt(() => {
        uniforms.write(frame)
        return stars.pick(frame, x * frame.pixelRatio, y * frame.pixelRatio)
      }),
    setReach: background.setReach,
    dispose: () => {
      loop.stop()
      canvas.removeEventListener('webglcontextlost', lost)
      release(gl)
    },
  }
}
