import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../primitives/time'
import { readHeadline } from './headline'
import { isCountOrDate, WordFrequencies } from './word-frequencies'

const START_MS = Date.UTC(2026, 5, 1)
const token = (text: string, isCapitalised = false) => ({ text, isCapitalised })

describe('WordFrequencies', () => {
  it('weighs rare words more than frequent ones, from the shipped table on', () => {
    const shipped = WordFrequencies.shipped()
    expect(shipped.rarity('new')).toBeLessThan(shipped.rarity('volcano'))
    expect(shipped.rarity('volcano')).toBeLessThan(shipped.rarity('grindavik'))
  })

  it('learns the words of the day, and forgets them again', () => {
    const words = WordFrequencies.shipped()
    words.age(START_MS)
    const before = words.rarity('grindavik')
    for (let seen = 0; seen < 500; seen += 1) words.note(readHeadline('Lava near Grindavik'))
    const learnt = words.rarity('grindavik')
    expect(learnt).toBeLessThan(before - 3)
    // Other headlines keep coming, or there would be nothing to forget it for.
    for (let day = 1; day <= 120; day += 1) {
      for (let seen = 0; seen < 1_000; seen += 1) words.note(readHeadline(`thing ${day} ${seen}`))
      words.age(START_MS + day * DAY_MS)
    }
    expect(words.rarity('grindavik')).toBeGreaterThan(learnt + 2)
  })

  it('keeps what it knows of a language through a pause of a year', () => {
    const words = WordFrequencies.shipped()
    words.age(START_MS)
    const before = words.rarity('government')
    words.age(START_MS + 365 * DAY_MS)
    expect(words.rarity('government')).toBeCloseTo(before, 6)
  })

  it('takes for a name what is mostly written with a capital', () => {
    const words = WordFrequencies.shipped()
    expect(words.isName(token('trump'))).toBe(true)
    expect(words.isName(token('price', true))).toBe(false)
    expect(words.isName(token('grindavik', true))).toBe(true)
    expect(words.isName(token('grindavik', false))).toBe(false)
    expect(words.isName(token('monday', true))).toBe(false)
  })

  it('turns down years, small numbers and days, and other numbers a little', () => {
    const words = WordFrequencies.shipped()
    const share = (text: string): number => words.weight(token(text)) / words.rarity(text)
    expect([share('2026'), share('4'), share('monday')].every((one) => Math.abs(one - 0.3) < 1e-9)).toBe(true)
    expect(share('7000')).toBeCloseTo(0.7)
    expect(share('volcano')).toBe(1)
    expect(words.weight(token('grindavik', true))).toBeCloseTo(1.25 * words.rarity('grindavik'))
  })

  it('continues where it was stored, and refuses a text that is no state', () => {
    const words = WordFrequencies.shipped()
    words.age(START_MS)
    for (const title of ['Lava near Grindavik', 'Séisme au Maroc', '東京で地震', 'A|b c'])
      words.note(readHeadline(title))
    const restored = WordFrequencies.restore([words.serialise()])
    for (const text of ['lava', 'grindavik', 'maroc', 'trump', 'unknown']) {
      expect(restored.rarity(text)).toBeCloseTo(words.rarity(text), 6)
    }
    for (const text of ['', 'nonsense', '{"a":1}', '-5 0\na 1 1 1']) {
      expect(() => WordFrequencies.restore([text])).toThrow('cannot be read')
      expect(() => WordFrequencies.restore([words.serialise(), text])).toThrow('cannot be read')
    }
    expect(() => WordFrequencies.restore([])).toThrow('cannot be read')
  })

  it('stays bounded while it sees nothing but new words', () => {
    const words = WordFrequencies.shipped()
    for (let seen = 0; seen < 20_000; seen += 1) {
      words.note(readHeadline(`aa${seen} bb${seen} cc${seen} dd${seen} ee${seen}`))
    }
    expect(words.serialise().split('\n').length).toBeLessThanOrEqual(60_001)
    expect(words.rarity('trump')).toBeLessThan(4)
  })
})

/** Frequencies of which everything is stored, at the instant they were aged last, and the texts that are. */
function stored() {
  const words = WordFrequencies.shipped()
  words.age(START_MS)
  const texts: string[] = []
  const keep = () => {
    const change = words.takeChange()
    if (change?.kind === 'whole') texts.length = 0
    if (change !== null) texts.push(change.text)
    return change
  }
  keep()
  return { words, texts, keep }
}

describe('what a round stores of word frequencies', () => {
  it('is everything at first, then nothing until a headline is counted', () => {
    const words = WordFrequencies.shipped()
    expect(words.takeChange()).toEqual({ kind: 'whole', text: words.serialise() })
    expect(words.takeChange()).toBeNull()
    words.age(START_MS)
    expect(words.takeChange()?.text).toMatch(/^\d+ \d+$/)
    words.age(START_MS + DAY_MS - 1)
    expect(words.takeChange()).toBeNull()
  })

  it('is the words of its headlines alone', () => {
    const { words, keep } = stored()
    words.note(readHeadline('Lava near Grindavik'))
    const change = keep()
    expect(change?.kind).toBe('added')
    expect(change?.text.split('\n').map((line) => line.split(' ')[0])).toEqual(['24001', 'lava', 'grindavik'])
    words.note(readHeadline('Grindavik'))
    expect(keep()?.text.split('\n').slice(1)).toEqual([expect.stringMatching(/^grindavik 2 /)])
  })

  it('continues with what was added to the whole, equal to the last digit', () => {
    const { words, texts, keep } = stored()
    for (const title of ['Lava near Grindavik', 'Lava reaches Grindavik', 'Séisme au Maroc', '東京で地震']) {
      words.note(readHeadline(title))
      keep()
    }
    expect(texts).toHaveLength(5)
    const restored = WordFrequencies.restore(texts)
    expect(restored.serialise()).toBe(words.serialise())
    expect(restored.takeChange()).toBeNull()
    restored.note(readHeadline('Lava cools'))
    expect(restored.takeChange()?.text.split('\n')).toHaveLength(3)
  })

  it('continues from the single text an earlier version stored', () => {
    const { words } = stored()
    const restored = WordFrequencies.restore([words.serialise()])
    expect(restored.takeChange()).toBeNull()
    restored.note(readHeadline('Lava near Grindavik'))
    expect(restored.takeChange()?.kind).toBe('added')
  })

  it('is everything when counts grow older', () => {
    const { words, texts, keep } = stored()
    for (let seen = 0; seen < 500; seen += 1) words.note(readHeadline('Lava near Grindavik'))
    words.age(START_MS + DAY_MS)
    expect(keep()).toEqual({ kind: 'whole', text: words.serialise() })
    expect(WordFrequencies.restore(texts).rarity('grindavik')).toBeCloseTo(words.rarity('grindavik'), 3)
  })

  it('is everything when the rarest words made room, so that they do not come back', () => {
    const { words, texts, keep } = stored()
    const see = (from: number, to: number) => {
      for (let seen = from; seen < to; seen += 1) {
        words.note(readHeadline(`aa${seen} bb${seen} cc${seen} dd${seen} ee${seen}`))
      }
      return keep()?.kind
    }
    see(0, 10_990)
    expect(see(10_990, 10_991)).toBe('added')
    expect(see(10_991, 11_010)).toBe('whole')
    expect(WordFrequencies.restore(texts).serialise()).toBe(words.serialise())
  })

  it('never adds more than the whole is long', () => {
    const { words, texts, keep } = stored()
    let wholes = 0
    for (let round = 0; round < 100; round += 1) {
      for (let seen = 0; seen < 40; seen += 1)
        words.note(readHeadline(`thing ${round} of ${seen} near place${round}x${seen}`))
      if (keep()?.kind === 'whole') wholes += 1
      const [whole = '', ...added] = texts
      expect(added.join('').length).toBeLessThanOrEqual(whole.length)
      const bounds = WordFrequencies.restore(texts)
      expect(bounds.serialise()).toBe(words.serialise())
    }
    expect(wholes).toBeGreaterThan(0)
    expect(wholes).toBeLessThan(5)
  })
})

describe('isCountOrDate', () => {
  it('tells instalments apart', () => {
    expect(['20', '2026', 'november', 'friday', '5trillion'].map(isCountOrDate)).toEqual([true, true, true, true, true])
    expect(['marching', 'amy'].map(isCountOrDate)).toEqual([false, false])
  })
})
