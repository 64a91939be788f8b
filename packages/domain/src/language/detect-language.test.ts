import { describe, expect, it } from 'vitest'
import { languageOfText } from './detect-language'
import { codesOf } from './function-words'
import { FURTHER_HEADLINES } from './further-headlines.fixtures'
import { MAIN_HEADLINES } from './headlines.fixtures'

const INVENTED_HEADLINES = { ...MAIN_HEADLINES, ...FURTHER_HEADLINES }

const headlinesOf = (code: keyof typeof INVENTED_HEADLINES): string[] =>
  INVENTED_HEADLINES[code]
    .trim()
    .split('\n')
    .map((line) => line.trim())

describe('language of a headline', () => {
  it.each(codesOf(INVENTED_HEADLINES))('recognises headlines in %s', (code) => {
    const missed = headlinesOf(code).filter((title) => languageOfText(title) !== code)
    expect(missed).toEqual([])
  })

  it.each([
    'Den Haag',
    'Los Angeles',
    'Zorbel Quandrix',
    'Le Mans',
    'Åsa Quandrix',
    'Łukasz Zorbel',
    '2026',
    '',
    '!!!',
    '🎉',
  ])('says nothing of %j', (title) => {
    expect(languageOfText(title)).toBeNull()
  })

  it.each(['آج کا موسم کیسا ہے', 'Нова влада у Београду најавила изборе', 'Қазақстанда жаңа жол ашылды'])(
    'takes no known language for a neighbour of the same script: %s',
    (title) => {
      expect(languageOfText(title)).toBeNull()
    },
  )

  it('lets a foreign name of another script inside an English headline be', () => {
    expect(languageOfText('Why 李娜 and 東京 are in the news today')).toBe('en')
  })

  it('lets English names inside a Russian headline be', () => {
    expect(languageOfText('Зорбель показала новые часы The Best of the Year')).toBe('ru')
  })

  it('reads the beginning of a text of any length', () => {
    expect(languageOfText('och att inte '.repeat(200_000))).toBe('sv')
    expect(languageOfText(`${'a'.repeat(100_000)}'${"'".repeat(100_000)}`)).toBeNull()
  })
})
