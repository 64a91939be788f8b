import { MOST_NAMED_STARS } from '@trendverse/domain/galaxy/named-stars'
import { describe, expect, it, vi } from 'vitest'
import { createStarNames, type ReadNames, type StarKey, type StarName } from './star-names'

const nameOf = (number: number): StarName => ({ number, id: `id-${number}`, name: `Trend ${number}` })
const nameOfKey = (star: StarKey): StarName => nameOf(Number(String(star).replace('id-', '')))
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('names of stars', () => {
  it('are asked for a hundred at a time, and each once', async () => {
    const read = vi.fn(async (stars: readonly StarKey[]) => stars.map(nameOfKey))
    const names = createStarNames(read)
    await names.ask(upTo(250))
    await names.ask(upTo(250))
    expect(read.mock.calls.map(([stars]) => stars.length)).toEqual([MOST_NAMED_STARS, MOST_NAMED_STARS, 50])
    expect(names.get(250)?.name).toBe('Trend 250')
    expect(names.numberOf('id-17')).toBe(17)
  })

  it('are asked for by the ids of their trends, too', async () => {
    const read = vi.fn(async (stars: readonly StarKey[]) => stars.map(nameOfKey))
    const names = createStarNames(read)
    await names.ask(['id-5', 6])
    await names.ask([5, 'id-6'])
    expect(read.mock.calls.map(([stars]) => stars)).toEqual([['id-5', 6]])
    expect(names.numberOf('id-5')).toBe(5)
    expect(names.numberOf('id-7')).toBeNull()
  })

  it('are waited for no longer once the galaxy is left, and asked for again', async () => {
    const read = vi.fn<ReadNames>((_, signal) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    const names = createStarNames(read)
    const left = names.ask([1])
    names.stop()
    await left
    read.mockImplementationOnce(async (stars) => stars.map(nameOfKey))
    await names.ask([1])
    expect(names.get(1)).toEqual(nameOf(1))
  })

  it('are waited for by everybody who asks meanwhile', async () => {
    let answer: (names: StarName[]) => void = () => undefined
    const read = vi.fn(() => new Promise<StarName[]>((resolve) => (answer = resolve)))
    const names = createStarNames(read)
    const both = Promise.all([names.ask([1]), names.ask([1])])
    answer([nameOf(1)])
    await both
    expect(read).toHaveBeenCalledTimes(1)
    expect(names.get(1)).toEqual(nameOf(1))
  })

  it('are asked for again after a failure, and not when nobody knows them', async () => {
    const read = vi.fn<ReadNames>()
    read.mockRejectedValueOnce(new Error('no network')).mockResolvedValue([])
    const names = createStarNames(read)
    await expect(names.ask([1])).rejects.toThrow('no network')
    await names.ask([1])
    await names.ask([1])
    expect(read).toHaveBeenCalledTimes(2)
    expect(names.get(1)).toBeNull()
  })
})
