import type { StoragePorts } from '@trendverse/application/ports/ports'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { HOSTILE_TEXT, NOON_MS } from './samples'

/** What every RateCounter promises. */
export function rateCounterSuite(fresh: () => Promise<StoragePorts>): void {
  it('counts within a window that begins with the first try, then from one again', async () => {
    const { rateCounter } = await fresh()
    const endsAtMs = NOON_MS + MINUTE_MS
    expect(await rateCounter.add('key', MINUTE_MS, NOON_MS)).toEqual({ count: 1, endsAtMs })
    expect(await rateCounter.add('key', MINUTE_MS, endsAtMs - 1)).toEqual({ count: 2, endsAtMs })
    expect(await rateCounter.add('key', MINUTE_MS, endsAtMs)).toEqual({ count: 1, endsAtMs: endsAtMs + MINUTE_MS })
  })

  it('counts every one of a hundred parallel tries', async () => {
    const { rateCounter } = await fresh()
    const counts = await Promise.all(Array.from({ length: 100 }, () => rateCounter.add('key', MINUTE_MS, NOON_MS)))
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    )
  })

  it('lets nobody wait for the end of a window that a wrong clock began', async () => {
    const { rateCounter } = await fresh()
    await rateCounter.add('key', MINUTE_MS, NOON_MS + 1_000 * MINUTE_MS)
    expect(await rateCounter.add('key', MINUTE_MS, NOON_MS)).toEqual({ count: 1, endsAtMs: NOON_MS + MINUTE_MS })
  })

  it('keeps keys apart, hostile ones included, and forgets one at a time', async () => {
    const { rateCounter } = await fresh()
    await rateCounter.add(HOSTILE_TEXT, MINUTE_MS, NOON_MS)
    await rateCounter.add('__proto__', MINUTE_MS, NOON_MS)
    expect(await rateCounter.add(HOSTILE_TEXT, MINUTE_MS, NOON_MS)).toMatchObject({ count: 2 })
    await rateCounter.clear(HOSTILE_TEXT)
    expect(await rateCounter.add(HOSTILE_TEXT, MINUTE_MS, NOON_MS)).toMatchObject({ count: 1 })
    expect(await rateCounter.add('__proto__', MINUTE_MS, NOON_MS)).toMatchObject({ count: 2 })
  })

  it('takes tries back one at a time, and never counts below none', async () => {
    const { rateCounter } = await fresh()
    await rateCounter.takeBack('key')
    await rateCounter.add('key', MINUTE_MS, NOON_MS)
    await rateCounter.add('key', MINUTE_MS, NOON_MS)
    await rateCounter.takeBack('key')
    expect(await rateCounter.add('key', MINUTE_MS, NOON_MS)).toMatchObject({ count: 2 })
    for (let n = 0; n < 3; n += 1) await rateCounter.takeBack('key')
    expect(await rateCounter.add('key', MINUTE_MS, NOON_MS)).toEqual({ count: 1, endsAtMs: NOON_MS + MINUTE_MS })
  })

  it('adds to several keys in turn, and stops behind the first that holds too many', async () => {
    const { rateCounter } = await fresh()
    const endsAtMs = NOON_MS + MINUTE_MS
    const tries = [
      { key: 'first', windowMs: MINUTE_MS, tries: 3 },
      { key: HOSTILE_TEXT, windowMs: MINUTE_MS, tries: 1 },
      { key: 'last', windowMs: 2 * MINUTE_MS, tries: 9 },
    ]
    const add = () => rateCounter.addInTurn(tries, NOON_MS)
    const once = { count: 1, endsAtMs }
    expect(await add()).toEqual([once, once, { count: 1, endsAtMs: endsAtMs + MINUTE_MS }])
    expect(await add()).toEqual([
      { count: 2, endsAtMs },
      { count: 2, endsAtMs },
    ])
    await rateCounter.clear(HOSTILE_TEXT)
    expect(await add()).toEqual([{ count: 3, endsAtMs }, once, { count: 2, endsAtMs: endsAtMs + MINUTE_MS }])
    await rateCounter.clear(HOSTILE_TEXT)
    expect(await add()).toEqual([{ count: 4, endsAtMs }])
    expect(await rateCounter.addInTurn(tries, endsAtMs)).toMatchObject([{ count: 1 }, { count: 1 }, { count: 3 }])
    expect(await rateCounter.addInTurn([], NOON_MS)).toEqual([])
  })

  it('goes on behind a key whose window may hold any number, and counts it all the same', async () => {
    const { rateCounter } = await fresh()
    const tries = [
      { key: 'without end', windowMs: MINUTE_MS, tries: null },
      { key: 'behind', windowMs: MINUTE_MS, tries: 1 },
    ]
    await rateCounter.addInTurn(tries, NOON_MS)
    expect(await rateCounter.addInTurn(tries, NOON_MS)).toMatchObject([{ count: 2 }, { count: 2 }])
  })

  it('settles several keys in one step, while tries are added to the same ones', async () => {
    const { rateCounter } = await fresh()
    const [network, pair, account] = ['network', 'z pair', 'an account']
    const tries = [network, pair, account].map((key) => ({ key, windowMs: MINUTE_MS, tries: 1_000 }))
    await rateCounter.settle([], [])
    const rounds = Array.from({ length: 40 }, async () => {
      await rateCounter.addInTurn(tries, NOON_MS)
      await rateCounter.settle([network], [pair, account])
    })
    await Promise.all(rounds)
    expect(await rateCounter.addInTurn(tries, NOON_MS)).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }])
  })

  it('forgets what has ended', async () => {
    const { rateCounter } = await fresh()
    await rateCounter.add('early', MINUTE_MS, NOON_MS)
    await rateCounter.add('late', MINUTE_MS, NOON_MS + 1)
    expect(await rateCounter.removeExpired(NOON_MS + MINUTE_MS)).toBe(1)
    expect(await rateCounter.add('late', MINUTE_MS, NOON_MS + MINUTE_MS)).toMatchObject({ count: 2 })
  })
}
