import { expect, it } from 'vitest'
import { FARTHEST } from './galaxy-camera'
import { lookText, readLookText } from './look-text'

const pose = { x: 1.25, y: -0.5, z: 0, distance: 7.125, azimuth: 0.6, polar: 1.1 }

it('writes a pose and reads it back', () => {
  expect(lookText(pose)).toBe('1.25_-0.5_0_7.125_0.6_1.1')
  expect(readLookText(lookText(pose))).toEqual(pose)
})

it('writes whole turns as none', () => {
  expect(lookText({ ...pose, azimuth: 0.6 - 4 * Math.PI })).toBe(lookText(pose))
})

it('keeps the camera within its bounds', () => {
  expect(readLookText('999_0_0_9999_0_9')).toMatchObject({ x: 16, distance: FARTHEST, polar: 1.5 })
})

it.each([
  '',
  '1_2_3',
  '1_2_3_4_5_x',
  '1_2_3_4_5_6_7',
  '1_2_3_4_5_1e9',
  '1_2_3_4_5_NaN',
  `${'1'.repeat(90)}_2_3_4_5_6`,
  5,
  null,
])('reads no pose from %j', (text) => expect(readLookText(text)).toBeNull())
