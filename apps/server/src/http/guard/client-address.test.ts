import { describe, expect, it } from 'vitest'
import { allowanceKey, clientAddress } from './client-address'

describe('clientAddress', () => {
  it('believes no header unless a proxy is trusted', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 0)).toBe('10.0.0.1')
  })
  it.each([
    ['203.0.113.9', 1, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['203.0.113.9', 3, '203.0.113.9'],
    ['not an address', 1, '10.0.0.1'],
    ['', 1, '10.0.0.1'],
  ])('takes from %j with %i trusted proxies %s', (header, hops, expected) => {
    expect(clientAddress('10.0.0.1', header, hops)).toBe(expected)
  })
})

describe('allowanceKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s under %s', (address, key) => {
    expect(allowanceKey(address)).toBe(key)
  })
})
