import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  LIMITS,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
} from '../../app/testing/open-quiz'
// Loaded with the test, so that only the clock decides when it opens.
import './guest-invitation'

const SPENT = 'Your free trial has been used. Please sign up to take more quizzes!'

let page: QuizPage | undefined
const open = async () => {
  page = await openQuiz()
  return page
}

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe("a guest's quiz (LM-08)", () => {
  it('is free once, ends with the invitation to sign up, and shows a row on this screen only', async () => {
    const on = await open()
    await on.pressButton('Start FREE Trial Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    for (let number = 1; number <= 2; number++) await on.answer()
    await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
    await on.pass(2_400)
    expect(on.element.querySelector('dialog')).toBeNull()
    await on.pass(2_500)
    await on.until(() =>
      expect(on.element.querySelector('dialog h2')?.textContent).toBe('Great Job on Your Free Quiz!'),
    )
    const links = [...on.element.querySelectorAll('dialog a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links.map(([text]) => text)).toEqual(['Create Free Account', 'Sign In'])
    expect(links.map(([, href]) => href?.split('?')[0])).toEqual(['/signup', '/login'])
    for (const promise of ['100% free', 'Instant access', 'No credit card']) {
      expect(on.find('dialog').textContent).toContain(promise)
    }
    expect(on.find('.leaderboard tr[data-own]').textContent).toContain('You (guest)')
    expect(() => on.button('Try Again')).toThrow('no button')
    expect(on.text()).not.toContain('Share your result')
    await on.until(() => on.button('Copy your result'))
    expect(on.find('[role="img"][aria-label$=" of 2 right"]').textContent).toMatch(/^(?:🪐|🌑){2}$/u)
  })

  it('is noted in this browser once the server has ended it, or says that it is spent (LM-09, ST-01)', async () => {
    const flag = () => JSON.parse(window.localStorage.getItem('trialUsed') ?? 'null')
    const used = { version: 1, rows: [{ guestId: 'device', usedAtMs: expect.any(Number) }] }
    const on = await open()
    await on.pressButton('Start FREE Trial Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(flag()).toBeNull()
    for (let number = 1; number <= 2; number++) await on.answer()
    await on.until(() => expect(flag()).toEqual(used))
    await on.remove()

    window.localStorage.clear()
    quizCalls.limits.mockResolvedValue({ data: { ...LIMITS, trial: { available: false, used: true } } })
    await open()
    await page?.until(() => expect(flag()).toEqual(used))
  })

  it('is given or refused by the server, whatever this browser remembers (LM-09)', async () => {
    window.localStorage.setItem('trialUsed', JSON.stringify({ version: 1, rows: [{ guestId: 'device', usedAtMs: 1 }] }))
    const on = await open()
    await on.until(() => on.button('Start FREE Trial Quiz'))
    await on.pressButton('Start FREE Trial Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })

  it('is promised to no guest this browser has noted as spent, while the server is still asked', async () => {
    window.localStorage.setItem('trialUsed', JSON.stringify({ version: 1, rows: [{ guestId: 'device', usedAtMs: 1 }] }))
    quizCalls.limits.mockImplementation(() => new Promise(() => undefined))
    const on = await open()
    await on.until(() => on.button('Start Quiz'))
    expect(on.text()).not.toContain('FREE')
    expect(on.text()).not.toContain('One quiz is free')
  })

  it('leaves no note of a trial for an account', async () => {
    page = await openQuiz({ account: buildAccount() })
    const on = page
    await on.until(() => on.button('Start Quiz'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    for (let number = 1; number <= 2; number++) await on.answer()
    await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
    expect(window.localStorage.getItem('trialUsed')).toBeNull()
    // Signing out over the result makes no guest's quiz of it.
    await act(async () => on.session.close())
    await on.until(() => expect(on.text()).not.toContain('Share your result'))
    await on.pass(2_500)
    await on.pass(2_500)
    expect(on.element.querySelector('dialog')).toBeNull()
    expect(window.localStorage.getItem('trialUsed')).toBeNull()
  })

  it('invites once with its result: not again when the page is loaded anew', async () => {
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ finished: true, resumed: true }) }))
    const load = async () => {
      page = await openQuiz({ path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
      const on = page
      await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
      return on
    }
    const on = await load()
    // Before its time, because the guest scrolls.
    await act(async () => void window.dispatchEvent(new Event('wheel')))
    await on.until(() => expect(on.element.querySelector('dialog')).not.toBeNull())
    await on.remove()
    const again = await load()
    await again.pass(3_000)
    expect(again.element.querySelector('dialog')).toBeNull()
    expect(again.text()).toContain('You (guest)')
  })

  it('is not begun before the server has named the guest: two first answers would be about two guests', async () => {
    let tell = (_limits: unknown) => undefined as unknown
    quizCalls.limits.mockImplementation(() => new Promise((resolve) => (tell = resolve)))
    const on = await open()
    await on.pressButton('Start FREE Trial Quiz')
    await on.pass(2_000)
    expect(on.find('h1').textContent).toBe('Making your quiz')
    expect(quizCalls.generate).not.toHaveBeenCalled()
    tell({ data: LIMITS })
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })

  it('is refused the second time: home, with the reason in the banner (LM-10, ER-57)', async () => {
    quizCalls.limits.mockResolvedValue({
      data: {
        features: { quiz: { allowed: false, reason: 'trial_used', message: SPENT } },
        trial: { available: false, used: true },
      },
    })
    const on = await open()
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    await on.until(() => expect(on.text()).toContain(SPENT))
    expect(on.find('a[href="/signup"]').textContent).toContain('Join Free')
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it('is refused by the server all the same when the page did not know', async () => {
    quizCalls.limits.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    quizCalls.generate.mockRejectedValue(new AppError('feature_locked', SPENT))
    const on = await open()
    await on.pressButton('Start FREE Trial Quiz')
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    await on.until(() => expect(on.text()).toContain(SPENT))
  })

  it('is an ordinary quiz for whoever is signed in, without an invitation', async () => {
    page = await openQuiz({ account: buildAccount() })
    const on = page
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    for (let number = 1; number <= 2; number++) await on.answer()
    await on.until(() => expect(on.button('Try Again')).toBeTruthy())
    expect(on.element.querySelector('dialog')).toBeNull()
  })
})
