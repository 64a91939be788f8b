import { describe, expect, it } from 'vitest'
import type { Game } from '../games/game'
import { catalogueCard, gameAltText, gameCard, type RunToShow, runCard, runWords } from './game-card'
import { previewVersion } from './preview-card'

const GAME: Game = {
  id: 'ring-toss',
  name: 'Ring Toss',
  description: 'Toss rings at worlds.',
  gameUrl: '/games/ring-toss/',
  gameType: 'html5',
  controls: 'mouse',
  instructions: 'Toss.',
  category: 'Action',
  difficulty: 'Easy',
  responsive: true,
  thumbnail: '/games/ring-toss/thumbnail.svg',
  minAge: 8,
  maxPlayers: 1,
  estimatedPlayTime: '3-5 min',
  tags: ['rings'],
  developer: 'Somebody',
  version: 'v1.0.0',
  fileSize: '1 MB',
  features: ['Rings'],
  mobileOptimized: true,
}
const RUN: RunToShow = { id: 'a', mode: 'normal', day: '2026-11-22', username: 'ada', points: 11_420, place: 3 }

describe('cards about games', () => {
  it('say of a game what it is called, what it is about, how hard it is and how long it takes', () => {
    const card = gameCard(GAME, 'Trendverse')
    expect(card).toMatchObject({
      eyebrow: 'Game · Action',
      title: 'Ring Toss',
      sentence: 'Toss rings at worlds.',
      figures: [
        { value: 'Easy', label: 'difficulty' },
        { value: '3-5 min', label: 'to play' },
      ],
      runId: null,
    })
    expect(gameAltText(card)).toBe(
      'A world far out in space: Ring Toss, Game · Action, Easy difficulty, 3-5 min to play',
    )
  })

  it('show a game as the same world wherever it stands', () => {
    const [world] = gameCard(GAME, 'Trendverse').worlds
    expect(runCard(GAME, 'Trendverse', RUN).worlds).toEqual([world])
    const ids = ['one', GAME.id, 'three', 'four']
    const { worlds } = catalogueCard(
      ids.map((id) => ({ id, isRanked: false })),
      'Trendverse',
    )
    expect(worlds.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect(worlds[1]).toEqual(world)
  })

  it('count the games, and name boards only where there are some', () => {
    const figuresOf = (...ranked: readonly boolean[]) =>
      catalogueCard(
        ranked.map((isRanked, index) => ({ id: `game-${index}`, isRanked })),
        'Trendverse',
      ).figures
    expect(figuresOf(false)).toEqual([{ value: '1', label: 'game' }])
    expect(figuresOf(true, false)).toEqual([
      { value: '2', label: 'games' },
      { value: 'Daily', label: 'leaderboards' },
    ])
  })

  it('say of a run whose it is, its points, its day and its place', () => {
    const card = runCard(GAME, 'Trendverse', RUN)
    expect(card).toMatchObject({
      eyebrow: 'Ring Toss · 22 November 2026',
      title: 'ada',
      figures: [
        { value: '11,420', label: 'points' },
        { value: '#3', label: 'of the day' },
      ],
    })
    expect(runWords(GAME, RUN)).toEqual({
      title: 'ada scored 11,420 points in Ring Toss',
      description: '22 November 2026, number 3 that day. Watch the run, then see how far you can get.',
    })
    expect(gameAltText(card)).toBe('A run by ada, Ring Toss · 22 November 2026, 11,420 points, #3 of the day')
  })

  it('claim no place a run does not have, and say when it was calm', () => {
    const run: RunToShow = { ...RUN, mode: 'calm', points: 1, place: null }
    expect(runCard(GAME, 'Trendverse', run)).toMatchObject({
      eyebrow: 'Ring Toss · 22 November 2026 · calm',
      figures: [{ value: '1', label: 'point' }],
    })
    expect(runWords(GAME, run)).toEqual({
      title: 'ada scored 1 point in Ring Toss',
      description: '22 November 2026, calm mode. Watch the run, then see how far you can get.',
    })
  })

  it('are other cards for other runs, though they look alike in words', () => {
    const version = (run: RunToShow) => previewVersion(runCard(GAME, 'Trendverse', run), null)
    expect(version({ ...RUN })).toBe(version(RUN))
    expect(version({ ...RUN, id: 'b' })).not.toBe(version(RUN))
  })

  it('stay short, whatever administrators enter', () => {
    for (const text of ['W'.repeat(10_000), '\u0301'.repeat(10_000), ' \n'.repeat(10_000)]) {
      const game = { ...GAME, name: text, description: text, category: text }
      const card = gameCard(game, text)
      expect([card.title, card.eyebrow, card.siteName].every((shown) => shown.length <= 220)).toBe(true)
      expect(card.sentence.length).toBeLessThanOrEqual(300)
      expect(runCard(game, text, RUN).eyebrow.length).toBeLessThanOrEqual(60)
    }
  })
})
