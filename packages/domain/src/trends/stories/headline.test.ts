import { describe, expect, it } from 'vitest'
import { addressTokens, initialsIn, readHeadline } from './headline'

const tokens = (title: string): string[] => readHeadline(title).tokens.map(({ text }) => text)

describe('readHeadline', () => {
  it('folds words, drops small ones and keeps their order', () => {
    expect(tokens('The Pelés of the world: Brazil’s kings in the U.S.')).toEqual(['pele', 'world', 'brazil', 'king'])
  })

  it.each([
    ['$5tn plan', '5trillion'],
    ['$5 trillion plan', '5trillion'],
    ['$1.8B fund', '1.8billion'],
    ['1,8 billion fund', '1.8billion'],
    ['69bn deal', '69billion'],
    ['25,000 recalled', '25000'],
    ['25 000 rappelés', '25000'],
    ['2.000 muertos', '2000'],
  ])('writes the number of %j one way', (title, number) => {
    expect(tokens(title)).toContain(number)
  })

  it('does not take a decimal or a version for a grouped number', () => {
    expect(tokens('Python 3.14 and pi 3.141592')).toEqual(expect.arrayContaining(['3.14', '3.141592']))
  })

  it('takes hashtags apart, their numbers too', () => {
    expect(tokens('#Chandrayaan3Landing')).toEqual(['chandrayaan', '3', 'landing'])
    expect(tokens('Chandrayaan-3 lands')).toEqual(['chandrayaan', '3', 'land'])
  })

  it('knows which capitals tell something', () => {
    const plain = readHeadline('Storm hits Ireland before the weekend begins')
    expect(plain.isTitleCase).toBe(false)
    expect(plain.tokens.map(({ isCapitalised, opensTitle }) => [isCapitalised, opensTitle])).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(readHeadline('Storm Hits Ireland Before the Weekend Begins').isTitleCase).toBe(true)
    expect(readHeadline('Storm Amy').isTitleCase).toBe(false)
  })

  it('reads no more than a headline has, whatever it is given', () => {
    const words = Array.from({ length: 10_000 }, (_, index) => `word${index}`).join(' ')
    expect(tokens(words).length).toBeLessThanOrEqual(40)
    expect(tokens('東京で大きな地震が発生').every((token) => token.length === 2)).toBe(true)
    expect(tokens('!!! ??? ...')).toEqual([])
    expect(tokens(`${'a'.repeat(5_000)} b`)).toHaveLength(1)
  })
})

describe('initialsIn', () => {
  it('gives the initials names are known by, with and without their small words', () => {
    const initials = (title: string): string[] => [...initialsIn(readHeadline(title))]
    expect(initials('Outage at Amazon Web Services takes down games')).toContain('aws')
    expect(initials('Traders fear the Bank of England will wait')).toContain('boe')
    expect(initials('Outage At Amazon Web Services Takes Down Games')).toEqual([])
    expect(initials('Donald Trump speaks')).toEqual([])
  })
})

describe('addressTokens', () => {
  it('reads the longest telling part of a path', () => {
    expect(addressTokens('https://news.example/2026/05/uk-russia-sanctions-eased-12345.html?x=y')).toEqual([
      'uk',
      'russia',
      'sanction',
      'eased',
    ])
    expect(addressTokens('https://news.example/s%C3%A9isme-au-maroc-bilan')).toEqual(['seisme', 'maroc', 'bilan'])
  })

  it('finds nothing in ids, sections and broken addresses', () => {
    for (const url of [
      'https://a.example/',
      'https://a.example/news/48219',
      'nonsense',
      'https://a.example/%E0%A4%A-b',
    ]) {
      expect(addressTokens(url)).toEqual([])
    }
  })
})
