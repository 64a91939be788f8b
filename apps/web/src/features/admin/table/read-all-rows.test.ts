import { expect, it, vi } from 'vitest'
import { MAX_EXPORTED_ROWS, readAllRows } from './read-all-rows'
import { rowCountText } from './row-count'

const pagesOf = (total: number) =>
  vi.fn(async (page: number, pageSize: number, _after: string | undefined) => ({
    data: Array.from({ length: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) }, (_, row) => row),
    total,
  }))

it('reads page after page to the end', async () => {
  const list = pagesOf(250)
  const progress: [number, string][] = []
  expect(await readAllRows(list, (read, of) => progress.push([read, rowCountText(of)]))).toHaveLength(250)
  expect(list.mock.calls).toEqual([
    [1, 100, undefined],
    [2, 100, undefined],
    [3, 100, undefined],
  ])
  expect(progress.at(-1)).toEqual([250, '250'])
})

it('reads each page behind the one before, where that tells how', async () => {
  const list = vi.fn(async (page: number, _pageSize: number, _after: string | undefined) => ({
    data: Array.from({ length: 100 }, () => page),
    total: 300,
    next: page === 1 ? 'behind the first' : null,
  }))
  expect(await readAllRows(list)).toHaveLength(300)
  expect(list.mock.calls.map(([, , after]) => after)).toEqual([undefined, 'behind the first', undefined])
})

it('ends where rows went meanwhile, and at ten thousand', async () => {
  expect(await readAllRows(async () => ({ data: [], total: 50 }))).toEqual([])
  expect(await readAllRows(pagesOf(20_000))).toHaveLength(MAX_EXPORTED_ROWS)
})

it('reads on where a list is longer than it was counted', async () => {
  const progress: [number, string][] = []
  const counted = async (page: number) => {
    const read = page * 100
    const data = Array.from({ length: page === 13 ? 40 : 100 }, (_, row) => row)
    return page === 13 ? { data, total: 1_240 } : { data, total: Math.max(1_000, read), isTotalExact: false }
  }
  expect(await readAllRows(counted, (read, of) => progress.push([read, rowCountText(of)]))).toHaveLength(1_240)
  expect(progress[0]).toEqual([100, '1,000+'])
  expect(progress.at(-1)).toEqual([1_240, '1,240'])
  const endless = async () => ({ data: Array.from({ length: 100 }, () => 'row'), total: 10_000, isTotalExact: false })
  expect(await readAllRows(endless)).toHaveLength(MAX_EXPORTED_ROWS)
})
