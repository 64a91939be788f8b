import { THROTTLES, type ThrottleRule } from '@trendverse/domain/accounts/throttle-rules'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import {
  consumeAttempt,
  consumeAttempts,
  countAttempt,
  resetAttempts,
  settleAttempts,
  takeBackAttempt,
} from './throttle'

const RULE: ThrottleRule = { name: 'test', tries: 10, windowMs: MINUTE_MS }
const OTHER: ThrottleRule = { name: 'other', tries: 1_000, windowMs: MINUTE_MS }
/** The n-th /64 of one /48; 256 of them share a /56. */
const networkOf = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`

/** How many of these tries are let through. */
async function passed(tries: number, attempt: (n: number) => Promise<unknown>): Promise<number> {
  let count = 0
  for (let n = 0; n < tries; n += 1) {
    await attempt(n).then(
      () => (count += 1),
      () => undefined,
    )
  }
  return count
}

describe('tries from an IPv6 network', () => {
  const open = () => portsOfWorld(createFakeWorld())

  it.each([
    ['one /64', (_n: number) => 7, 10],
    ['one /56', (n: number) => n, 20],
    ['one /48', (n: number) => n * 256, 40],
  ])('count for all of %s', async (_, subnet, allowed) => {
    const ports = open()
    expect(await passed(100, (n) => consumeAttempt(ports, RULE, networkOf(subnet(n))))).toBe(allowed)
    const together = open()
    const both = (n: number) =>
      consumeAttempts(together, [
        [RULE, 'ada@example.org', networkOf(subnet(n))],
        [OTHER, 'ada@example.org'],
      ])
    expect(await passed(100, both)).toBe(allowed)
    const counted = open()
    const counts = []
    for (let n = 0; n < 100; n += 1) counts.push(await countAttempt(counted, RULE, networkOf(subnet(n))))
    expect(counts.filter((count) => count <= RULE.tries)).toHaveLength(allowed)
  })

  it('are no others’, and IPv4 addresses are counted as ever', async () => {
    const ports = open()
    await passed(100, (n) => consumeAttempt(ports, RULE, networkOf(n * 256)))
    await consumeAttempt(ports, RULE, '2001:db8:2:0::/64')
    await consumeAttempt(ports, THROTTLES.signInNetwork, networkOf(1))
    expect(await passed(100, (n) => consumeAttempt(ports, RULE, `192.0.2.${n}`))).toBe(100)
    expect(await passed(100, () => consumeAttempt(ports, RULE, '192.0.2.1'))).toBe(9)
  })

  it('are taken back and forgotten for all of them', async () => {
    const ports = open()
    const tryAll = () =>
      passed(100, async (n) => {
        await consumeAttempt(ports, RULE, networkOf(n))
        await takeBackAttempt(ports, RULE, networkOf(n))
      })
    expect(await tryAll()).toBe(100)
    const forget = () =>
      passed(100, async (n) => {
        await consumeAttempts(ports, [[RULE, networkOf(n)]])
        await (n % 2 === 0
          ? settleAttempts(ports, [], [[RULE, networkOf(n)]])
          : resetAttempts(ports, RULE, networkOf(n)))
      })
    expect(await forget()).toBe(100)
  })

  it('say how many there were of the last thing counted', async () => {
    const ports = open()
    const pair = [RULE, networkOf(1)] as const
    expect(await consumeAttempts(ports, [pair, [OTHER, 'ada@example.org']])).toBe(1)
    expect(await consumeAttempts(ports, [[OTHER, 'ada@example.org'], pair])).toBe(2)
  })
})
