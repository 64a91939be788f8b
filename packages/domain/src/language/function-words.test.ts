import { describe, expect, it } from 'vitest'
import { foldWord } from './fold-word'
import { functionWordsOf, isFunctionWord } from './function-words'
import { languageCodeOf, languageName, primarySubtag } from './language-code'

describe('function words of a language', () => {
  it.each([
    ['sv', 'att inte och är också från någon'],
    ['en', 'the of doesnt whether says'],
    ['fr', 'dans pourquoi même dune cest'],
    ['de', 'für nicht wäre über'],
    ['tr', 'için değil çünkü'],
    ['ru', 'что после ещё который'],
    ['el', 'και από γιατί'],
    ['ar', 'في التي بعد'],
    ['hi', 'के लिए नहीं'],
    ['vi', 'của những không'],
  ] as const)('holds what sentences of %s are built with', (language, words) => {
    for (const word of words.split(' ')) expect([word, isFunctionWord(foldWord(word), language)]).toEqual([word, true])
  })

  it('holds a word for its own languages alone', () => {
    expect(isFunctionWord('och', 'sv')).toBe(true)
    expect(isFunctionWord('och', 'en')).toBe(false)
    expect(isFunctionWord('storm', 'sv')).toBe(false)
  })

  it('holds Chinese, Japanese and Thai as pairs of signs, as title tokens are', () => {
    for (const pair of ['为什', '什么', '如何']) expect(isFunctionWord(pair, 'zh')).toBe(true)
    expect(isFunctionWord('为什么', 'zh')).toBe(false)
    expect(isFunctionWord('から', 'ja')).toBe(true)
    expect(isFunctionWord('ので', 'ja')).toBe(true)
    expect(isFunctionWord('เพื่อ', 'th')).toBe(false)
    expect(isFunctionWord('พื่อ', 'th')).toBe(true)
  })

  it('knows at least eighty words of every language', () => {
    for (const code of [
      'en',
      'es',
      'pt',
      'fr',
      'de',
      'it',
      'nl',
      'sv',
      'da',
      'nb',
      'fi',
      'pl',
      'ru',
      'ar',
      'zh',
    ] as const) {
      expect(functionWordsOf(code).size).toBeGreaterThan(80)
    }
  })
})

describe('names and tags of languages', () => {
  it('names a language in English', () => {
    expect(languageName('sv')).toBe('Swedish')
    expect(languageName('nb')).toBe('Norwegian')
    expect(languageName('sr')).toBe('Serbian')
    expect(languageName('constructor')).toBeNull()
  })

  it.each([
    ['sv-SE', 'sv'],
    ['PT_br', 'pt'],
    ['zh-Hant-TW', 'zh'],
    [' en ', 'en'],
    ['fil', 'fil'],
    ['swe', 'sv'],
    ['eng-US', 'en'],
    ['nn-NO', 'nb'],
  ])('reads the primary subtag of %j', (tag, subtag) => {
    expect(primarySubtag(tag)).toBe(subtag)
  })

  it.each([
    null,
    '',
    'english',
    'e',
    'und',
    'zxx',
    'mul',
    '<b>en</b>',
    'en US',
    '__proto__',
    '../en',
    `en${'-a'.repeat(99)}`,
  ])('takes %j for no language', (tag) => {
    expect(primarySubtag(tag)).toBeNull()
    expect(languageCodeOf(tag)).toBeNull()
  })

  it('maps tags onto the tables there are', () => {
    expect(languageCodeOf('no-NO')).toBe('nb')
    expect(languageCodeOf('sr-Latn')).toBe('hr')
    expect(languageCodeOf('sv-FI')).toBe('sv')
    expect(languageCodeOf('eo')).toBeNull()
  })
})
