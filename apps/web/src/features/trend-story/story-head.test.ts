import { describe, expect, it } from 'vitest'
import { storyDescription, storyTitle } from './story-head'

describe('the head of a story', () => {
  it('takes title and description from the trend', () => {
    expect(storyTitle({ name: 'Comet Harper' })).toBe('Comet Harper')
    expect(storyDescription({ description: 'It is back.' })).toBe('It is back.')
  })

  it('says so where there is none (OP-31)', () => {
    expect(storyTitle(undefined)).toBe('Trend Not Found')
    expect(storyDescription(undefined)).toContain('There’s no trend')
  })
})
