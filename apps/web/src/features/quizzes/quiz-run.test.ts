import { describe, expect, it } from 'vitest'
import { currentQuestion, runningScore, runOf } from './quiz-run'
import { HEARD_AT_MS, questionId, sampleAttempt, sampleRun } from './quiz-samples.fixtures'

const right = (number: number) => ({ questionId: questionId(number), choice: 1, isRight: true })

describe('runOf', () => {
  it("counts the time by the server's clock, whatever this device's shows", () => {
    expect(runOf(sampleAttempt(), 'server', HEARD_AT_MS, null).deadlineMs).toBe(HEARD_AT_MS + 300_000)
    expect(runOf(sampleAttempt(), 'server', 5, null).deadlineMs).toBe(300_005)
  })

  it('goes on where the server says it was, with the answers that it never heard of', () => {
    const kept = sampleRun({
      answers: [
        { questionId: questionId(1), choice: 3, outcome: 'waiting' },
        { questionId: questionId(2), choice: 2, outcome: 'waiting' },
      ],
    })
    const run = runOf(sampleAttempt({ answers: [right(1)] }), 'server', HEARD_AT_MS, kept)
    // The first had arrived after all: the server's word counts.
    expect(run.answers).toEqual([
      { questionId: questionId(1), choice: 1, outcome: 'right' },
      { questionId: questionId(2), choice: 2, outcome: 'waiting' },
    ])
    expect([currentQuestion(run)?.id, runningScore(run)]).toEqual([questionId(3), 1])
  })

  it('takes over nothing from another attempt, and nothing for one that has ended', () => {
    const waiting = [{ questionId: questionId(1), choice: 0, outcome: 'waiting' as const }]
    const other = sampleRun({ attemptId: 'another', answers: waiting })
    expect(runOf(sampleAttempt(), 'server', HEARD_AT_MS, other).answers).toEqual([])
    const kept = sampleRun({ answers: waiting })
    expect(runOf(sampleAttempt({ finished: true }), 'server', HEARD_AT_MS, kept).answers).toEqual([])
  })

  it('asks the first open question although later ones are answered', () => {
    const run = runOf(sampleAttempt({ answers: [right(2)] }), 'server', HEARD_AT_MS, null)
    expect(currentQuestion(run)?.id).toBe(questionId(1))
  })
})
