import { useFrame, useThree } from '@react-three/fiber'
import CameraControls from 'camera-controls'
import { useEffect, useMemo } from 'react'
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three'
import { HOME_VIEW, type View } from './camera-views'
import type { SceneUpdate, Stage } from './stage'
import { LONGEST_STEP_SECONDS } from './step-body'

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
})

const FLIGHT_SECONDS = 0.55
const DRAG_SECONDS = 0.16
/** How far the view may be turned by hand, radians either way. */
const MAX_TURN = 0.55
const MAX_LIFT = 0.3
const CLOSEST = 6
const FARTHEST = 80

function fly(controls: CameraControls, view: View, instant: boolean): void {
  const [x, y, z] = view.eye
  const [targetX, targetY, targetZ] = view.target
  controls.minAzimuthAngle = Number.NEGATIVE_INFINITY
  controls.maxAzimuthAngle = Number.POSITIVE_INFINITY
  controls.minPolarAngle = 0
  controls.maxPolarAngle = Math.PI
  controls.normalizeRotations()
  void controls.setLookAt(x, y, z, targetX, targetY, targetZ, !instant)
  void controls.setFocalOffset(view.offset[0], view.offset[1], 0, !instant)
  const azimuth = Math.atan2(x - targetX, z - targetZ)
  const polar = Math.acos((y - targetY) / Math.hypot(x - targetX, y - targetY, z - targetZ))
  controls.minAzimuthAngle = azimuth - MAX_TURN
  controls.maxAzimuthAngle = azimuth + MAX_TURN
  controls.minPolarAngle = polar - MAX_LIFT
  controls.maxPolarAngle = polar + MAX_LIFT
}

function createControls(camera: PerspectiveCamera): CameraControls {
  const controls = new CameraControls(camera)
  controls.smoothTime = FLIGHT_SECONDS
  controls.draggingSmoothTime = DRAG_SECONDS
  controls.minDistance = CLOSEST
  controls.maxDistance = FARTHEST
  controls.azimuthRotateSpeed = 0.35
  controls.polarRotateSpeed = 0.3
  const { ACTION } = CameraControls
  // The wheel belongs to the page: a universe that swallows scrolling would trap its visitors.
  controls.mouseButtons.wheel = ACTION.NONE
  controls.mouseButtons.right = ACTION.NONE
  controls.mouseButtons.middle = ACTION.NONE
  controls.touches.two = ACTION.TOUCH_DOLLY
  controls.touches.three = ACTION.NONE
  fly(controls, HOME_VIEW, true)
  return controls
}

/** Owns the camera: flights from the queue of scene updates, and turning by hand on the given element. */
export function CameraRig({ stage, handle }: { readonly stage: Stage; readonly handle: HTMLElement }) {
  const camera = useThree((state) => state.camera)
  const controls = useMemo(() => {
    if (!(camera instanceof PerspectiveCamera)) throw new Error('the universe needs a perspective camera')
    return createControls(camera)
  }, [camera])
  const apply = useMemo(
    () => (update: SceneUpdate) => fly(controls, update.view, update.instant || stage.reducedMotion),
    [controls, stage],
  )

  useEffect(() => {
    controls.connect(handle)
    // Vertical swipes keep scrolling the page.
    handle.style.touchAction = 'pan-y'
    const wake = () => stage.wake()
    controls.addEventListener('control', wake)
    return () => {
      controls.removeEventListener('control', wake)
      controls.dispose()
    }
  }, [controls, handle, stage])

  useFrame((_, delta) => {
    stage.updates.drain(apply)
    if (!controls.update(Math.min(delta, LONGEST_STEP_SECONDS))) return
    stage.labelsStale = true
    stage.wake()
  }, -1)

  return null
}
