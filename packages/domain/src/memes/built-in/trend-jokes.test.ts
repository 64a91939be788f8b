import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { textOfCaptions } from '../compose-meme'
import { CAPTION_ROLES, MEME_FORMATS } from '../meme-kinds'
import { OBSERVED_PATTERNS } from './patterns/observed'
import { OBSERVATION_KINDS, type TrendJokes } from './trend-jokes'
import { writeCaptions } from './write-captions'

const TREND = buildTrendDetail(1, { name: 'Wordle' })
const JOKES: TrendJokes = {
  observations: [
    { kind: 'ritual', text: 'guessing ADIEU before coffee' },
    { kind: 'object', text: 'the two yellow squares' },
    { kind: 'argument', text: 'hard mode is the only mode' },
    { kind: 'cliche', text: 'I got it in three' },
    { kind: 'price', text: 'a 212-day streak' },
    { kind: 'enemy', text: 'words with double letters' },
  ],
  memes: [
    { format: 'drake', style: 'funny', captions: ['Six letters', 'Five letters, six tries'] },
    { format: 'drake', style: 'nostalgic', captions: ['A newspaper', 'January 2022'] },
  ],
}
const REQUEST = {
  trend: TREND,
  style: 'funny',
  tone: 'deadpan',
  format: 'drake',
  customText: '',
  jokes: JOKES,
} as const

function memesOf(count: number, change: object = {}): (readonly string[])[] {
  const memes: (readonly string[])[] = []
  const random = seededNumbers(4)
  for (let made = 0; made < count; made += 1) {
    memes.push(writeCaptions({ ...REQUEST, ...change, random, earlier: memes.map(textOfCaptions) }).captions)
  }
  return memes
}

describe('jokes about one trend', () => {
  it('come first: written by hand in that style, then what was observed; those of other styles never', () => {
    const [first, ...others] = memesOf(7)
    expect(first).toEqual(['Six letters', 'Five letters, six tries'])
    expect(memesOf(30).flat()).not.toContain('A newspaper')
    expect(memesOf(1, { style: 'nostalgic' })).toEqual([['A newspaper', 'January 2022']])
    const texts = JOKES.observations.map(({ text }) => text.toLowerCase())
    for (const captions of others) {
      const said = captions.join(' ').toLowerCase()
      expect(
        texts.some((text) => said.includes(text)),
        said,
      ).toBe(true)
    }
  })

  it('fill every format from observations alone', () => {
    for (const format of MEME_FORMATS) {
      for (const pattern of OBSERVED_PATTERNS[format]) {
        expect(pattern, pattern.join()).toHaveLength(CAPTION_ROLES[format].length)
        expect(pattern.join(' ')).toMatch(new RegExp(`\\{(?:${OBSERVATION_KINDS.join('|')})\\}`, 'i'))
      }
      const [captions = []] = memesOf(1, { format, jokes: { ...JOKES, memes: [] } })
      expect(captions.join(' ')).not.toMatch(/[{}~]/)
    }
  })

  it('are no patterns where a matter is grave; what was written by hand for it stays', () => {
    const grave = { trend: buildTrendDetail(1, { name: 'Earthquake in Lisbon' }) }
    const [first, ...others] = memesOf(5, grave)
    expect(first).toContain('Six letters')
    expect(others.flat().join(' ')).not.toMatch(/ADIEU|yellow squares|hard mode|streak|double letters/i)
  })

  it('are none of those written by hand while something sad is reported about a trend that is not sad itself', () => {
    const accident = buildEvidence('2026-03-01T12:00:00.000Z', { title: 'Inventor of the word game killed in a crash' })
    const memes = memesOf(5, { trend: buildTrendDetail(1, { name: 'Wordle', evidence: [accident] }) })
    expect(memes.flat().join(' ')).not.toMatch(/Six letters|newspaper|ADIEU|squares/i)
  })

  it('give way to a visitor’s own words', () => {
    expect(memesOf(1, { customText: 'My own words' }).flat()).toContain('My own words')
  })
})
