import { expect, it } from 'vitest'
import { networkText } from './network-text'

it.each(['127.0.0.1', '127.1.2.3', '::1', '0:0:0:0::/64', '::ffff:127.0.0.1'])('calls %s this computer', (network) => {
  expect(networkText(network)).toBe('This computer')
})

it.each(['192.0.2.7', '12.7.0.1', '2001:db8:1:2::/64', 'this device'])('leaves %s as it is', (network) => {
  expect(networkText(network)).toBe(network)
})
