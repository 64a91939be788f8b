import { expect, it } from 'vitest'
import { MEME_STYLES, MEME_TONES } from '../memes/meme-kinds'
import { withinTaste } from './within-taste'

const WISHES = MEME_STYLES.flatMap((style) => MEME_TONES.map((tone) => ({ style, tone, format: 'drake' })))

it('is kind where people suffer, whatever was asked for', () => {
  for (const wish of WISHES) {
    expect(withinTaste(wish, 'sad')).toEqual({ style: 'wholesome', tone: 'wholesome', format: 'drake' })
  }
})

it('is never shrill about politics and causes, and leaves other wishes alone', () => {
  for (const matter of ['earnest', 'cause'] as const) {
    for (const wish of WISHES) {
      const { style, tone } = withinTaste(wish, matter)
      expect([style, tone]).not.toContain('chaotic')
      expect(tone).not.toBe('absurd')
    }
    const calm = { style: 'satirical', tone: 'witty' } as const
    expect(withinTaste(calm, matter)).toEqual(calm)
  }
})

it('is as wished about everything else', () => {
  for (const wish of WISHES) expect(withinTaste(wish, 'light')).toBe(wish)
})
