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
    const restored = WordFrequencies.restore(words.serialise())
    for (const text of ['lava', 'grindavik', 'maroc', 'trump', 'unknown']) {
      expect(restored.rarity(text)).toBeCloseTo(words.rarity(text), 6)
    }
    for (const text of ['', 'nonsense', '{"a":1}', '-5 0\na 1 1 1']) {
      expect(() => WordFrequencies.restore(text)).toThrow('cannot be read')
    }
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

describe('isCountOrDate', () => {
  it('tells instalments apart', () => {
    expect(['20', '2026', 'november', 'friday', '5trillion'].map(isCountOrDate)).toEqual([true, true, true, true, true])
    expect(['marching', 'amy'].map(isCountOrDate)).toEqual([false, false])
  })
})
