import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limits'

it('counts IPv6 networks alone and together with those around them', async () => {
  const ports = portsOfWorld(createFakeWorld())
  const limit = createRateLimit({ name: 'test', tries: 3, windowMs: 60_000 }, ports.rateCounter, ports.clock)
  const passed = async (networks: readonly string[]) => {
    const outcomes = await Promise.allSettled(networks.map((network) => limit.consume(network)))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }
  const subnets = (of: (n: number) => string) => Array.from({ length: 50 }, (_, n) => of(n))
  expect(await passed(subnets(() => '2001:db8:1:0::/64'))).toBe(3)
  expect(await passed(subnets((n) => `2001:db8:2:${n.toString(16)}::/64`))).toBe(6)
  expect(await passed(subnets((n) => `2001:db8:3:${(n * 256).toString(16)}::/64`))).toBe(12)
  expect(await passed(subnets((n) => `192.0.2.${n}`))).toBe(50)
})
