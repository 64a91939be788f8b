import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { expect, it } from 'vitest'
import { idOf, NOON_MS } from './samples'

const job = (n: number, changes: Partial<GenerationJob> = {}): GenerationJob => ({
  id: idOf(n),
  kind: 'quiz',
  taker: { kind: 'user', id: idOf(100 + n) },
  trendId: idOf(200 + n),
  variant: '',
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
    expect(await generationJobs.add(job(1))).toEqual(job(1))
    await generationJobs.add(guests)
    expect(await generationJobs.find(idOf(1))).toEqual(job(1))
    expect(await generationJobs.find(idOf(2))).toEqual({ ...guests, taker: { kind: 'guest', id: 'guest' } })
    for (const id of [idOf(3), '', 'x', "'; drop table generation_jobs"]) {
      expect(await generationJobs.find(id)).toBeNull()
      expect(await generationJobs.move(id, 'writing', NOON_MS)).toBe(false)
      expect(await generationJobs.takeBooking(id)).toBeNull()
      expect(await generationJobs.findOpen(job(1, { trendId: id }))).toBeNull()
      expect(await generationJobs.findOpen(job(1, { taker: { kind: 'user', id } }))).toBeNull()
    }
  })

  it.each([
    ['an account', { kind: 'user', id: idOf(101) }],
    ['a guest', { kind: 'guest', id: 'gu\u0000est' }],
  ] as const)(
    'keeps one of a hundred jobs %s orders at once about one trend, and answers it to all',
    async (_, taker) => {
      const { generationJobs } = await fresh()
      const ordered = Array.from({ length: 100 }, (_unused, n) => job(n + 1, { taker, trendId: idOf(201) }))
      const kept = await Promise.all(ordered.map((one) => generationJobs.add(one)))
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
      expect(await generationJobs.findOpen(job(1, { taker }))).toEqual(kept[0])
      const found = await Promise.all(ordered.map(({ id }) => generationJobs.find(id)))
      expect(found.filter((one) => one !== null)).toEqual([kept[0]])
    },
  )

  it('keeps open jobs of several takers, kinds, trends and variants apart', async () => {
    const { generationJobs } = await fresh()
    const taker = { kind: 'user', id: idOf(101) } as const
    const others = [
      job(1),
      job(2, { taker }),
      // a guest may bear the id of an account
      job(3, { taker: { kind: 'guest', id: idOf(101) }, trendId: idOf(201) }),
      job(4, { taker: { kind: 'user', id: idOf(102) }, trendId: idOf(201) }),
      job(5, { taker, trendId: idOf(201), kind: 'meme' }),
      job(6, { taker, trendId: idOf(201), kind: 'meme', variant: idOf(301) }),
      job(7, { taker, trendId: idOf(201), kind: 'meme', variant: idOf(302) }),
    ]
    for (const one of others) expect(await generationJobs.add(one)).toEqual(one)
    for (const one of others) expect(await generationJobs.findOpen(one)).toEqual(one)
    expect(await generationJobs.add({ ...job(7), ...others[6], id: idOf(8) })).toMatchObject({ id: idOf(7) })
  })

  it.each(['ready', 'failed', 'cancelled'] as const)('takes a new job once the last one is %s', async (stage) => {
    const { generationJobs } = await fresh()
    const next = job(2, { taker: job(1).taker, trendId: job(1).trendId })
    await generationJobs.add(job(1))
    for (const open of ['writing', 'checking'] as const) {
      await generationJobs.move(idOf(1), open, NOON_MS)
      expect(await generationJobs.add(next)).toMatchObject({ id: idOf(1), stage: open })
    }
    await generationJobs.move(idOf(1), stage, NOON_MS)
    expect(await generationJobs.findOpen(next)).toBeNull()
    expect(await generationJobs.add(next)).toEqual(next)
    expect(await generationJobs.find(idOf(1))).toMatchObject({ stage })
  })

  it('gives the booking of what was made to one of many who ask, and none of what nothing came of', async () => {
    const { generationJobs } = await fresh()
    for (const n of [1, 2, 3]) await generationJobs.add(job(n))
    const booked = { resultId: idOf(7), bookedDay: '2026-01-02' }
    await generationJobs.move(idOf(1), 'ready', NOON_MS, booked)
    await generationJobs.move(idOf(2), 'ready', NOON_MS, { resultId: idOf(8), bookedDay: null })
    await generationJobs.move(idOf(3), 'failed', NOON_MS)
    const taken = await Promise.all(Array.from({ length: 20 }, () => generationJobs.takeBooking(idOf(7))))
    expect(taken.filter((day) => day !== null)).toEqual(['2026-01-02'])
    for (const n of [8, 1, 3]) expect(await generationJobs.takeBooking(idOf(n))).toBeNull()
    expect(await generationJobs.find(idOf(1))).toMatchObject({ stage: 'ready', bookedDay: null })
  })

  it('lists jobs that go on and were silent since, the longest silent first and not more than asked for', async () => {
    const { generationJobs } = await fresh()
    for (const [n, movedAtMs] of [NOON_MS + 3, NOON_MS + 1, NOON_MS + 2, NOON_MS].entries()) {
      await generationJobs.add(job(n, { movedAtMs }))
    }
    await generationJobs.move(idOf(3), 'failed', NOON_MS)
    const silent = async (beforeMs: number, limit: number) =>
      (await generationJobs.listSilent(beforeMs, limit)).map(({ id }) => id)
    expect(await silent(NOON_MS + 1, 9)).toEqual([])
    expect(await silent(NOON_MS + 2, 9)).toEqual([idOf(1)])
    expect(await silent(NOON_MS + 9, 2)).toEqual([idOf(1), idOf(2)])
    expect(await silent(NOON_MS + 9, 9)).toHaveLength(3)
  })

  it('moves a job on until it has ended, with what was made', async () => {
    const { generationJobs } = await fresh()
    await generationJobs.add(job(1))
    expect(await generationJobs.move(idOf(1), 'writing', NOON_MS + 5)).toBe(true)
    expect(await generationJobs.find(idOf(1))).toEqual(job(1, { stage: 'writing', movedAtMs: NOON_MS + 5 }))
    const made = { resultId: idOf(7), bookedDay: null }
    expect(await generationJobs.move(idOf(1), 'ready', NOON_MS + 9, made)).toBe(true)
    const ready = job(1, { ...made, stage: 'ready', movedAtMs: NOON_MS + 9 })
    for (const stage of ['cancelled', 'failed', 'writing', 'ready'] as const) {
      expect(await generationJobs.move(idOf(1), stage, NOON_MS + 10, { ...made, resultId: idOf(8) })).toBe(false)
    }
    expect(await generationJobs.find(idOf(1))).toEqual(ready)
  })

  it('keeps a job open while it is painted', async () => {
    const { generationJobs } = await fresh()
    const { taker, trendId } = job(1)
    await generationJobs.add(job(1, { kind: 'meme' }))
    expect(await generationJobs.move(idOf(1), 'painting', NOON_MS + 1)).toBe(true)
    expect(await generationJobs.findOpen({ kind: 'meme', taker, trendId, variant: '' })).toMatchObject({
      stage: 'painting',
    })
    expect(await generationJobs.findOpen({ kind: 'quiz', taker, trendId, variant: '' })).toBeNull()
    expect(await generationJobs.add(job(2, { kind: 'meme', taker, trendId }))).toMatchObject({ id: idOf(1) })
    expect(await generationJobs.listSilent(NOON_MS + 2, 9)).toMatchObject([{ id: idOf(1) }])
    expect(await generationJobs.move(idOf(1), 'ready', NOON_MS + 2)).toBe(true)
    expect(await generationJobs.findOpen({ kind: 'meme', taker, trendId, variant: '' })).toBeNull()
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
    await generationJobs.move(idOf(2), 'ready', NOON_MS, { resultId: idOf(9), bookedDay: null })
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
