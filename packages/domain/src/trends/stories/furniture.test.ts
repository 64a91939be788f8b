import { describe, expect, it } from 'vitest'
import { countedLanguage, isFiller, languageKeys, shareInLanguage } from './furniture'
import { readHeadline } from './headline'
import { StoryWorld, storyItem } from './story-world.fixtures'
import { WordFrequencies } from './word-frequencies'

/** Headlines of a made-up language in which "zulq" and "ekhu" build the sentences. */
const NOUNS = 'brelna kortu mivash tolgun farod stelip wundor crasel nophit gambru'.split(' ')
const sentence = (n: number): string =>
  `${NOUNS[n % 10] ?? ''}${n}a zulq ${NOUNS[(n * 3) % 10] ?? ''}${n}b ekhu ${NOUNS[(n * 7) % 10] ?? ''}${n}c`

describe('languages without a table', () => {
  it('learns which words only build sentences, and forgets none by leaving them out', () => {
    const words = WordFrequencies.shipped()
    for (let n = 0; n < 120; n += 1) words.noteKeys(languageKeys(readHeadline(sentence(n)), 'qx'))
    expect(isFiller('zulq', 'qx', words.countOf)).toBe(true)
    expect(isFiller('brelna0a', 'qx', words.countOf)).toBe(false)
    expect(isFiller('zulq', 'qy', words.countOf)).toBe(false)
  })

  it('asks for a hundred headlines first', () => {
    const words = WordFrequencies.shipped()
    for (let n = 0; n < 99; n += 1) words.noteKeys(languageKeys(readHeadline(sentence(n)), 'qx'))
    expect(isFiller('zulq', 'qx', words.countOf)).toBe(false)
  })

  it('joins nothing by such words', () => {
    const world = new StoryWorld()
    const items = Array.from({ length: 300 }, (_, n) => storyItem(sentence(n), { language: 'qx' }))
    world.round(items.slice(0, 150))
    world.round(items.slice(150))
    const late = new Set(items.slice(150).map(({ id }) => world.storyOf.get(id)))
    expect(late.size).toBe(150)
  })

  it('learns no function words where a table has them', () => {
    const words = WordFrequencies.shipped()
    for (let n = 0; n < 120; n += 1) words.noteKeys(languageKeys(readHeadline(sentence(n)), 'sv'))
    expect(shareInLanguage('zulq', 'sv', words.countOf)).toBe(1)
    expect(isFiller('zulq', 'sv', words.countOf)).toBe(false)
  })

  it('counts by what a headline is written in, else by what its source states, and never English', () => {
    const [swedish, english, name] = ['Färjan gick på grund i natt', 'The ferry ran aground', 'Brelna'].map(
      readHeadline,
    )
    if (swedish === undefined || english === undefined || name === undefined) throw new Error('three headlines')
    expect(countedLanguage(swedish, 'en')).toBe('sv')
    expect(countedLanguage(english, 'sv')).toBeNull()
    expect([countedLanguage(name, 'et-EE'), countedLanguage(name, '<b>'), countedLanguage(name, null)]).toEqual([
      'et',
      null,
      null,
    ])
  })
})
