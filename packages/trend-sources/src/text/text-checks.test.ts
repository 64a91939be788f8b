import { describe, expect, it } from 'vitest'
import { isInformative, isOnlyHashtags, isOnlyUrls, repeatsTitle } from './text-checks'

describe('isOnlyUrls', () => {
  it.each(['https://a.example/b', 'www.a.example', 'http://a.example https://b.example'])('knows %j', (text) =>
    expect(isOnlyUrls(text)).toBe(true),
  )
  it.each(['', 'Node.js', 'inessential.com', 'See https://a.example', 'https: the story'])('leaves %j', (text) =>
    expect(isOnlyUrls(text)).toBe(false),
  )
})

describe('isOnlyHashtags', () => {
  it.each(['#comet', '#comet #コメット @ada@social.example https://a.example'])('knows %j', (text) =>
    expect(isOnlyHashtags(text)).toBe(true),
  )
  it.each(['', 'I saw it! #comet', '# 1 in the charts', 'C#'])('leaves %j', (text) =>
    expect(isOnlyHashtags(text)).toBe(false),
  )
})

describe('isInformative', () => {
  it.each([
    'It is seen.',
    'A bright comet is here',
    'Is it over?',
    '彗星が見えます。',
    '「コンピュータの理論」の演習用',
  ])('keeps %j', (text) => expect(isInformative(text)).toBe(true))
  it.each(['Comments', 'assignments', 'App Store', 'Really?', '…', '★ ★ ★ ★ ★ ★ ★ ★ ★ ★ ★ ★', ''])('drops %j', (text) =>
    expect(isInformative(text)).toBe(false),
  )
})

describe('repeatsTitle', () => {
  it.each([
    ['Comet seen', 'COMET SEEN!'],
    ['Roots (2016 miniseries)', '2016 miniseries'],
    ['Comet seen over harbour – live', 'Comet seen over harbour…'],
  ])('%j tells %j', (title, text) => expect(repeatsTitle(title, text)).toBe(true))
  it.each([
    ['Comet', 'Comets'],
    ['Comet seen', 'Comet seen by millions'],
    ['Sea', 'A comet over the sea'],
  ])('%j does not tell %j', (title, text) => expect(repeatsTitle(title, text)).toBe(false))
})
