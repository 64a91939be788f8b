import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { remixMeme } from './remix-meme'

const [MAKER, OTHER] = [testUuid(8), testUuid(9)]
const SHARED = { sharedAtMs: 1_000, listedAtMs: 1_000 }

describe('a remix', () => {
  it('begins with the format, look and captions of the original, and is neither shared nor saved', () => {
    const original = buildMeme(1, MAKER, {
      ...SHARED,
      savedAtMs: 2_000,
      shares: 4,
      imageUrl: '/media/drawn.webp',
      paintingUrl: '/media/painted.webp',
      placements: [null, { x: 0.5, y: 0.25, scale: 2 }],
    })
    const trend = { id: testUuid(3), name: 'The trend it became part of' }
    const remix = remixMeme(original, {
      id: testUuid(2),
      trend,
      nowMs: 9,
      createdBy: OTHER,
      paintingUrl: '/media/c.webp',
    })
    const { type, style, tone, captions, placements, altText, hashtags } = original
    expect(remix).toMatchObject({ type, style, tone, captions, placements, altText, hashtags, remixOf: original.id })
    expect(remix).toMatchObject({ id: testUuid(2), trendId: trend.id, trendName: trend.name, createdBy: OTHER })
    expect(remix).toMatchObject({ imageUrl: null, paintingUrl: '/media/c.webp', createdAtMs: 9, shares: 0 })
    expect(remix).toMatchObject({ savedAtMs: null, sharedAtMs: null, listedAtMs: null, hidden: false })
  })

  it('takes over nothing that only the maker of the original sees', () => {
    const secrets = { imagePrompt: 'secret a', targetAudience: 'secret b', memeCulture: 'secret c', source: 'secret d' }
    const original = buildMeme(1, MAKER, { ...SHARED, ...secrets, shareableQuote: 'secret e', viralPotential: 9 })
    const trend = { id: original.trendId, name: original.trendName }
    const remix = remixMeme(original, { id: testUuid(2), trend, nowMs: 9, createdBy: OTHER, paintingUrl: null })
    expect(JSON.stringify(remix)).not.toContain('secret')
    expect(JSON.stringify(remix)).not.toContain(MAKER)
    expect(remix.viralPotential).toBe(5)
  })
})
