import { useFrame } from '@react-three/fiber'
import { PULSE_REACH } from '@trendverse/domain/trends/planets/pulsing-trends'
import { PerspectiveCamera } from 'three'
import type { Body } from './body'
import { placeLabels } from './place-labels'
import type { Stage } from './stage'
import { writeViewDisc } from './view-disc'
import { writeLabel } from './write-label'

/** Below this width of the picture all planets show the same of their words. */
const PHONE_PX = 640
/** A target is never smaller than this, however small its planet is drawn. */
const SMALLEST_TARGET_RADIUS_PX = 22

function bodyOf(bodies: readonly Body[], trendId: string): Body | null {
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (body !== undefined && body.trendId === trendId && !body.leaving) return body
  }
  return null
}

/** Keeps the buttons over their planets. While nothing moves it does nothing. */
export function LabelTracker({ stage }: { readonly stage: Stage }) {
  useFrame(({ camera, size }) => {
    if (!stage.labelsStale || !(camera instanceof PerspectiveCamera)) return
    stage.labelsStale = false
    camera.updateMatrixWorld()
    for (let index = 0; index < stage.labels.length; index++) {
      const label = stage.labels[index]
      if (label === undefined) continue
      const body = bodyOf(stage.bodies, label.trendId)
      // Words wait for their planet: a name over empty space would look lost.
      if (body === null || body.presence.value === 0) label.disc.visible = false
      else {
        writeViewDisc(label.disc, camera, body.position, body.radius.value, size.width, size.height)
        label.lightReach = body.pulse.value === 1 ? PULSE_REACH : 1
        label.reachX = Math.max(label.lightReach, body.look.ring?.outer ?? 1)
        label.reachY = Math.max(label.lightReach, body.ringReach)
      }
    }
    placeLabels(stage.labels, stage.labelBounds, stage.covered, size.width < PHONE_PX)
    for (let index = 0; index < stage.labels.length; index++) {
      const label = stage.labels[index]
      if (label !== undefined) writeLabel(label, SMALLEST_TARGET_RADIUS_PX)
    }
  })
  return null
}
