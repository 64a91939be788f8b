import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { composeMeme, composeMemeText, textOfCaptions } from './compose-meme'

const PARSED = {
  captions: ['First', 'Second', 'Third', 'Fourth'],
  imagePrompt: '',
  altText: 'Four steps.',
  hashtags: ['#One', '#Two', '#Three'],
  viralPotential: 6,
  targetAudience: 'Everybody',
  memeCulture: 'Classic',
  shareableQuote: 'Quote.',
}
const INPUT = {
  id: testUuid(1),
  trend: { id: testUuid(2), name: 'Bubble tea' },
  request: { style: 'funny', tone: 'deadpan', format: 'brain-expand' },
  parsed: PARSED,
  nowMs: Date.UTC(2026, 10, 22),
  generatedBy: 'built-in',
} as const

describe('a meme put together', () => {
  it('has every field of the text of a meme (MM-18)', () => {
    expect(composeMemeText(INPUT)).toEqual({
      ...PARSED,
      id: testUuid(1),
      trendName: 'Bubble tea',
      style: 'funny',
      text: 'First\nSecond\nThird\nFourth',
      topText: 'First',
      bottomText: 'Fourth',
      generatedAt: '2026-11-22T00:00:00.000Z',
      generatedBy: 'built-in',
      source: 'Written from our sources on “Bubble tea”, without AI',
      version: 1,
    })
    expect(composeMemeText({ ...INPUT, generatedBy: 'ai' }).source).toMatch('Written by AI')
  })

  it('is its maker’s alone, not drawn, not saved, its captions in their places (MM-19)', () => {
    const meme = composeMeme({ ...INPUT, fallback: 'demo_key', createdBy: testUuid(3), paintingUrl: '/media/x.png' })
    expect(meme).toMatchObject({
      trendId: testUuid(2),
      type: 'brain-expand',
      tone: 'deadpan',
      imageUrl: null,
      paintingUrl: '/media/x.png',
      placements: [null, null, null, null],
      createdAtMs: INPUT.nowMs,
      likes: 0,
      shares: 0,
      fallback: true,
      fallbackReason: 'demo_key',
      source: 'Written from our sources on “Bubble tea”, without AI: this site has no key for an AI service yet',
      createdBy: testUuid(3),
      savedAtMs: null,
      sharedAtMs: null,
      hidden: false,
    })
    expect(meme).not.toHaveProperty('version')
  })

  it('leaves out captions a visitor has emptied', () => {
    expect(textOfCaptions(['a', '', 'b'])).toBe('a\nb')
  })
})
