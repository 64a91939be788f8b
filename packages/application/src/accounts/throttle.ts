import { isBeyond, type ThrottleRule, tooManyAttempts } from '@trendverse/domain/accounts/throttle-rules'
import type { Needs } from '../ports/ports'

export type ThrottlePorts = Needs<'rateCounter' | 'clock' | 'tokens'>

/** Counts one try before it is made, so that parallel ones cannot slip through; how many the window holds with it. */
export async function countAttempt(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<number> {
  const { count } = await ports.rateCounter.add(await keyOf(ports, rule, subject), rule.windowMs, ports.clock.nowMs())
  return count
}

/** The same, refusing the try (429) when it is one too many. */
export async function consumeAttempt(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { count, endsAtMs } = await ports.rateCounter.add(await keyOf(ports, rule, subject), rule.windowMs, nowMs)
  if (isBeyond(rule, count)) throw tooManyAttempts(endsAtMs - nowMs)
}

/** Takes this one try back: it turned out well, which tells nothing of the others. */
export async function takeBackAttempt(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<void> {
  await ports.rateCounter.takeBack(await keyOf(ports, rule, subject))
}

/** Forgets the tries: they turned out well. */
export async function resetAttempts(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<void> {
  await ports.rateCounter.clear(await keyOf(ports, rule, subject))
}

/** Only a hash is kept: the counter holds no address, known or not, of anybody. */
async function keyOf(ports: ThrottlePorts, rule: ThrottleRule, subject: readonly string[]): Promise<string> {
  return `${rule.name}:${await ports.tokens.hash(JSON.stringify(subject.map((text) => text.trim().toLowerCase())))}`
}
