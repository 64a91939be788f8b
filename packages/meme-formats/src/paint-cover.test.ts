import { describe, expect, it, vi } from 'vitest'
import { coveringPart, paintCover } from './paint-cover'

describe('a painting in the room a format leaves for it', () => {
  it('loses at its sides what a wide room has no height for', () => {
    expect(coveringPart({ width: 1_024, height: 1_024 }, { width: 800, height: 600 })).toEqual({
      x: 0,
      y: 128,
      width: 1_024,
      height: 768,
    })
  })

  it('loses at its ends what a tall room has no width for', () => {
    expect(coveringPart({ width: 100, height: 100 }, { width: 10, height: 40 })).toEqual({
      x: 37.5,
      y: 0,
      width: 25,
      height: 100,
    })
  })

  it('fills the room, in pixels of the picture', () => {
    const drawImage = vi.fn()
    const painting = { width: 400, height: 300 }
    paintCover({ drawImage }, painting, { x: 0.5, y: 0, width: 0.5, height: 0.5 })
    expect(drawImage).toHaveBeenCalledWith(painting, 0, 0, 400, 300, 400, 0, 400, 300)
  })
})
