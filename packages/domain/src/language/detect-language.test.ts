import { describe, expect, it } from 'vitest'
import { languageOfText } from './detect-language'

describe('language of a headline', () => {
  it.each([
    'Die Hard director dies',
    'Man dies in Paris',
    'Les Misérables returns to Broadway',
    'Los Angeles mayor opens new bridge',
    'La La Land sequel announced',
    'Den of thieves found under Las Vegas casino',
  ])('takes foreign names inside English for English: %s', (title) => {
    expect(languageOfText(title)).toBe('en')
  })

  it.each(['Den Haag', 'Los Angeles', 'Zorbel Quandrix', '2026', '', '!!!', 'Le Mans'])(
    'says nothing of %j',
    (title) => {
      expect(languageOfText(title)).toBeNull()
    },
  )
})
