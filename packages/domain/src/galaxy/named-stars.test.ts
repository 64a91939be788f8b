import { describe, expect, it } from 'vitest'
import { type NamedStars, NO_NAMED_STARS, searchStars } from './named-stars'

const starsOf = (...stars: readonly (readonly [number, number, string])[]): NamedStars => ({
  numbers: Uint32Array.from(stars, ([number]) => number),
  reaches: Uint8Array.from(stars, ([, reach]) => reach),
  names: stars.map(([, , name]) => name),
})

describe('the search over all stars', () => {
  const stars = starsOf(
    [1, 90, 'Solar sail over Lake Constance'],
    [2, 200, 'A SAIL made of light'],
    [3, 90, 'Sailing in  Málaga'],
    [4, 255, 'Wind'],
  )

  it('finds the greatest first, and of equals the latest', () => {
    expect(searchStars(stars, 'sail', 9)).toEqual([2, 3, 1])
    expect(searchStars(stars, 'sail', 2)).toEqual([2, 3])
  })

  it('wants every word, whatever their order, case and accents', () => {
    expect(searchStars(stars, ' LAKE  solar ', 9)).toEqual([1])
    expect(searchStars(stars, 'malaga', 9)).toEqual([3])
    expect(searchStars(stars, 'MÁLAGA in', 9)).toEqual([3])
    expect(searchStars(stars, 'solar light', 9)).toEqual([])
  })

  it('takes what is looked for as text, and finds nothing where there is no word', () => {
    expect(searchStars(stars, '.*', 9)).toEqual([])
    expect(searchStars(stars, ' \u0301 ', 9)).toEqual([])
    expect(searchStars(NO_NAMED_STARS, 'sail', 9)).toEqual([])
  })
})
