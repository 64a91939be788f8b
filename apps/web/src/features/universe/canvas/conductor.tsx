import { useFrame, useThree } from '@react-three/fiber'
import type { Quality } from '@trendverse/domain/device/device-score'
import { newFrameRateWatch, noteFrame, restartWatch } from '@trendverse/domain/device/frame-rate'
import { lowerQuality, QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { useEffect, useMemo, useRef } from 'react'
import type { WebGLRenderer } from 'three'
import { createBakeQueue } from './bake-queue'
import { createBaker } from './bake-world'
import type { Stage } from './stage'
import { LONGEST_STEP_SECONDS } from './step-body'

type Props = {
  readonly stage: Stage
  /** The first frame with planets is on screen. */
  readonly onDrawn: () => void
  /** The picture cannot be drawn. */
  readonly onError: (error: unknown) => void
  readonly onSlow: (next: Quality) => void
}

/** The opening shot shows its star first, and starts when the planet that is to follow can be drawn. */
function anyShown({ bodies, opening }: Stage): boolean {
  if (opening !== null && bodies[0] !== undefined) return bodies[0].world !== null
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

/** Runs first in every frame: moves time on, paints at most one band of a planet, watches the frame rate, asks for the next frame. */
export function Conductor({ stage, onDrawn, onError, onSlow }: Props) {
  const renderer = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  const baker = useMemo(createBaker, [])
  const queue = useMemo(
    () => createBakeQueue((look, width, anisotropy) => baker.begin(renderer, look, width, anisotropy)),
    [baker, renderer],
  )
  const watch = useRef(newFrameRateWatch())
  const prepared = useRef(false)

  useEffect(() => {
    stage.wake = () => invalidate()
    invalidate()
    return () => {
      stage.wake = () => undefined
    }
  }, [stage, invalidate])
  useEffect(() => () => queue.dispose(), [queue])
  useEffect(() => () => baker.dispose(), [baker])

  useFrame((_, delta) => {
    if (!stage.reducedMotion) stage.time.value += Math.min(delta, LONGEST_STEP_SECONDS)
    if (!stage.drawn && anyShown(stage) && !stage.awaitingEffects) {
      // Planets were part of the previous frame, so they are on screen by now.
      stage.drawn = true
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
    const painting = !stage.awaitingEffects && queue.step(stage.bodies, QUALITY_TIERS[stage.quality])
    const moving = !stage.reducedMotion || painting || !stage.drawn
    if (moving && stage.visible) stage.wake()
    if (stage.rested || painting || !stage.drawn) restartWatch(watch.current)
    stage.rested = !moving
    if (painting || !stage.drawn) return
    if (noteFrame(watch.current, performance.now())) {
      const next = lowerQuality(stage.quality)
      if (next !== null) onSlow(next)
    }
  }, -2)

  return null
}
