import { GAME_IDS } from '@trendverse/domain/games/game-id'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { describe, expect, it } from 'vitest'
import { gameLibrary } from './game-library'
import { GAMES } from './registry'

const ARCHIVE = { day: '2026-11-22', trends: starterTrendDetails() }

describe('the library of games', () => {
  it('knows by which rules each game that ships is played', () => {
    for (const id of Object.keys(GAMES)) expect(gameLibrary.currentVersion(id)).toBeGreaterThan(0)
    for (const id of ['no-such-game', '__proto__', 'toString']) expect(gameLibrary.currentVersion(id)).toBeNull()
  })

  it.each(Object.keys(GAMES))('always has something to play with: %s out of the starter catalogue', (id) => {
    const pack = gameLibrary.buildPack(id, ARCHIVE)
    expect(pack).toMatchObject({ edition: 'archive', content: { game: id, day: ARCHIVE.day } })
    expect(gameLibrary.buildPack(id, ARCHIVE)).toEqual(pack)
    const asked = gameLibrary.trendsIn(id, pack?.content)
    expect(asked.length).toBeGreaterThan(3)
    expect(new Set(asked).size).toBe(asked.length)
    const known = new Set(ARCHIVE.trends.map((trend) => trend.id))
    expect(asked.every((trendId) => known.has(trendId))).toBe(true)
  })

  it('builds nothing of nothing, and nothing for a game nobody has', () => {
    expect(gameLibrary.buildPack('trend-quiz', { ...ARCHIVE, trends: [] })).toBeNull()
    expect(gameLibrary.buildPack('__proto__', ARCHIVE)).toBeNull()
    expect(gameLibrary.games.every(({ id }) => (GAME_IDS as readonly string[]).includes(id))).toBe(true)
  })
})
