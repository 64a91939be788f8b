import { describe, expect, it } from 'vitest'
import { loadingText } from './loading-text'

describe('loadingText (RT-04, OP-04)', () => {
  it.each([
    ['/trends', 'Loading trends...'],
    ['/games', 'Loading games...'],
    ['/news', 'Loading news...'],
    ['/about/', 'Loading about...'],
    ['/games', 'Loading games...'],
    ['/forgot-password', 'Loading forgot password...'],
    ['/trends/0198f000', 'Loading trend...'],
    ['/', 'Loading...'],
  ])('says for %s "%s"', (pathname, text) => {
    expect(loadingText(pathname)).toBe(text)
  })
})
