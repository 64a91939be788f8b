import type { Backend } from '@trendverse/contract/contract'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { memoryStorage } from '../../test-support/memory-storage'
import { keepDraft, keptAttemptIds, readDraft } from './quiz-draft'
import type { GivenAnswer } from './quiz-run'
import { questionId, sampleRun } from './quiz-samples.fixtures'
import { sendWaitingAnswers } from './send-waiting-answers'

type Answer = (given: { attemptId: string; questionId: string; choice: number }) => Promise<unknown>

const answer = vi.fn<Answer>()
const submit = vi.fn<(of: { attemptId: string }) => Promise<unknown>>()
const askedOf: Runtime[] = []
const services = {
  callAt: <Output>(keptBy: Runtime, call: (backend: Backend) => Promise<Output>) => {
    askedOf.push(keptBy)
    // The two calls this is about.
    return call({ quizzes: { answer, submit } } as unknown as Backend)
  },
}
const refuseWith = (code: ErrorCode, retryable = false) => Promise.reject(new AppError(code, 'x', { retryable }))

let storage = memoryStorage()
const given = (number: number, outcome: GivenAnswer['outcome'] = 'waiting'): GivenAnswer => ({
  questionId: questionId(number),
  choice: number,
  outcome,
})
const { deadlineMs, attemptId } = sampleRun()
const send = (nowMs = deadlineMs - 1, openId: string | null = null) =>
  sendWaitingAnswers({ services, storage: () => storage, nowMs }, openId)
const keep = (...answers: readonly GivenAnswer[]) => keepDraft(() => storage, sampleRun({ answers }))
const outcomes = () => readDraft(() => storage, attemptId)?.answers.map(({ outcome }) => outcome)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage = memoryStorage()
  askedOf.length = 0
  answer.mockReset().mockResolvedValue({ data: { isRight: true, score: 1, answered: 1 } })
  submit.mockReset().mockResolvedValue({ data: {} })
})

describe('answers of a quiz that was left (OP-38)', () => {
  it('are sent in order to the runtime of the attempt, and the quiz stays open', async () => {
    keep(given(1, 'wrong'), given(2))
    await send()
    expect(answer.mock.calls).toEqual([[{ attemptId, questionId: questionId(2), choice: 2 }]])
    expect(askedOf).toEqual(['server'])
    expect(outcomes()).toEqual(['wrong', 'right'])
    expect(submit).not.toHaveBeenCalled()
  })

  it('are sent to the device that keeps the attempt', async () => {
    keepDraft(() => storage, sampleRun({ keptBy: 'browser', answers: [given(1)] }))
    await send()
    expect(askedOf).toEqual(['browser'])
  })

  it('end the quiz when they were all, and nothing is kept any more', async () => {
    keep(given(1), given(2), given(3))
    await send()
    expect([answer.mock.calls.length, submit.mock.calls]).toEqual([3, [[{ attemptId }]]])
    expect(keptAttemptIds(() => storage)).toEqual([])
  })

  it('wait on where the server is lost, for the next time', async () => {
    keep(given(1), given(2), given(3))
    answer.mockImplementationOnce(async () => ({ data: { isRight: false } }))
    answer.mockImplementationOnce(() => refuseWith('unavailable', true))
    await send()
    expect(outcomes()).toEqual(['wrong', 'waiting', 'waiting'])
    expect([answer.mock.calls.length, submit.mock.calls.length]).toEqual([2, 0])
    await send()
    expect(answer.mock.calls.slice(2).map(([{ choice }]) => choice)).toEqual([2, 3])
  })

  it('wait on where the end did not get through', async () => {
    keep(given(1))
    keep(given(1, 'right'), given(2, 'right'), given(3, 'right'))
    submit.mockImplementationOnce(() => refuseWith('unavailable', true))
    await send()
    expect(keptAttemptIds(() => storage)).toEqual([attemptId])
    await send()
    expect(keptAttemptIds(() => storage)).toEqual([])
  })

  it.each(['conflict', 'invalid_input'] as const)('are done with when they are refused as %s', async (code) => {
    keep(given(1))
    answer.mockImplementation(() => refuseWith(code))
    await send(deadlineMs)
    expect(keptAttemptIds(() => storage)).toEqual([])
  })

  it.each(['not_found', 'authentication_required'] as const)(
    'wait for whoever gave them while %s is the answer, a day at most',
    async (code) => {
      keep(given(1))
      answer.mockImplementation(() => refuseWith(code))
      await send(deadlineMs + DAY_MS - 1)
      expect(outcomes()).toEqual(['waiting'])
      await send(deadlineMs + DAY_MS)
      expect(keptAttemptIds(() => storage)).toEqual([])
    },
  )

  it('are left alone where the quiz is open on this page', async () => {
    keep(given(1))
    await send(deadlineMs + DAY_MS, attemptId)
    expect(answer).not.toHaveBeenCalled()
    expect(outcomes()).toEqual(['waiting'])
  })

  it('leave what another tab kept meanwhile', async () => {
    keep(given(1))
    answer.mockImplementation(async () => {
      keep(given(1), given(2))
      return { data: { isRight: true } }
    })
    await send()
    expect(outcomes()).toEqual(['right', 'waiting'])
  })

  it('are not ended for whoever answered nothing, nor before their time is up', async () => {
    keep()
    await send(deadlineMs - 1)
    expect(keptAttemptIds(() => storage)).toEqual([attemptId])
    await send(deadlineMs)
    expect([keptAttemptIds(() => storage).length, submit.mock.calls.length]).toEqual([0, 0])
  })

  it('are forgotten where what is kept cannot be read', async () => {
    storage.setItem('trendverse_quiz_draft_x', '{')
    await send()
    expect([keptAttemptIds(() => storage).length, answer.mock.calls.length]).toEqual([0, 0])
  })
})
