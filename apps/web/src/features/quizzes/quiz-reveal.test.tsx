import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  judge,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
  WHY,
} from '../../app/testing/open-quiz'
import { SHOWN_MS, VERDICT_WAIT_MS } from './use-reveal'

const account = buildAccount()

let page: QuizPage | undefined
const begun = async () => {
  page = await openQuiz({ account })
  const on = page
  await on.pressButton('Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  return on
}
/** Gives an answer, and leaves it there. */
const give = async (on: QuizPage, letter: string) => {
  await on.key(letter)
  await on.key('Enter')
}
const told = async (on: QuizPage, letter: string) => {
  await give(on, letter)
  await on.until(() => expect(on.find('.quiz-why').textContent).toBe(WHY))
}
const tiles = (on: QuizPage) =>
  [...on.element.querySelectorAll('.quiz-option')].map((tile) => [
    tile.getAttribute('data-outcome'),
    tile.querySelector('.quiz-sign')?.getAttribute('data-outcome') ?? null,
  ])
const heard = (on: QuizPage) => [...on.element.querySelectorAll('output')].map((output) => output.textContent)
const isAt = (on: QuizPage, number: number) => on.text().includes(`Question ${number} of 2`)

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('a question that was answered', () => {
  it('shows which one was wrong and which is right, by sign, and says so once', async () => {
    const on = await begun()
    expect(tiles(on)).toEqual(Array.from({ length: 4 }, () => [null, null]))
    await told(on, 'c')
    expect(tiles(on)).toEqual([
      ['other', null],
      ['right', 'right'],
      ['wrong', 'wrong'],
      ['other', null],
    ])
    expect(on.chosen()).toEqual(['C'])
    expect(heard(on).filter((text) => text?.includes('Wrong'))).toEqual(['Wrong, the answer is Hipparchus'])
    expect(on.find('.quiz-why').getAttribute('dir')).toBe('auto')
    expect(on.button('Next Question').hasAttribute('disabled')).toBe(false)
    await on.pass(SHOWN_MS)
    expect(heard(on).join('')).not.toContain('Wrong')
    expect(on.element.querySelector('.quiz-why')).toBeNull()
  })

  it('says that the chosen one is right', async () => {
    const on = await begun()
    await told(on, 'b')
    expect(tiles(on)[1]).toEqual(['right', 'right'])
    expect(heard(on)).toContain('Right')
  })

  it('goes on by itself after 1.2 s, to the heading of the next question', async () => {
    const on = await begun()
    await told(on, 'b')
    await on.pass(SHOWN_MS - 1)
    expect(isAt(on, 1)).toBe(true)
    await on.pass(1)
    expect(isAt(on, 2)).toBe(true)
    expect(document.activeElement?.textContent).toContain('Question text 2?')
    await told(on, 'b')
    await on.pass(SHOWN_MS - 1)
    expect(quizCalls.submit).not.toHaveBeenCalled()
    await on.pass(1)
    await on.until(() => expect(on.find('h1').textContent).toContain('1 / 2'))
  })

  it.each([
    ['Enter', (on: QuizPage) => on.key('Enter')],
    ['the button', (on: QuizPage) => on.pressButton('Next Question')],
    ['a tap on a tile', (on: QuizPage) => act(async () => on.find('.quiz-option').click())],
    ['a tap beside it', (on: QuizPage) => act(async () => on.find('.quiz-planet').click())],
  ])('goes on at once by %s, which chooses nothing', async (_, press) => {
    const on = await begun()
    await told(on, 'c')
    await press(on)
    expect(isAt(on, 2)).toBe(true)
    expect(on.chosen()).toEqual([])
  })

  it('is not gone past by a key that is held down', async () => {
    const on = await begun()
    await told(on, 'c')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    await act(async () => void document.activeElement?.dispatchEvent(held))
    expect(isAt(on, 1)).toBe(true)
    expect(held.defaultPrevented).toBe(true)
  })

  it('blocks nothing: after 0.6 s without a verdict the next one comes, and a note tells of it later', async () => {
    const on = await begun()
    let hear = () => undefined as unknown
    quizCalls.answer.mockImplementation(
      (input: never) => new Promise((resolve) => (hear = () => resolve(judge(input)))),
    )
    await give(on, 'c')
    await on.pass(VERDICT_WAIT_MS - 1)
    expect([isAt(on, 1), heard(on).join('')]).toEqual([true, ''])
    await on.pass(1)
    expect(isAt(on, 2)).toBe(true)
    await act(async () => void hear())
    await on.until(() => expect(on.find('.quiz-answer-note').textContent).toBe('Question 1: Wrong'))
    expect(on.element.querySelector('.quiz-why')).toBeNull()
  })

  it('ends with the quiz when the time is up', async () => {
    const on = await begun()
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ secondsLeft: 0, resumed: true }) }))
    await on.pass(299_500)
    await told(on, 'c')
    await on.pass(600)
    await on.until(() => expect(quizCalls.submit).toHaveBeenCalledOnce())
    expect(quizCalls.answer).toHaveBeenCalledOnce()
  })

  it('is behind the visitor after a reload', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(() => Promise.reject(new AppError('unavailable', 'x', { retryable: true })))
    await give(on, 'c')
    await on.remove()
    quizCalls.answer.mockReset().mockImplementation(judge)
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ resumed: true }) }))
    page = await openQuiz({ account, path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    const again = page
    await again.until(() => expect(again.find('.quiz-answer-note').textContent).toBe('Question 1: Wrong'))
    expect(isAt(again, 2)).toBe(true)
  })
})
