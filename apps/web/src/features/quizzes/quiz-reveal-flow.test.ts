import { describe, expect, it } from 'vitest'
import { type Answering, firstState, type QuizEvent, type QuizState, questionOnStage, quizFlow } from './quiz-flow'
import { heard, questionId, refused, sampleRun } from './quiz-samples.fixtures'
import { dueCall } from './use-due-calls'

const RUNNING: QuizEvent = { kind: 'running', run: sampleRun(), isOver: false, isLost: false }
const MOVE: QuizEvent = { kind: 'moved_on' }
const LOST: QuizEvent = { kind: 'connection', isLost: true }
const shown = (number: number): QuizEvent => ({ kind: 'shown', questionId: questionId(number) })
const after = (state: QuizState, ...events: readonly QuizEvent[]) => events.reduce(quizFlow, state)
const answer = (choice: number): readonly QuizEvent[] => [{ kind: 'chosen', choice }, MOVE]

const answering = after(firstState(undefined), { kind: 'begun' }, RUNNING)
const given = after(answering, ...answer(2))
const atLast = after(answering, ...answer(2), MOVE, ...answer(2), MOVE, ...answer(2))
const onStage = (state: QuizState) => {
  expect(state.phase).toBe('answering')
  const { question, number } = questionOnStage(state as Answering)
  return [question?.id, number]
}

describe('a question that was answered', () => {
  it('stays, with the answer given and its verdict on its way', () => {
    expect(onStage(answering)).toEqual([questionId(1), 1])
    expect(onStage(given)).toEqual([questionId(1), 1])
    expect(given).toMatchObject({ reveal: { questionId: questionId(1), choice: 2, verdict: null }, choice: null })
    expect(dueCall(given)).toMatchObject({ kind: 'answer', answer: { questionId: questionId(1) } })
  })

  it('shows what is right and why, and counts it, as soon as that is heard', () => {
    const told = after(given, heard(1, false))
    expect(onStage(told)).toEqual([questionId(1), 1])
    expect(told).toMatchObject({
      reveal: { choice: 2, verdict: { isRight: false, correctAnswer: 0, explanation: 'Because of 1.' } },
      run: { answers: [{ outcome: 'wrong' }] },
    })
  })

  it.each([
    ['when it was shown', shown(1)],
    ['when the visitor goes on', MOVE],
  ])('gives way to the next one %s, and no note repeats it', (_, event) => {
    const next = after(given, heard(1), event)
    expect(onStage(next)).toEqual([questionId(2), 2])
    expect(next).toMatchObject({ reveal: null, choice: null, isNoteDue: false })
  })

  it.each([
    ['when the verdict is slow', shown(1)],
    ['when the visitor goes on before', MOVE],
    ['when the connection is lost', LOST],
  ])('gives way %s, and a note tells of it later', (_, event) => {
    const next = after(given, event)
    expect(onStage(next)).toEqual([questionId(2), 2])
    expect(next).toMatchObject({ reveal: null, isNoteDue: true })
    expect(after(next, heard(1))).toMatchObject({
      reveal: null,
      isNoteDue: true,
      run: { answers: [{ outcome: 'right' }] },
    })
  })

  it('does not wait for a verdict where the connection is lost already', () => {
    const next = after(answering, LOST, ...answer(2))
    expect(onStage(next)).toEqual([questionId(2), 2])
    expect(next).toMatchObject({ isLost: true, isNoteDue: true })
  })

  it('stays when the connection goes after its verdict came', () => {
    expect(onStage(after(given, heard(1), LOST))).toEqual([questionId(1), 1])
  })

  it('gives way at once when the answer is refused, as in another tab before', () => {
    const next = after(given, refused(1))
    expect(onStage(next)).toEqual([questionId(2), 2])
    expect(next).toMatchObject({ isNoteDue: true, run: { answers: [{ outcome: 'refused' }] } })
  })

  it('takes no other choice', () => {
    expect(after(given, { kind: 'chosen', choice: 1 })).toBe(given)
  })

  it('is not gone on from by what was meant for another one', () => {
    expect(after(given, shown(2))).toBe(given)
    const next = after(given, heard(1), MOVE)
    expect(after(next, shown(1))).toBe(next)
    const second = after(given, MOVE, ...answer(1))
    expect(after(second, heard(1))).toMatchObject({ reveal: { questionId: questionId(2), verdict: null } })
  })

  it('is shown when it was the last, before the result', () => {
    expect(onStage(atLast)).toEqual([questionId(3), 3])
    expect(dueCall(after(atLast, heard(1), heard(2), heard(3)))).toBeNull()
    for (const event of [shown(3), MOVE, LOST]) {
      expect(after(atLast, event)).toMatchObject({
        phase: 'finishing',
        isTimeUp: false,
        run: { answers: { length: 3 } },
      })
    }
  })

  it.each(['time_up', 'overdue'] as const)('counts although the quiz ends meanwhile (%s)', (kind) => {
    const state = after(given, heard(1), { kind })
    expect(state).toMatchObject({ phase: 'finishing', isTimeUp: true, run: { answers: [{ choice: 2 }] } })
    expect(after(given, { kind }, heard(1, false))).toMatchObject({
      phase: 'finishing',
      run: { answers: [{ outcome: 'wrong' }] },
    })
  })

  it('is not asked again after a reload', () => {
    if (given.phase !== 'answering') throw new Error('it should run')
    const again = after(firstState('id'), { ...RUNNING, run: given.run })
    expect(onStage(again)).toEqual([questionId(2), 2])
    expect(again).toMatchObject({ reveal: null, isNoteDue: true })
  })

  it('follows a corrected deadline, and stops where nothing more is accepted', () => {
    expect(after(given, { kind: 'clock_set', deadlineMs: 77 })).toMatchObject({ reveal: {}, run: { deadlineMs: 77 } })
    expect(after(given, { kind: 'stopped', reason: 'gone' }).phase).toBe('stopped')
  })
})
