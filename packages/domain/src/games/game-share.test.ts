import { describe, expect, it } from 'vitest'
import { gameSharePayload, gameSubject } from './game-share'
import { INITIAL_PLAY } from './play-state'

const GAME = { id: 'trend-quiz', name: 'Trend Quiz Challenge' }
const STATS = { ...INITIAL_PLAY.stats, score: 11_420, level: 7 }
const NOTHING_MORE = { shareGrid: null, runId: null }

describe('a game that is shared (SH-08)', () => {
  it('carries its fields, under the first name or as Anonymous', () => {
    const achievements = ['Full chain', 'No scratch']
    expect(gameSharePayload(GAME, { ...STATS, achievements }, 'Ada')).toEqual({
      gameId: 'trend-quiz',
      gameName: 'Trend Quiz Challenge',
      score: 11_420,
      level: 7,
      userName: 'Ada',
      achievement: 'Full chain',
    })
    expect(gameSharePayload(GAME, STATS, null)).toMatchObject({ userName: 'Anonymous', achievement: null })
  })

  it('says who reached what, with the grid', () => {
    const post = gameSubject(gameSharePayload(GAME, STATS, 'Ada'), { shareGrid: '🪐⚫', runId: null })
    expect(post).toMatchObject({ kind: 'game', id: 'trend-quiz', title: GAME.name, path: '/play/trend-quiz' })
    expect(post.text).toBe('Ada scored 11,420 points in Trend Quiz Challenge and reached level 7.\n🪐⚫')
    const payload = gameSharePayload(GAME, { ...STATS, achievements: ['Full chain'] }, null)
    expect(gameSubject(payload, NOTHING_MORE).text).toBe(
      'Anonymous scored 11,420 points in Trend Quiz Challenge and unlocked “Full chain”.',
    )
  })

  it('keeps each row of a grid on its own line, as far as there is room', () => {
    const grid = ['Meme Maker', '🔺🔺🔺🔺', '🟡🟡🟡🟡', 'x'.repeat(60)].join('\n')
    const { text } = gameSubject(gameSharePayload(GAME, STATS, 'Ada'), { shareGrid: grid, runId: null })
    expect(text.split('\n').slice(1)).toEqual(['Meme Maker', '🔺🔺🔺🔺', '🟡🟡🟡🟡'])
  })

  it('leads to the very run where anybody may watch it', () => {
    const payload = gameSharePayload(GAME, STATS, 'Ada')
    expect(gameSubject(payload, { shareGrid: null, runId: 'r-1' }).path).toBe('/play/trend-quiz?run=r-1')
  })

  it('repeats nothing of a game or an administrator at any length', () => {
    const long = { ...GAME, name: 'x'.repeat(500) }
    const payload = gameSharePayload(long, { ...STATS, achievements: ['y'.repeat(500)] }, 'Ada')
    expect(gameSubject(payload, { shareGrid: '🪐'.repeat(500), runId: null }).text.length).toBeLessThan(400)
  })
})
