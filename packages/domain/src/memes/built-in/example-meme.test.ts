import { jokesAbout } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { buildEvidence, buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import { expect, it } from 'vitest'
import { CAPTION_ROLES } from '../meme-kinds'
import { exampleMeme } from './example-meme'

it('is one of the memes written by hand about each starter trend', () => {
  for (const trend of starterTrendDetails()) {
    const jokes = jokesAbout(trend.id)
    const { captions, type, style, altText } = exampleMeme(trend, jokes)
    expect(jokes.memes, trend.name).toContainEqual({ format: type, style, captions })
    expect(altText).toContain(captions[0])
  }
})

it('is made by the built-in writer about any other, and stays the same', () => {
  const formats = new Set<string>()
  for (let n = 1; n <= 40; n += 1) {
    const trend = buildTrendDetail(n, { id: testUuid(n), name: 'Star charts' })
    const example = exampleMeme(trend)
    expect(example.captions).toHaveLength(CAPTION_ROLES[example.type].length)
    expect(exampleMeme(trend)).toEqual(example)
    formats.add(example.type)
  }
  expect(formats.size).toBeGreaterThan(2)
})

it('is gentle about a trend that people suffer from today', () => {
  const jokes = { observations: [], memes: [{ format: 'drake', style: 'funny', captions: ['Ha', 'Ha ha'] }] } as const
  const killed = buildEvidence('2026-01-01T00:00:00.000Z', { title: 'Hundreds killed in a fire' })
  const trend = tellingTrend(testUuid(1))
  expect(exampleMeme(trend, jokes).captions).toContain('Ha')
  expect(exampleMeme({ ...trend, tags: [], evidence: [killed] }, jokes).captions).not.toContain('Ha')
})
