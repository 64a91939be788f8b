import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { samplePack } from './game-samples'
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
}
