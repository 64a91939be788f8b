import { describe, expect, it } from 'vitest'
import { CONTEXT, parseWith } from '../testing/replies'
import { source } from './source'

describe('YouTube', () => {
  it('needs a key and keeps it out of the address', () => {
    expect(source.missingSetting?.(CONTEXT.settings)).toBe('YouTube needs an API key')
    const settings = { ...CONTEXT.settings, youtubeApiKey: 'k3y' }
    expect(source.missingSetting?.(settings)).toBeNull()
    const [request] = source.requests({ ...CONTEXT, settings })
    expect(request?.address).not.toContain('k3y')
    expect(request?.headers).toEqual({ 'x-goog-api-key': 'k3y' })
  })

  it('reads videos with views written as texts', () => {
    const video = {
      kind: 'youtube#video',
      id: 'v1',
      snippet: {
        title: 'Comet song',
        description: 'The first song of the album.\nSubscribe: https://a.example',
        channelTitle: 'Velvet Static',
        publishedAt: '2026-08-31T20:00:00Z',
        categoryId: '10',
        tags: ['Comet'],
        defaultLanguage: 'en',
        defaultAudioLanguage: 'ko',
      },
      statistics: { viewCount: '1200345' },
    }
    const { items, errors } = parseWith(source, { items: [video, { kind: 'youtube#videoCategory', id: '1' }] })
    expect(items[0]).toMatchObject({
      itemId: 'v1',
      url: 'https://www.youtube.com/watch?v=v1',
      metric: 1_200_345,
      summary: 'The first song of the album.',
      publisher: 'Velvet Static',
      category: 'Music',
      tags: ['comet'],
      language: 'en',
    })
    expect(errors).toEqual(['test, item 2: it is no video'])
  })

  it("knows a video of a channel's feed by the id the interface gives it", () => {
    const entry =
      '<entry><id>yt:video:v1</id><title>Comet song</title><link href="https://www.youtube.com/watch?v=v1"/></entry>'
    expect(parseWith(source, `<feed><title>Velvet Static</title>${entry}</feed>`).items[0]?.itemId).toBe('v1')
  })

  it('repeats a refusal', () => {
    expect(parseWith(source, { error: { code: 400, message: 'API key not valid.' } }).errors).toEqual([
      'test: it answered "API key not valid."',
    ])
  })
})
