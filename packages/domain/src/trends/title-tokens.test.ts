import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleEntities } from './title-entities'
import { isSameTitle, learnTokenWeights, titleLikeness, vectorOf } from './title-likeness'
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
    ['Статья о кино', ['статья', 'о', 'кино']],
    ['东京奥运会', ['东京', '京奥', '奥运', '运会']],
    ['iPhone 17 発表', ['iphone', '17', '発表']],
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

describe('titleLikeness', () => {
  const corpus = ['Travis Scott', 'Travis Scott arrested in Miami', 'Rust 2.0', 'Boston Celtics parade', 'World Cup']
  const weights = learnTokenWeights(corpus.map(tokenizeTitle))
  const likeness = (a: string, b: string): number =>
    titleLikeness(vectorOf(tokenizeTitle(a), weights), vectorOf(tokenizeTitle(b), weights))

  it('is 1 for the same words in another order, spelling or run together', () => {
    expect(likeness('Scott, Travis', 'travis scott')).toBe(1)
    expect(likeness('#WorldCup', 'World Cup')).toBe(1)
    expect(likeness('#worldcup', 'World Cup')).toBe(1)
  })

  it('is 0 without a common word and for titles without words', () => {
    expect(likeness('Travis Scott', 'Boston Celtics')).toBe(0)
    expect(likeness('👍', '🔥')).toBe(0)
    expect(isSameTitle(tokenizeTitle('👍'), tokenizeTitle('🔥'))).toBe(false)
  })

  it('counts rare words more than generic ones', () => {
    expect(likeness('New album review', 'New parade review')).toBeLessThan(0.4)
    expect(likeness('Celtics parade today', 'Celtics parade')).toBeGreaterThan(0.9)
  })

  it('is symmetric and between 0 and 1', () => {
    const words = fc.array(fc.constantFrom('travis', 'scott', 'new', 'rust', '2024', 'world', 'the'), { maxLength: 6 })
    fc.assert(
      fc.property(words, words, (a, b) => {
        const there = likeness(a.join(' '), b.join(' '))
        expect(there).toBeCloseTo(likeness(b.join(' '), a.join(' ')), 12)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(1)
      }),
      { seed: 5 },
    )
  })
})

describe('titleEntities', () => {
  it('finds names inside a sentence and short titles as a whole', () => {
    expect(titleEntities('Rapper Travis Scott arrested in Miami')).toContain('travis scott')
    expect(titleEntities('Police say Travis Scott was arrested in Miami')).toContain('travis scott')
    expect(titleEntities('travis scott')).toContain('travis scott')
    expect(titleEntities('Why the Lord of the Rings still works today')).toContain('lord ring')
  })

  it('takes no single word at the start of a sentence, and nothing from title case', () => {
    expect(titleEntities('Arrested rapper leaves the court in silence')).toEqual(new Set())
    expect(titleEntities('How We Built A Very Fast Parser In Two Days')).toEqual(new Set())
    expect(titleEntities('#introduction')).toEqual(new Set())
  })
})
