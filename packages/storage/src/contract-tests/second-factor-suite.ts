import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const FIRST = { sealedSecret: 'sealed', step: 100, recoveryCodeHashes: ['a', 'b', 'c'], nowMs: NOON_MS + 5 }

/** What every SecondFactorRepository promises. */
export function secondFactorSuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    return ports
  }
  const withFactors = async () => {
    const ports = await withPeople()
    for (const n of [1, 2]) {
      await ports.secondFactors.begin(idOf(n), 'sealed', NOON_MS)
      await ports.secondFactors.confirm(idOf(n), FIRST)
    }
    return ports
  }

  it('keeps a secret that asks for nothing before it is confirmed, the latest alone', async () => {
    const { secondFactors } = await withPeople()
    expect(await secondFactors.find(idOf(1))).toBeNull()
    expect(await secondFactors.begin(idOf(1), 'first', NOON_MS)).toBe(true)
    expect(await secondFactors.begin(idOf(1), 'sealed', NOON_MS + 1)).toBe(true)
    const begun = { userId: idOf(1), sealedSecret: 'sealed', begunAtMs: NOON_MS + 1, switchedOnAtMs: null }
    expect(await secondFactors.find(idOf(1))).toEqual({ ...begun, lastUsedStep: null, recoveryCodesLeft: 0 })
    expect(await secondFactors.spendStep(idOf(1), 200)).toBe(false)
    expect(await secondFactors.replaceRecoveryCodes(idOf(1), ['a'])).toBe(false)
    expect(await secondFactors.confirm(idOf(1), { ...FIRST, sealedSecret: 'first' })).toBe(false)
    expect(await secondFactors.confirm(idOf(1), FIRST)).toBe(true)
    const on = { ...begun, switchedOnAtMs: FIRST.nowMs, lastUsedStep: 100, recoveryCodesLeft: 3 }
    expect(await secondFactors.find(idOf(1))).toEqual(on)
    expect(await secondFactors.find(idOf(2))).toBeNull()
  })

  it('puts no other secret in place of one that is on, and confirms it once', async () => {
    const { secondFactors } = await withFactors()
    expect(await secondFactors.begin(idOf(1), 'other', NOON_MS + 9)).toBe(false)
    expect(await secondFactors.confirm(idOf(1), { ...FIRST, step: 300 })).toBe(false)
    expect(await secondFactors.find(idOf(1))).toMatchObject({ sealedSecret: 'sealed', lastUsedStep: 100 })
  })

  it('counts each step once, and none from before it', async () => {
    const { secondFactors } = await withFactors()
    for (const step of [99, 100]) expect(await secondFactors.spendStep(idOf(1), step)).toBe(false)
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => secondFactors.spendStep(idOf(1), 102)))
    expect(atOnce.filter(Boolean)).toHaveLength(1)
    expect(await secondFactors.spendStep(idOf(1), 101)).toBe(false)
    expect(await secondFactors.spendStep(idOf(2), 101)).toBe(true)
  })

  it('uses each recovery code once, and only up for the account it is of', async () => {
    const { secondFactors } = await withFactors()
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => secondFactors.spendRecoveryCode(idOf(1), 'b')))
    expect(atOnce.filter(Boolean)).toHaveLength(1)
    expect(await secondFactors.spendRecoveryCode(idOf(1), 'x')).toBe(false)
    expect([await secondFactors.find(idOf(1)), await secondFactors.find(idOf(2))]).toMatchObject([
      { recoveryCodesLeft: 2 },
      { recoveryCodesLeft: 3 },
    ])
  })

  it('puts new recovery codes in place of all there were', async () => {
    const { secondFactors } = await withFactors()
    expect(await secondFactors.replaceRecoveryCodes(idOf(1), ['c', 'd'])).toBe(true)
    const uses = await Promise.all(['a', 'b', 'c', 'd'].map((hash) => secondFactors.spendRecoveryCode(idOf(1), hash)))
    expect(uses).toEqual([false, false, true, true])
  })

  it('forgets a factor with its codes, by itself and with its account', async () => {
    const { secondFactors, accounts } = await withFactors()
    expect([await secondFactors.remove(idOf(1)), await secondFactors.remove(idOf(1))]).toEqual([true, false])
    expect(await secondFactors.find(idOf(1))).toBeNull()
    await secondFactors.begin(idOf(1), 'again', NOON_MS)
    expect(await secondFactors.find(idOf(1))).toMatchObject({ lastUsedStep: null, recoveryCodesLeft: 0 })
    expect(await secondFactors.remove(idOf(1))).toBe(false)
    await accounts.remove(idOf(2))
    expect(await secondFactors.find(idOf(2))).toBeNull()
  })

  it('knows nothing of accounts nobody has', async () => {
    const { secondFactors } = await withPeople()
    for (const id of [idOf(9), '', HOSTILE_TEXT]) {
      expect(await secondFactors.begin(id, 'sealed', NOON_MS)).toBe(false)
      expect(await secondFactors.confirm(id, FIRST)).toBe(false)
      expect(await secondFactors.spendStep(id, 1)).toBe(false)
      expect(await secondFactors.spendRecoveryCode(id, 'a')).toBe(false)
      expect(await secondFactors.replaceRecoveryCodes(id, ['a'])).toBe(false)
      expect([await secondFactors.remove(id), await secondFactors.find(id)]).toEqual([false, null])
    }
  })
}

/** What every SignInPlaces promises. */
export function signInPlacesSuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    return ports
  }

  it('tells the first place, known ones and new ones apart, for each account', async () => {
    const { signInPlaces } = await withPeople()
    const note = (n: number, place: string, atMs: number) => signInPlaces.note(idOf(n), place, NOON_MS + atMs, 20)
    expect([await note(1, 'home', 1), await note(1, 'home', 2), await note(1, 'train', 3)]).toEqual([
      'first',
      'known',
      'new',
    ])
    expect([await note(1, 'train', 4), await note(2, 'train', 5)]).toEqual(['known', 'first'])
    expect(await signInPlaces.listOf(idOf(1))).toEqual([NOON_MS + 4, NOON_MS + 2])
    const lastUsed = (n: number, place: string) => signInPlaces.lastUsedAtMs(idOf(n), place)
    expect(await lastUsed(1, 'home')).toBe(NOON_MS + 2)
    expect([await lastUsed(2, 'home'), await lastUsed(9, 'home'), await lastUsed(1, '')]).toEqual([null, null, null])
  })

  it('forgets the place unused for longest beyond its limit', async () => {
    const { signInPlaces } = await withPeople()
    const note = (place: string, atMs: number) => signInPlaces.note(idOf(1), place, NOON_MS + atMs, 3)
    for (const [atMs, place] of ['a', 'b', 'c', 'a', 'd'].entries()) await note(place, atMs)
    expect(await signInPlaces.listOf(idOf(1))).toEqual([4, 3, 2].map((atMs) => NOON_MS + atMs))
    expect([await note('a', 5), await note('c', 6), await note('d', 7), await note('b', 8)]).toEqual([
      'known',
      'known',
      'known',
      'new',
    ])
  })

  it('calls a place new once, however many sign in from there at once', async () => {
    const { signInPlaces } = await withPeople()
    await signInPlaces.note(idOf(1), 'home', NOON_MS, 20)
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => signInPlaces.note(idOf(1), 'train', NOON_MS, 20)))
    expect(atOnce.filter((outcome) => outcome === 'new')).toHaveLength(1)
  })

  it('goes with the account, and notes nothing of one nobody has', async () => {
    const { signInPlaces, accounts } = await withPeople()
    await signInPlaces.note(idOf(1), 'home', NOON_MS, 20)
    await accounts.remove(idOf(1))
    expect(await signInPlaces.listOf(idOf(1))).toEqual([])
    for (const id of [idOf(9), '', HOSTILE_TEXT]) expect(await signInPlaces.note(id, 'x', NOON_MS, 20)).toBe('known')
    for (const id of [idOf(1), '', HOSTILE_TEXT]) expect(await signInPlaces.lastUsedAtMs(id, 'home')).toBeNull()
  })
}
