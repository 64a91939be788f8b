import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { buildOwnMeme } from '../../test-support/build-own-meme'
import { onShelf, replaced, shelved, unshelved } from './use-shelf'

const EMPTY = { recent: [], saved: [] }
const SAVED_AT = '2026-03-01T10:00:00.000Z'
const meme = (number: number, parts: object = {}) => buildOwnMeme({ id: testUuid(number), ...parts })

describe('the shelf of memes', () => {
  it('puts a new one on top (MM-17), and keeps a changed one where it stood', () => {
    const shelf = shelved(shelved(EMPTY, meme(1)), meme(2))
    expect(shelf.recent.map(({ id }) => id)).toEqual([testUuid(2), testUuid(1)])
    const changed = shelved(shelf, meme(1, { altText: 'other' }))
    expect(changed.recent.map(({ altText }) => altText)).toEqual([meme(2).altText, 'other'])
  })

  it('shows twenty, and keeps fifty saved ones (MM-20)', () => {
    let shelf = EMPTY as ReturnType<typeof shelved>
    for (let number = 1; number <= 60; number++) shelf = shelved(shelf, meme(number, { savedAt: SAVED_AT }))
    expect([shelf.recent.length, shelf.saved.length]).toEqual([20, 50])
    expect(shelf.saved.at(-1)?.id).toBe(testUuid(11))
  })

  it('takes one out of the collection that is saved no more, and one that is deleted out of both', () => {
    const shelf = shelved(EMPTY, meme(1, { savedAt: SAVED_AT }))
    expect(shelved(shelf, meme(1)).saved).toEqual([])
    expect(unshelved(shelf, testUuid(1))).toEqual(EMPTY)
  })

  it('does not bring back a deleted one that was changed just before', () => {
    const shelf = shelved(EMPTY, meme(1))
    expect(replaced(shelf, meme(2))).toBe(shelf)
    expect(replaced(shelf, meme(1, { altText: 'other' })).recent[0]?.altText).toBe('other')
  })

  it('finds a meme in either list', () => {
    const shelf = { recent: [meme(1)], saved: [meme(2, { savedAt: SAVED_AT })] }
    expect([1, 2, 3].map((number) => onShelf(shelf, testUuid(number))?.id)).toEqual([
      testUuid(1),
      testUuid(2),
      undefined,
    ])
  })
})
