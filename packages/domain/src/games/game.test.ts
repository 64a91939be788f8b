import { describe, expect, it } from 'vitest'
import { type Game, gameSchema } from './game'
import { GAME_IDS, isGameId } from './game-id'

const game: Game = {
  id: 'hello',
  name: 'Hello',
  description: 'The smallest game there is.',
  gameUrl: '/games/hello/',
  gameType: 'html5',
  controls: 'touch',
  instructions: 'Tap.',
  category: 'Quiz',
  difficulty: 'Easy',
  responsive: true,
  thumbnail: '/games/hello/thumbnail.svg',
  minAge: 8,
  maxPlayers: 1,
  estimatedPlayTime: '5-10 min',
  tags: ['short'],
  developer: 'Somebody',
  version: 'v1.0.0',
  fileSize: '2.5 MB',
  features: ['One button'],
  mobileOptimized: true,
}

describe('a game of the catalogue', () => {
  it('has the fields of GM-01 and no others', () => {
    expect(gameSchema.parse(game)).toEqual(game)
    expect(gameSchema.safeParse({ ...game, cheats: true }).success).toBe(false)
    for (const field of Object.keys(game)) {
      const { [field as keyof Game]: _, ...rest } = game
      expect(gameSchema.safeParse(rest).success, field).toBe(false)
    }
  })

  it.each([
    { gameUrl: 'javascript:alert(1)' },
    { gameUrl: 'http://example.com/game/' },
    { gameUrl: '//example.com/game/' },
    { gameUrl: '/games/../admin/' },
    { gameUrl: 'https://user@127.0.0.1/' },
    { thumbnail: 'data:image/svg+xml,<svg/>' },
    { controls: 'telepathy' },
    { difficulty: 'Impossible' },
    { gameType: 'flash' },
    { id: 'Hello' },
    { id: '../hello' },
    { id: '__proto__' },
    { id: 'runs' },
    { id: 'packs' },
    { id: 'predictions' },
    { name: ' ' },
    { minAge: -1 },
    { minAge: 7.5 },
    { maxPlayers: 0 },
    { estimatedPlayTime: 'soon' },
    { version: '1.0' },
    { fileSize: 'small' },
    { tags: [] },
  ])('refuses %j', (changes) => {
    expect(gameSchema.safeParse({ ...game, ...changes }).success).toBe(false)
  })

  it('takes a game of another site by its https address', () => {
    expect(gameSchema.safeParse({ ...game, gameUrl: 'https://games.example.com/hello/?v=2' }).success).toBe(true)
  })
})

describe('ids of our games', () => {
  it('are the three of OP-56', () => {
    expect(GAME_IDS).toEqual(['trend-quiz', 'meme-maker', 'trend-predictor'])
    expect(GAME_IDS.every(isGameId)).toBe(true)
  })

  it.each(['', 'Trend-Quiz', 'constructor', '__proto__', 'trend-quiz '])('refuses %j', (text) => {
    expect(isGameId(text)).toBe(false)
  })
})
