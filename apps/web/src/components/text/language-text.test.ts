import { expect, it } from 'vitest'
import { foreignLanguage, inLanguage, languageName } from './language-text'

const source = { kind: 'source', label: 'Fjordbladet', url: null } as const

it('names the language of words that are not English, and nothing else', () => {
  expect(inLanguage({ ...source, language: 'sv' })).toBe(', in Swedish')
  expect(foreignLanguage({ ...source, language: 'sv' })).toBe('sv')
  for (const origin of [source, { kind: 'ai' }, { kind: 'admin' }] as const) {
    expect(inLanguage(origin)).toBe('')
    expect(foreignLanguage(origin)).toBeUndefined()
  }
})

it('names languages in English, and an unknown one by its code', () => {
  expect(['pt', 'zh', 'nb', 'qzz'].map(languageName)).toEqual(['Portuguese', 'Chinese', 'Norwegian Bokmål', 'qzz'])
})
