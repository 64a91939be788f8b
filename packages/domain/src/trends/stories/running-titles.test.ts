import { describe, expect, it } from 'vitest'
import { asRead, withoutFurniture } from './furniture'
import { readHeadline } from './headline'
import { titlePartKeys, wordsOfPartKey } from './running-titles'
import { WordFrequencies } from './word-frequencies'

const headline = (title: string, publisher: string | null = 'Harbour Post') => ({ title, url: null, publisher })

/** What is known once some headlines were read. */
function learnt(...titles: readonly ReturnType<typeof headline>[]): WordFrequencies {
  const words = WordFrequencies.shipped()
  for (const item of titles) {
    words.note(readHeadline(item.title))
    words.noteKeys(titlePartKeys(item))
  }
  return words
}

const cut = (item: ReturnType<typeof headline>, words: WordFrequencies): string =>
  withoutFurniture(item, words.countOf).title

const FERRY = headline('ZQ Direct – Ferry runs aground off Tarsk')
const LIVE = [
  FERRY,
  headline('ZQ Direct – Queen opens the new bridge'),
  headline('ZQ Direct: Heavy snow closes the pass'),
]

describe('running titles', () => {
  it('cuts what opens many headlines of one publisher', () => {
    expect(cut(FERRY, learnt(...LIVE))).toBe('Ferry runs aground off Tarsk')
  })

  it('cuts nothing that came twice, or from another publisher', () => {
    expect(cut(FERRY, learnt(...LIVE.slice(0, 2)))).toBe(FERRY.title)
    const other = { ...FERRY, publisher: 'Gazette' }
    expect(cut(other, learnt(...LIVE))).toBe(FERRY.title)
    expect(titlePartKeys({ ...FERRY, publisher: null })).toEqual([])
  })

  it('cuts what many headlines end with, however long, and one opening behind another', () => {
    const ends = ['Talks resume', 'Two ships meet', 'A pause is agreed'].map((title) =>
      headline(`${title} in the bay – The latest of the quarrel between Tarsk and Dunmere`),
    )
    expect(cut(ends[0] ?? FERRY, learnt(...ends))).toBe('Talks resume in the bay')
    const nested = ['A brigade moves', 'A bridge falls again', 'A mayor speaks up'].map((title) =>
      headline(`ZQ Direct – Quarrelwatch – ${title}`),
    )
    expect(cut(nested[0] ?? FERRY, learnt(...nested))).toBe('A brigade moves')
  })

  it('leaves the name of a story that others tell, too', () => {
    const told = ['Ministry warns', 'First ward opens', 'School stays shut'].map((title) =>
      headline(`Tarsk fever: ${title} in the north`),
    )
    const elsewhere = Array.from({ length: 12 }, (_, n) => headline(`Tarsk fever spreads to town ${n}`, `Paper ${n}`))
    expect(cut(told[0] ?? FERRY, learnt(...told, ...elsewhere))).toBe(told[0]?.title)
  })

  it('cuts an opening of common words once it came ten times', () => {
    const letters = Array.from({ length: 10 }, (_, n) => headline(`Morning agenda: Ward ${n} votes on its budget`))
    expect(cut(letters[0] ?? FERRY, learnt(...letters.slice(1)))).toBe(letters[0]?.title)
    expect(cut(letters[0] ?? FERRY, learnt(...letters))).toBe('Ward 0 votes on its budget')
  })

  it('leaves a headline of which too little would remain', () => {
    const short = ['Snow', 'Rain', 'Fog'].map((word) => headline(`Forecastle – ${word}`))
    expect(cut(short[0] ?? FERRY, learnt(...short))).toBe('Forecastle – Snow')
  })

  it('reads hostile titles in time and keeps keys in one line', () => {
    const hostile = [`${'- '.repeat(20_000)}x`, 'a:'.repeat(20_000), 'a=b|c\n d : e f g h', ' – – – ']
    for (const title of hostile) {
      const keys = titlePartKeys(headline(title))
      expect(keys.every((key) => !/[\s|]/.test(key))).toBe(true)
    }
    expect(wordsOfPartKey(titlePartKeys(FERRY)[0] ?? '')).toEqual(['zq', 'direct'])
  })

  it('keeps what a live page is about in front of news that has no name', () => {
    const read = (title: string): string => asRead(headline(title), learnt().countOf).title
    expect(read('Hårda strider väntas i natt – Senaste nytt om kriget i Velda')).toBe(
      'Kriget i Velda: Hårda strider väntas i natt',
    )
    const named = 'Hårda strider väntas i Tarsk – Senaste nytt om kriget i Velda'
    expect(read(named)).toBe(named)
    const about = 'Hårda strider väntas i natt – Senaste nytt om kriget'
    expect(read(about)).toBe(about)
  })
})
