import { gameSchema } from '@trendverse/domain/games/game'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'
import { describe, expect, it } from 'vitest'
import { GAMES } from './registry'

describe('the games that can be played', () => {
  it.each(Object.entries(GAMES))('have sound fields under their own id: %s', (id, game) => {
    expect(gameSchema.parse(game)).toEqual(game)
    expect(game).toMatchObject({ id, gameUrl: `/games/${id}/`, thumbnail: `/games/${id}/thumbnail.svg` })
    expect(game).toMatchObject({ developer: PRODUCT_NAME, maxPlayers: 1, gameType: 'html5' })
  })

  it('have what is specified of the first (GM-03, OP-57)', () => {
    expect(GAMES['trend-quiz']).toMatchObject({
      name: 'Trend Quiz Challenge',
      category: 'Quiz',
      difficulty: 'Medium',
      controls: 'mouse+keyboard',
      minAge: 8,
      estimatedPlayTime: '5-10 min',
      fileSize: '2.5 MB',
      version: 'v1.2.0',
      mobileOptimized: true,
    })
  })

  it('have what is specified of the second (GM-04, OP-57)', () => {
    expect(GAMES['meme-maker']).toMatchObject({
      name: 'Meme Maker',
      category: 'Creative',
      difficulty: 'Easy',
      controls: 'touch',
      minAge: 10,
      estimatedPlayTime: '3-5 min',
      fileSize: '1.8 MB',
      version: 'v2.1.0',
      mobileOptimized: true,
    })
  })

  it('have what is specified of the third (GM-05, OP-57)', () => {
    expect(GAMES['trend-predictor']).toMatchObject({
      name: 'Trend Predictor',
      category: 'Strategy',
      difficulty: 'Hard',
      controls: 'mouse+keyboard',
      minAge: 12,
      estimatedPlayTime: '15-30 min',
      fileSize: '4.2 MB',
      version: 'v1.0.0',
      mobileOptimized: false,
    })
  })
})
