import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from './quiz-draft'
import { sampleRun } from './quiz-samples.fixtures'

const run = sampleRun({ answers: [{ questionId: 'q', choice: 2, outcome: 'waiting' }] })

describe('the quiz kept in a tab', () => {
  it('comes back as it was, for its own attempt only', () => {
    const storage = memoryStorage()
    keepDraft(() => storage, run)
    expect(readDraft(() => storage, run.attemptId)).toEqual(run)
    expect(readDraft(() => storage, 'another')).toBeNull()
    forgetDraft(() => storage)
    expect(readDraft(() => storage, run.attemptId)).toBeNull()
  })

  it('is nothing where storage is forbidden (ST-06)', () => {
    keepDraft(forbiddenStorage, run)
    forgetDraft(forbiddenStorage)
    expect(readDraft(forbiddenStorage, run.attemptId)).toBeNull()
  })

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ ...run, answers: [null] }),
    JSON.stringify({ ...run, answers: [{ questionId: 'q', choice: 'B' }] }),
    JSON.stringify({ ...run, home: 'elsewhere' }),
    JSON.stringify({ ...run, deadlineMs: null }),
    JSON.stringify({ ...run, quiz: { ...run.quiz, questions: [{ id: 'q', question: 'x', options: [1] }] } }),
    JSON.stringify({ ...run, quiz: null }),
  ])('is nothing when it reads %s', (text) => {
    expect(readDraft(() => memoryStorage({ [DRAFT_KEY]: text }), run.attemptId)).toBeNull()
  })
})
