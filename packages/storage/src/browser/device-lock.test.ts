import { describe, expect, it } from 'vitest'
import { type DeviceLock, deviceLock, queueLock } from './device-lock'

/** The browser's lock manager as far as it goes: works of one name wait for each other, whichever tab asks. */
function fakeLocks() {
  const queues = new Map<string, DeviceLock>()
  return {
    request: <Output>(name: string, work: () => Promise<Output>) => {
      const queue = queues.get(name) ?? queueLock()
      queues.set(name, queue)
      return queue(work)
    },
  }
}

async function overlaps(locks: readonly DeviceLock[]): Promise<number> {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, async (_, n) => locks[n % locks.length]?.(work)))
  return most
}

describe('device lock', () => {
  it('lets one work of all tabs run at a time', async () => {
    const locks = fakeLocks()
    expect(await overlaps([deviceLock('record', locks), deviceLock('record', locks)])).toBe(1)
    expect(await overlaps([deviceLock('record', locks), deviceLock('other', locks)])).toBe(2)
  })

  it('lets one work of this page run at a time where the browser has no locks', async () => {
    expect(await overlaps([deviceLock('record', undefined)])).toBe(1)
  })

  it('goes on after a work that failed, which alone is told', async () => {
    const lock = queueLock()
    const failed = lock(() => Promise.reject(new Error('no')))
    const next = lock(async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
