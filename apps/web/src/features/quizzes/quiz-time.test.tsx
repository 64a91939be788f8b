import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { buildAttempt, NOW_MS, openQuiz, playEachQuizAnew, type QuizPage, quizCalls } from '../../app/testing/open-quiz'

const HOUR_MS = 3_600_000

let page: QuizPage | undefined
const begun = async () => {
  page = await openQuiz({ account: buildAccount() })
  const on = page
  await on.pressButton('Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  return on
}
/** What the server says of the time from now on. */
const tell = (secondsLeft: number, finished = false) =>
  quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ secondsLeft, finished, resumed: true }) }))
const clock = (on: QuizPage) => on.find('[role=timer]').textContent
const given = () => quizCalls.answer.mock.calls.map(([input]) => (input as { choice: number }).choice)
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('the time of a quiz', () => {
  it('ends it when it is up by the clock of the server (QZ-10)', async () => {
    const on = await begun()
    tell(0)
    expect(clock(on)).toBe('5:00')
    await on.pass(179_500)
    expect(on.text()).not.toContain('minutes left.')
    await on.pass(1_000)
    expect(on.text()).toContain('2 minutes left.')
    await on.pass(119_000)
    expect(quizCalls.submit).not.toHaveBeenCalled()
    await on.pass(2_000)
    expect(quizCalls.submit).toHaveBeenCalledOnce()
    expect(given()).toEqual([])
  })

  it('is said to be up by an element that was there before, and stays after the question', async () => {
    const on = await begun()
    tell(0)
    const voice = on.find('[aria-live=assertive]')
    expect(voice.textContent).toBe('')
    await on.pass(301_000)
    await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
    expect(on.find('[aria-live=assertive]')).toBe(voice)
    expect(voice.textContent).toBe('The time is up.')
  })

  it('is not said to be up when the last question was answered', async () => {
    const on = await begun()
    for (let number = 1; number <= 2; number++) await on.answer()
    await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
    expect(on.find('[aria-live=assertive]').textContent).toBe('')
  })

  it('gives what is marked when it is up', async () => {
    const on = await begun()
    tell(0)
    await on.key('c')
    await on.pass(301_000)
    await on.until(() => expect(quizCalls.submit).toHaveBeenCalledOnce())
    expect(given()).toEqual([2])
  })

  it.each([
    ['was up long ago, where it would only be late', -60, false],
    ['does not matter, as the quiz was ended elsewhere', 200, true],
  ])('gives nothing more when it %s', async (_why, secondsLeft, finished) => {
    const on = await begun()
    tell(secondsLeft, finished)
    await on.key('c')
    await on.pass(301_000)
    await on.until(() => expect(quizCalls.submit).toHaveBeenCalledOnce())
    expect(given()).toEqual([])
  })

  it.each([HOUR_MS, -HOUR_MS])('is not changed by a clock that is set %d ms on', async (ms) => {
    const on = await begun()
    tell(280)
    await on.pass(20_000)
    vi.setSystemTime(NOW_MS + 20_000 + ms)
    await on.pass(1_000)
    await on.until(() => expect(clock(on)).toBe('4:40'))
    await on.answer()
    expect(on.text()).toContain('Question 2 of 2')
    expect(quizCalls.submit).not.toHaveBeenCalled()
  })

  it('is asked anew when the page is looked at again', async () => {
    const on = await begun()
    tell(100)
    await lookAgain()
    await on.until(() => expect(clock(on)).toBe('1:40'))
  })

  it('is left as it is when nobody can be asked, and ends by this clock then', async () => {
    const on = await begun()
    quizCalls.attempt.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    await lookAgain()
    expect(clock(on)).toBe('5:00')
    await on.key('a')
    await on.pass(301_000)
    await on.until(() => expect(quizCalls.submit).toHaveBeenCalledOnce())
    expect(given()).toEqual([0])
  })
})
