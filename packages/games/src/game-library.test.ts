import { readdirSync } from 'node:fs'
import { GAME_IDS } from '@trendverse/domain/games/game-id'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { jokesAbout, questionsAbout } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { describe, expect, it } from 'vitest'
import { gameLibrary } from './game-library'
import { GAMES } from './registry'
import { buildRewindCase } from './trend-predictor/testing/rewind-cases'

const STARTER = starterTrendDetails()
const ARCHIVE: PackMaterial = {
  day: '2026-11-22',
  trends: STARTER,
  detailsOf: async (trends) => STARTER.filter(({ id }) => trends.some((trend) => trend.id === id)),
  jokesAbout: async (trendId) => jokesAbout(trendId),
  questionsAbout: async (trendId) => questionsAbout(trendId),
  earlier: async () => [],
  pastCases: async () => [],
}

describe('the library of games', () => {
  it.each(Object.keys(GAMES))('has recorded runs of the version that is played: %s', (id) => {
    const recorded = readdirSync(new URL(`${id}/golden`, import.meta.url))
    expect(recorded).toContain(`v${gameLibrary.rulesOf(id)?.version}.json`)
  })

  it('knows by which rules and in which modes each game that ships is played', () => {
    for (const id of Object.keys(GAMES)) {
      const rules = gameLibrary.rulesOf(id)
      expect(rules?.version).toBeGreaterThan(0)
      expect(rules?.modes).toHaveProperty('normal')
    }
    for (const id of ['no-such-game', '__proto__', 'toString']) expect(gameLibrary.rulesOf(id)).toBeNull()
  })

  it.each(Object.keys(GAMES))('always has something to play with: %s out of what ships with it', async (id) => {
    const pack = await gameLibrary.buildPack(id, ARCHIVE)
    expect(pack).toMatchObject({ edition: 'archive', content: { game: id, day: ARCHIVE.day } })
    expect(await gameLibrary.buildPack(id, ARCHIVE)).toEqual(pack)
    const asked = gameLibrary.trendsIn(id, pack?.content)
    // The recorded cases of the past are of no trend here.
    if (id === 'trend-predictor') expect(asked).toEqual([])
    else expect(asked.length).toBeGreaterThan(3)
    expect(new Set(asked).size).toBe(asked.length)
    const known = new Set(ARCHIVE.trends.map((trend) => trend.id))
    expect(asked.every((trendId) => known.has(trendId))).toBe(true)
  })

  it('plays its own past where it has one', async () => {
    const cases = Array.from({ length: 40 }, (_, index) => buildRewindCase(index + 1))
    expect(await gameLibrary.buildPack('trend-predictor', ARCHIVE)).toMatchObject({ edition: 'archive' })
    const pack = await gameLibrary.buildPack('trend-predictor', { ...ARCHIVE, pastCases: async () => cases })
    expect(pack).toMatchObject({ edition: 'today', content: { game: 'trend-predictor', day: ARCHIVE.day } })
    const asked = gameLibrary.trendsIn('trend-predictor', pack?.content)
    expect(asked).toHaveLength(10)
    expect(cases.map(({ trend }) => trend.id)).toEqual(expect.arrayContaining([...asked]))
  })

  it('builds nothing of nothing, and nothing for a game nobody has', async () => {
    expect(await gameLibrary.buildPack('trend-quiz', { ...ARCHIVE, trends: [] })).toBeNull()
    expect(await gameLibrary.buildPack('__proto__', ARCHIVE)).toBeNull()
    expect(gameLibrary.games.every(({ id }) => (GAME_IDS as readonly string[]).includes(id))).toBe(true)
  })
})
