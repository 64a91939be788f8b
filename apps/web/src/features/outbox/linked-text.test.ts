import { describe, expect, it } from 'vitest'
import { linkedText } from './linked-text'

const ORIGIN = 'https://trendverse.example'

describe('text of a mail', () => {
  it('leads to the pages of this site', () => {
    expect(linkedText(`Open\n${ORIGIN}/verify-email?token=a-b_c\nnow`, ORIGIN)).toEqual([
      { at: 0, text: 'Open\n', path: null },
      { at: 5, text: `${ORIGIN}/verify-email?token=a-b_c`, path: '/verify-email?token=a-b_c' },
      { at: 5 + `${ORIGIN}/verify-email?token=a-b_c`.length, text: '\nnow', path: null },
    ])
  })

  it('leads to pages of a site below a path, and not past it', () => {
    const site = `${ORIGIN}/demo`
    expect(linkedText(`${site}/login`, site)).toEqual([{ at: 0, text: `${site}/login`, path: '/login' }])
    expect(linkedText(`${ORIGIN}/login`, site)).toEqual([{ at: 0, text: `${ORIGIN}/login`, path: null }])
  })

  it.each([
    'no address at all',
    'https://evil.example/verify-email',
    'https://trendverse.example.evil.example/',
    'http://trendverse.example/',
    'https://trendverse.example@evil.example/',
    'javascript:alert(1)',
    'https://',
    '',
  ])('leaves %j as words', (text) => {
    expect(linkedText(text, ORIGIN).map((part) => part.path)).toEqual(text === '' ? [] : [null])
    expect(
      linkedText(text, ORIGIN)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
