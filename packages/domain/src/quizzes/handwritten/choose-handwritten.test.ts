import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, QUESTION_TYPES } from '../question'
import { questionId } from '../question-id'
import { chooseHandwritten, type HandwrittenRequest } from './choose-handwritten'
import type { HandwrittenQuestion } from './handwritten-question'

const TREND_ID = testUuid(1)
const NAMES = ['amber', 'basalt', 'cobalt', 'dolomite', 'emerald', 'flint', 'garnet', 'hematite', 'iolite', 'jade']

/** Ten questions, two of each type, of all difficulties. */
const TEN: readonly HandwrittenQuestion[] = NAMES.map((name, index) => ({
  type: QUESTION_TYPES[index % QUESTION_TYPES.length] ?? 'knowledge',
  difficulty: DIFFICULTIES[index % DIFFICULTIES.length] ?? 'medium',
  question: `Which stone stands at place ${index + 1} of ${name.length * 7} in that drawer?`,
  right: name,
  wrong: ['marble', 'slate', 'topaz'],
  explanation: `The drawer holds ${name} there. The label says so in gold.`,
  page: { title: 'Drawer', url: 'https://en.wikipedia.org/wiki/Drawer' },
}))

const choose = (change: Partial<HandwrittenRequest> = {}) =>
  chooseHandwritten({
    trendId: TREND_ID,
    questions: TEN,
    count: 5,
    difficulty: 'medium',
    random: seededNumbers(3),
    unwanted: new Set(),
    earlier: [],
    ...change,
  })
const idOf = ({ question, right }: HandwrittenQuestion) => questionId(TREND_ID, question, right)

describe('questions written by hand', () => {
  it('are of as many types as there are, with the page that proves them', () => {
    const chosen = choose()
    expect(new Set(chosen.map(({ type }) => type)).size).toBe(5)
    for (const { options, correctAnswer, source, explanation } of chosen) {
      expect(NAMES).toContain(options[correctAnswer])
      expect(source).toEqual({
        quote: explanation,
        title: 'Drawer',
        publisher: null,
        url: 'https://en.wikipedia.org/wiki/Drawer',
      })
    }
  })

  it('are near the difficulty asked for', () => {
    const sameType = TEN.map((one) => ({ ...one, type: 'knowledge' as const }))
    const hard = choose({ questions: sameType, count: 3, difficulty: 'hard' })
    expect(hard.map(({ difficulty }) => difficulty)).toEqual(['hard', 'hard', 'hard'])
  })

  it('are none of the unwanted', () => {
    const [first, second, ...others] = TEN.map(idOf)
    const ids = choose({ count: 10, unwanted: new Set(others) }).map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([first, second]))
  })

  it('repeat none the quiz has already', () => {
    const earlier = choose({ count: 4 })
    const ids = choose({ count: 10, earlier }).map(({ id }) => id)
    expect(ids).toHaveLength(6)
    expect(ids.filter((id) => earlier.some((one) => one.id === id))).toEqual([])
  })

  it('are none about a trend nothing was written about', () => {
    expect(choose({ questions: [] })).toEqual([])
  })
})
