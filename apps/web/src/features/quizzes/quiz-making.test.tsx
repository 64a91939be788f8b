import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it, vi } from 'vitest'
import {
  beingMade,
  JOB_ID,
  openQuiz,
  ordered,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
} from '../../app/testing/open-quiz'

let page: QuizPage | undefined
const open = async (options: Parameters<typeof openQuiz>[0] = { account: buildAccount() }) => {
  page = await openQuiz(options)
  return page
}
const begun = async (options?: Parameters<typeof openQuiz>[0]) => {
  const on = await open(options)
  await on.pressButton('Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of'))
  return on
}

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('making a quiz', () => {
  it('shows that it is being made, and can be told to stop', async () => {
    let answer: (order: object) => void = () => undefined
    quizCalls.generate.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const on = await open()
    await on.pressButton('Start Quiz')
    expect(on.find('h1').textContent).toBe('Making your quiz')
    await on.pass(5_000)
    expect(on.text()).toContain('5 s so far')
    // A hidden tab, whose timers rest: the next tick comes late.
    const soonMs = performance.now() + 30_000
    vi.spyOn(performance, 'now').mockReturnValue(soonMs)
    await on.pass(1_000)
    expect(on.text()).toContain('35 s so far')
    await on.pressButton('Cancel')
    expect(on.button('Start Quiz')).toBeTruthy()
    expect(on.element.querySelector('[role=alert]')).toBeNull()
    // What is only now known to be in the making is called off.
    answer(beingMade('writing'))
    await on.until(() => expect(quizCalls.cancelJob.mock.calls).toEqual([[{ id: JOB_ID }]]))
    expect(on.button('Start Quiz')).toBeTruthy()
  })

  it('tells how far a model is with it, and begins when it is ready', async () => {
    quizCalls.generate.mockImplementation(async () => beingMade('waiting'))
    quizCalls.job
      .mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
      .mockResolvedValueOnce(beingMade('writing'))
      .mockResolvedValueOnce(beingMade('checking'))
      .mockImplementation(async () => ordered())
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Waiting for your turn'))
    await on.pass(1_500)
    await on.until(() => expect(on.text()).toContain('Writing questions'))
    await on.pass(500)
    await on.until(() => expect(on.text()).toContain('Checking every answer'))
    await on.pass(500)
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(quizCalls.cancelJob).not.toHaveBeenCalled()
  })

  it('calls off what nobody waits for any more', async () => {
    quizCalls.generate.mockImplementation(async () => beingMade('writing'))
    quizCalls.job.mockImplementation(async () => beingMade('writing'))
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Writing questions'))
    await on.pressButton('Cancel')
    expect(quizCalls.cancelJob.mock.calls).toEqual([[{ id: JOB_ID }]])
    expect(on.button('Start Quiz')).toBeTruthy()
  })

  it('says so when a model gave it up', async () => {
    quizCalls.generate.mockImplementation(async () => beingMade('failed'))
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.find('[role=alert]').textContent).toContain('try again'))
  })

  it('says what to do when it did not come, and begins when tried again', async () => {
    quizCalls.generate.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.find('[role=alert]').textContent).toContain('try again'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })

  it('asks for five questions of medium difficulty (QZ-22)', async () => {
    await begun()
    expect(quizCalls.generate.mock.calls[0]?.[0]).toEqual({ trendId: TREND.id, difficulty: 'medium', count: 5 })
  })

  it('tells exactly once that a fallback quiz stands in (ER-43)', async () => {
    quizCalls.generate.mockImplementation(async () => ordered({ quiz: { fallback: true } }))
    const on = await begun()
    await on.until(() => expect(on.element.querySelectorAll('[role=alertdialog]')).toHaveLength(1))
    expect(on.find('[role=alertdialog] p').textContent).toBe('AI service unavailable. Generated fallback quiz instead.')
    await on.remove()
    quizCalls.generate.mockImplementation(async () => ordered({ quiz: { fallback: true }, resumed: true }))
    const again = await begun()
    await again.pass(1_000)
    expect(again.element.querySelector('[role=alertdialog]')).toBeNull()
  })
})
