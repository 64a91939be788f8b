import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { byGuest, endsWith, sampleAttempt } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** What every GuestRepository promises. Trials are spent by the end of a quiz. */
export function guestRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const spendTrial = async ({ quizzes }: StoragePorts, n: number, guest: string, atMs: number) => {
    await quizzes.begin(sampleAttempt(n, byGuest(guest)))
    await quizzes.finish(idOf(800 + n), endsWith(60, null, atMs))
  }

  it('remembers that a trial is spent, and since when (LM-08)', async () => {
    const ports = await fresh()
    expect(await ports.guests.trialUsedAtMs('a')).toBeNull()
    await spendTrial(ports, 1, 'a', NOON_MS)
    expect(await ports.guests.trialUsedAtMs('a')).toBe(NOON_MS)
    expect(await ports.guests.trialUsedAtMs('b')).toBeNull()
  })

  it('takes any text for a name', async () => {
    const ports = await fresh()
    const hostile = HOSTILE_TEXT.slice(0, 200)
    await spendTrial(ports, 1, hostile, NOON_MS)
    expect(await ports.guests.trialUsedAtMs(hostile)).toBe(NOON_MS)
  })

  it('forgets guests of long ago', async () => {
    const ports = await fresh()
    const { guests } = ports
    for (const [n, id] of ['a', 'b', 'c'].entries()) await spendTrial(ports, n, id, NOON_MS + n)
    expect(await guests.removeOlderThan(NOON_MS + 2)).toBe(2)
    expect(await guests.removeOlderThan(NOON_MS + 2)).toBe(0)
    expect(await guests.trialUsedAtMs('c')).toBe(NOON_MS + 2)
  })
}
