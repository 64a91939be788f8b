import { PLATFORM_IDS } from '@trendverse/domain/social/platform'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  buildResult,
  leaderboardRow,
  openQuiz,
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

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('the result (QZ-11 to QZ-15)', () => {
  const finished = async (result: object = {}) => {
    quizCalls.submit.mockImplementation(async () => ({ data: buildResult(result) }))
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ finished: true, resumed: true }) }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.element.querySelector('.quiz-score')).not.toBeNull())
    return on
  }

  it.each([
    [100, true, '🎉', 'Passed'],
    [60, false, '👏', 'Not passed'],
    [40, false, '💪', 'Not passed'],
  ])('shows %d percent', async (percent, passed, emoji, text) => {
    const on = await finished({ percent, passed })
    await on.until(() => expect(on.find('.quiz-orbit').textContent).toBe(emoji))
    expect(on.find('.quiz-result-sign').getAttribute('aria-hidden')).toBe('true')
    for (const part of ['1 / 2', `${percent.toString()}%`, text, '1:05'])
      expect(on.find('header.quiz-result').textContent).toContain(part)
    expect(on.text()).not.toContain('not ranked')
  })

  it('shows the trend name as written: CSS uppercases by English rules only', async () => {
    const on = await finished()
    const named = on.find('.eyebrow bdi')
    expect(named.textContent).toBe(TREND.name)
    expect(named.className).toBe('normal-case')
  })

  it('shows every answer with its explanation and its proof, linked where it is on the web', async () => {
    const on = await finished()
    const items = [...on.element.querySelectorAll('.quiz-review')]
    expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'Question 1: Right · 34% got thisQuestion text 1?',
      'Question 2: WrongQuestion text 2?',
    ])
    expect(items[1]?.textContent).toContain('You choseA. Ptolemy')
    expect(items[1]?.textContent).toContain('Right answerB. Hipparchus')
    expect(items[1]?.textContent).toContain('Because of 2.')
    expect(items[1]?.querySelector('blockquote')?.textContent).toBe('Hipparchus drew the first chart.')
    const link = items[1]?.querySelector('a')
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual(['https://sky.example/charts', 'noopener'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/trends', 'ftp://sky.example'])(
    'makes no link of the proof at %s',
    async (url) => {
      const [first] = buildResult().questions
      const on = await finished({ questions: [{ ...first, source: { ...first?.source, url } }] })
      expect(on.element.querySelector('.quiz-review a')).toBeNull()
      expect(on.find('.quiz-proof').textContent).toContain('On charts')
    },
  )

  it('marks the own row, below the others where it is not among the ten', async () => {
    const own = leaderboardRow(40, { isOwn: true, username: 'ada' })
    const on = await finished({ difficulty: 'hard', board: { entries: [leaderboardRow(1)], own } })
    // OP-85
    expect(on.text()).toContain('Hard quizzes about this trend')
    const rows = [...on.element.querySelectorAll('.leaderboard tr[data-own]')]
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^–adaYou/)])
  })

  it('can be shared on every platform by whoever is signed in (QZ-14)', async () => {
    const on = await finished()
    const offered = () =>
      [...on.element.querySelectorAll('.share-platform')].map((one) => one.getAttribute('aria-label'))
    await on.until(() => expect(offered()).toHaveLength(PLATFORM_IDS.length))
    expect(offered()).toEqual(PLATFORM_IDS.map((id) => `Share on ${SOCIAL_PLATFORMS[id].name}`))
  })

  it('says that late answers are not ranked (OP-38)', async () => {
    const on = await finished({ late: true, ranked: false })
    expect(on.text()).toContain('this result isn’t ranked')
  })

  it('leads back to the intro, and on to other trends', async () => {
    const on = await finished()
    expect(on.find('.quiz-result a[href="/trends"]').textContent).toBe('Explore More Trends')
    await on.pressButton('Try Again')
    await on.until(() => expect(on.history.location.search).toBe(''))
    expect(on.button('Start Quiz')).toBeTruthy()
  })
})
