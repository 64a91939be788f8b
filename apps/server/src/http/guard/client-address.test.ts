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

describe('what gateways write into X-Forwarded-For', () => {
  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['"203.0.113.9"', '203.0.113.9'],
    ['"203.0.113.9:80"', '203.0.113.9'],
    ['[203.0.113.9]:80', '203.0.113.9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[2001:db8::9]:443', '2001:db8::9'],
    ['"[2001:db8::9]:443"', '2001:db8::9'],
    ['"[2001:db8::9]:_port"', '2001:db8::9'],
    ['2001:DB8::9', '2001:DB8::9'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2:3:4:5:6'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['[::ffff:203.0.113.9]:80', '::ffff:203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['  203.0.113.9\t', '203.0.113.9'],
    ['for=203.0.113.9', '203.0.113.9'],
    ['1.1.1.1,,203.0.113.9,', '203.0.113.9'],
    // a quote that a client opens does not swallow what the proxy appends
    ['", 203.0.113.9', '203.0.113.9'],
    ['"x", "\\", 203.0.113.9', '203.0.113.9'],
    // where the port should stand
    ['203.0.113.9:', '203.0.113.9'],
    ['"203.0.113.9:"', '203.0.113.9'],
    ['[2001:db8::9]:', '2001:db8::9'],
    ['2001:db8:1:2:3:4:5:6:', '2001:db8:1:2:3:4:5:6'],
    ['_hidden', '_hidden'],
    ['_hidden:80', '_hidden'],
    ['_hidden:', '_hidden'],
    ['unknown', '10.0.0.1'],
    ['unknown:80', '10.0.0.1'],
    ['-', '10.0.0.1'],
    ['203.0.113.9:not-a-port', '10.0.0.1'],
    ['203.0.113', '10.0.0.1'],
    ['[2001:db8::9', '10.0.0.1'],
    ['_with blank', '10.0.0.1'],
    [`_${'x'.repeat(300)}`, '10.0.0.1'],
  ])('is read: %j', (header, expected) => {
    expect(clientAddress('10.0.0.1', header, 1)).toBe(expected)
  })

  it('counts empty members, and a comma in quotes, as no hop', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9, , "10.0.0.2",', 2)).toBe('203.0.113.9')
  })
})

describe('Forwarded (RFC 7239)', () => {
  it.each([
    ['for=203.0.113.9', 1, '203.0.113.9'],
    ['For="203.0.113.9:47011"', 1, '203.0.113.9'],
    ['for="[2001:db8:cafe::17]:4711"', 1, '2001:db8:cafe::17'],
    ['for="[2001:db8:cafe::17]"', 1, '2001:db8:cafe::17'],
    ['for=192.0.2.60;proto=http;by=203.0.113.43', 1, '192.0.2.60'],
    ['proto=https ; host="a;b,c.example" ; FOR = 192.0.2.60', 1, '192.0.2.60'],
    ['for=1.1.1.1, for=192.0.2.60;by=_x, for=10.0.0.2', 2, '192.0.2.60'],
    ['for=192.0.2.60, by=10.0.0.2', 2, '192.0.2.60'],
    ['for="192.0.2\\.60"', 1, '192.0.2.60'],
    ['for=_gazonk', 1, '_gazonk'],
    ['for="_SEVKISEK:_x1"', 1, '_SEVKISEK'],
    ['for="\\"x, for=192.0.2.60', 1, '192.0.2.60'],
    ['for=unknown', 1, '10.0.0.1'],
    ['by=10.0.0.2;proto=https', 1, '10.0.0.1'],
    ['for=', 1, '10.0.0.1'],
    ['for=192.0.2.60,', 1, '192.0.2.60'],
    ['', 1, '10.0.0.1'],
    ['for=192.0.2.60', 0, '10.0.0.1'],
  ])('of %j, with %i trusted proxies, is %s', (header, hops, expected) => {
    expect(clientAddress('10.0.0.1', undefined, hops, header)).toBe(expected)
  })

  it('is read where there is no X-Forwarded-For, which proxies write far more often', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 1, 'for=192.0.2.60')).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', '', 1, 'for=192.0.2.60')).toBe('192.0.2.60')
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
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['64:ff9b::cb00:7109', '203.0.113.9'],
    ['64:ff9b:1::203.0.113.9', '203.0.113.9'],
    ['64:ff9b:1:fffe::cb00:7109', '203.0.113.9'],
    ['::ffff:0:203.0.113.9', '203.0.113.9'],
    ['64:ff9b:2::203.0.113.9', '64:ff9b:2:0::/64'],
    ['2001:db8::203.0.113.9', '2001:db8:0:0::/64'],
    ['_hidden', '_hidden'],
    ['unknown', 'unknown'],
  ])('counts %s under %s', (address, key) => {
    expect(allowanceKey(address)).toBe(key)
  })
})
