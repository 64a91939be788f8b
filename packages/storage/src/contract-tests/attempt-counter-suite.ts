import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { HOSTILE_TEXT, NOON_MS } from './samples'

/** What every AttemptCounter promises. */
export function attemptCounterSuite(fresh: () => Promise<StoragePorts>): void {
  it('counts within a window that begins with the first try, then from one again', async () => {
    const { attempts } = await fresh()
    const endsAtMs = NOON_MS + MINUTE_MS
    expect(await attempts.read('key', NOON_MS)).toEqual({ count: 0, endsAtMs: null })
    expect(await attempts.add('key', MINUTE_MS, NOON_MS)).toEqual({ count: 1, endsAtMs })
    expect(await attempts.add('key', MINUTE_MS, endsAtMs - 1)).toEqual({ count: 2, endsAtMs })
    expect(await attempts.read('key', endsAtMs - 1)).toEqual({ count: 2, endsAtMs })
    expect(await attempts.read('key', endsAtMs)).toEqual({ count: 0, endsAtMs: null })
    expect(await attempts.add('key', MINUTE_MS, endsAtMs)).toEqual({ count: 1, endsAtMs: endsAtMs + MINUTE_MS })
  })

  it('counts every one of a hundred parallel tries', async () => {
    const { attempts } = await fresh()
    const counts = await Promise.all(Array.from({ length: 100 }, () => attempts.add('key', MINUTE_MS, NOON_MS)))
    expect(new Set(counts.map(({ count }) => count)).size).toBe(100)
    expect((await attempts.read('key', NOON_MS)).count).toBe(100)
  })

  it('lets nobody wait for the end of a window that a wrong clock began', async () => {
    const { attempts } = await fresh()
    await attempts.add('key', MINUTE_MS, NOON_MS + 1_000 * MINUTE_MS)
    expect(await attempts.add('key', MINUTE_MS, NOON_MS)).toEqual({ count: 1, endsAtMs: NOON_MS + MINUTE_MS })
  })

  it('keeps keys apart, hostile ones included, and forgets one at a time', async () => {
    const { attempts } = await fresh()
    await attempts.add(HOSTILE_TEXT, MINUTE_MS, NOON_MS)
    await attempts.add('__proto__', MINUTE_MS, NOON_MS)
    expect((await attempts.read(HOSTILE_TEXT, NOON_MS)).count).toBe(1)
    await attempts.clear(HOSTILE_TEXT)
    expect((await attempts.read(HOSTILE_TEXT, NOON_MS)).count).toBe(0)
    expect((await attempts.read('__proto__', NOON_MS)).count).toBe(1)
  })

  it('forgets what has ended', async () => {
    const { attempts } = await fresh()
    await attempts.add('early', MINUTE_MS, NOON_MS)
    await attempts.add('late', MINUTE_MS, NOON_MS + 1)
    expect(await attempts.removeExpired(NOON_MS + MINUTE_MS)).toBe(1)
    expect((await attempts.read('late', NOON_MS + MINUTE_MS)).count).toBe(1)
  })
}
