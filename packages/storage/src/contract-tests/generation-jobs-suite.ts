import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { idOf, NOON_MS } from './samples'

const job = (n: number, changes: Partial<GenerationJob> = {}): GenerationJob => ({
  id: idOf(n),
  kind: 'quiz',
  taker: { kind: 'user', id: idOf(100 + n) },
  trendId: idOf(200 + n),
  stage: 'waiting',
  resultId: null,
  bookedDay: '2026-01-02',
  startedAtMs: NOON_MS,
  movedAtMs: NOON_MS,
  ...changes,
})

/** What every GenerationJobs promises. */
export function generationJobsSuite(fresh: () => Promise<StoragePorts>): void {
  it('keeps a job, of guests too, and knows no other', async () => {
    const { generationJobs } = await fresh()
    const guests = job(2, { taker: { kind: 'guest', id: 'gu\u0000est' }, bookedDay: null })
    await generationJobs.add(job(1))
    await generationJobs.add(guests)
    expect(await generationJobs.find(idOf(1))).toEqual(job(1))
    expect(await generationJobs.find(idOf(2))).toEqual({ ...guests, taker: { kind: 'guest', id: 'guest' } })
    for (const id of [idOf(3), '', 'x', "'; drop table generation_jobs"]) {
      expect(await generationJobs.find(id)).toBeNull()
      expect(await generationJobs.move(id, 'writing', NOON_MS)).toBe(false)
    }
  })

  it('moves a job on until it has ended, with what was made', async () => {
    const { generationJobs } = await fresh()
    await generationJobs.add(job(1))
    expect(await generationJobs.move(idOf(1), 'writing', NOON_MS + 5)).toBe(true)
    expect(await generationJobs.find(idOf(1))).toEqual(job(1, { stage: 'writing', movedAtMs: NOON_MS + 5 }))
    expect(await generationJobs.move(idOf(1), 'ready', NOON_MS + 9, idOf(7))).toBe(true)
    const ready = job(1, { stage: 'ready', resultId: idOf(7), movedAtMs: NOON_MS + 9 })
    for (const stage of ['cancelled', 'failed', 'writing', 'ready'] as const) {
      expect(await generationJobs.move(idOf(1), stage, NOON_MS + 10, idOf(8))).toBe(false)
    }
    expect(await generationJobs.find(idOf(1))).toEqual(ready)
  })

  it('lets one of many end a job', async () => {
    const { generationJobs } = await fresh()
    await generationJobs.add(job(1))
    const stages = ['ready', 'failed', 'cancelled'] as const
    const ended = await Promise.all(
      Array.from({ length: 12 }, (_, n) => generationJobs.move(idOf(1), stages[n % 3] ?? 'ready', NOON_MS + n)),
    )
    expect(ended.filter(Boolean)).toHaveLength(1)
  })

  it('tells whoever listens which job was cancelled, and nobody of other ends', async () => {
    const { generationJobs } = await fresh()
    for (const n of [1, 2, 3]) await generationJobs.add(job(n))
    const heard: (string | null)[] = []
    const stop = generationJobs.whenCancelled((id) => void heard.push(id))
    await generationJobs.move(idOf(1), 'cancelled', NOON_MS)
    await generationJobs.move(idOf(2), 'ready', NOON_MS, idOf(9))
    stop()
    await generationJobs.move(idOf(3), 'cancelled', NOON_MS)
    expect(heard).toEqual([idOf(1)])
  })

  it('forgets what was begun long ago', async () => {
    const { generationJobs } = await fresh()
    await generationJobs.add(job(1, { startedAtMs: NOON_MS - 1 }))
    await generationJobs.add(job(2))
    expect(await generationJobs.removeStartedBefore(NOON_MS)).toBe(1)
    expect(await generationJobs.find(idOf(1))).toBeNull()
    expect(await generationJobs.find(idOf(2))).not.toBeNull()
  })
}
