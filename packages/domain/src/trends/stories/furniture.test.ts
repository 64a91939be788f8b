import { describe, expect, it } from 'vitest'
import { isFiller, languageKeys, untabledLanguage } from './furniture'
import { readHeadline } from './headline'
import { StoryWorld, storyItem } from './story-world.fixtures'
import { WordFrequencies } from './word-frequencies'

/** Headlines of a made-up language in which "zulq" and "ekhu" build the sentences. */
const NOUNS = 'brelna kortu mivash tolgun farod stelip wundor crasel nophit gambru'.split(' ')
const sentence = (n: number): string =>
  `${NOUNS[n % 10] ?? ''}${n} zulq ${NOUNS[(n * 3) % 10] ?? ''}${n * 7} ekhu ${NOUNS[(n * 7) % 10] ?? ''}${n * 11}`

describe('languages without a table', () => {
  it('learns which words only build sentences, and forgets none by leaving them out', () => {
    const words = WordFrequencies.shipped()
    for (let n = 0; n < 120; n += 1) words.noteKeys(languageKeys(readHeadline(sentence(n)), 'qx'))
    expect(isFiller('zulq', 'qx', words.countOf)).toBe(true)
    expect(isFiller('brelna0', 'qx', words.countOf)).toBe(false)
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

  it('takes a language with a table, or none, for no such language', () => {
    expect(['sv', 'sv-SE', 'no', null, 'und', '<b>'].map(untabledLanguage)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    expect(untabledLanguage('et-EE')).toBe('et')
  })
})
