import { isBeyond, type ThrottleRule, tooManyAttempts } from '@trendverse/domain/accounts/throttle-rules'
import { widerNetworks } from '@trendverse/domain/accounts/wider-networks'
import { addressKey } from '@trendverse/domain/mail/mail-address'
import type { Needs } from '../ports/ports'

export type ThrottlePorts = Needs<'rateCounter' | 'clock' | 'tokens'>

/** What a try counts against: a rule, and whom it is about. */
export type Attempt = readonly [rule: ThrottleRule, ...subject: string[]]

/** One counter a try is counted in. What is counted for a wider network has `size` times the tries of the rule. */
type Counter = { readonly rule: ThrottleRule; readonly subject: readonly string[]; readonly size: number }

/** Counts one try before it is made, so that parallel ones cannot slip through; how many the window holds with it. */
export async function countAttempt(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<number> {
  const counts = await Promise.all(
    countersOf([rule, ...subject]).map(async (counter) => {
      const { count } = await ports.rateCounter.add(await keyOf(ports, counter), rule.windowMs, ports.clock.nowMs())
      return Math.ceil(count / counter.size)
    }),
  )
  return Math.max(...counts)
}

/** The same, refusing the try (429) when it is one too many. */
export async function consumeAttempt(ports: ThrottlePorts, rule: ThrottleRule, ...subject: string[]): Promise<void> {
  await consumeAttempts(ports, [[rule, ...subject]])
}

/**
 * Counts one try against all of these before it is made, in this order, refusing it (429) when it is one too many for any: what
 * comes behind that is not counted. How many the window of the last holds with it.
 */
export async function consumeAttempts(ports: ThrottlePorts, attempts: readonly Attempt[]): Promise<number> {
  const nowMs = ports.clock.nowMs()
  const counters = attempts.flatMap(countersOf)
  const tries = await Promise.all(
    counters.map(async (counter) => {
      const { rule, size } = counter
      const allowed = rule.onlySlows === true ? null : rule.tries * size
      return { key: await keyOf(ports, counter), windowMs: rule.windowMs, tries: allowed }
    }),
  )
  const counts = await ports.rateCounter.addInTurn(tries, nowMs)
  let last = 0
  counts.forEach(({ count, endsAtMs }, place) => {
    const { rule, size } = counters[place] ?? {}
    if (rule === undefined || size === undefined || isBeyond({ ...rule, tries: rule.tries * size }, count)) {
      throw tooManyAttempts(endsAtMs - nowMs)
    }
    if (size === 1) last = count
  })
  return last
}

/** What is left of a try that turned out well: one taken back from the first, nothing of the others. */
export async function settleAttempts(
  ports: ThrottlePorts,
  takenBack: readonly Attempt[],
  forgotten: readonly Attempt[],
): Promise<void> {
  const keysOf = (attempts: readonly Attempt[]): Promise<string[]> =>
    Promise.all(attempts.flatMap(countersOf).map((counter) => keyOf(ports, counter)))
  await ports.rateCounter.settle(await keysOf(takenBack), await keysOf(forgotten))
}

/** Takes this one try back: it turned out well, which tells nothing of the others. */
export async function takeBackAttempt(ports: ThrottlePorts, ...attempt: Attempt): Promise<void> {
  for (const counter of countersOf(attempt)) await ports.rateCounter.takeBack(await keyOf(ports, counter))
}

/** Forgets the tries: they turned out well. */
export async function resetAttempts(ports: ThrottlePorts, ...attempt: Attempt): Promise<void> {
  for (const counter of countersOf(attempt)) await ports.rateCounter.clear(await keyOf(ports, counter))
}

/** The counter of a try, and those of the networks around the one it comes from. */
function countersOf([rule, ...subject]: Attempt): Counter[] {
  const place = subject.findIndex((text) => widerNetworks(text).length > 0)
  const wider = widerNetworks(subject[place] ?? '')
  return [
    { rule, subject, size: 1 },
    ...wider.map(({ network, size }) => ({ rule, subject: subject.with(place, network), size })),
  ]
}

/** An address counts in its one form, so that another spelling of it is no other try. */
function formOf(text: string): string {
  return text.includes('@') ? addressKey(text) : text.trim().toLowerCase()
}

/** Only a hash is kept: the counter holds no address, known or not, of anybody. */
async function keyOf(ports: ThrottlePorts, { rule, subject }: Counter): Promise<string> {
  return `${rule.name}:${await ports.tokens.hash(JSON.stringify(subject.map(formOf)))}`
}
