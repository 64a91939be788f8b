// @vitest-environment jsdom
import type { SentByGame, ToGame } from '@trendverse/domain/games/frame-protocol'
import { DEFAULT_GAME_SETTINGS } from '@trendverse/domain/games/game-config'
import { GAME_COMPLETIONS_KEY, gameSaveKey } from '@trendverse/domain/games/game-save'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaySession, type FinishedRun, type PlayRun, type PlaySession } from './play-session'

const GAME = { id: 'hello', name: 'Hello', gameUrl: '/games/hello/' }
const FREE: PlayRun = { run: null, replay: null, isResumed: true }
const COURSE: PlayRun = {
  run: { packId: 'p', seed: 's', rulesVersion: 1, mode: 'normal', pack: {} },
  replay: null,
  isResumed: false,
}
const FINISHED: FinishedRun = {
  type: 'RUN_FINISHED',
  rulesVersion: 1,
  packId: 'p',
  seed: 's',
  score: 40,
  log: 'AA',
}
const KEY = gameSaveKey('hello')

let session: PlaySession
let place: HTMLElement
let sent: ToGame[]
let finished: FinishedRun[]
let fullscreens: number

function createSession(): PlaySession {
  const created = createPlaySession({
    game: GAME,
    storage: () => localStorage,
    device: () => ({ pixelRatio: 1, maxTextureSize: 4096, reducedMotion: false }),
    nowMs: () => 1_000,
    onFullscreen: () => {
      fullscreens += 1
    },
  })
  created.hearRuns((run) => finished.push(run))
  return created
}

const frameOf = (): HTMLIFrameElement => place.querySelector('iframe') as HTMLIFrameElement

function open(run: PlayRun = FREE): void {
  session.open(place, run)
  vi.spyOn(frameOf().contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => {
    sent.push(message as ToGame)
  })
}

function say(data: SentByGame): void {
  window.dispatchEvent(new MessageEvent('message', { data, source: frameOf().contentWindow, origin: 'null' }))
}

function start(run?: PlayRun): void {
  open(run)
  say({ type: 'GAME_LOADED' })
  say({ type: 'GAME_READY', protocol: 1 })
  say({ type: 'GAME_STARTED' })
}

/** A game that lives says so every second. */
function passSeconds(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1_000)
    say({ type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 })
  }
}

const kept = (): { stats: { score: number }; playTime: number; gameData: string | null } | null =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null')
const orders = (): string[] => sent.map(({ type }) => type)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  place = document.createElement('div')
  document.body.append(place)
  sent = []
  finished = []
  fullscreens = 0
  session = createSession()
})
afterEach(() => {
  session.close()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a game on the page', () => {
  it('is opened by the page of its folder, and started once it listens (PL-11, PL-13)', () => {
    open()
    expect(frameOf().getAttribute('src')).toBe('/games/hello/index.html')
    expect(session.getState().play).toMatchObject({ hasStarted: true, isLoaded: false, isRunning: false })
    say({ type: 'GAME_READY', protocol: 1 })
    expect(orders()).toEqual(['GAME_CONFIG', 'START_GAME'])
  })

  it('starts a second later where it goes full screen first (PL-27)', () => {
    session.changeSettings({ fullscreenOnStart: true })
    open()
    say({ type: 'GAME_READY', protocol: 1 })
    vi.advanceTimersByTime(999)
    expect(orders()).not.toContain('START_GAME')
    vi.advanceTimersByTime(1)
    expect(orders()).toContain('START_GAME')
  })

  it('is told to be silent where sound is off', () => {
    session.changeSettings({ soundEnabled: false })
    open()
    say({ type: 'GAME_READY', protocol: 1 })
    expect(orders()).toEqual(['GAME_CONFIG', 'MUTE_AUDIO', 'START_GAME'])
    expect(session.getState().play.isMuted).toBe(true)
    session.toggleSound()
    expect(orders().at(-1)).toBe('UNMUTE_AUDIO')
  })

  it('counts seconds while it runs (PL-11, PL-16, PL-19)', () => {
    start()
    passSeconds(3)
    session.pause()
    passSeconds(5)
    expect(session.getState().play.playTimeSeconds).toBe(3)
    session.resume()
    passSeconds(1)
    expect(session.getState().play.playTimeSeconds).toBe(4)
    expect(orders().slice(-2)).toEqual(['PAUSE_GAME', 'RESUME_GAME'])
  })

  it('is saved every 30 seconds of play, or at once (PL-28)', () => {
    start()
    say({ type: 'SCORE_UPDATE', score: 7 })
    passSeconds(29)
    expect(kept()).toBeNull()
    passSeconds(1)
    expect(kept()).toMatchObject({ stats: { score: 7 }, playTime: 30 })
    say({ type: 'SCORE_UPDATE', score: 9 })
    expect(session.save()).toBe(true)
    expect(kept()).toMatchObject({ stats: { score: 9 } })
  })

  it('is not saved by itself where that is switched off', () => {
    session.changeSettings({ autoSave: false })
    start()
    say({ type: 'SCORE_UPDATE', score: 7 })
    passSeconds(60)
    expect(kept()?.stats.score).toBe(0)
  })

  it('says that a device keeps nothing', () => {
    start()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(session.save()).toBe(false)
  })

  it('begins anew on reset, and forgets what was kept (PL-20)', () => {
    start()
    say({ type: 'SCORE_UPDATE', score: 7 })
    session.save()
    session.reset()
    expect(kept()).toBeNull()
    expect(session.getState().play).toMatchObject({ stats: { score: 0 }, playTimeSeconds: 0, isRunning: true })
    expect(orders().at(-1)).toBe('RESET_GAME')
  })

  it('records a completion once (PL-17, PL-31)', () => {
    start()
    say({ type: 'GAME_COMPLETED', score: 40 })
    say({ type: 'GAME_COMPLETED', score: 41 })
    expect(JSON.parse(localStorage.getItem(GAME_COMPLETIONS_KEY) ?? '[]')).toMatchObject([
      { gameId: 'hello', finalStats: { score: 40 }, rating: null },
    ])
    expect(session.getState().play.isDialogOpen).toBe(true)
  })

  it('is paused below the dialog that was opened by hand, and goes on after it (PL-21)', () => {
    start()
    session.complete()
    expect([orders().at(-1), session.getState().play.isDialogOpen]).toEqual(['PAUSE_GAME', true])
    session.goOn()
    expect([orders().at(-1), session.getState().play.isDialogOpen]).toEqual(['RESUME_GAME', false])
  })

  it('hands over a run that ended, and the wish for the whole screen', () => {
    start(COURSE)
    say(FINISHED)
    say({ type: 'REQUEST_FULLSCREEN' })
    expect([finished, fullscreens]).toEqual([[FINISHED], 1])
  })

  it('tells why it was closed, and can be opened again (ER-53)', () => {
    open()
    vi.advanceTimersByTime(15_000)
    expect(session.getState()).toMatchObject({ fault: 'load_failed', play: { error: 'LOAD_FAILED', isRunning: false } })
    open()
    expect(session.getState()).toMatchObject({ fault: null, play: { error: null } })
  })

  it('takes no result away when the frame stops after the end', () => {
    start(COURSE)
    say({ type: 'GAME_COMPLETED', score: 5 })
    vi.advanceTimersByTime(60_000)
    const { fault, play } = session.getState()
    expect(fault).not.toBeNull()
    expect(play).toMatchObject({ error: null, isCompleted: true, isDialogOpen: true, stats: { score: 5 } })
  })
})

describe('what is kept of a game', () => {
  const keep = (): void => {
    start()
    say({ type: 'SCORE_UPDATE', score: 12 })
    say({ type: 'SAVE', id: 1, data: 'mine' })
    passSeconds(2)
    session.save()
    session.close()
    session = createSession()
    sent = []
  }

  it('is there when it is opened again (PL-29)', () => {
    keep()
    expect(session.getState().savedAtMs).toBe(1_000)
    start()
    expect(session.getState().play).toMatchObject({ stats: { score: 12 }, playTimeSeconds: 2 })
    expect(sent[0]).toMatchObject({ config: { save: 'mine' } })
  })

  it('is not mixed into a run over a course of its own', () => {
    keep()
    start(COURSE)
    expect(session.getState().play).toMatchObject({ stats: { score: 0 }, playTimeSeconds: 0 })
  })

  it('keeps its figures when a setting changes before it is opened', () => {
    keep()
    session.changeSettings({ quality: 'low' })
    expect(kept()).toMatchObject({ stats: { score: 12 }, playTime: 2, settings: { quality: 'low' } })
    session = createSession()
    expect(session.getState().settings).toEqual({ ...DEFAULT_GAME_SETTINGS, quality: 'low' })
  })

  it.each(['{', '[]', '{"stats":{"score":"1e9"}}'])('is ignored and told where it is broken: %s (PL-30)', (text) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem(KEY, text)
    session = createSession()
    expect(session.getState()).toMatchObject({ savedAtMs: null, settings: DEFAULT_GAME_SETTINGS })
    expect(told).toHaveBeenCalledTimes(1)
  })
})
