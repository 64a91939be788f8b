import { lowerQuality, QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { newFrameRateWatch, noteFrame, restartWatch } from '@trendverse/domain/device/frame-rate'
import type { Quality } from '@trendverse/domain/device/device-score'
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { createBaker } from './bake-world'
import type { Body } from './body'
import { LONGEST_STEP_SECONDS } from './planet'
import type { Stage } from './stage'

type Props = {
  readonly stage: Stage
  /** The first frame with planets is on screen. */
  readonly onDrawn: () => void
  readonly onSlow: (next: Quality) => void
}

function nextUnbaked(bodies: readonly Body[]): Body | null {
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (body !== undefined && body.world === null && !body.leaving) return body
  }
  return null
}

function anyShown(bodies: readonly Body[]): boolean {
  for (let index = 0; index < bodies.length; index++) if ((bodies[index]?.presence.value ?? 0) > 0) return true
  return bodies.length === 0
}

/** Runs first in every frame: moves time on, bakes at most one planet, watches the frame rate, asks for the next frame. */
export function Conductor({ stage, onDrawn, onSlow }: Props) {
  const renderer = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  const baker = useMemo(createBaker, [])
  const watch = useRef(newFrameRateWatch())
  const drawn = useRef(false)

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
      onDrawn()
    }
    const body = stage.awaitingEffects ? null : nextUnbaked(stage.bodies)
    if (body !== null) {
      const { bakeWidth, anisotropy } = QUALITY_TIERS[stage.quality]
      body.world = baker.bake(renderer, body.look, bakeWidth, anisotropy)
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
