import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { GAME, gameCalls, openGame, playEachGameAnew } from '../../../app/testing/open-game'
import type { PredictionBoard, Predictions, Question, Round } from './prediction-calls'

const PREDICTOR = { ...GAME, id: 'trend-predictor', name: 'Trend Predictor' }

const question = (number: number, parts: Partial<Question> = {}): Question => ({
  number,
  source: 'hacker-news',
  trendId: testUuid(number),
  trendName: `Story ${number}`,
  title: `Item ${number}`,
  url: `https://news.example/${number}`,
  rank: number,
  bar: 600,
  resolvesAt: '2026-03-02T06:00:00.000Z',
  publishedAt: null,
  firstSeenAt: '2026-03-01T06:00:00.000Z',
  stage: 'open',
  counts: [{ at: '2026-03-01T06:00:00.000Z', count: 40 }],
  yours: null,
  points: null,
  others: null,
  outcome: null,
  ...parts,
})
const round = (parts: Partial<Round> = {}): Round => ({
  day: '2026-03-01',
  openedAt: '2026-03-01T06:05:00.000Z',
  closesAt: '2026-03-01T16:05:00.000Z',
  isOpen: true,
  unranked: null,
  items: [question(1), question(2)],
  ...parts,
})
const board = (parts: Partial<PredictionBoard> = {}): PredictionBoard => ({
  days: 30,
  needed: 20,
  total: 0,
  rows: [],
  own: null,
  engineCalibration: [],
  ...parts,
})

const calls = { read: vi.fn(), save: vi.fn(), board: vi.fn() }

playEachGameAnew()

/** The page of the game, whose forecasts are these calls. */
function openPredictor(options: Parameters<typeof openGame>[0] = {}) {
  const { limits, ...games } = gameCalls
  return openGame({
    path: '/play/trend-predictor',
    backend: { games, account: { limits }, predictions: calls },
    account: buildAccount(),
    ...options,
  })
}

/** The page of the game, whose server tells this of forecasts. */
async function open(
  predictions: Partial<Predictions>,
  options: Parameters<typeof openGame>[0] = {},
  standings: PredictionBoard = board(),
) {
  await import('./tomorrow')
  calls.read.mockReset().mockResolvedValue({ data: { round: null, previous: null, record: null, ...predictions } })
  calls.save.mockReset()
  calls.board.mockResolvedValue({ data: standings })
  gameCalls.get.mockResolvedValue({ data: PREDICTOR })
  return openPredictor(options)
}

const slide = (element: Element | undefined, value: string) =>
  act(async () => {
    const input = element as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('Tomorrow', () => {
  it('says that there is no round while the record is too young', async () => {
    const on = await open({})
    await on.until(() => expect(on.text()).toContain('There’s no round yet today.'))
    expect(on.text()).not.toContain('Standings')
    expect(on.text()).not.toContain('Does 30% mean 30%?')
  })

  it('has standings, with their measure in plain words, once something is settled for anybody', async () => {
    const bin = { from: 0, through: 9, said: 5, happened: 10, count: 20 }
    const on = await open({}, {}, board({ engineCalibration: [bin] as never }))
    await on.until(() => expect(on.text()).toContain('Standings'))
    expect(on.text()).toContain('how far off your forecasts were')
    expect(on.text()).toContain('Does 30% mean 30%?')
  })

  it('says from the start why forecasts are not ranked', async () => {
    const on = await open({ round: round({ unranked: 'unverified' }) })
    await on.until(() => expect(on.text()).toContain('Not ranked: verify your email address to be ranked next time.'))
    calls.save.mockResolvedValue({ data: round({ unranked: 'network_full' }) })
    await slide(on.element.querySelectorAll('.chance input')[0], '35')
    await on.pressButton('Lock in')
    expect(on.text()).toContain('Not ranked: 3 people on your network already have a place on this leaderboard today.')
  })

  it('sends the forecasts that were moved, then shows what others say', async () => {
    const on = await open({ round: round() })
    await on.until(() => expect(on.element.querySelectorAll('.tomorrow-row')).toHaveLength(2))
    expect(on.text()).toContain('600 points on Hacker News by 06:00 UTC on 2 Mar')
    const [first] = on.element.querySelectorAll('.chance input')
    expect(first?.getAttribute('aria-valuetext')).toBe('no forecast yet')
    await slide(first, '35')
    expect(on.text()).toContain('1 forecast not locked in yet.')
    const others = { enginePercent: null, basePercent: 10, enginePoints: null, basePoints: null }
    const kept = round({ items: [question(1, { yours: 35, others }), question(2)] })
    calls.save.mockResolvedValue({ data: kept })
    await on.pressButton('Lock in')
    expect(calls.save.mock.calls[0]?.[0]).toEqual({ day: '2026-03-01', predictions: [{ number: 1, percent: 35 }] })
    expect(on.text()).toContain('Locked in.')
    expect(on.text()).toContain(
      'The engine is still learning about Hacker News. There, you’re up against the base rate: how often things break out on average.',
    )
    expect(on.text()).toContain('1 of the ten has no forecast yet.')
    expect(on.element.querySelectorAll('.tomorrow-said')).toHaveLength(1)
  })

  it('says why a forecast did not count', async () => {
    const on = await open({ round: round() })
    await on.until(() => expect(on.element.querySelector('.chance input')).not.toBeNull())
    await slide(on.element.querySelector('.chance input') ?? undefined, '35')
    calls.save.mockRejectedValue(
      new AppError('round_sealed', 'This round is closed, so you can’t change your forecasts any more.'),
    )
    calls.read.mockResolvedValue({ data: { round: round({ isOpen: false }), previous: null, record: null } })
    await on.pressButton('Lock in')
    await on.until(() => expect(on.element.querySelector('.chance')).toBeNull())
    await on.until(() => expect(document.body.textContent).toContain('This round is closed'))
  })

  it('takes the slider away from an item that reached its bar, and sends the others', async () => {
    const on = await open({ round: round() })
    await on.until(() => expect(on.element.querySelectorAll('.chance input')).toHaveLength(2))
    for (const input of on.element.querySelectorAll('.chance input')) await slide(input, '35')
    calls.save.mockRejectedValueOnce(new AppError('round_sealed', '“Item 1” has reached its bar.'))
    const counts = [{ at: '2026-03-01T08:00:00.000Z', count: 600 }]
    const risen = round({ items: [question(1, { stage: 'running', counts }), question(2)] })
    calls.read.mockResolvedValue({ data: { round: risen, previous: null, record: null } })
    await on.pressButton('Lock in')
    await on.until(() => expect(on.text()).toContain('It has cleared the bar.'))
    expect(on.element.querySelectorAll('.chance input')).toHaveLength(1)
    calls.save.mockResolvedValue({ data: risen })
    await on.pressButton('Lock in')
    expect(calls.save.mock.lastCall?.[0]).toEqual({ day: '2026-03-01', predictions: [{ number: 2, percent: 35 }] })
  })

  it('has a badge for who is ahead of the engine for long enough', async () => {
    const record = { resolved: 50, stillToRank: 0, brier: 0.1, opponentBrier: 0.2, calibration: [] }
    const on = await open({ record })
    await on.until(() => expect(on.text()).toContain('Ahead of the engine'))
    expect(on.text()).toContain('you’re ahead: you 0.100, the engine 0.200.')
    await on.remove()
    const early = await open({ record: { ...record, resolved: 49 } })
    await early.until(() => expect(early.text()).toContain('Across your 49 settled forecasts'))
    expect(early.text()).not.toContain('Ahead of the engine')
  })

  it('shows guests the round without anything to move, and invites them', async () => {
    await import('./tomorrow')
    const on = await open({ round: round() }, { account: undefined as never })
    await on.until(() => expect(on.text()).toContain('Sign in to make your forecasts for these ten.'))
    expect(on.element.querySelector('.chance')).toBeNull()
    expect(on.element.querySelector('dialog')).toBeNull()
  })

  it('offers to try again where the round did not arrive', async () => {
    const on = await open({})
    await on.remove()
    calls.read.mockRejectedValue(new AppError('internal_error', 'x', { retryable: true }))
    const failed = await openPredictor()
    await failed.until(() => expect(failed.text()).toContain('Today’s round didn’t load.'))
  })
})
