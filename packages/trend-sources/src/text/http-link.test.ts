import { describe, expect, it } from 'vitest'
import { httpLink } from './http-link'

describe('httpLink', () => {
  it.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    [' HTTP://A.example ', 'http://a.example/'],
    ['http://a.example/ä b', 'http://a.example/%C3%A4%20b'],
    ['https://a.example/?x=1&amp;y=2&#038;z=3&#x26;w=4', 'https://a.example/?x=1&y=2&z=3&w=4'],
    ['www.a.example/x', 'https://www.a.example/x'],
  ])('keeps %j', (text, link) => expect(httpLink(text)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://a.example/',
    '//a.example/',
    '/relative',
    'https://bank.example@evil.example/',
    'http://',
    'http://127.0.0.1/admin',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://192.168.0.1/',
    'http://[::1]:8080/',
    'http://localhost/',
    'http://router/',
    'www.127.0.0.1/',
    'www.router',
    'tag:a.example,2024:1',
    `https://a.example/${'x'.repeat(3_000)}`,
    '',
    null,
  ])('refuses %j', (text) => expect(httpLink(text)).toBeNull())

  it('resolves relative addresses only against a given base', () => {
    expect(httpLink('../b', 'https://a.example/x/y')).toBe('https://a.example/b')
    expect(httpLink('//b.example/c', 'https://a.example/')).toBe('https://b.example/c')
    expect(httpLink('javascript:alert(1)', 'https://a.example/')).toBeNull()
    expect(httpLink('www.b.example/c', 'https://a.example/')).toBe('https://www.b.example/c')
    expect(httpLink('b', 'no base')).toBeNull()
    expect(httpLink('b', 'http://10.0.0.1/')).toBeNull()
  })
})
