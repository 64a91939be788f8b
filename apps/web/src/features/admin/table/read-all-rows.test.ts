import { expect, it, vi } from 'vitest'
import { MAX_EXPORTED_ROWS, readAllRows } from './read-all-rows'

const pagesOf = (total: number) =>
  vi.fn(async (page: number, pageSize: number) => ({
    data: Array.from({ length: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) }, (_, row) => row),
    total,
  }))

it('reads page after page to the end', async () => {
  const list = pagesOf(250)
  const progress: [number, number][] = []
  expect(await readAllRows(list, (read, total) => progress.push([read, total]))).toHaveLength(250)
  expect(list.mock.calls).toEqual([
    [1, 100],
    [2, 100],
    [3, 100],
  ])
  expect(progress.at(-1)).toEqual([250, 250])
})

it('ends where rows went meanwhile, and at ten thousand', async () => {
  expect(await readAllRows(async () => ({ data: [], total: 50 }))).toEqual([])
  expect(await readAllRows(pagesOf(20_000))).toHaveLength(MAX_EXPORTED_ROWS)
})
