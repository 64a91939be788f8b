import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { GALLERY_PAGE_SIZE, isInGallery, listedAt, pageOfGallery, sharedNow } from './gallery'
import { NO_DOUBTS } from './gallery-doubts'

const MAKER = testUuid(9)
const MIDNIGHT_MS = Date.UTC(2026, 0, 2)

const listed = (n: number, listedAtMs: number) => ({ ...buildMeme(n, MAKER, { sharedAtMs: listedAtMs }), listedAtMs })

describe('what stands in the gallery', () => {
  it('is listed, not hidden, and waits for no decision about reports that outweigh that', () => {
    const meme = { listedAtMs: MIDNIGHT_MS, hidden: false }
    expect(isInGallery(meme, NO_DOUBTS)).toBe(true)
    expect(isInGallery(meme, { accounts: 1, guests: false })).toBe(true)
    expect(isInGallery(meme, { accounts: 1, guests: true })).toBe(false)
    expect(isInGallery({ ...meme, hidden: true }, NO_DOUBTS)).toBe(false)
    expect(isInGallery({ ...meme, listedAtMs: null }, NO_DOUBTS)).toBe(false)
  })

  it('came there by the first share, and stays away once its maker took it out', () => {
    const first = sharedNow(buildMeme(1, MAKER), 1_000)
    expect(first).toEqual({ shares: 1, sharedAtMs: 1_000, listedAtMs: 1_000 })
    expect(sharedNow({ ...first, listedAtMs: listedAt(first, false) }, 2_000)).toEqual({
      shares: 2,
      sharedAtMs: 1_000,
      listedAtMs: null,
    })
  })

  it('is put back where it stood, and not before it was shared', () => {
    expect(listedAt({ sharedAtMs: 1_000 }, true)).toBe(1_000)
    expect(listedAt({ sharedAtMs: null }, true)).toBeNull()
  })
})

describe('a page of the gallery', () => {
  it('begins with those of today, and leads on to older ones', () => {
    const [today, yesterday] = [listed(1, MIDNIGHT_MS), listed(2, MIDNIGHT_MS - 1)]
    expect(pageOfGallery([today, yesterday], MIDNIGHT_MS + 5)).toEqual({ memes: [today], next: today })
    expect(pageOfGallery([yesterday], null)).toEqual({ memes: [yesterday], next: null })
  })

  it('begins with the latest where today has none', () => {
    const earlier = [listed(1, MIDNIGHT_MS - 1), listed(2, MIDNIGHT_MS - 2)]
    expect(pageOfGallery(earlier, MIDNIGHT_MS)).toEqual({ memes: earlier, next: null })
    expect(pageOfGallery([], MIDNIGHT_MS)).toEqual({ memes: [], next: null })
  })

  it('holds no more than its size, and says where the next one begins', () => {
    const rows = Array.from({ length: GALLERY_PAGE_SIZE + 1 }, (_, n) => listed(n + 1, MIDNIGHT_MS + 100 - n))
    const { memes, next } = pageOfGallery(rows, MIDNIGHT_MS + 200)
    expect(memes).toHaveLength(GALLERY_PAGE_SIZE)
    expect(next).toBe(rows[GALLERY_PAGE_SIZE - 1])
    expect(pageOfGallery(rows.slice(0, GALLERY_PAGE_SIZE), MIDNIGHT_MS + 200).next).toBeNull()
  })
})
