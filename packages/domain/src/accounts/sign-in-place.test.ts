import { describe, expect, it } from 'vitest'
import { coarseNetwork, signInPlaceOf } from './sign-in-place'

const FIREFOX = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

describe('signInPlaceOf', () => {
  it('is the same after an update and from another address nearby', () => {
    const before = signInPlaceOf({ userAgent: FIREFOX(140), network: '192.0.2.7' })
    expect(before).toEqual({ device: 'Firefox on Windows', network: '192.0.2.0/24' })
    expect(signInPlaceOf({ userAgent: FIREFOX(141), network: '192.0.2.200' })).toEqual(before)
  })
})

describe('coarseNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['device', 'device'],
    ['', ''],
  ])('makes %j %j', (network, coarse) => {
    expect(coarseNetwork(network)).toBe(coarse)
  })
})
