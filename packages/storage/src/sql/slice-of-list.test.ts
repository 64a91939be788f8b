import { expect, it } from 'vitest'
import { sliceOfPage } from './slice-of-list'

const rows = Array.from({ length: 25 }, (_, row) => row)

it.each([1, 7, 10, 25, 40])('gives every row of all pages of %i once, in order', (pageSize) => {
  const read = Array.from({ length: 30 }, (_, index) => {
    const slice = sliceOfPage({ page: index + 1, pageSize, total: rows.length })
    if (slice === null) return []
    const found = (slice.isReversed ? rows.toReversed() : rows).slice(slice.offset, slice.offset + slice.limit)
    return slice.isReversed ? found.toReversed() : found
  })
  expect(read.flat()).toEqual(rows)
})

it('reads the last page from the end', () => {
  expect(sliceOfPage({ page: 1_000, pageSize: 100, total: 99_950 })).toEqual({ isReversed: true, offset: 0, limit: 50 })
  expect(sliceOfPage({ page: 1_001, pageSize: 100, total: 99_950 })).toBeNull()
  expect(sliceOfPage({ page: 1, pageSize: 100, total: 0 })).toBeNull()
})
