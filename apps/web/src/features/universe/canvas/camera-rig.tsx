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
import { stepDrift, stopDrift } from './idle-drift'
import { keepCamera } from './kept-camera'
import { type CameraPose, OPENING_SECONDS, writeOpeningPose } from './opening-shot'
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
/** A device that draws slowly sees the opening shot in its time, but a pause cuts nothing out of it. */
const LONGEST_CUT_SECONDS = 0.5
/** What counts as an input: it ends the opening shot. A pointer that only passes stops the drift alone. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const
const FARTHEST = 80
/** How near one comes: to a planet, and to all of them, in front of which the camera stays. */
const CLOSEST = { planet: 6, all: 38 } as const

function stand(controls: CameraControls, { eye, target, offset }: View): void {
  void controls.setLookAt(...eye, ...target, false)
  void controls.setFocalOffset(offset[0], offset[1], 0, false)
}

/** How the camera stands or is about to, without the drift. */
function viewOf(controls: CameraControls): View {
  const offset = controls.getFocalOffset(new Vector3())
  return {
    eye: controls.getPosition(new Vector3()).toArray(),
    target: controls.getTarget(new Vector3()).toArray(),
    offset: [offset.x, offset.y],
  }
}

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
  const distance = Math.hypot(x - targetX, y - targetY, z - targetZ)
  controls.minDistance = distance < CLOSEST.all ? CLOSEST.planet : CLOSEST.all
  const azimuth = Math.atan2(x - targetX, z - targetZ)
  const polar = Math.acos((y - targetY) / distance)
  controls.minAzimuthAngle = azimuth - MAX_TURN
  controls.maxAzimuthAngle = azimuth + MAX_TURN
  controls.minPolarAngle = polar - MAX_LIFT
  controls.maxPolarAngle = polar + MAX_LIFT
}

const distanceOf = (controls: CameraControls): number => controls.getSpherical(spherical).radius

/** Moves the camera along its line of sight. What is left of the way beyond its farthest place. */
function zoomBy(controls: CameraControls, away: number, instant: boolean): number {
  const before = distanceOf(controls)
  const after = Math.min(FARTHEST, Math.max(Math.min(before, controls.minDistance), before * Math.exp(away)))
  void controls.dollyTo(after, !instant)
  return Math.max(0, away - Math.log(after / before))
}

function createControls(camera: PerspectiveCamera): CameraControls {
  const controls = new CameraControls(camera)
  controls.smoothTime = FLIGHT_SECONDS
  controls.draggingSmoothTime = DRAG_SECONDS
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

/** Frames must not allocate. */
const UP = new Vector3(0, 1, 0)
const spherical = new Spherical()
const middle = new Vector3()
const pose: CameraPose & { readonly target: Vector3 } = { eye: { x: 0, y: 0, z: 0 }, target: new Vector3() }

/** One frame of the opening shot; its last is the resting view, where the controls have been waiting. */
function stepOpening(camera: PerspectiveCamera, stage: Stage, delta: number): void {
  const { opening, bodies, drawn } = stage
  if (opening === null) return
  if (drawn) opening.seconds += Math.min(delta, LONGEST_CUT_SECONDS)
  writeOpeningPose(pose, bodies[0]?.restingPosition ?? middle.set(0, 0, 0), opening.seconds)
  camera.position.set(pose.eye.x, pose.eye.y, pose.eye.z)
  camera.lookAt(pose.target)
  if (opening.seconds >= OPENING_SECONDS || bodies.length === 0) stage.opening = null
}

/** From where the shot has come to, on to the resting view. */
function skipOpening(controls: CameraControls, stage: Stage): void {
  const { opening } = stage
  stage.opening = null
  // Before its first frame the camera has not left the resting view.
  if (opening === null || opening.seconds === 0) return
  const { eye, target } = pose
  void controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, false)
  fly(controls, HOME_VIEW, false)
}

function turnAround(camera: PerspectiveCamera, target: Vector3, angle: number): void {
  camera.position.sub(target).applyAxisAngle(UP, angle).add(target)
  camera.rotateOnWorldAxis(UP, angle)
}

/** Owns the camera: flights from the queue of scene updates, and turning by hand on the given element. */
export function CameraRig({ stage, handle }: { readonly stage: Stage; readonly handle: HTMLElement }) {
  const camera = useThree((state) => state.camera)
  const getState = useThree((state) => state.get)
  if (!(camera instanceof PerspectiveCamera)) throw new Error('the universe needs a perspective camera')
  const controls = useMemo(() => createControls(camera), [camera])
  const apply = useMemo(
    () => (update: SceneUpdate) => {
      fly(controls, update.view, update.instant || stage.reducedMotion)
      if (update.turned !== null) stand(controls, update.turned)
    },
    [controls, stage],
  )

  useEffect(() => {
    controls.connect(handle)
    // Vertical swipes keep scrolling the page.
    handle.style.touchAction = 'pan-y'
    const wake = () => stage.wake()
    controls.addEventListener('control', wake)
    stage.zoom = (away) => {
      stage.wake()
      return zoomBy(controls, away, stage.reducedMotion)
    }
    stage.isFarthest = () => distanceOf(controls) >= FARTHEST
    return () => {
      stage.zoom = () => 0
      stage.isFarthest = () => false
      const { width: widthPx, height: heightPx } = getState().size
      keepCamera({ selectedId: stage.selectedId, widthPx, heightPx, view: viewOf(controls) })
      controls.removeEventListener('control', wake)
      controls.dispose()
    }
  }, [controls, handle, stage, getState])

  useEffect(() => {
    const skip = (): void => {
      stopDrift(stage.drift)
      skipOpening(controls, stage)
      delete handle.dataset.opening
      stage.wake()
    }
    const rest = (): void => stopDrift(stage.drift)
    if (stage.opening !== null) handle.dataset.opening = ''
    for (const input of INPUTS) window.addEventListener(input, skip, { capture: true, passive: true })
    window.addEventListener('pointermove', rest, { passive: true })
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, skip, { capture: true })
      window.removeEventListener('pointermove', rest)
    }
  }, [controls, handle, stage])

  useFrame((_, delta) => {
    stage.updates.drain(apply)
    const step = Math.min(delta, LONGEST_STEP_SECONDS)
    const flies = controls.update(step)
    const opens = stage.opening !== null
    stepOpening(camera, stage, delta)
    if (opens && stage.opening === null) delete handle.dataset.opening
    const mayDrift = !stage.reducedMotion && !flies && stage.opening === null && stage.selectedId === null
    const drifts = stepDrift(stage.drift, step, mayDrift && stage.hoveredId === null)
    if (drifts) turnAround(camera, controls.getTarget(middle), stage.drift.angle)
    if (!flies && !drifts && !opens) return
    stage.labelsStale = true
    stage.wake()
  }, -1)

  return null
}
