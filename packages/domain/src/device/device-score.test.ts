import { describe, expect, it } from 'vitest'
import { type DeviceFacts, isCapablePhone, isLowEnd, pixelRatioCap, qualityOf, scoreDevice } from './device-score'

const nothing: DeviceFacts = { memoryGb: 0, cores: 0, maxTextureSize: 0, mobile: false }

describe('scoreDevice', () => {
  it('gives 5 points per gigabyte of memory, at most 30 (PF-01)', () => {
    const points = (memoryGb: number) => scoreDevice({ ...nothing, memoryGb }) - scoreDevice(nothing)
    expect([1, 4, 6, 8, 64].map(points)).toEqual([5, 20, 30, 30, 30])
  })

  it('gives 2.5 points per core, at most 20 (PF-02)', () => {
    const points = (cores: number) => scoreDevice({ ...nothing, cores }) - scoreDevice(nothing)
    expect([1, 4, 8, 16].map(points)).toEqual([2.5, 10, 20, 20])
  })

  it('gives 30, 20 or 10 points for the largest texture, at the exact thresholds (PF-03)', () => {
    const points = (maxTextureSize: number) => scoreDevice({ ...nothing, maxTextureSize })
    expect([0, 4095, 4096, 8191, 8192, 16_384].map(points)).toEqual([10, 10, 20, 20, 30, 30])
  })

  it('takes 20 points from a mobile device (PF-04)', () => {
    expect(scoreDevice({ ...nothing, mobile: true })).toBe(-10)
  })

  it('assumes 4 GB and 4 cores where the browser does not tell (OP-36)', () => {
    const unknown = { memoryGb: null, cores: null, maxTextureSize: 4096, mobile: false }
    expect(scoreDevice(unknown)).toBe(scoreDevice({ ...unknown, memoryGb: 4, cores: 4 }))
  })
})

describe('isCapablePhone', () => {
  const capable = { memoryGb: 6, cores: 8, savesData: false, wantsLessMotion: false }

  it('takes 6 GB and 8 cores, and asks for both', () => {
    expect(isCapablePhone(capable)).toBe(true)
    expect(isCapablePhone({ ...capable, memoryGb: 5.9 })).toBe(false)
    expect(isCapablePhone({ ...capable, cores: 7 })).toBe(false)
  })

  it('leaves alone who does not tell, saves data or wants less motion', () => {
    for (const change of [{ memoryGb: null }, { cores: null }, { savesData: true }, { wantsLessMotion: true }]) {
      expect(isCapablePhone({ ...capable, ...change })).toBe(false)
    }
  })
})

describe('what follows from the score', () => {
  it('calls a device low-end below 40 (PF-05)', () => {
    expect([39.9, 40].map(isLowEnd)).toEqual([true, false])
  })

  it('draws at high quality from 70, at medium from 40, at low below (PF-06)', () => {
    expect([80, 70, 69.9, 40, 39.9, -10].map(qualityOf)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low'])
  })

  it('caps the pixel ratio at 1 on a low-end device, else at 2 (HM-14)', () => {
    expect([true, false].map(pixelRatioCap)).toEqual([1, 2])
  })
})
