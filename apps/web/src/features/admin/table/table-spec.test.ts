import { describe, expect, it } from 'vitest'
import { isNarrowed, readTableQuery } from './table-spec'

const SPEC = {
  sorts: { newest: 'Newest', name: 'Name' },
  filters: { status: { label: 'Status', options: { active: 'Active', suspended: 'Suspended' } } },
} as const

const read = (address: Readonly<Record<string, string>>) => readTableQuery(SPEC, (name) => address[name])

describe('readTableQuery', () => {
  it('reads search, filters, order and page', () => {
    expect(read({ q: ' ada ', status: 'suspended', sort: 'name', page: '3', pageSize: '100', open: 'x' })).toEqual({
      q: 'ada',
      status: 'suspended',
      sort: 'name',
      page: 3,
      pageSize: 100,
    })
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e9' },
    { page: 'x' },
    { pageSize: '7' },
    { pageSize: '10000' },
    { sort: 'oldest' },
    { sort: 'constructor' },
    { status: 'toString' },
    { status: 'gone' },
    { q: '   ' },
  ])('leaves out what the table does not know: %j', (address) => {
    expect(read(address as Record<string, string>)).toEqual({ page: 1, pageSize: 25 })
  })

  it('cuts a search that is too long to be one', () => {
    expect(read({ q: 'x'.repeat(500) }).q).toHaveLength(200)
  })
})

it('tells a narrowed list from one in another order', () => {
  expect(isNarrowed(read({ sort: 'name', page: '2' }))).toBe(false)
  expect(isNarrowed(read({ status: 'active' }))).toBe(true)
  expect(isNarrowed(read({ q: 'a' }))).toBe(true)
})
