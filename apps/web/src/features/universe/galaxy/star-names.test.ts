import { describe, expect, it, vi } from 'vitest'
import { createStarNames, MOST_NAMES_ASKED, type StarName } from './star-names'

const nameOf = (number: number): StarName => ({ number, id: `id-${number}`, name: `Trend ${number}`, onShow: true })
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('names of stars', () => {
  it('are asked for a hundred at a time, and each once', async () => {
    const read = vi.fn(async (numbers: readonly number[]) => numbers.map(nameOf))
    const names = createStarNames(read)
    await names.ask(upTo(250))
    await names.ask(upTo(250))
    expect(read.mock.calls.map(([numbers]) => numbers.length)).toEqual([MOST_NAMES_ASKED, MOST_NAMES_ASKED, 50])
    expect(names.get(250)?.name).toBe('Trend 250')
    expect(names.numberOf('id-17')).toBe(17)
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
    const read = vi.fn<(numbers: readonly number[]) => Promise<StarName[]>>()
    read.mockRejectedValueOnce(new Error('no network')).mockResolvedValue([])
    const names = createStarNames(read)
    await expect(names.ask([1])).rejects.toThrow('no network')
    await names.ask([1])
    await names.ask([1])
    expect(read).toHaveBeenCalledTimes(2)
    expect(names.get(1)).toBeNull()
  })
})
