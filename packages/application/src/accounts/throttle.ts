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

/** What a try counts against: a rule, and whom it is about. */
export type Attempt = readonly [rule: ThrottleRule, ...subject: string[]]

/**
 * Counts one try against all of these before it is made, in this order, refusing it (429) when it is one too many for any: what
 * comes behind that is not counted. How many the window of the last holds with it.
 */
export async function consumeAttempts(ports: ThrottlePorts, attempts: readonly Attempt[]): Promise<number> {
  const nowMs = ports.clock.nowMs()
  const tries = await Promise.all(
    attempts.map(async ([rule, ...subject]) => {
      const key = await keyOf(ports, rule, subject)
      return { key, windowMs: rule.windowMs, tries: rule.onlySlows === true ? null : rule.tries }
    }),
  )
  const counts = await ports.rateCounter.addInTurn(tries, nowMs)
  counts.forEach(({ count, endsAtMs }, place) => {
    const [rule] = attempts[place] ?? []
    if (rule === undefined || isBeyond(rule, count)) throw tooManyAttempts(endsAtMs - nowMs)
  })
  return counts.at(-1)?.count ?? 0
}

/** What is left of a try that turned out well: one taken back from the first, nothing of the others. */
export async function settleAttempts(
  ports: ThrottlePorts,
  takenBack: readonly Attempt[],
  forgotten: readonly Attempt[],
): Promise<void> {
  const keysOf = (attempts: readonly Attempt[]): Promise<string[]> =>
    Promise.all(attempts.map(([rule, ...subject]) => keyOf(ports, rule, subject)))
  await ports.rateCounter.settle(await keysOf(takenBack), await keysOf(forgotten))
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
