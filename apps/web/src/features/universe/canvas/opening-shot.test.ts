import { CAMERA_HOME } from '@trendverse/domain/trends/planets/planet-layout'
import { expect, it } from 'vitest'
import { HOME_VIEW } from './camera-views'
import { type CameraPose, isLit, OPENING_SECONDS, writeOpeningPose } from './opening-shot'

const STAR = { x: -12, y: -3, z: 6 }

function poseAt(seconds: number): CameraPose {
  const pose = { eye: { x: 0, y: 0, z: 0 }, target: { x: 0, y: 0, z: 0 } }
  writeOpeningPose(pose, STAR, seconds)
  return pose
}
const distance = ({ eye }: CameraPose): number => Math.hypot(eye.x - STAR.x, eye.y - STAR.y, eye.z - STAR.z)
const TIMES = Array.from({ length: 46 }, (_, tenth) => tenth / 10)

it('begins at the star and looks at it', () => {
  const { target } = poseAt(0)
  expect(target).toEqual(STAR)
  expect(distance(poseAt(0))).toBeCloseTo(9, 6)
  expect(distance(poseAt(0.5))).toBeCloseTo(9, 6)
})

it.each([OPENING_SECONDS, OPENING_SECONDS + 3])('is the resting view after %d seconds', (seconds) => {
  const { eye, target } = poseAt(seconds)
  for (const [axis, at] of [eye.x, eye.y, eye.z].entries()) expect(at).toBeCloseTo(HOME_VIEW.eye[axis] ?? 0, 8)
  for (const at of [target.x, target.y, target.z]) expect(at).toBeCloseTo(0, 8)
})

it('only ever pulls back, and never jumps', () => {
  const distances = TIMES.map((seconds) => distance(poseAt(seconds)))
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  for (const [index, far] of distances.slice(1).entries()) expect(far / (distances[index] ?? 1)).toBeLessThan(1.15)
})

it('never begins behind the resting view, however near the star is', () => {
  const pose = { eye: { x: 0, y: 0, z: 0 }, target: { x: 0, y: 0, z: 0 } }
  const [x, y, z] = CAMERA_HOME
  writeOpeningPose(pose, { x, y, z: z - 3 }, 0)
  expect(Math.hypot(pose.eye.x - x, pose.eye.y - y, pose.eye.z - z)).toBeLessThan(1e-9)
})

it('lights planets one by one in order of rank, all of them before the end', () => {
  const lit = TIMES.map((seconds) => [0, 1, 2, 3, 4, 5].filter((rank) => isLit(rank, seconds)))
  expect(lit[0]).toEqual([])
  for (const ranks of lit) expect(ranks).toEqual(ranks.map((_, rank) => rank))
  expect(lit.map(({ length }) => length)).toEqual(lit.map(({ length }) => length).sort((a, b) => a - b))
  expect(lit.at(-1)).toHaveLength(6)
  expect(isLit(40, OPENING_SECONDS)).toBe(true)
})
