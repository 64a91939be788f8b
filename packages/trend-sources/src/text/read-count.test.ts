import { describe, expect, it } from 'vitest'
import { readApproximateCount, readCount } from './read-count'

describe('readApproximateCount', () => {
  it.each([
    ['200+', 200],
    ['20,000+', 20_000],
    ['1,000,000+', 1_000_000],
    ['20.000+', 20_000],
    ['20 000+', 20_000],
    ['2,00,000+', 200_000],
    ['5K+', 5_000],
    ['1.5K+', 1_500],
    ['1,5 Mio.+', 1_500_000],
    ['2M+', 2_000_000],
    ['2천+', 2_000],
    ['1만+', 10_000],
    ['10万+', 100_000],
    ['2萬+', 20_000],
    ['20 mil+', 20_000],
    ['5 тыс.+', 5_000],
    ['٢٠٠+', 200],
    ['１００+', 100],
    ['0', 0],
  ])('reads %j as %d', (text, count) => expect(readApproximateCount(text)).toBe(count))

  it.each(['', '+', 'many', 'K+', '5 parsecs', '1'.repeat(500), '-5', '1e9'])('finds no count in %j', (text) =>
    expect(readApproximateCount(text)).toBeNull(),
  )
})

describe('readCount', () => {
  it.each([
    [7, 7],
    ['688', 688],
    [-3, 0],
    [2.6, 3],
    [1e300, Number.MAX_SAFE_INTEGER],
    [Number.POSITIVE_INFINITY, null],
    [Number.NaN, null],
    ['', null],
    ['1e5', null],
    ['0x10', null],
    [null, null],
    [[5], null],
    [true, null],
  ])('reads %j as %j', (value, count) => expect(readCount(value)).toBe(count))
})
