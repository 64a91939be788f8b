import type { StarPart } from '@trendverse/domain/galaxy/star-part'
import { armPalette } from './arm-colors'
import { createBackground } from './background'
import type { Frame } from './frame'
import { aimLens, boundPose, copyPose, followPose, newLens, type Pose } from './galaxy-camera'
import { GalaxyNotDrawn } from './program'
import { interleaveStars } from './star-buffer'
import { createStarPicture, type StarMark } from './star-picture'

const FADE_SECONDS = 0.7
/** A pause is no jump. */
const LONGEST_STEP_SECONDS = 0.1

export type EngineOptions = {
  readonly categories: readonly string[]
  /** Stars there will be in the end. */
  readonly total: number
  /** Far stars of the sky. */
  readonly farStars: number
  readonly reducedMotion: boolean
  readonly onError: (error: unknown) => void
  /** After every picture; the camera or time moved, or not. */
  readonly onFrame: (frame: Frame, seconds: number) => void
  /** Nothing moves any more. */
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
  readonly mark: (rows: readonly number[], open: number | null) => void
  readonly link: (rows: readonly number[]) => void
  /** The camera is there at once. */
  readonly jump: (pose: Pose) => void
  readonly wake: () => void
  /** Row of the star at a point, CSS pixels from the top left. */
  readonly pick: (x: number, y: number) => number | null
  readonly setReach: (units: number) => void
  readonly dispose: () => void
}

const HOME: Pose = { x: 0, y: 0, z: 0, distance: 20, azimuth: 0.6, polar: 0.95 }

/** Throws `GalaxyNotDrawn` where the device cannot. */
export function createGalaxyEngine(canvas: HTMLCanvasElement, options: EngineOptions): GalaxyEngine {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, stencil: false })
  if (gl === null) throw new GalaxyNotDrawn('There is no WebGL 2.')
  const look = { arms: Math.max(1, options.categories.length), palette: armPalette(options.categories) }
  const background = createBackground(gl, { ...look, stars: options.farStars })
  const stars = createStarPicture(gl, look)
  stars.reserve(options.total)
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
    fade: options.reducedMotion ? 1 : 0,
  }
  const marks = new Uint8Array(options.total)
  let request = 0
  let before = 0
  let isOpen = true

  function draw(nowMs: number): void {
    request = 0
    const seconds = before === 0 ? 0 : Math.min(LONGEST_STEP_SECONDS, (nowMs - before) / 1_000)
    before = nowMs
    const isMoving = followPose(pose, wanted, options.reducedMotion ? 1e6 : seconds)
    const isFading = frame.fade < 1
    aimLens(frame.lens, pose)
    frame.distance = pose.distance
    gl?.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    background.draw(frame)
    stars.draw(frame)
    if (isFading) frame.fade = Math.min(1, frame.fade + Math.max(seconds, 1 / 60) / FADE_SECONDS)
    options.onFrame(frame, seconds)
    if (isMoving || isFading) wake()
    if (request !== 0) return
    before = 0
    options.onRest()
  }

  function wake(): void {
    if (request === 0 && isOpen) request = requestAnimationFrame(draw)
  }

  const lost = (event: Event): void => {
    event.preventDefault()
    if (isOpen) options.onError(new GalaxyNotDrawn('The graphics context was lost.'))
  }
  canvas.addEventListener('webglcontextlost', lost)

  return {
    pose,
    wanted,
    frame,
    add: (part) => {
      stars.add(interleaveStars(part.columns))
      wake()
    },
    showSky: (picture) => {
      background.showSky(picture)
      wake()
    },
    resize: (widthPx, heightPx, pixelRatio) => {
      frame.width = canvas.width = Math.max(1, Math.round(widthPx * pixelRatio))
      frame.height = canvas.height = Math.max(1, Math.round(heightPx * pixelRatio))
      frame.pixelRatio = pixelRatio
      frame.lens.aspect = frame.width / frame.height
      wake()
    },
    setTime: (hours) => {
      frame.hour = Math.floor(hours)
      frame.passed = hours - frame.hour
      wake()
    },
    setSearching: (isSearching) => {
      frame.isSearching = isSearching
      wake()
    },
    mark: (rows, open) => {
      marks.fill(0)
      const set = (row: number, value: StarMark): void => {
        if (row < marks.length) marks[row] = value
      }
      for (const row of rows) set(row, 1)
      if (open !== null) set(open, 2)
      stars.mark(marks)
      wake()
    },
    link: (rows) => {
      stars.link(rows)
      wake()
    },
    jump: (to) => {
      copyPose(boundPose({ ...to }), wanted)
      copyPose(wanted, pose)
      wake()
    },
    wake,
    pick: (x, y) => {
      const row = stars.pick(frame, x * frame.pixelRatio, y * frame.pixelRatio)
      return row
    },
    setReach: background.setReach,
    dispose: () => {
      isOpen = false
      cancelAnimationFrame(request)
      canvas.removeEventListener('webglcontextlost', lost)
      stars.dispose()
      background.dispose()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
