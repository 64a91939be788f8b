import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  beingMade,
  boardRow,
  buildAttempt,
  buildResult,
  JOB_ID,
  openQuiz,
  ordered,
  playEachQuizAnew,
  questionId,
  quizCalls,
  type QuizPage,
  TREND,
} from './testing/open-quiz'

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
const answeredWith = () => quizCalls.answer.mock.calls.map(([input]) => (input as { choice: number }).choice)

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('the intro of a quiz (QZ-02)', () => {
  it('tells of the trend, the questions, the limit, who writes them, and the five best', async () => {
    const entries = [1, 2, 3, 4, 5, 6].map((number) => boardRow(number, { isSample: number === 1 }))
    quizCalls.leaderboard.mockResolvedValue({ data: { entries, own: null } })
    const on = await open()
    await on.until(() => expect(on.element.querySelectorAll('.quiz-board tbody tr')).toHaveLength(5))
    expect(on.find('h1').textContent).toBe(TREND.name)
    expect(on.find('.planet-portrait')).toBeTruthy()
    for (const part of [TREND.description, '5 questions', '5 minute limit', 'AI-generated', 'Sample']) {
      expect(on.text()).toContain(part)
    }
    expect(on.find('main a[href="/trends"]').textContent).toContain('All trends')
  })

  it('says that the board is empty, and goes on without it when it cannot be read', async () => {
    const on = await open()
    await on.until(() => expect(on.text()).toContain('Nobody stands on this board yet'))
    await on.remove()
    quizCalls.leaderboard.mockRejectedValue(new AppError('internal_error', 'x', { retryable: true }))
    const again = await open()
    await again.until(() => expect(again.text()).toContain('The board did not arrive'))
    expect(again.button('Start Quiz')).toBeTruthy()
  })

  it('says that there is no such trend, with a way back to the others (QZ-01)', async () => {
    const on = await open({ readTrend: () => Promise.reject(new AppError('trend_not_found', 'x')) })
    expect(on.find('h1').textContent).toBe('Trend Not Found')
    expect(on.find('a[href="/trends"]')).toBeTruthy()
  })

  it('stays closed to whoever may take no more today, and says why (OP-25)', async () => {
    const message = 'Daily quiz limit reached! You can take 3 more quizzes tomorrow.'
    quizCalls.limits.mockResolvedValue({
      data: { features: { quiz: { allowed: false, reason: 'limit_reached', message } }, trial: {} },
    })
    const on = await open()
    await on.until(() => expect(on.text()).toContain(message))
    await on.pressButton('Start Quiz')
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })
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
    await on.until(() => expect(on.text()).toContain('Waiting for a free place'))
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
    await on.until(() => expect(on.find('[role=alert]').textContent).toContain('Please try again'))
  })

  it('says what to do when it did not come, and begins when tried again', async () => {
    quizCalls.generate.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.find('[role=alert]').textContent).toContain('Please try again'))
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

describe('answering (QZ-06 to QZ-10)', () => {
  it('goes through by keyboard alone, and tells how each answer was', async () => {
    const on = await begun()
    expect(on.button('Next Question').hasAttribute('disabled')).toBe(true)
    await on.key('Enter')
    expect(quizCalls.answer).not.toHaveBeenCalled()
    await on.key('c')
    await on.key('2')
    expect(on.chosen()).toEqual(['B'])
    await on.key('ArrowDown')
    await on.key('ArrowUp')
    expect(on.chosen()).toEqual(['B'])
    await on.key('Enter')
    await on.until(() => expect(on.find('.quiz-answer-note').textContent).toBe('Question 1: Right'))
    expect(on.text()).toContain('Question 2 of 2')
    expect(document.activeElement?.textContent).toContain('Question text 2?')
    expect(on.text()).toContain('Score1')
    await on.key('A')
    expect(on.button('Finish Quiz').hasAttribute('disabled')).toBe(false)
    await on.key('Enter')
    await on.until(() => expect(on.find('h1').textContent).toContain('1 / 2'))
    expect(answeredWith()).toEqual([1, 0])
  })

  it('leaves keys alone that are typed elsewhere', async () => {
    const on = await begun()
    await on.key('b', on.find('footer input'))
    expect(on.chosen()).toEqual([])
  })

  it('names the attempt in the address, which leaves no entry in the history', async () => {
    const on = await begun()
    await on.until(() => expect(on.history.location.search).toBe(`?attempt=${ATTEMPT_ID}`))
    expect(on.history.length).toBe(2)
  })

  it('ends by itself when the time is up by the clock of the server (QZ-10)', async () => {
    const on = await begun()
    expect(on.find('[role=timer]').textContent).toBe('5:00')
    await on.pass(179_500)
    expect(on.text()).not.toContain('minutes left.')
    await on.pass(1_000)
    expect(on.text()).toContain('2 minutes left.')
    await on.pass(119_000)
    expect(quizCalls.submit).not.toHaveBeenCalled()
    await on.pass(2_000)
    expect(quizCalls.submit).toHaveBeenCalledOnce()
    expect(quizCalls.answer).not.toHaveBeenCalled()
  })
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
    expect(on.find('.quiz-emoji').textContent).toBe(emoji)
    for (const part of ['1 / 2', `${percent.toString()}%`, text, '1:05'])
      expect(on.find('header.quiz-result').textContent).toContain(part)
    expect(on.text()).not.toContain('not ranked')
  })

  it('shows every answer with its explanation and its proof, linked where it is on the web', async () => {
    const on = await finished()
    const items = [...on.element.querySelectorAll('.quiz-review')]
    expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'Question 1: RightQuestion text 1?',
      'Question 2: Not rightQuestion text 2?',
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
    const own = boardRow(40, { isOwn: true, username: 'ada' })
    const on = await finished({ board: { entries: [boardRow(1)], own } })
    const rows = [...on.element.querySelectorAll('.quiz-board tr[data-own]')]
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^–adaYou/)])
  })

  it('says that late answers are not ranked (OP-38)', async () => {
    const on = await finished({ late: true, ranked: false })
    expect(on.text()).toContain('this result is not ranked')
  })

  it('leads back to the intro, and on to other trends', async () => {
    const on = await finished()
    expect(on.find('.quiz-result a[href="/trends"]').textContent).toBe('Explore More Trends')
    await on.pressButton('Try Again')
    await on.until(() => expect(on.history.location.search).toBe(''))
    expect(on.button('Start Quiz')).toBeTruthy()
  })
})

describe('resuming', () => {
  it('goes on after a reload where the quiz was, with the time that is left', async () => {
    quizCalls.attempt.mockImplementation(async () => ({
      data: buildAttempt({ secondsLeft: 61, answers: [{ questionId: questionId(1), choice: 1, isRight: true }] }),
    }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.text()).toContain('Question 2 of 2'))
    expect(on.find('[role=timer]').textContent).toBe('1:01')
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it.each(['not_found', 'invalid_input'] as const)('shows the intro for an attempt that is %s', async (code) => {
    quizCalls.attempt.mockRejectedValue(new AppError(code, 'x'))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
    expect(on.element.querySelector('[role=alert]')).toBeNull()
    await on.until(() => expect(on.history.location.search).toBe(''))
  })

  it('shows the intro for an attempt at another trend', async () => {
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ quiz: { trendId: questionId(9) } }) }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
  })

  it('asks again when the server did not answer', async () => {
    quizCalls.attempt.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.text()).toContain('Your quiz did not arrive'))
    await on.pressButton('Try again')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })
})
