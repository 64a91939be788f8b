import { describe, expect, it } from 'vitest'
import { parseAdminLoginSearch } from './admin-search'

describe('parseAdminLoginSearch', () => {
  it('takes the token of a set-up link and a page of administrators to go back to', () => {
    expect(parseAdminLoginSearch({ setup: 'abc', back: '/admin/users' })).toEqual({
      setup: 'abc',
      back: '/admin/users',
    })
    expect(parseAdminLoginSearch({ back: '/admin' })).toEqual({ back: '/admin' })
  })

  it.each([
    '//evil.example/admin',
    'https://evil.example/admin',
    '/admin/../..//evil.example',
    '/admin\\evil',
    '/administrator',
    '/admin/login',
    '/trends',
    '/admin?x=1',
    7,
    '',
    'x'.repeat(301),
  ])('goes to no other place: %j', (back) => expect(parseAdminLoginSearch({ back })).toEqual({}))

  it('drops a set-up token that can be none', () => {
    expect(parseAdminLoginSearch({ setup: '' })).toEqual({})
    expect(parseAdminLoginSearch({ setup: ['a'] })).toEqual({})
    expect(parseAdminLoginSearch({ setup: 'x'.repeat(301) })).toEqual({})
  })
})
