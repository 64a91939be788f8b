import { UnreadableStars } from '@trendverse/domain/galaxy/decode-stars'
import { encodeStars } from '@trendverse/domain/galaxy/encode-stars'
import { columnsOf } from '@trendverse/domain/galaxy/star-columns'
import type { StarPart, StarPartNumber } from '@trendverse/domain/galaxy/star-part'
import { describe, expect, it, vi } from 'vitest'
import { type GalaxySource, NothingSeenYet, readStars } from './galaxy-source'

const life = { bornHour: 5, peakHours: 0, lastHours: 0, reach: 9, category: 0, family: 0 }
const bytesOf = (part: StarPartNumber, numbers: readonly number[], total: number, hour = 9): Uint8Array =>
  encodeStars({
    part,
    total,
    hour,
    categories: ['Music'],
    columns: columnsOf(numbers.map((number) => ({ number, ...life }))),
  })

function sourceOf(answers: readonly Uint8Array[]): GalaxySource {
  return { readBytes: async (part) => answers[part] ?? new Uint8Array(), readNames: async () => [] }
}

const read = async (source: GalaxySource): Promise<number[]> => {
  const counts: number[] = []
  await readStars(source, ({ columns }: StarPart) => counts.push(columns.numbers.length), new AbortController().signal)
  return counts
}

describe('reading the galaxy', () => {
  it('hands over part after part', async () => {
    const source = sourceOf([bytesOf(0, [2, 5], 4), bytesOf(1, [1], 4), bytesOf(2, [9], 4)])
    expect(await read(source)).toEqual([2, 1, 1])
  })

  it.each([
    ['the catalogue', [3]],
    ['nothing at all', []],
  ])('is no galaxy where there is %s, of which no source has shown anything', async (_, numbers) => {
    const columns = columnsOf(numbers.map((number) => ({ number, ...life, reach: 0 })))
    const part = encodeStars({ part: 0, total: numbers.length, hour: 9, categories: ['Music'], columns })
    await expect(read(sourceOf([part]))).rejects.toBeInstanceOf(NothingSeenYet)
  })

  it('takes empty parts for what they are', async () => {
    expect(await read(sourceOf([bytesOf(0, [2], 1), bytesOf(1, [], 1), bytesOf(2, [], 1)]))).toEqual([1, 0, 0])
  })

  it('refuses an answer that is cut short, and shows what came before', async () => {
    const cut = bytesOf(1, [1, 2, 3], 5).subarray(0, 30)
    const onPart = vi.fn()
    const reading = readStars(sourceOf([bytesOf(0, [7, 8], 5), cut]), onPart, new AbortController().signal)
    await expect(reading).rejects.toBeInstanceOf(UnreadableStars)
    expect(onPart).toHaveBeenCalledTimes(1)
  })

  it.each<readonly [string, Uint8Array]>([
    ['has more stars', bytesOf(1, [1], 5)],
    ['is of the next hour', bytesOf(1, [1], 4, 10)],
    ['tells a star again, which has faded meanwhile', bytesOf(1, [5], 4)],
    ['tells more stars than there are', bytesOf(1, [1, 3, 4], 4)],
  ])('begins anew where a part %s: it is of a galaxy that was made meanwhile', async (_, stranger) => {
    const first = [bytesOf(0, [2, 5], 4), stranger]
    const second = [bytesOf(0, [1, 2], 4, 10), bytesOf(1, [5], 4, 10), bytesOf(2, [9], 4, 10)]
    const answers = [...first, ...second]
    const told: number[][] = []
    const source = { ...sourceOf([]), readBytes: async () => answers.shift() ?? new Uint8Array() }
    await readStars(source, ({ part, columns }) => told.push([part, ...columns.numbers]), new AbortController().signal)
    expect(told).toEqual([
      [0, 2, 5],
      [0, 1, 2],
      [1, 5],
      [2, 9],
    ])
    expect(answers).toEqual([])
  })

  it('begins anew where a star is in none of the parts', async () => {
    const lacking = sourceOf([bytesOf(0, [2], 3), bytesOf(1, [1], 3), bytesOf(2, [], 3)])
    expect(await read(lacking)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('leaves what came last as it is where the galaxy never keeps still', async () => {
    expect(await read(sourceOf([bytesOf(0, [2, 5], 4), bytesOf(1, [1], 3), bytesOf(2, [9], 3)]))).toEqual([2, 2, 2])
  })

  it('hands over nothing after it was left', async () => {
    const abort = new AbortController()
    const onPart = vi.fn(() => abort.abort())
    const source = sourceOf([bytesOf(0, [2], 2), bytesOf(1, [3], 2), bytesOf(2, [], 2)])
    await readStars(source, onPart, abort.signal)
    expect(onPart).toHaveBeenCalledTimes(1)
  })
})
