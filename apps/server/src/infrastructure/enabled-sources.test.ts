import { describe, expect, it } from 'vitest'
import { sourcesEnabledBySettings } from './enabled-sources'
import { sourceSettingsFromEnv } from './source-settings-from-env'

describe('sourcesEnabledBySettings', () => {
  it('leaves out what needs a key or a decision', () => {
    const enabled = sourcesEnabledBySettings(sourceSettingsFromEnv({}))
    expect(enabled).toContain('wikipedia')
    for (const id of ['reddit', 'youtube', 'product-hunt']) expect(enabled).not.toContain(id)
  })

  it('adds the source whose key is given, and only that one', () => {
    const enabled = sourcesEnabledBySettings(sourceSettingsFromEnv({ YOUTUBE_API_KEY: 'a-key' }))
    expect(enabled).toContain('youtube')
    expect(enabled).not.toContain('product-hunt')
  })
})
