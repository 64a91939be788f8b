import { describe, expect, it } from 'vitest'
import { parseNewsSearch } from './news-search'

describe('parseNewsSearch', () => {
  it('keeps a source we know', () => {
    expect(parseNewsSearch({ source: 'hacker-news', page: 3 })).toEqual({ source: 'hacker-news' })
  })

  it.each([undefined, '', 'Hacker News', 'toString', '__proto__', 7, ['hacker-news'], null])(
    'leaves out %j',
    (source) => {
      expect(parseNewsSearch({ source })).toEqual({})
    },
  )
})
