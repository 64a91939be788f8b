import { containsWords, foldText } from '@trendverse/domain/quizzes/fold-text'
import { breachesOf } from '@trendverse/domain/quizzes/gate-rules'
import { describe, expect, test } from 'vitest'
import { STARTER_QUESTIONS } from './starter-questions'
import { STARTER_TRENDS } from './starter-trends'

const WORDS_AT_MOST = 20
const EXPLANATION_AT_MOST = 320
/** Of the questions of one trend. */
const YEARS_AT_MOST = 0.2

const all = Object.entries(STARTER_QUESTIONS).flatMap(([key, questions]) =>
  questions.map((question) => ({ key, ...question })),
)
type Entry = (typeof all)[number]
const offenders = (rule: (entry: Entry) => boolean): string[] =>
  all.filter((entry) => !rule(entry)).map(({ key, question }) => `${key}: ${question}`)
const optionsOf = ({ right, wrong }: Entry): string[] => [right, ...wrong]

describe('questions written by hand', () => {
  test('are eight to twelve for every starter trend, and for no other', () => {
    expect(Object.keys(STARTER_QUESTIONS).toSorted()).toEqual(STARTER_TRENDS.map(({ key }) => key).toSorted())
    const wrongCounts = Object.entries(STARTER_QUESTIONS).filter(([, { length }]) => length < 8 || length > 12)
    expect(wrongCounts.map(([key, { length }]) => `${key}: ${length}`)).toEqual([])
  })

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
    const askForYears = Object.entries(STARTER_QUESTIONS).filter(([, questions]) => {
      const years = questions.filter(({ right }) => /^(?:in )?(?:1[5-9]|20)\d\ds?$/i.test(right))
      return years.length > questions.length * YEARS_AT_MOST
    })
    expect(askForYears.map(([key]) => key)).toEqual([])
  })

  test('are led by pages of the web', () => {
    expect(offenders(({ page: { url } }) => /^https:\/\/[a-z0-9.-]+\.[a-z]+\/\S*$/i.test(url))).toEqual([])
  })

  test('are asked once, and tell no answer of another question about the same trend', () => {
    expect(new Set(all.map(({ question }) => foldText(question))).size).toBe(all.length)
    const told = all.flatMap((entry) =>
      all
        .filter((other) => other.key === entry.key && other !== entry)
        .filter((other) => containsWords(foldText(other.question), foldText(entry.right)))
        .map((other) => `${entry.key}: "${other.question}" tells ${entry.right}`),
    )
    expect(told).toEqual([])
  })
})
