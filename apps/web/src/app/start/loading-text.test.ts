import { describe, expect, it } from 'vitest'
import { loadingText } from './loading-text'

describe('loadingText (RT-04)', () => {
  it.each([
    ['/trends', 'Loading trends...'],
    ['/news', 'Loading news...'],
    ['/about/', 'Loading about...'],
    ['/trends/0198f000', 'Loading trend...'],
    ['/', 'Loading...'],
  ])('says for %s "%s"', (pathname, text) => {
    expect(loadingText(pathname)).toBe(text)
  })
})
