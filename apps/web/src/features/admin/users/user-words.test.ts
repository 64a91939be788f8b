import { describe, expect, it } from 'vitest'
import { limitText, usesText } from './user-words'

describe('words about accounts', () => {
  it('name limits and what was made', () => {
    expect([limitText(-1), limitText(0), limitText(1200)]).toEqual(['unlimited', '0', '1,200'])
    expect(usesText({ memes: 1, quizzes: 2, games: 0 })).toBe('1 meme, 2 quizzes, 0 games')
  })
})
