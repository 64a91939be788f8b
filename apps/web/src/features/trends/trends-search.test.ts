import { describe, expect, it } from 'vitest'
import { trendsQuery } from './read-trends-page'
import { isFrontPage, isNarrowed, parseTrendsSearch, placesBefore } from './trends-search'

describe('parseTrendsSearch', () => {
  it('reads every choice', () => {
    const raw = { q: 'jazz', category: 'Music', lifecycle: 'rising', featured: true, sort: 'name', page: 3 }
    expect(parseTrendsSearch(raw)).toEqual(raw)
  })

  it('leaves defaults out of the address', () => {
    expect(
      parseTrendsSearch({ q: '  ', category: '', lifecycle: '', featured: '', sort: 'attention', page: 1 }),
    ).toEqual({})
  })

  it('takes an old link that names the order by attention after momentum', () => {
    expect(parseTrendsSearch({ sort: 'momentum', page: 2 })).toEqual({ page: 2 })
    expect(isFrontPage(parseTrendsSearch({ sort: 'momentum' }))).toBe(true)
  })

  it('reads an hour, also as a form writes it', () => {
    expect(parseTrendsSearch({ at: '2026-11-20T18Z', page: 2 })).toEqual({ at: '2026-11-20T18Z', page: 2 })
    expect(parseTrendsSearch({ at: '2026-11-20T18:00' })).toEqual({ at: '2026-11-20T18Z' })
  })

  it.each([
    [{ at: 'yesterday' }],
    [{ at: { hour: 1 } }],
    [{ category: 'Piracy' }],
    [{ category: '__proto__' }],
    [{ lifecycle: ['rising'] }],
    [{ sort: { by: 'name' } }],
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: 'NaN' }],
    [{ page: 10_001 }],
    [{ q: { a: 1 } }],
    [{ featured: 'yes' }],
    [{ unknown: 1 }],
  ])('ignores %j', (raw) => {
    expect(parseTrendsSearch(raw)).toEqual({})
  })

  it('takes a number typed as a search for the text it was, and cuts endless ones', () => {
    expect(parseTrendsSearch({ q: 2026 })).toEqual({ q: '2026' })
    expect(parseTrendsSearch({ q: 'x'.repeat(5_000) }).q).toHaveLength(200)
  })
})

describe('trendsQuery', () => {
  it('asks for the strongest first unless told otherwise', () => {
    expect(trendsQuery({})).toEqual({ sort: 'attention', page: 1, pageSize: 24 })
    expect(trendsQuery({ q: ' jazz ', sort: 'newest', page: 2 })).toMatchObject({
      search: 'jazz',
      sort: 'newest',
      page: 2,
    })
  })
})

describe('isNarrowed', () => {
  it('is true for filters, not for order or page', () => {
    expect(isNarrowed({ sort: 'name', page: 2 })).toBe(false)
    expect(isNarrowed({ q: 'a' })).toBe(true)
    expect(isNarrowed({ featured: true })).toBe(true)
  })
})

describe('the front page', () => {
  it('is the first page of all trends in the usual order', () => {
    expect(isFrontPage({})).toBe(true)
    for (const search of [{ page: 2 }, { q: 'a' }, { sort: 'fastest' as const }]) {
      expect(isFrontPage(search), JSON.stringify(search)).toBe(false)
    }
  })

  it('begins a ranking that later pages go on with, and that no other order has', () => {
    expect(placesBefore({ page: 3 })).toBe(48)
    expect(placesBefore({ sort: 'name' })).toBeNull()
    expect(placesBefore({ category: 'Music', page: 2 })).toBeNull()
  })
})
