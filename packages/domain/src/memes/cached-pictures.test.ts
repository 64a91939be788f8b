import { describe, expect, it } from 'vitest'
import { cachedPictureOf, isImageUrlUsable, keepPicture } from './cached-pictures'

const picture = (timestamp: number, size = 1_000) => ({ id: `p${timestamp}`, style: 'funny' as const, timestamp, size })
const ten = Array.from({ length: 10 }, (_, n) => picture(n))

describe('pictures kept on the device', () => {
  it('are the latest ten (MM-27)', () => {
    const { kept, dropped } = keepPicture(ten, picture(10))
    expect(kept.map(({ timestamp }) => timestamp)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(dropped).toEqual([picture(0)])
    expect(keepPicture(ten, picture(3)).dropped).toEqual([])
  })

  it('have at most 500,000 bytes, and one at least', () => {
    expect(keepPicture([], picture(1, 500_000)).kept).toHaveLength(1)
    expect(keepPicture([], picture(1, 500_001)).kept).toEqual([])
    expect(keepPicture([], picture(1, 0)).kept).toEqual([])
    expect(keepPicture(ten, picture(10, 500_001)).kept).toHaveLength(10)
  })

  it('stand in with the latest of the same style (MM-25)', () => {
    const nostalgic = { ...picture(4), style: 'nostalgic' as const }
    expect(cachedPictureOf([...ten, nostalgic], 'nostalgic')).toBe(nostalgic)
    expect(cachedPictureOf(ten, 'funny')?.timestamp).toBe(9)
    expect(cachedPictureOf(ten, 'chaotic')).toBeNull()
  })
})

describe('the address of a painted picture', () => {
  it('is asked only while it lives for more than five minutes (MM-28)', () => {
    const minutes = (count: number) => isImageUrlUsable(1_000_000 + count * 60_000, 1_000_000)
    expect([6, 5.001, 5, 1, 0, -1].map(minutes)).toEqual([true, true, false, false, false, false])
    expect(isImageUrlUsable(null, 1_000_000)).toBe(true)
  })
})
