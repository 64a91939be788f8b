import { runSaveText } from '@trendverse/domain/games/run-save'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildTicket, GAME, gameCalls, openGame, playEachGameAnew } from '../../app/testing/open-game'
import { createRunLock } from './run-lock'

playEachGameAnew()

const MOVES = { ...GAME, modes: ['normal'], measure: 'moves' }
const TICKET = buildTicket()
const saveOf = (log: string) => runSaveText({ seed: TICKET.seed, rulesVersion: 1, log })

/** A game without a clock, whose server knows this run as left. */
async function openLeft(open: { readonly ticket: object; readonly log: string | null } | null) {
  gameCalls.get.mockResolvedValue({ data: MOVES })
  gameCalls.open.mockResolvedValue({ data: open })
  return openGame()
}

describe('a run that was left', () => {
  it('is told before its start, and goes on on another device where it was', async () => {
    const on = await openLeft({ ticket: TICKET, log: 'AAEC' })
    expect(on.text()).toContain('You left your first run of the day, which counts for the leaderboard.')
    expect(on.text()).not.toContain('Start Game')
    await on.start(undefined, 'Continue')
    expect(gameCalls.start).not.toHaveBeenCalled()
    expect(on.sent[0]).toMatchObject({ config: { save: saveOf('AAEC') } })
    expect(on.text()).toContain('This run counts for the leaderboard: it’s your first of the day.')
  })

  it('can be continued after the last start of the day, which it was', async () => {
    const message = 'Daily game limit reached!'
    gameCalls.limits.mockResolvedValue({
      data: { features: { game: { allowed: false, reason: 'limit_reached', message } } },
    })
    const on = await openLeft({ ticket: TICKET, log: 'AAEC' })
    expect(on.text()).not.toContain(message)
    await on.start(undefined, 'Continue')
    expect(on.sent[0]).toMatchObject({ config: { save: saveOf('AAEC') } })
  })

  it('goes on with the save of this device where that has come further', async () => {
    const first = await openLeft(null)
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: saveOf('AAECAAEC') })
    expect(gameCalls.keep).toHaveBeenLastCalledWith({ runId: TICKET.runId, log: 'AAECAAEC' })
    await first.remove()
    const again = await openLeft({ ticket: TICKET, log: 'AAEC' })
    await again.start(undefined, 'Continue')
    expect(again.sent[0]).toMatchObject({ config: { save: saveOf('AAECAAEC') } })
    expect(gameCalls.start).toHaveBeenCalledTimes(1)
  })

  it('does not go on with what this device kept of another run of the same course', async () => {
    const first = await openLeft(null)
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: saveOf('AAECAAEC') })
    await first.remove()
    const again = await openLeft({ ticket: buildTicket({ runId: testUuid(701) }), log: 'AAEC' })
    await again.start(undefined, 'Continue')
    expect(again.sent[0]).toMatchObject({ config: { save: saveOf('AAEC') } })
  })

  it('starts anew where it was ended elsewhere, and is given up by a restart', async () => {
    const first = await openLeft(null)
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: saveOf('AAEC') })
    await first.pressButton('Reset')
    await first.pressButton('Start over')
    expect(gameCalls.keep).toHaveBeenLastCalledWith({ runId: TICKET.runId, log: '' })
    await first.remove()
    const again = await openLeft(null)
    await again.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
  })
})

describe('a run in two tabs', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('is played in one of them', async () => {
    const request = vi.fn((_: string, __: object, hold: (lock: null) => unknown) => Promise.resolve(hold(null)))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const on = await openLeft({ ticket: TICKET, log: 'AAEC' })
    await on.pressButton('Continue')
    await on.pass(0)
    expect(on.find('[role=alert]').textContent).toContain('open in another tab')
    expect(on.element.querySelector('iframe')).toBeNull()
  })

  it('is played where the browser refuses to lock anything', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const request = vi.fn(() => Promise.reject(new DOMException('The document is opaque.', 'SecurityError')))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const on = await openLeft({ ticket: TICKET, log: 'AAEC' })
    await on.start(undefined, 'Continue')
    expect(on.sent[0]).toMatchObject({ config: { save: saveOf('AAEC') } })
  })
})

it('a lock that is granted after its run was left is given back', async () => {
  let grant = (): unknown => undefined
  const request = (_: string, __: object, hold: (lock: object) => unknown) =>
    new Promise((resolve) => {
      grant = () => {
        const holding = hold({})
        resolve(holding)
        return holding
      }
    })
  const lock = createRunLock({ request } as unknown as LockManager) // of a lock manager, what is used
  const held = lock.hold(TICKET.runId)
  lock.release()
  expect(grant()).toBeUndefined()
  expect(await held).toBe(false)
})

it('says before the start what leaving a run means', async () => {
  const on = await openLeft(null)
  expect(on.text()).toContain('You can leave and pick up where you left off for up to 100 minutes after you start.')
  await on.remove()
  gameCalls.get.mockResolvedValue({ data: GAME })
  expect((await openGame()).text()).toContain('If you leave, your run ends.')
})
