import { describe, expect, it } from 'vitest'
import {
  aimLens,
  CLOSEST,
  followPose,
  nearestTurn,
  newLens,
  type Pose,
  project,
  shift,
  turn,
  zoom,
} from './galaxy-camera'

const pose = (): Pose => ({ x: 0, y: 0, z: 0, distance: 10, azimuth: 0.4, polar: 1 })
const at = { x: 0, y: 0, depth: 0 }

function lensOf(of: Pose) {
  const lens = newLens()
  lens.aspect = 1.6
  aimLens(lens, of)
  return lens
}

describe('the camera of the galaxy', () => {
  it('sees its target in the middle, as far away as it stands', () => {
    project(lensOf({ ...pose(), x: 2, z: -3 }), 2, 0, -3, at)
    expect(at.x).toBeCloseTo(0, 5)
    expect(at.y).toBeCloseTo(0, 5)
    expect(at.depth).toBeCloseTo(10, 4)
  })

  it('sees up above and right at the right', () => {
    const lens = lensOf({ ...pose(), azimuth: 0 })
    project(lens, 1, 0, 0, at)
    expect(at.x).toBeGreaterThan(0)
    project(lens, 0, 1, 0, at)
    expect(at.y).toBeGreaterThan(0)
  })

  it('turns the shorter way to where it was, however often somebody has turned it around', () => {
    expect(nearestTurn(0.4, 0.5 + 4 * Math.PI)).toBeCloseTo(0.4 + 4 * Math.PI, 9)
    expect(nearestTurn(3, -3)).toBeCloseTo(3 - 2 * Math.PI, 9)
    expect(nearestTurn(1, 0.5)).toBe(1)
  })

  it('keeps under the pointer what lies there when it comes nearer', () => {
    const wanted = pose()
    const lens = lensOf(wanted)
    project(lens, 3, 0, 1, at)
    const [x, y] = [at.x, at.y]
    zoom(wanted, lens, 0.5, x, y)
    project(lensOf(wanted), 3, 0, 1, at)
    expect(wanted.distance).toBeCloseTo(5, 6)
    expect(at.x).toBeCloseTo(x, 3)
    expect(at.y).toBeCloseTo(y, 3)
  })

  it('comes no nearer than it may, whatever the wheel says', () => {
    const wanted = pose()
    for (let notch = 0; notch < 200; notch++) zoom(wanted, lensOf(wanted), 0.5, 0.3, -0.2)
    expect(wanted.distance).toBe(CLOSEST)
    expect(Math.hypot(wanted.x, wanted.z)).toBeLessThan(23)
  })

  it('never turns over', () => {
    const wanted = pose()
    turn(wanted, 0, 9)
    expect(wanted.polar).toBe(1.5)
    turn(wanted, 0, -9)
    expect(wanted.polar).toBe(0.08)
  })

  it('arrives where it is going, and then rests', () => {
    const wanted = { ...pose(), distance: 2, x: 4 }
    const now = pose()
    let frames = 0
    while (followPose(now, wanted, 1 / 60)) frames += 1
    expect(frames).toBeGreaterThan(20)
    expect(frames).toBeLessThan(200)
    expect(now).toEqual(wanted)
    expect(followPose(now, wanted, 1 / 60)).toBe(false)
  })

  it('shifts what is seen against the hand', () => {
    const wanted = { ...pose(), azimuth: 0 }
    shift(wanted, 0.5, 0)
    project(lensOf(wanted), 0, 0, 0, at)
    expect(at.x).toBeLessThan(0)
  })
})
