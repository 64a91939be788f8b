// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { SEARCH_SPELLING } from './search-spelling'

const { parseSearch, stringifySearch } = SEARCH_SPELLING

describe('the query of an address', () => {
  it.each(['12e4', '1E3', '0012', '1.0', '-0', 'null', '12345678901234567890', 'comet', '10%'])(
    'keeps %j as the text it is, spelled as it was typed',
    (text) => {
      const query = `?${new URLSearchParams({ q: text }).toString()}`
      expect(parseSearch(query)).toEqual({ q: text })
      expect(stringifySearch({ q: text })).toBe(query)
    },
  )

  it.each(['12345', 'true', '"quoted"', '[1]', '{}', '{"a"', '1e+21', 'Infinity', 'NaN', ''])(
    'reads the text %j back as it was written',
    (text) => {
      expect(parseSearch(stringifySearch({ q: text }))).toEqual({ q: text })
    },
  )

  it('keeps numbers and switches', () => {
    expect(parseSearch(stringifySearch({ page: 2, featured: true }))).toEqual({ page: 2, featured: true })
  })
})
