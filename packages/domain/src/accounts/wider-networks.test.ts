import { describe, expect, it } from 'vitest'
import { widerNetworks } from './wider-networks'

describe('the networks around a network', () => {
  it('are the /56 and the /48 of an IPv6 network', () => {
    expect(widerNetworks('2001:db8:1:2a3::/64')).toEqual([
      { network: '2001:db8:1:200::/56', size: 2 },
      { network: '2001:db8:1::/48', size: 4 },
    ])
    expect(widerNetworks('2001:db8:1:ff::/64')[0]?.network).toBe('2001:db8:1:0::/56')
  })

  it.each(['203.0.113.9', 'unknown', '', 'this device', 'ada@example.org', '2001:db8:1::/48'])(
    'of %j are none',
    (text) => {
      expect(widerNetworks(text)).toEqual([])
    },
  )
})
