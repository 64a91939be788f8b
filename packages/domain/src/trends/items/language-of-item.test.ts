import { describe, expect, it } from 'vitest'
import { languageOfItem } from './language-of-item'

const SWEDISH = 'Borgmästaren i Zorbelby avgår efter böndernas protest'
const NO_WORDS = 'Zorbel Quandrix'

describe('language of an item', () => {
  it.each([
    ['what the source states', NO_WORDS, 'sv-SE', 'sv'],
    ['the language of the title where the source states none', SWEDISH, null, 'sv'],
    ['the title where the feed says English by default', SWEDISH, 'en', 'sv'],
    ['the title where a Chinese list is stated as English', '为什么佐贝尔的房价没有下降', 'en-us', 'zh'],
    ['the title where a Swedish feed carries English', 'Why the Zorbel bridge was closed again', 'sv', 'en'],
    ['the source between neighbours', 'Hvem skal betale for broen i Grønlo?', 'da', 'da'],
    ['the source for signs that Chinese and Japanese share', '佐田市長辞任', 'ja', 'ja'],
    [
      'the source where the language has no table',
      "L'alcalde de Zorbella plega per la protesta dels pagesos",
      'ca',
      'ca',
    ],
    ['one subtag for all of Norwegian', NO_WORDS, 'no', 'nb'],
    ['Serbian in either script', 'Нова влада најавила изборе', 'sr', 'sr'],
  ])('is %s', (_, title, language, expected) => {
    expect(languageOfItem({ title, language })).toBe(expected)
  })

  it.each([
    ['neither says', NO_WORDS, null],
    ['what is stated is no language', NO_WORDS, 'English (US)'],
    ['what is stated is "undetermined"', NO_WORDS, 'und'],
    ['the title is in a script the stated language is not written in', 'Квендель', 'en'],
  ])('is unknown where %s', (_, title, language) => {
    expect(languageOfItem({ title, language })).toBeNull()
  })
})
