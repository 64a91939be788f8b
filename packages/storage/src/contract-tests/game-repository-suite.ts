import { MAX_ADDED_GAMES } from '@trendverse/application/ports/games'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleGame } from './game-samples'
import { HOSTILE_TEXT, NOON_MS } from './samples'

/** Ids nobody has, and texts that are none. */
const NOBODY = ['no-such-game', '', '\0', '__proto__', HOSTILE_TEXT]

/** What every GameRepository promises. */
export function gameRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('has no game at first, and finds none under an id nobody has', async () => {
    const { games } = await fresh()
    expect(await games.list()).toEqual([])
    for (const id of NOBODY) {
      expect(await games.find(id)).toBeNull()
      expect(await games.edit(id, () => null, NOON_MS)).toBeNull()
      expect(await games.remove(id)).toBe(false)
    }
  })

  it('gives games back as they were added, in the order they came', async () => {
    const { games } = await fresh()
    const [late, early] = [sampleGame('a-late-one'), sampleGame('the-early-one')]
    expect(await games.add(early, NOON_MS)).toBe('added')
    expect(await games.add(late, NOON_MS + 1)).toBe('added')
    expect(await games.list()).toEqual([early, late])
    expect(await games.find(late.id)).toEqual(late)
  })

  it('adds one of many at once with one id', async () => {
    const { games } = await fresh()
    const added = await Promise.all(
      Array.from({ length: 30 }, (_, n) => games.add(sampleGame('tiles', { name: `Tiles ${n}` }), NOON_MS)),
    )
    expect(added.filter((outcome) => outcome === 'added')).toHaveLength(1)
    expect(added.filter((outcome) => outcome === 'taken')).toHaveLength(29)
    expect(await games.list()).toHaveLength(1)
  })

  it('is full one day, and has room again when a game went', async () => {
    const { games } = await fresh()
    for (let n = 1; n < MAX_ADDED_GAMES; n += 1) await games.add(sampleGame(`game-${n}`), NOON_MS + n)
    const last = await Promise.all(['one', 'other'].map((id) => games.add(sampleGame(id), NOON_MS)))
    expect(last.toSorted()).toEqual(['added', 'full'])
    expect(await games.remove('game-1')).toBe(true)
    expect(await games.add(sampleGame('another'), NOON_MS)).toBe('added')
    expect(await games.list()).toHaveLength(MAX_ADDED_GAMES)
  })

  it('keeps what is made of a game, whether it was there or not, and leaves its place', async () => {
    const { games } = await fresh()
    await games.add(sampleGame('first'), NOON_MS)
    await games.add(sampleGame('second'), NOON_MS + 1)
    const seen: unknown[] = []
    const renamed = await games.edit(
      'first',
      (kept) => {
        seen.push(kept)
        return kept && { ...kept, name: 'Renamed' }
      },
      NOON_MS + 2,
    )
    expect(seen).toEqual([sampleGame('first')])
    expect(renamed).toEqual(sampleGame('first', { name: 'Renamed' }))
    expect(await games.edit('third', (kept) => kept ?? sampleGame('third'), NOON_MS + 3)).toEqual(sampleGame('third'))
    expect((await games.list()).map(({ name }) => name)).toEqual(['Renamed', 'Game second', 'Game third'])
  })

  it('loses no change of several that are made at once', async () => {
    const { games } = await fresh()
    await games.add(sampleGame('tiles', { minAge: 0 }), NOON_MS)
    await Promise.all(
      Array.from({ length: 18 }, () =>
        games.edit('tiles', (kept) => kept && { ...kept, minAge: kept.minAge + 1 }, NOON_MS),
      ),
    )
    expect(await games.find('tiles')).toMatchObject({ minAge: 18 })
  })
}
