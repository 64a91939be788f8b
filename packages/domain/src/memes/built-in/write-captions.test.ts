import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { textOfCaptions } from '../compose-meme'
import { CAPTION_ROLES, MEME_FORMATS, MEME_STYLES, MEME_TONES } from '../meme-kinds'
import { isTextAllowed } from '../moderation'
import { readMeme } from '../parsed-meme'
import { chooseCaptions } from './choose-captions'
import { NAMED_PATTERNS, QUOTED_PATTERNS } from './patterns/live-quoted'
import { TOLD_PATTERNS } from './patterns/live-told'
import { PATTERN_POOLS } from './patterns/registry'
import { TONE_WORDS } from './tone-words'
import { writeCaptions, writeChoices } from './write-captions'

const STARTERS = starterTrendDetails()
const TEA = STARTERS.find(({ name }) => name === 'Bubble tea') ?? buildTrendDetail(1)
const REQUEST = {
  trend: TEA,
  style: 'funny',
  tone: 'deadpan',
  format: 'drake',
  customText: '',
  earlier: [],
} as const

it('uppercase a name by the rules of its language', () => {
  const fillable = { pattern: ['One coffee', '{NAME}'], tellings: [{ name: ['şampiyonluğa giden yol'] }] }
  expect(chooseCaptions([[fillable]], '', [], seededNumbers(1))).toEqual(['One coffee', 'ŞAMPİYONLUĞA GİDEN YOL'])
})

describe('memes without a model', () => {
  it('have the shape of any other, for every format, style and tone', () => {
    const random = seededNumbers(5)
    const combinations = MEME_FORMATS.flatMap((format) =>
      MEME_STYLES.flatMap((style) => MEME_TONES.map((tone) => ({ format, style, tone }))),
    )
    for (const [index, kind] of combinations.entries()) {
      const trend = STARTERS[index % STARTERS.length] ?? TEA
      const meme = writeCaptions({ ...REQUEST, ...kind, trend, random })
      const captions = Object.fromEntries(CAPTION_ROLES[kind.format].map((role, at) => [role, meme.captions[at]]))
      expect(readMeme({ ...meme, captions }, CAPTION_ROLES[kind.format]), JSON.stringify(meme)).not.toBeNull()
      expect(meme.captions.every((caption) => caption.length <= 80 && isTextAllowed(caption))).toBe(true)
      expect(meme.captions.join(' ')).not.toMatch(/[{}~]|undefined|null|\bNaN|\.\.|,\s*$/)
      for (const caption of meme.captions) expect(meme.altText).toContain(caption)
    }
  })

  it('come from at least eight patterns for each format and style, each with a caption per role', () => {
    for (const format of MEME_FORMATS) {
      const pool = PATTERN_POOLS[format]
      for (const style of MEME_STYLES) expect(pool[style].length + pool.any.length).toBeGreaterThanOrEqual(8)
      const live = [TOLD_PATTERNS, QUOTED_PATTERNS, NAMED_PATTERNS].flatMap((patterns) => patterns[format])
      for (const pattern of [...Object.values(pool).flat(), ...live]) {
        expect(pattern, pattern.join()).toHaveLength(CAPTION_ROLES[format].length)
      }
    }
  })

  it('never come again while others are left, and come again rather than not at all', () => {
    const random = seededNumbers(6)
    const earlier: string[] = []
    for (let count = 0; count < 40; count += 1) {
      earlier.push(textOfCaptions(writeCaptions({ ...REQUEST, random, earlier }).captions))
    }
    expect(new Set(earlier).size).toBe(40)
    const four = Array.from({ length: 4 }, () => {
      const trend = buildTrendDetail(1, { name: 'Earthquake in Lisbon' })
      const text = textOfCaptions(writeCaptions({ ...REQUEST, trend, random, earlier }).captions)
      earlier.push(text)
      return text
    })
    expect(new Set(four).size).toBe(4)
    const trend = buildTrendDetail(1, { name: 'Earthquake in Lisbon' })
    expect(four).toContain(textOfCaptions(writeCaptions({ ...REQUEST, trend, random, earlier }).captions))
  })

  it('tell another joke before the same one with other words', () => {
    const random = seededNumbers(7)
    const earlier: string[] = []
    for (let count = 0; count < 8; count += 1) {
      earlier.push(textOfCaptions(writeCaptions({ ...REQUEST, format: 'chad', random, earlier }).captions))
    }
    expect(new Set(earlier.map((text) => text.slice(0, 12))).size).toBe(8)
  })

  it('say what the style is about and end in the tone', () => {
    const texts = (kind: object) =>
      Array.from({ length: 30 }, (_, seed) =>
        writeCaptions({ ...REQUEST, format: 'distracted-bf', ...kind, random: seededNumbers(seed + 1) }).captions.join(
          ' ',
        ),
      )
    expect(texts({ style: 'existential' }).join(' ')).toMatch(/cosmos|meaning of life|mortal/)
    expect(texts({ style: 'satirical' }).join(' ')).not.toMatch(/cosmos|meaning of life|mortal/)
    for (const tone of MEME_TONES) {
      const said = texts({ style: 'wholesome', tone }).join(' ')
      expect(
        TONE_WORDS[tone].me.some((me) => said.includes(me)),
        tone,
      ).toBe(true)
    }
  })

  it('keep a visitor’s own text as the main caption, word for word', () => {
    const customText = 'My OWN text {name} ~ 🎉 $& that is rather long, longer than any of ours would ever be in fact'
    for (const format of MEME_FORMATS) {
      const main = PATTERN_POOLS[format].custom[0]?.indexOf('{custom}') ?? -1
      for (const trend of [TEA, buildTrendDetail(1, { name: 'Earthquake in Lisbon' })]) {
        const { captions } = writeCaptions({ ...REQUEST, format, trend, customText, random: seededNumbers(8) })
        expect(captions[main]).toBe(customText)
      }
    }
  })

  it('are offered three at a time, the first as it would come alone, each another joke', () => {
    for (const [index, trend] of STARTERS.entries()) {
      const format = MEME_FORMATS[index % MEME_FORMATS.length] ?? 'drake'
      const request = { ...REQUEST, trend, format }
      const choices = writeChoices({ ...request, random: seededNumbers(index) })
      expect(choices).toHaveLength(3)
      expect(new Set(choices.map(({ captions }) => textOfCaptions(captions))).size).toBe(3)
      expect(choices[0]).toEqual(writeCaptions({ ...request, random: seededNumbers(index) }))
    }
    const opening = (seed: number) =>
      writeChoices({ ...REQUEST, format: 'chad', random: seededNumbers(seed) }).map(({ captions }) =>
        captions.join().slice(0, 12),
      )
    for (let seed = 0; seed < 30; seed += 1) expect(new Set(opening(seed)).size).toBe(3)
  })

  it('are fewer where fewer jokes are honest', () => {
    const kinds = MEME_FORMATS.map((format) => {
      const told = PATTERN_POOLS[format].custom.length
      const customText = 'My own words'
      return [writeChoices({ ...REQUEST, format, customText, random: seededNumbers(9) }).length, Math.min(3, told)]
    })
    for (const [offered, most] of kinds) expect(offered).toBe(most)
    const all = writeChoices({ ...REQUEST, random: seededNumbers(9) }, 500)
    expect(all.length).toBeLessThan(100)
  })
})
