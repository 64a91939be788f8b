import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { sendLeftAnswers } from '../../app/start/send-left-answers'
import {
  ATTEMPT_ID,
  beWell,
  buildAttempt,
  buildResult,
  judge,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
} from '../../app/testing/open-quiz'

const lost = () => Promise.reject(new AppError('unavailable', 'x', { retryable: true }))
const account = buildAccount()
const ADDRESS = `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}`

let page: QuizPage | undefined
const answers = () => quizCalls.answer.mock.calls.map(([input]) => (input as { choice: number }).choice)
const comeBack = () => {
  quizCalls.answer.mockImplementation(judge)
  return act(async () => void window.dispatchEvent(new Event('online')))
}
const begun = async () => {
  page = await openQuiz({ account })
  const on = page
  await on.pressButton('Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  return on
}

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('a quiz whose connection is lost (OP-38)', () => {
  it('goes on, says so calmly, and sends everything in order when it is back', async () => {
    const on = await begun()
    const heard = [...on.element.querySelectorAll('.quiz-narrow output')]
    quizCalls.answer.mockImplementation(lost)
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    // Said by an element that was there before, or screen readers would miss it.
    expect(heard.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^Waiting.*saved/))
    // And seen at once on small screens, though heard once only.
    expect(on.find('.quiz-answer-note [aria-hidden]').textContent).toBe('Waiting for a connection...')
    expect(on.text()).toContain('Question 2 of 2')
    await on.key('c')
    await on.key('Enter')
    expect(on.find('h1').textContent).toBe('Scoring your answers')
    expect(on.text()).toContain('Waiting for a connection...')
    expect(quizCalls.submit).not.toHaveBeenCalled()
    await comeBack()
    await on.until(() => expect(on.text()).toContain('1 / 2'))
    expect(answers().slice(-2)).toEqual([1, 2])
    expect(quizCalls.submit).toHaveBeenCalledOnce()
  })

  it('tries again by itself, less and less often', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(lost)
    await on.key('b')
    await on.key('Enter')
    await on.pass(60_000)
    const tries = quizCalls.answer.mock.calls.length
    expect([tries > 4, tries < 10]).toEqual([true, true])
  })

  it('keeps the answers over a reload, and sends those the server never heard of', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(lost)
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain('Question 2 of 2'))
    await on.remove()
    beWell()
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    page = await openQuiz({ account, path: ADDRESS })
    const again = page
    await again.until(() => expect(again.text()).toContain('Question 2 of 2'))
    await again.until(() => expect(answers()).toEqual([1]))
  })

  it('goes on after a reload without a server, with what the tab kept', async () => {
    const on = await begun()
    await on.remove()
    quizCalls.attempt.mockImplementation(lost)
    quizCalls.answer.mockImplementation(lost)
    page = await openQuiz({ account, path: ADDRESS })
    const again = page
    await again.until(() => expect(again.text()).toContain('Question 1 of 2'))
    expect(again.text()).toContain('Waiting for a connection...')
  })

  it('does not ask the device about a quiz of the server', async () => {
    const on = await begun()
    await on.remove()
    quizCalls.attempt.mockRejectedValue(new AppError('not_found', 'x'))
    page = await openQuiz({ account, path: ADDRESS, runtime: 'browser' })
    const again = page
    await again.until(() => expect(again.text()).toContain('Question 1 of 2'))
    await again.key('b')
    await again.key('Enter')
    await again.pass(1_000)
    expect(quizCalls.answer).not.toHaveBeenCalled()
    expect(again.text()).toContain('Question 2 of 2')
  })

  it('goes on with the next question when an answer is refused for good', async () => {
    const on = await begun()
    quizCalls.answer.mockRejectedValueOnce(new AppError('conflict', 'x'))
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain('Question 1: Not counted'))
    expect(on.text()).toContain('Question 2 of 2')
  })

  it('says so when the result is refused, and asks for it again', async () => {
    const on = await begun()
    quizCalls.submit.mockRejectedValueOnce(new AppError('conflict', 'x'))
    await on.pass(301_000)
    await on.until(() => expect(on.text()).toContain('Your result didn’t load'))
    expect(document.activeElement).toBe(on.find('h1'))
    let end: (answer: object) => void = () => undefined
    quizCalls.submit.mockImplementation(() => new Promise((resolve) => (end = resolve)))
    await act(async () => on.button('Try again').focus())
    await on.pressButton('Try again')
    // The button is gone: whoever pressed it by keyboard is told what is going on.
    expect(document.activeElement).toBe(on.find('h1'))
    expect(on.find('h1').textContent).toBe('Scoring your answers')
    await act(async () => end({ data: buildResult() }))
    await on.until(() => expect(on.text()).toContain('1 / 2'))
  })

  it('sends what waits when a page is opened again, although the quiz was left', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(lost)
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain('they’ll be sent the next time you visit'))
    await on.remove()
    quizCalls.answer.mockClear()
    page = await openQuiz({ account, path: '/about' })
    const elsewhere = page
    sendLeftAnswers(elsewhere.router, elsewhere.services)
    await elsewhere.until(() => expect(answers()).toEqual([1]))
    await comeBack()
    await elsewhere.until(() => expect(answers()).toEqual([1, 1]))
    await comeBack()
    await act(() => elsewhere.router.navigate({ to: '/contact' }))
    expect(answers()).toEqual([1, 1])
  })

  it('sends what waits with the next page of the same visit', async () => {
    const on = await begun()
    sendLeftAnswers(on.router, on.services)
    quizCalls.answer.mockImplementation(lost)
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    beWell()
    await act(() => on.router.navigate({ to: '/about' }))
    await on.until(() => expect(answers()).toEqual([1]))
  })
})
