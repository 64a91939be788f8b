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

  it('keeps what the page was asked for: its query and its place', () => {
    for (const back of ['/admin/users?q=ada&status=blocked&page=3', '/admin?period=30', '/admin/audit?q=a%2Fb#row']) {
      expect(parseAdminLoginSearch({ back })).toEqual({ back })
    }
  })

  it.each([
    '//evil.example/admin',
    'https://evil.example/admin',
    '/admin/../..//evil.example',
    '/\\evil.example/admin',
    '/administrator',
    '/admin/login',
    '/trends',
    '/trends?next=/admin',
    '/admin/login?back=%2Fadmin',
    '/admin/../trends?q=a',
    '/login?from=%2Fadmin',
    7,
    '',
    `/admin?q=${'x'.repeat(500)}`,
  ])('goes to no other place: %j', (back) => expect(parseAdminLoginSearch({ back })).toEqual({}))

  it('drops a set-up token that can be none', () => {
    expect(parseAdminLoginSearch({ setup: '' })).toEqual({})
    expect(parseAdminLoginSearch({ setup: ['a'] })).toEqual({})
    expect(parseAdminLoginSearch({ setup: 'x'.repeat(301) })).toEqual({})
  })
})
