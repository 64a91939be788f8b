import { useFrame, useThree } from '@react-three/fiber'
import type { Quality } from '@trendverse/domain/device/device-score'
import { newFrameRateWatch, noteFrame, restartWatch } from '@trendverse/domain/device/frame-rate'
import { lowerQuality, QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { useEffect, useMemo, useRef } from 'react'
import type { WebGLRenderer } from 'three'
import { createBaker } from './bake-world'
import type { Body } from './body'
import { LONGEST_STEP_SECONDS } from './planet'
import type { Stage } from './stage'

type Props = {
  readonly stage: Stage
  /** The first frame with planets is on screen. */
  readonly onDrawn: () => void
  /** The picture cannot be drawn. */
  readonly onError: (error: unknown) => void
  readonly onSlow: (next: Quality) => void
}

/** The next planet to bake: those that are not there yet come before those that are still coarse. */
function nextToBake(bodies: readonly Body[], bakeWidth: number): Body | null {
  let coarse: Body | null = null
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (body === undefined || body.leaving) continue
    if (body.world === null) return body
    if (coarse === null && body.world.width < bakeWidth) coarse = body
  }
  return coarse
}

function anyShown(bodies: readonly Body[]): boolean {
  for (let index = 0; index < bodies.length; index++) if ((bodies[index]?.presence.value ?? 0) > 0) return true
  return bodies.length === 0
}

/** Asks once, when all programs have been used and asking costs nothing any more. */
function everyShaderWorks(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  return (renderer.info.programs ?? []).every((used) => {
    const program: unknown = used.program
    return !(program instanceof WebGLProgram) || gl.getProgramParameter(program, gl.LINK_STATUS) !== false
  })
}

/** Runs first in every frame: moves time on, bakes at most one planet, watches the frame rate, asks for the next frame. */
export function Conductor({ stage, onDrawn, onError, onSlow }: Props) {
  const renderer = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  const baker = useMemo(createBaker, [])
  const watch = useRef(newFrameRateWatch())
  const drawn = useRef(false)
  const prepared = useRef(false)

  useEffect(() => {
    stage.wake = () => invalidate()
    invalidate()
    return () => {
      stage.wake = () => undefined
    }
  }, [stage, invalidate])
  useEffect(() => () => baker.dispose(), [baker])

  useFrame((_, delta) => {
    if (!stage.reducedMotion) stage.time.value += Math.min(delta, LONGEST_STEP_SECONDS)
    if (!drawn.current && anyShown(stage.bodies) && !stage.awaitingEffects) {
      // Planets were part of the previous frame, so they are on screen by now.
      drawn.current = true
      if (everyShaderWorks(renderer)) onDrawn()
      else onError(new Error('a shader does not compile on this device'))
    }
    const first = stage.bodies[0]
    if (!prepared.current && first !== undefined) {
      // What the first planet needs is handed to the driver at once, so that its threads compile side by side.
      prepared.current = true
      baker.prepare(renderer, first.look.kind)
      renderer.compile(scene, camera)
    }
    const { bakeWidth, firstBakeWidth, anisotropy } = QUALITY_TIERS[stage.quality]
    const body = stage.awaitingEffects ? null : nextToBake(stage.bodies, bakeWidth)
    if (body !== null) {
      const coarse = body.world
      body.world = baker.bake(renderer, body.look, coarse === null ? firstBakeWidth : bakeWidth, anisotropy)
      coarse?.dispose()
    }
    const moving = !stage.reducedMotion || body !== null || !drawn.current
    if (moving && stage.visible) stage.wake()
    if (stage.rested || body !== null || !drawn.current) restartWatch(watch.current)
    stage.rested = !moving
    if (body !== null || !drawn.current) return
    if (noteFrame(watch.current, performance.now())) {
      const next = lowerQuality(stage.quality)
      if (next !== null) onSlow(next)
    }
  }, -2)

  return null
}
