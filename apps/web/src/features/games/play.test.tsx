import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import {
  buildRunResult,
  buildShownRun,
  buildTicket,
  GAME,
  type GamePage,
  gameCalls,
  openGame,
  playEachGameAnew,
  teachWindow,
} from '../../app/testing/open-game'

const started = async (options?: Parameters<typeof openGame>[0]) => {
  const on = await openGame(options)
  await on.start()
  return on
}
const orders = (on: GamePage) => on.sent.map(({ type }) => type)
const tiles = (on: GamePage) =>
  Object.fromEntries(
    [...on.element.querySelectorAll('.game-tiles > div')].map((tile) => [
      tile.querySelector('dt')?.textContent,
      tile.querySelector('dd')?.textContent,
    ]),
  )
const FINISHED = {
  type: 'RUN_FINISHED',
  rulesVersion: 1,
  packId: buildTicket().packId,
  seed: buildTicket().seed,
  score: 11_420,
  log: 'AAEC',
} as const

playEachGameAnew()

describe('a game before its start (PL-04 to PL-07)', () => {
  it('tells what it is, what it is played with, and how', async () => {
    const on = await openGame()
    expect(on.find('h1').textContent).toBe(GAME.name)
    expect(tiles(on)).toEqual({ 'Download Size': '2.5 MB', 'Play Time': '5-10 min', Version: 'v1.2.0' })
    for (const part of [
      GAME.description,
      'Mobile Ready',
      'How to Play',
      'Features',
      ...GAME.instructions.split(/\n+/),
      ...GAME.features,
      'Game Details',
      'Mouse + keyboard',
      '1 player',
      '8+',
      'Trendverse',
    ]) {
      expect(on.text()).toContain(part)
    }
    expect(on.find('.game-difficulty').textContent).toBe('Medium')
    expect(on.find('a.game-back').getAttribute('href')).toBe('/games')
  })

  it('says that there is no such game (PL-02)', async () => {
    gameCalls.get.mockRejectedValue(new AppError('not_found', 'x'))
    const on = await openGame()
    expect(on.find('h1').textContent).toBe('Game Not Found')
    expect(on.text()).toContain("The game you're looking for doesn't exist or has been removed.")
    expect(on.find('main a[href="/games"]').textContent).toBe('Back to Games')
  })

  it('says why no more may be started today (OP-25, OP-27)', async () => {
    const message = 'Daily game limit reached! You can play 3 more games tomorrow.'
    gameCalls.limits.mockResolvedValue({
      data: { features: { game: { allowed: false, reason: 'limit_reached', message } } },
    })
    const on = await openGame()
    expect(on.find('[role=alert]').textContent).toBe(message)
    await on.pressButton('Start Game')
    expect(gameCalls.start).not.toHaveBeenCalled()
  })

  it('says what a start was refused for, and lets it be tried again', async () => {
    gameCalls.start.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await openGame()
    await on.pressButton('Start Game')
    await on.pass(0)
    expect(on.find('[role=alert]').textContent).toContain('try again')
    await on.start()
    expect(on.frame()).toBeTruthy()
  })

  it('offers no modes where there is one', async () => {
    gameCalls.get.mockResolvedValue({ data: { ...GAME, modes: ['normal'] } })
    teachWindow({ isStill: true })
    const on = await started()
    expect(on.element.querySelector('.game-choice-button')).toBeNull()
    expect(gameCalls.start).toHaveBeenCalledWith({ gameId: GAME.id, mode: 'normal' })
  })

  it('is calm at first where motion is not wanted, and plays what is chosen', async () => {
    teachWindow({ isStill: true })
    const on = await started()
    expect(gameCalls.start).toHaveBeenCalledWith({ gameId: GAME.id, mode: 'calm' })
    expect(on.sent[0]).toMatchObject({ config: { run: { mode: 'calm' }, settings: { reducedMotion: true } } })
  })
})

describe('a game that is played (PL-08 to PL-20)', () => {
  it('shows the loading overlay until the game is there (GF-01)', async () => {
    const on = await openGame()
    await on.start([])
    expect(on.find('.game-overlay').textContent).toContain('Loading Game...')
    expect(on.text()).toContain('Preparing game environment')
    await on.say({ type: 'GAME_LOADED' })
    expect(on.element.querySelector('.game-overlay')).toBeNull()
  })

  it('shows how it stands, the score above nothing only', async () => {
    const on = await started()
    expect(tiles(on)).toEqual({ 'Play Time': '0:00', Score: '0', Level: '1', Health: '100%', Coins: '0' })
    expect(on.find('#game-controls').textContent).toBe('Game Controls')
    expect(on.find('.game-header-time').textContent).toBe('Time 0:00')
    await on.say({ type: 'SCORE_UPDATE', score: 1_204, level: 3, health: 82, coins: 41 })
    for (let second = 0; second < 5; second += 1) {
      await on.pass(1_000)
      await on.say({ type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 })
    }
    expect([...on.element.querySelectorAll('.game-tile-words')].map((words) => words.textContent)).toEqual([
      'of 10 gates',
      'hull',
      'sparks collected',
    ])
    expect(tiles(on)).toEqual({ 'Play Time': '0:05', Score: '1,204', Level: '3', Health: '82%', Coins: '41' })
    expect(on.find('.game-header-time').textContent).toBe('Time 0:05Score 1,204')
  })

  it('is paused, resumed and silenced from its header (PL-09, PL-19)', async () => {
    const on = await started()
    await on.pressButton('Pause')
    await on.pressButton('Resume')
    await on.pressButton('Turn sound off')
    await on.pressButton('Turn sound on')
    expect(orders(on).slice(-4)).toEqual(['PAUSE_GAME', 'RESUME_GAME', 'MUTE_AUDIO', 'UNMUTE_AUDIO'])
  })

  it('keeps the focus while a pointer silences it or fills the screen: without the focus it would pause', async () => {
    const on = await started()
    for (const name of ['Turn sound off', 'Full screen']) {
      const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
      on.button(name).dispatchEvent(press)
      expect(press.defaultPrevented, name).toBe(true)
    }
  })

  it('is paused when the visitor turns to something else', async () => {
    const on = await started()
    on.frame().blur()
    window.dispatchEvent(new Event('blur'))
    expect(orders(on).at(-1)).toBe('PAUSE_GAME')
  })

  it('goes on when only its own frame took the focus', async () => {
    const on = await started()
    on.frame().focus()
    window.dispatchEvent(new Event('blur'))
    expect(orders(on)).not.toContain('PAUSE_GAME')
  })

  it('begins anew on reset, and is practice from then on (PL-20)', async () => {
    const on = await started()
    await on.say({ type: 'SCORE_UPDATE', score: 400 })
    await on.pressButton('Reset')
    await on.pressButton('Keep playing')
    expect(tiles(on)).toMatchObject({ Score: '400' })
    await on.pressButton('Reset')
    await on.pressButton('Start over')
    expect(tiles(on)).toMatchObject({ Score: '0', 'Play Time': '0:00' })
    expect(on.text()).toContain('Practice run: you restarted, so it isn’t ranked.')
    await on.say(FINISHED)
    expect(gameCalls.finish).not.toHaveBeenCalled()
    expect(on.text()).toContain('Not ranked. You restarted partway')
  })

  it('keeps the game on this device (PL-28)', async () => {
    const on = await started()
    await on.say({ type: 'SCORE_UPDATE', score: 400 })
    await on.pressButton('Save')
    expect(window.localStorage.getItem('trendverse_game_save_trend-quiz')).toContain('"score":400')
  })

  it.each([
    ['NETWORK_ERROR', 'Connection issue. Please check your internet.'],
    ['LOAD_FAILED', 'Game failed to load. Try refreshing the page.'],
    ['COMPATIBILITY_ERROR', 'This game may not be compatible with your device.'],
    ['PERMISSION_ERROR', 'Please enable required permissions for the game.'],
    ['UNKNOWN', 'An unexpected error occurred.'],
  ] as const)('alerts about %s, and its time stops (PL-25, ER-52 to ER-56)', async (code, sentence) => {
    const on = await started()
    await on.say({ type: 'GAME_ERROR', code })
    await on.until(() => expect(on.find('dialog').textContent).toContain(`Game Error: ${sentence}`))
    await on.pass(3_000)
    expect(tiles(on)['Play Time']).toBe('0:00')
  })

  it('tells why a frame was closed, and opens another one', async () => {
    const on = await openGame()
    await on.start([])
    await on.pass(15_000)
    expect(on.find('.game-overlay').textContent).toContain('The game didn’t load. We closed it.')
    await on.pressButton('Try again')
    await on.pass(0)
    expect(on.frame()).toBeTruthy()
    // Nothing was played yet: it is still the run that counts.
    expect(gameCalls.start).toHaveBeenCalledTimes(1)
  })

  it('shows the state of the game and its controls on a phone (GF-01, GF-03, GF-04)', async () => {
    teachWindow({ isPhone: true })
    const on = await openGame()
    await on.start([])
    expect(on.text()).toContain('Optimizing for mobile')
    await on.say({ type: 'GAME_LOADED' })
    expect(on.find('.game-strip').textContent).toContain('Loading...')
    await on.say({ type: 'GAME_READY', protocol: 1 })
    expect(on.find('.game-strip').textContent).toContain('Game Ready')
    expect(on.text()).toContain('Mobile Controls')
    const lines = GAME.instructions.split(/\n+/)
    expect(lines.filter((line) => !on.text().includes(line))).toEqual([expect.stringMatching(/^Keyboard:/)])
    expect(on.text()).not.toContain('Use landscape mode')
    expect(on.find('.game-strip').textContent).toContain('Landscape')
    expect(on.find('.game-strip').textContent).not.toContain('Touch Enabled')
  })

  it('advises to turn a phone for a game that is touched, and knows that it can be (GF-03, GF-04)', async () => {
    teachWindow({ isPhone: true })
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 })
    gameCalls.get.mockResolvedValue({ data: { ...GAME, controls: 'touch' } })
    const on = await started()
    await on.say({ type: 'GAME_LOADED' })
    expect(on.text()).toContain('Use landscape mode for better experience')
    expect(on.find('.game-strip').textContent).toContain('Touch Enabled')
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
  })
})

describe('a game from another site', () => {
  it('says where it comes from, and is played without a ticket or a board', async () => {
    const elsewhere = { ...GAME, gameUrl: 'https://games.example.org/tiles/', modes: [] }
    gameCalls.get.mockResolvedValue({ data: elsewhere })
    gameCalls.start.mockResolvedValue({ data: null })
    const on = await openGame()
    expect(on.text()).toContain('From games.example.org')
    await on.start()
    expect(on.frame().src).toBe('https://games.example.org/tiles/')
    expect(on.frame().getAttribute('sandbox')).toBe('allow-scripts')
    expect(on.sent[0]).toMatchObject({ config: { run: null, replay: null } })
    expect(on.text()).toContain('Just for fun: this game has no leaderboard.')
    await on.say(FINISHED)
    expect(gameCalls.finish).not.toHaveBeenCalled()
    expect(gameCalls.board).not.toHaveBeenCalled()
  })
})

describe('the end of a run (PL-17, PL-21 to PL-24, OP-60)', () => {
  const finished = async (on: GamePage) => {
    await on.say(FINISHED)
    await on.say({ type: 'GAME_COMPLETED', score: 11_420, shareGrid: '🪐🪐⚫' })
    await on.pass(0)
  }

  it('is sent as its log, and shown with the place the server gave', async () => {
    const on = await started()
    await finished(on)
    expect(gameCalls.finish).toHaveBeenCalledWith({ runId: buildTicket().runId, log: 'AAEC', score: 11_420 })
    expect(on.find('dialog h2').textContent).toBe('Game Complete!')
    const dialog = on.find('dialog').textContent ?? ''
    for (const part of [
      `Congratulations on finishing ${GAME.name}!`,
      'Final Score11,420',
      'checked: place 12 today, place 340 of all time.',
      'Watch replay',
      '🪐🪐⚫',
    ]) {
      expect(dialog).toContain(part)
    }
    expect(on.find('dialog a[href="/games"]').textContent).toBe('Back to Games')
    // PL-24: a button for each of the thirteen platforms, for whoever is signed in.
    expect(on.find('#share-game').textContent).toBe('Share Achievement!')
    await on.until(() => expect(on.element.querySelectorAll('dialog .share-platform')).toHaveLength(13))
  })

  it('offers to go on, or to play again for another unit of the day (PL-23, OP-27)', async () => {
    const on = await started()
    await finished(on)
    await on.pressButton('Continue')
    expect(on.element.querySelector('dialog')).toBeNull()
    gameCalls.start.mockResolvedValue({ data: buildTicket({ ranked: false }) })
    await on.pressButton('Play again')
    await on.pass(0)
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
    expect(on.text()).toContain('Practice run: only your first run of the day counts.')
    expect(tiles(on)).toMatchObject({ Score: '0', 'Play Time': '0:00' })
  })

  it('offers the next run once in its dialog, under the name it has there', async () => {
    const on = await started()
    await finished(on)
    const buttons = [...on.element.querySelectorAll('dialog button')].map((button) => button.textContent)
    expect(buttons).toContain('Again')
    expect(buttons).not.toContain('Play again')
  })

  it('leads to the stories it asked about, once it is over', async () => {
    const side = (id: string, name: string) => ({ left: { trend: { id, name }, link: `/trends/${id}` } })
    const content = { questions: [side('a', 'Night Trams'), side('b', 'Speed Chess')] }
    gameCalls.pack.mockResolvedValue({ data: { packId: buildTicket().packId, content } })
    const on = await started()
    const links = () => [...on.element.querySelectorAll('a[href^="/trends/"]')].map(({ textContent }) => textContent)
    expect(links()).toEqual([])
    // The second question is still a secret.
    await on.say({ type: 'SCORE_UPDATE', level: 1 })
    await on.say(FINISHED)
    await on.pass(0)
    expect(links()).toEqual(['Night Trams'])
  })

  it('has no place as practice', async () => {
    gameCalls.finish.mockResolvedValue({ data: buildRunResult({ dayPlace: null, allTimePlace: null, isBest: false }) })
    const on = await started()
    await finished(on)
    expect(on.text()).toContain('checked. This run isn’t on the leaderboard.')
  })

  it('stays on the device where it cannot be checked, and can be sent again', async () => {
    gameCalls.finish.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await started()
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).toContain('Not ranked. We couldn’t reach the server to check your run.')
    await on.pressButton('Send again')
    await on.pass(0)
    expect(on.text()).toContain('place 12 today')
  })

  it('says why the next one did not start, and lets it be tried again', async () => {
    const on = await started()
    await finished(on)
    await on.pressButton('Continue')
    gameCalls.start.mockRejectedValueOnce(new AppError('limit_reached', 'Daily game limit reached!'))
    await on.pressButton('Play again')
    await on.pass(0)
    expect(on.find('.game-stage [role=alert]').textContent).toBe('Daily game limit reached!')
    await on.pressButton('Play again')
    await on.pass(0)
    expect(on.text()).toContain('This run counts')
  })

  it('takes its place on the board of its course, which may be yesterday’s', async () => {
    gameCalls.start.mockResolvedValue({ data: buildTicket({ edition: 'yesterday', day: '2026-02-28' }) })
    gameCalls.finish.mockResolvedValue({ data: buildRunResult({ run: buildShownRun({ day: '2026-02-28' }) }) })
    const on = await started()
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).toContain('checked: place 12 yesterday, place 340 of all time.')
    expect(on.find('.game-choice').textContent).toContain('Yesterday')
    expect(gameCalls.board).toHaveBeenLastCalledWith(
      { gameId: GAME.id, board: '2026-02-28', mode: 'normal' },
      expect.anything(),
    )
  })

  it('is practice again after a reset, though one of it was checked', async () => {
    const on = await started()
    await on.say(FINISHED)
    await on.pass(0)
    await on.pressButton('Reset')
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).toContain('Not ranked. You restarted partway')
    expect(gameCalls.finish).toHaveBeenCalledTimes(1)
  })

  it('is not sent again where that cannot help', async () => {
    gameCalls.finish.mockRejectedValue(new AppError('run_already_finished', 'This run was sent before.'))
    const on = await started()
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).toContain('Not ranked. This run was sent before.')
    expect(on.text()).not.toContain('Send again')
  })
})
