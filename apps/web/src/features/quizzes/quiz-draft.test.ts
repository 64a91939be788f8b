import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { forgetDraft, keepDraft, keptAttemptIds, readDraft } from './quiz-draft'
import { sampleRun } from './quiz-samples.fixtures'

const run = sampleRun({ answers: [{ questionId: 'q', choice: 2, outcome: 'waiting' }] })

const OTHER = 'another'
const KEY = `trendverse_quiz_draft_${run.attemptId}`

describe('a quiz kept on this device', () => {
  it('comes back as it was, each attempt by itself', () => {
    const storage = memoryStorage({ trendverse_theme: 'dark' })
    const other = { ...run, attemptId: OTHER, answers: [] }
    keepDraft(() => storage, run)
    keepDraft(() => storage, other)
    expect(readDraft(() => storage, run.attemptId)).toEqual(run)
    expect(readDraft(() => storage, OTHER)).toEqual(other)
    expect(keptAttemptIds(() => storage).toSorted()).toEqual([run.attemptId, OTHER].toSorted())
    forgetDraft(() => storage, run.attemptId)
    expect(readDraft(() => storage, run.attemptId)).toBeNull()
    expect(keptAttemptIds(() => storage)).toEqual([OTHER])
  })

  it('comes back as an earlier version wrote it', () => {
    const { keptBy, unranked: _unknown, ...rest } = run
    const storage = memoryStorage({ [KEY]: JSON.stringify({ ...rest, home: keptBy }) })
    expect(readDraft(() => storage, run.attemptId)).toEqual(run)
  })

  it('is nothing under the name of another attempt', () => {
    expect(
      readDraft(() => memoryStorage({ [KEY]: JSON.stringify({ ...run, attemptId: OTHER }) }), run.attemptId),
    ).toBeNull()
  })

  it('is nothing where storage is forbidden (ST-06)', () => {
    keepDraft(forbiddenStorage, run)
    forgetDraft(forbiddenStorage, run.attemptId)
    expect(keptAttemptIds(forbiddenStorage)).toEqual([])
    expect(readDraft(forbiddenStorage, run.attemptId)).toBeNull()
  })

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ ...run, answers: [null] }),
    JSON.stringify({ ...run, answers: [{ questionId: 'q', choice: 'B' }] }),
    JSON.stringify({ ...run, keptBy: 'elsewhere' }),
    JSON.stringify({ ...run, deadlineMs: null }),
    JSON.stringify({ ...run, quiz: { ...run.quiz, questions: [{ id: 'q', question: 'x', options: [1] }] } }),
    JSON.stringify({ ...run, quiz: null }),
  ])('is nothing when it reads %s', (text) => {
    expect(readDraft(() => memoryStorage({ [KEY]: text }), run.attemptId)).toBeNull()
  })
})
