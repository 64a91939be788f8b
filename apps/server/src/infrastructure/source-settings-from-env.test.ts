import { DEFAULT_SOURCE_SETTINGS } from '@trendverse/trend-sources/source-settings'
import { describe, expect, it } from 'vitest'
import { sourceSettingsFromEnv } from './source-settings-from-env'

describe('sourceSettingsFromEnv', () => {
  it('keeps the defaults of what is not set', () => {
    expect(sourceSettingsFromEnv({ SOURCE_GEOS: ' ', YOUTUBE_API_KEY: '' })).toEqual(DEFAULT_SOURCE_SETTINGS)
  })

  it('reads lists parted by commas or spaces, and keys', () => {
    const settings = sourceSettingsFromEnv({
      SOURCE_GEOS: 'US, DE JP',
      SOURCE_FEEDS: 'https://a.example/rss,http://b.example/atom',
      YOUTUBE_API_KEY: ' k3y ',
    })
    expect(settings).toMatchObject({
      geos: ['US', 'DE', 'JP'],
      feedAddresses: ['https://a.example/rss', 'http://b.example/atom'],
      youtubeApiKey: 'k3y',
    })
  })

  it('names the variable that is wrong, but not its value', () => {
    expect(() => sourceSettingsFromEnv({ SOURCE_FEEDS: 'ftp://s3cret.example/' })).toThrow(/^Not valid: SOURCE_FEEDS$/)
    expect(() => sourceSettingsFromEnv({ SOURCE_GEOS: 'usa&x=1' })).toThrow(/^Not valid: SOURCE_GEOS$/)
  })
})
