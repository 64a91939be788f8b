import { describe, expect, it } from 'vitest'
import { firstState, type QuizEvent, type QuizState, quizFlow } from './quiz-flow'
import { heard, questionId, refused, SAMPLE_RESULT, sampleRun } from './quiz-samples.fixtures'
import { dueCall } from './use-due-calls'

const INTRO = firstState(undefined)
const RUNNING: QuizEvent = { kind: 'running', run: sampleRun(), isOver: false, isLost: false }
const COMPLETED: QuizEvent = { kind: 'completed', result: SAMPLE_RESULT, finishedAtMs: 1 }
const after = (state: QuizState, ...events: readonly QuizEvent[]) => events.reduce(quizFlow, state)
const choose = (choice: number): QuizEvent => ({ kind: 'chosen', choice })
const MOVE: QuizEvent = { kind: 'moved_on' }
const answering = after(INTRO, { kind: 'begun' }, RUNNING)

describe('the flow of a quiz (QZ-04)', () => {
  it('goes from the intro over generating and answering to the result', () => {
    const phases: string[] = [INTRO.phase]
    let state = INTRO
    const pass: readonly QuizEvent[] = [
      { kind: 'begun' },
      RUNNING,
      choose(1),
      MOVE,
      MOVE,
      choose(0),
      MOVE,
      MOVE,
      choose(3),
      MOVE,
      MOVE,
      COMPLETED,
    ]
    for (const event of pass) {
      state = quizFlow(state, event)
      if (phases.at(-1) !== state.phase) phases.push(state.phase)
    }
    expect(phases).toEqual(['intro', 'generating', 'answering', 'finishing', 'complete'])
    expect(state).toMatchObject({ result: SAMPLE_RESULT, keptBy: 'server' })
  })

  it('begins by looking up the attempt an address names', () => {
    expect(firstState('an id')).toEqual({ phase: 'resuming', isLost: false })
    const lost = after(firstState('an id'), { kind: 'connection', isLost: true })
    expect(lost).toEqual({ phase: 'resuming', isLost: true })
    expect(after(lost, RUNNING)).toMatchObject({ phase: 'answering', isLost: false })
  })

  it('looks up a running quiz from the intro', () => {
    expect(after(INTRO, { kind: 'gone_on' }, RUNNING).phase).toBe('answering')
  })

  it('waits for the connection while the quiz is made, until it hears of it again', () => {
    const lost = after(INTRO, { kind: 'begun' }, { kind: 'connection', isLost: true })
    expect(lost).toEqual({ phase: 'generating', stage: null, isLost: true })
    expect(after(lost, { kind: 'stage', stage: 'writing' })).toEqual({
      phase: 'generating',
      stage: 'writing',
      isLost: false,
    })
  })

  it('returns to the intro when the quiz did not come, with the reason, and without one when it was cancelled', () => {
    const generating = after(INTRO, { kind: 'begun' })
    expect(after(generating, { kind: 'not_begun', problem: 'Why' })).toEqual({ phase: 'intro', problem: 'Why' })
    expect(after(generating, { kind: 'not_begun', problem: null })).toEqual(INTRO)
  })

  it('lets a choice be changed until the visitor moves on, and not afterwards (QZ-09)', () => {
    const state = after(answering, choose(0), choose(2), MOVE, choose(1))
    expect(state).toMatchObject({
      phase: 'answering',
      choice: null,
      run: { answers: [{ questionId: questionId(1), choice: 2, outcome: 'waiting' }] },
    })
  })

  it('does not move on without a choice (QZ-08)', () => {
    expect(after(answering, MOVE)).toBe(answering)
  })

  it.each([-1, 4, 1.5, Number.NaN])('takes no option %d, which does not exist', (choice) => {
    expect(after(answering, choose(choice))).toBe(answering)
  })

  it('ends when the time is up, with what is marked as the answer; the rest is unanswered (QZ-10)', () => {
    const state = after(answering, choose(1), MOVE, MOVE, choose(2), { kind: 'time_up' })
    const answers = [
      { questionId: questionId(1), choice: 1, outcome: 'waiting' },
      { questionId: questionId(2), choice: 2, outcome: 'waiting' },
    ]
    expect(state).toMatchObject({ phase: 'finishing', isTimeUp: true, run: { answers } })
    expect(after(answering, { kind: 'time_up' })).toMatchObject({ phase: 'finishing', run: { answers: [] } })
    expect(after(state, COMPLETED)).toMatchObject({ phase: 'complete', isTimeUp: true })
  })

  it('gives nothing more where the time has been up for long: late, it would cost the place on the leaderboard', () => {
    const state = after(answering, choose(1), { kind: 'overdue' })
    expect(state).toMatchObject({ phase: 'finishing', isTimeUp: true, run: { answers: [] } })
  })

  it('follows a deadline that its runtime corrects', () => {
    const state = after(answering, choose(1), { kind: 'clock_set', deadlineMs: 77 })
    expect(state).toMatchObject({ phase: 'answering', choice: 1, run: { deadlineMs: 77 } })
  })

  it.each(['signed_out', 'gone'] as const)('stops when it is %s, and lets nothing more be given', (reason) => {
    const stopped = after(answering, choose(1), MOVE, { kind: 'stopped', reason })
    expect(stopped).toEqual({ phase: 'stopped', reason, attemptId: sampleRun().attemptId })
    expect(dueCall(stopped)).toBeNull()
    expect(after(answering, { kind: 'time_up' }, { kind: 'stopped', reason }).phase).toBe('stopped')
  })

  it('asks for the result at once when an attempt is resumed after its time, or with every answer given', () => {
    expect(after(firstState('id'), { ...RUNNING, isOver: true }).phase).toBe('finishing')
    const answers = [1, 2, 3].map((number) => ({
      questionId: questionId(number),
      choice: 0,
      outcome: 'right' as const,
    }))
    expect(after(firstState('id'), { ...RUNNING, run: sampleRun({ answers }) }).phase).toBe('finishing')
  })

  it('knows that a connection is there again when an answer was heard', () => {
    const lost = after(answering, choose(1), MOVE, { kind: 'connection', isLost: true })
    expect(lost).toMatchObject({ isLost: true })
    expect(after(lost, heard(1))).toMatchObject({ isLost: false, run: { answers: [{ outcome: 'right' }] } })
  })

  it('stays where it is when something comes too late', () => {
    const complete = after(answering, { kind: 'time_up' }, COMPLETED)
    const late: readonly QuizEvent[] = [
      { kind: 'begun' },
      { kind: 'gone_on' },
      RUNNING,
      choose(1),
      MOVE,
      heard(1),
      { kind: 'shown', questionId: questionId(1) },
      { kind: 'connection', isLost: true },
      { kind: 'time_up' },
      { kind: 'overdue' },
      { kind: 'clock_set', deadlineMs: 1 },
      { kind: 'stopped', reason: 'gone' },
      COMPLETED,
      { kind: 'not_completed', problem: 'x' },
      { kind: 'completing_again' },
      { kind: 'not_begun', problem: 'x' },
    ]
    for (const event of late) expect(quizFlow(complete, event)).toBe(complete)
    // Cancelled meanwhile: the quiz that comes all the same does not begin.
    expect(after(INTRO, { kind: 'begun' }, { kind: 'not_begun', problem: null }, RUNNING)).toEqual(INTRO)
  })

  it('returns to the intro from wherever it is left (QZ-12)', () => {
    for (const state of [answering, after(answering, { kind: 'time_up' }, COMPLETED), firstState('id')]) {
      expect(quizFlow(state, { kind: 'left' })).toEqual(INTRO)
    }
  })
})

describe('the call that is due', () => {
  it('is the first answer that was not heard of, then the end', () => {
    const two = after(answering, choose(1), MOVE, MOVE, choose(0), MOVE)
    expect(dueCall(two)).toMatchObject({ kind: 'answer', answer: { questionId: questionId(1), choice: 1 } })
    const one = after(two, heard(1, false))
    expect(dueCall(one)).toMatchObject({ kind: 'answer', answer: { questionId: questionId(2), choice: 0 } })
    const none = after(one, refused(2))
    expect(dueCall(none)).toBeNull()
    expect(dueCall(after(none, { kind: 'time_up' }))).toMatchObject({ kind: 'submit' })
  })

  it('is an answer that waits, even when the time is up: nothing is lost (OP-38)', () => {
    const up = after(answering, choose(1), MOVE, { kind: 'time_up' })
    expect(dueCall(up)?.kind).toBe('answer')
  })

  it('is none after a refusal, until the visitor tries again', () => {
    const none = after(answering, { kind: 'time_up' }, { kind: 'not_completed', problem: 'x' })
    expect(dueCall(none)).toBeNull()
    expect(dueCall(after(none, { kind: 'completing_again' }))?.kind).toBe('submit')
  })

  it('is none where no quiz runs', () => {
    expect([dueCall(INTRO), dueCall(firstState('id'))]).toEqual([null, null])
  })
})
