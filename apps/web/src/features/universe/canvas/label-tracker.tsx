import { useFrame } from '@react-three/fiber'
import { PerspectiveCamera } from 'three'
import type { Body } from './body'
import type { LabelHandle } from './label-handle'
import { placeLabels } from './place-labels'
import type { Stage } from './stage'
import { writeViewDisc } from './view-disc'

/** Smaller moves are not written; CSS pixels. */
const SMALLEST_MOVE_PX = 0.3
/** A target is never smaller than this, however small its planet is drawn. */
const SMALLEST_TARGET_RADIUS_PX = 22

function bodyOf(bodies: readonly Body[], trendId: string): Body | null {
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (body !== undefined && body.trendId === trendId && !body.leaving) return body
  }
  return null
}

function hasMoved(label: LabelHandle): boolean {
  return !(
    Math.abs(label.disc.x - label.writtenX) < SMALLEST_MOVE_PX &&
    Math.abs(label.disc.y - label.writtenY) < SMALLEST_MOVE_PX &&
    Math.abs(label.disc.radius - label.writtenRadius) < SMALLEST_MOVE_PX
  )
}

function write(label: LabelHandle): void {
  const { element, disc } = label
  if (hasMoved(label)) {
    element.style.transform = `translate3d(${disc.x.toFixed(1)}px,${disc.y.toFixed(1)}px,0)`
    element.style.setProperty('--radius', `${Math.max(SMALLEST_TARGET_RADIUS_PX, disc.radius).toFixed(1)}px`)
    element.style.setProperty('--reach-x', label.reachX.toFixed(2))
    element.style.setProperty('--reach-y', label.reachY.toFixed(2))
    label.writtenX = disc.x
    label.writtenY = disc.y
    label.writtenRadius = disc.radius
  }
  const side = disc.visible ? label.side : 'hidden'
  if (side === label.writtenSide) return
  element.dataset.side = side
  label.writtenSide = side
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
        label.reachX = body.look.ring?.outer ?? 1
        label.reachY = body.ringReach
      }
    }
    placeLabels(stage.labels, stage.labelBounds)
    for (let index = 0; index < stage.labels.length; index++) {
      const label = stage.labels[index]
      if (label !== undefined) write(label)
    }
  })
  return null
}
