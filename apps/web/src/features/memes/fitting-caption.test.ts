import { describe, expect, it } from 'vitest'
import { fittingCaption } from './use-meme-editor'

const FAMILY = '👨‍👩‍👧‍👦'

describe('a caption that may be kept', () => {
  it('has 200 characters as people count them at most', () => {
    expect(fittingCaption('x'.repeat(200))).toHaveLength(200)
    expect(fittingCaption('x'.repeat(10_000))).toHaveLength(200)
    expect(fittingCaption('🐈'.repeat(201))).toBe('🐈'.repeat(200))
  })

  it('weighs 800 units at most and cuts no character in two', () => {
    const cut = fittingCaption(FAMILY.repeat(200))
    expect(cut.length).toBeLessThanOrEqual(800)
    expect(cut).toBe(FAMILY.repeat(Math.floor(800 / FAMILY.length)))
  })

  it('gives up a single letter under a heap of marks', () => {
    expect(fittingCaption(`a${'\u0301'.repeat(5_000)}`)).toBe('')
    expect(fittingCaption('')).toBe('')
  })
})
