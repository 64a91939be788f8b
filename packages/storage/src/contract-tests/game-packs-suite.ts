import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { endsWithPoints, sampleDraft, samplePack } from './game-samples'
import { HOSTILE_TEXT, NOON_MS } from './samples'

const DAY = '2026-03-03'
const DAY_BEFORE = '2026-03-02'
const headOf = ({ content: _content, ...head }: ReturnType<typeof samplePack>) => head

/** What every GamePackRepository promises. */
export function gamePacksSuite(fresh: () => Promise<StoragePorts>): void {
  it('gives a pack back as it was kept, letter by letter', async () => {
    const { gamePacks } = await fresh()
    const pack = samplePack(DAY, { content: '{"name":"Ring “A” \\u0000 🪐","value":0.1}', edition: 'archive' })
    expect(await gamePacks.add(pack)).toEqual(headOf(pack))
    expect(await gamePacks.find(pack.id)).toEqual(pack)
    for (const id of ['', 'tiles', '\0', '__proto__', HOSTILE_TEXT]) expect(await gamePacks.find(id)).toBeNull()
  })

  it('keeps one of many at once of a game and day, and answers it to all', async () => {
    const { gamePacks } = await fresh()
    const packs = Array.from({ length: 20 }, (_, n) => samplePack(DAY, { id: `tiles-${DAY}-${n}` }))
    const answers = await Promise.all(packs.map((pack) => gamePacks.add(pack)))
    expect(new Set(answers.map((kept) => kept?.id)).size).toBe(1)
    const kept = await Promise.all(packs.map(({ id }) => gamePacks.find(id)))
    expect(kept.filter((pack) => pack !== null)).toHaveLength(1)
  })

  it('keeps the packs of every game and day', async () => {
    const { gamePacks } = await fresh()
    const packs = [samplePack(DAY_BEFORE), samplePack(DAY), samplePack(DAY, { id: 'other', gameId: 'other' })]
    for (const pack of packs) expect(await gamePacks.add(pack)).toEqual(headOf(pack))
    expect(await gamePacks.listDays('tiles', DAY_BEFORE, DAY)).toEqual(
      [samplePack(DAY), samplePack(DAY_BEFORE)].map(headOf),
    )
    expect(await gamePacks.listDays('tiles', DAY, DAY)).toEqual([headOf(samplePack(DAY))])
    expect(await gamePacks.listDays('tiles', DAY_BEFORE, DAY_BEFORE)).toEqual([headOf(samplePack(DAY_BEFORE))])
    expect(await gamePacks.listDays(HOSTILE_TEXT, DAY, DAY)).toEqual([])
  })

  it('withdraws a pack once, and lets another take its place, but never that one again', async () => {
    const { gamePacks } = await fresh()
    const [pack, other] = [samplePack(DAY), samplePack(DAY, { id: 'tiles-other', builtAtMs: NOON_MS + 1 })]
    await gamePacks.add(pack)
    const withdrawn = { ...pack, withdrawnAtMs: NOON_MS + 5 }
    expect(await gamePacks.withdraw(pack.id, NOON_MS + 5)).toEqual(headOf(withdrawn))
    expect(await gamePacks.withdraw(pack.id, NOON_MS + 9)).toEqual(headOf(withdrawn))
    expect(await gamePacks.add(pack)).toBeNull()
    expect(await gamePacks.add(other)).toEqual(headOf(other))
    expect(await gamePacks.find(pack.id)).toEqual(withdrawn)
    expect(await gamePacks.listDays('tiles', DAY, DAY)).toEqual([headOf(other), headOf(withdrawn)])
    for (const id of ['', 'tiles', '\0', HOSTILE_TEXT]) expect(await gamePacks.withdraw(id, NOON_MS)).toBeNull()
  })

  it('takes a withdrawal back while no other pack has taken its place', async () => {
    const { gamePacks } = await fresh()
    const [pack, other] = [samplePack(DAY), samplePack(DAY, { id: 'tiles-other', builtAtMs: NOON_MS + 1 })]
    await gamePacks.add(pack)
    expect(await gamePacks.restore(pack.id)).toEqual(headOf(pack))
    await gamePacks.withdraw(pack.id, NOON_MS + 5)
    expect(await gamePacks.restore(pack.id)).toEqual(headOf(pack))
    expect(await gamePacks.find(pack.id)).toEqual(pack)
    await gamePacks.withdraw(pack.id, NOON_MS + 5)
    await gamePacks.add(other)
    expect(await gamePacks.restore(pack.id)).toBe('replaced')
    expect(await gamePacks.find(pack.id)).toMatchObject({ withdrawnAtMs: NOON_MS + 5 })
    for (const id of ['', 'tiles', '\0', HOSTILE_TEXT]) expect(await gamePacks.restore(id)).toBeNull()
  })

  it('lists packs for administrators: the latest day first, with the runs that were finished with each', async () => {
    const { gamePacks, gameRuns, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    const other = samplePack(DAY, { id: 'other', gameId: 'other', builtAtMs: NOON_MS - 1 })
    for (const pack of [samplePack(DAY_BEFORE), samplePack(DAY), other]) await gamePacks.add(pack)
    await gamePacks.withdraw('other', NOON_MS)
    for (const n of [1, 2]) await gameRuns.start(sampleDraft(n, 1), { day: DAY, limit: 9 })
    await gameRuns.finish(sampleDraft(1, 1).id, endsWithPoints(10))
    const everything = { page: 1, pageSize: 10, gameId: null, day: null, withdrawn: null }
    const { packs, total } = await gamePacks.list(everything)
    expect(packs.map(({ id, runs }) => [id, runs])).toEqual([
      [samplePack(DAY).id, 1],
      ['other', 0],
      [samplePack(DAY_BEFORE).id, 0],
    ])
    expect([total, packs[0]]).toEqual([3, { ...headOf(samplePack(DAY)), runs: 1 }])
    const idsOf = async (query: object) => (await gamePacks.list({ ...everything, ...query })).packs.map(({ id }) => id)
    expect(await idsOf({ withdrawn: true })).toEqual(['other'])
    expect(await idsOf({ gameId: 'tiles', withdrawn: false, day: DAY })).toEqual([samplePack(DAY).id])
    expect(await idsOf({ page: 2, pageSize: 2 })).toEqual([samplePack(DAY_BEFORE).id])
    expect(await idsOf({ gameId: HOSTILE_TEXT })).toEqual([])
  })
}
