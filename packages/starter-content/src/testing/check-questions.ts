import { containsWords, foldText } from '@trendverse/domain/quizzes/fold-text'
import { breachesOf } from '@trendverse/domain/quizzes/gate-rules'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { expect, test } from 'vitest'

const WORDS_AT_MOST = 20
const EXPLANATION_AT_MOST = 320
/** Of the questions of one subject. */
const YEARS_AT_MOST = 0.2

type Entry = HandwrittenQuestion & {
  /** Of the trend or topic it is about. */
  readonly key: string
}
const optionsOf = ({ right, wrong }: Entry): string[] => [right, ...wrong]

/** The rules every question written by hand keeps, whatever it is about. */
export function checkQuestions(all: readonly Entry[]): void {
  const offenders = (rule: (entry: Entry) => boolean): string[] =>
    all.filter((entry) => !rule(entry)).map(({ key, question }) => `${key}: ${question}`)

  test('have one idea in at most twenty words', () => {
    expect(offenders(({ question }) => question.split(/\s+/).length <= WORDS_AT_MOST)).toEqual([])
    expect(offenders(({ question }) => question.endsWith('?'))).toEqual([])
  })

  test('pass the gate', () => {
    const refused = all.flatMap(({ key, question, right, wrong, explanation, page, type, difficulty }) => {
      const draft = { type, difficulty, question, options: [right, ...wrong], correctAnswer: 0, explanation, tags: [] }
      const source = { quote: explanation, title: page.title, publisher: null, url: page.url }
      // the page is the proof, so that nothing is quoted
      const reasons = breachesOf({ ...draft, source }, []).filter((reason) => reason !== 'quote_not_in_evidence')
      return reasons.length === 0 ? [] : [`${key}: ${question} ${reasons.join()}`]
    })
    expect(refused).toEqual([])
  })

  test('explain themselves in one to three sentences', () => {
    expect(offenders(({ explanation }) => explanation.length <= EXPLANATION_AT_MOST)).toEqual([])
    expect(offenders(({ explanation }) => /^[\p{Lu}\d“].*[.?]$/u.test(explanation))).toEqual([])
  })

  test('speak calmly: no exclamation marks, no straight quotes', () => {
    expect(
      offenders((entry) => !/[!"]|\w'\w/.test([entry.question, ...optionsOf(entry), entry.explanation].join())),
    ).toEqual([])
  })

  test('ask for a year at most once in five', () => {
    const isYear = ({ right }: Entry): boolean => /^(?:in )?(?:1[5-9]|20)\d\ds?$/i.test(right)
    const askForYears = [...new Set(all.map(({ key }) => key))].filter((key) => {
      const questions = all.filter((entry) => entry.key === key)
      return questions.filter(isYear).length > questions.length * YEARS_AT_MOST
    })
    expect(askForYears).toEqual([])
  })

  test('are led by pages of the web', () => {
    expect(offenders(({ page: { url } }) => /^https:\/\/[a-z0-9.-]+\.[a-z]+\/\S*$/i.test(url))).toEqual([])
  })

  test('are asked once, and tell no answer of another question about the same subject', () => {
    expect(new Set(all.map(({ question }) => foldText(question))).size).toBe(all.length)
    const told = all.flatMap((entry) =>
      all
        .filter((other) => other.key === entry.key && other !== entry)
        .filter((other) => containsWords(foldText(other.question), foldText(entry.right)))
        .map((other) => `${entry.key}: "${other.question}" tells ${entry.right}`),
    )
    expect(told).toEqual([])
  })
}
