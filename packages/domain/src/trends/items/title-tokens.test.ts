import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenizeTitle } from './title-tokens'

const tokensOf = (title: string): readonly string[] => tokenizeTitle(title).tokens

describe('tokenizeTitle', () => {
  it.each([
    ['The Return of the King', ['return', 'king']],
    ["Taylor Swift's new album", ['taylor', 'swift', 'new', 'album']],
    ['#SaveDotOrg', ['save', 'dot', 'org']],
    ['#worldcup', ['worldcup']],
    ['#OpenAI ships GPT-4.5', ['openai', 'ship', 'gpt', '4.5']],
    ['#BTSComeback2026', ['bts', 'comeback', '2026']],
    ['#black_lives_matter', ['black', 'live', 'matter']],
    ['U.K. Senate votes', ['uk', 'senate', 'vote']],
    ['C++ and C# compared', ['c++', 'c#', 'compared']],
    ['Pokémon GO: São Paulo', ['pokemon', 'go', 'sao', 'paulo']],
    ['Klimat i hälso- och sjukvården', ['klimat', 'sjukvarden']],
    ['Mid- and long-range ferries', ['mid', 'long', 'range', 'ferry']],
    ['Статья о кино', ['статья', 'о', 'кино']],
    ['东京奥运会', ['东京', '京奥', '奥运', '运会']],
    ['iPhone 17 地震', ['iphone', '17', '地震']],
    ['', []],
    ['👍🔥', []],
    ['!!!', []],
  ])('splits %j', (title, expected) => {
    expect(tokensOf(title)).toEqual(expected)
  })

  it('tells words that name something from those that do not', () => {
    expect(tokenizeTitle('#introduction').telling).toEqual([])
    expect(tokenizeTitle('Hola').telling).toEqual([])
    expect(tokenizeTitle('2024').telling).toEqual([])
    expect(tokenizeTitle('Introduction to Rust').telling).toEqual(['rust'])
  })

  it('takes any text without failing and never repeats a token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const { tokens } = tokenizeTitle(title)
        expect(new Set(tokens).size).toBe(tokens.length)
        expect(tokens.length).toBeLessThanOrEqual(40)
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('stays quick on hostile titles', () => {
    for (const title of ['#'.repeat(100_000), `#${'aA'.repeat(50_000)}`, 'a.'.repeat(50_000), "'s".repeat(50_000)]) {
      expect(tokensOf(title).length).toBeLessThanOrEqual(40)
    }
  })
})
