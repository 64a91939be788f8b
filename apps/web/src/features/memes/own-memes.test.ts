import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { buildOwnMeme } from '../../test-support/build-own-meme'
import { findMeme, replaced, withMeme, withoutMeme } from './use-own-memes'

const EMPTY = { recent: [], saved: [] }
const SAVED_AT = '2026-03-01T10:00:00.000Z'
const meme = (number: number, parts: object = {}) => buildOwnMeme({ id: testUuid(number), ...parts })

describe('the memes of one person', () => {
  it('puts a new one on top (MM-17), and keeps a changed one where it stood', () => {
    const lists = withMeme(withMeme(EMPTY, meme(1)), meme(2))
    expect(lists.recent.map(({ id }) => id)).toEqual([testUuid(2), testUuid(1)])
    const changed = withMeme(lists, meme(1, { altText: 'other' }))
    expect(changed.recent.map(({ altText }) => altText)).toEqual([meme(2).altText, 'other'])
  })

  it('shows twenty, and keeps fifty saved ones (MM-20)', () => {
    let lists = EMPTY as ReturnType<typeof withMeme>
    for (let number = 1; number <= 60; number++) lists = withMeme(lists, meme(number, { savedAt: SAVED_AT }))
    expect([lists.recent.length, lists.saved.length]).toEqual([20, 50])
    expect(lists.saved.at(-1)?.id).toBe(testUuid(11))
  })

  it('takes one out of the collection that is saved no more, and one that is deleted out of both', () => {
    const lists = withMeme(EMPTY, meme(1, { savedAt: SAVED_AT }))
    expect(withMeme(lists, meme(1)).saved).toEqual([])
    expect(withoutMeme(lists, testUuid(1))).toEqual(EMPTY)
  })

  it('does not bring back a deleted one that was changed just before', () => {
    const lists = withMeme(EMPTY, meme(1))
    expect(replaced(lists, meme(2))).toBe(lists)
    expect(replaced(lists, meme(1, { altText: 'other' })).recent[0]?.altText).toBe('other')
  })

  it('finds a meme in either list', () => {
    const lists = { recent: [meme(1)], saved: [meme(2, { savedAt: SAVED_AT })] }
    expect([1, 2, 3].map((number) => findMeme(lists, testUuid(number))?.id)).toEqual([
      testUuid(1),
      testUuid(2),
      undefined,
    ])
  })
})
