import { topicsIn } from '@trendverse/domain/quizzes/handwritten/topic'
import { describe, expect, test } from 'vitest'
import { checkQuestions } from './testing/check-questions'
import { listTopics, WRITTEN_TOPICS } from './topics'

const FEWEST = 4
const MOST = 8

describe('topics', () => {
  checkQuestions(WRITTEN_TOPICS.flatMap(({ key, questions }) => questions.map((question) => ({ key, ...question }))))

  test('have four to eight questions each', () => {
    const wrongCounts = WRITTEN_TOPICS.filter(({ questions: { length } }) => length < FEWEST || length > MOST)
    expect(wrongCounts.map(({ key, questions }) => `${key}: ${questions.length}`)).toEqual([])
  })

  test('have one key and one name each, and no spelling in common', () => {
    for (const values of [
      WRITTEN_TOPICS.map(({ key }) => key),
      WRITTEN_TOPICS.map(({ name }) => name),
      WRITTEN_TOPICS.flatMap(({ spellings }) => spellings),
    ]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('are found by every spelling', () => {
    const lost = listTopics().flatMap((topic) =>
      topic.spellings.filter((spelling) => topicsIn(`After ${spelling}: more`, listTopics())[0] !== topic),
    )
    expect(lost).toEqual([])
  })
})
