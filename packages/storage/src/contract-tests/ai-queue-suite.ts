import type { WaitingJob } from '@trendverse/application/ports/ai'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAiKey } from './ai-samples'
import { idOf, NOON_MS } from './samples'

const job = (n: number, changes: Partial<WaitingJob> = {}): WaitingJob => ({
  jobId: idOf(n),
  keyType: 'quiz',
  expiresAtMs: NOON_MS + 1_000,
  ...changes,
})

/** What every AiQueue promises. */
export function aiQueueSuite(fresh: () => Promise<StoragePorts>): void {
  it('lets in exactly as many of many at once as there is room for, per type (KP-14)', async () => {
    const { aiQueue } = await fresh()
    const admitted = await Promise.all(Array.from({ length: 20 }, (_, n) => aiQueue.admit(job(n), 7, NOON_MS)))
    expect(admitted.filter(Boolean)).toHaveLength(7)
    expect(await aiQueue.admit(job(50, { keyType: 'meme' }), 7, NOON_MS)).toBe(true)
    expect(await aiQueue.countWaiting(NOON_MS)).toEqual({ quiz: 7, meme: 1 })
  })

  it('has room again when a job leaves, gets its key, or is not heard of any more', async () => {
    const { aiQueue, aiKeys } = await fresh()
    const isFull = async (nowMs = NOON_MS) => !(await aiQueue.admit(job(99), 2, nowMs))
    await aiQueue.admit(job(1), 2, NOON_MS)
    await aiQueue.admit(job(2), 2, NOON_MS)
    expect(await isFull()).toBe(true)
    await aiQueue.leave(idOf(1))
    await aiQueue.leave(idOf(1))
    expect(await isFull()).toBe(false)
    await aiKeys.save(sampleAiKey(1))
    await aiKeys.lease({ jobId: idOf(99), keyType: 'quiz', leaseMs: 1, nowMs: NOON_MS }, () => ({
      kind: 'key',
      keyId: idOf(1),
    }))
    expect(await isFull()).toBe(false)
    await aiQueue.leave(idOf(99))
    await aiQueue.admit(job(3, { expiresAtMs: NOON_MS + 2_000 }), 2, NOON_MS)
    expect(await isFull(NOON_MS + 999)).toBe(true)
    expect(await isFull(NOON_MS + 1_000)).toBe(false)
  })

  it('takes a job back although it is full (KP-18), and counts it once', async () => {
    const { aiQueue } = await fresh()
    await aiQueue.admit(job(1), 1, NOON_MS)
    await aiQueue.readmit(job(2))
    await aiQueue.readmit(job(2, { expiresAtMs: NOON_MS + 5_000 }))
    expect(await aiQueue.countWaiting(NOON_MS)).toEqual({ quiz: 2, meme: 0 })
    expect(await aiQueue.countWaiting(NOON_MS + 1_000)).toEqual({ quiz: 1, meme: 0 })
  })
}
