import { describe, expect, it } from 'vitest'
import { imagePrompt } from './image-prompt'
import { MEME_STYLES } from './meme-kinds'

describe('what a model is asked to paint', () => {
  it('is the scene, and our own rules after it', () => {
    const prompt = imagePrompt('A cup of tea on a throne!', 'Bubble tea', 'funny')
    expect(prompt).toMatch(/^A cup of tea on a throne\. Mood: /)
    expect(prompt.match(/No text.*No real or recognisable persons, no logos/)).not.toBeNull()
  })

  it('is the trend alone where no scene was thought of or may be said', () => {
    for (const scene of ['', '  ', '\u200b', 'sexy kids']) {
      expect(imagePrompt(scene, 'Bubble tea', 'funny')).toMatch(/^A scene about Bubble tea\./)
    }
    expect(imagePrompt('', 'kill all the gays', 'funny')).toMatch(/^A scene about something everybody talks about\./)
  })

  it('carries words only, and few', () => {
    const prompt = imagePrompt(
      `<b>tea</b> https://evil.example {x}\n\u202E${'y'.repeat(10_000)}`,
      'n'.repeat(500),
      'chaotic',
    )
    expect(prompt).not.toMatch(/[<>{}\n\u202e]|https/)
    for (const style of MEME_STYLES) {
      expect(imagePrompt('x'.repeat(10_000), 'Bubble tea', style).length).toBeLessThan(1_000)
    }
  })
})
