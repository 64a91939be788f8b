import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { HOSTILE_TEXT, NOON_MS } from './samples'

/** What every GuestRepository promises. */
export function guestRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('remembers that a trial is spent, and since when (LM-08)', async () => {
    const { guests } = await fresh()
    expect(await guests.trialUsedAtMs('a')).toBeNull()
    expect(await guests.spendTrial('a', NOON_MS)).toBe(true)
    expect(await guests.spendTrial('a', NOON_MS + 1)).toBe(false)
    expect(await guests.trialUsedAtMs('a')).toBe(NOON_MS)
    expect(await guests.trialUsedAtMs('b')).toBeNull()
  })

  it('lets exactly one of a hundred parallel calls have the trial', async () => {
    const { guests } = await fresh()
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => guests.spendTrial('a', NOON_MS)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  it('takes any text for a name', async () => {
    const { guests } = await fresh()
    const hostile = HOSTILE_TEXT.slice(0, 200)
    expect(await guests.spendTrial(hostile, NOON_MS)).toBe(true)
    expect(await guests.trialUsedAtMs(hostile)).toBe(NOON_MS)
  })

  it('forgets guests of long ago', async () => {
    const { guests } = await fresh()
    for (const [n, id] of ['a', 'b', 'c'].entries()) await guests.spendTrial(id, NOON_MS + n)
    expect(await guests.removeOlderThan(NOON_MS + 2)).toBe(2)
    expect(await guests.removeOlderThan(NOON_MS + 2)).toBe(0)
    expect(await guests.trialUsedAtMs('c')).toBe(NOON_MS + 2)
  })
}
