// @vitest-environment jsdom
import type { SentByGame, ToGame } from '@trendverse/domain/games/frame-protocol'
import { DEFAULT_GAME_SETTINGS, gameSetup } from '@trendverse/domain/games/game-config'
import type { GameEvent } from '@trendverse/domain/games/play-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FrameFault, type GameFrame, type GameOrder, openGameFrame } from './game-frame'

const SETUP = gameSetup({ gameId: 'hello', run: null, replay: null, save: 'mine' }, DEFAULT_GAME_SETTINGS, {
  pixelRatio: 1,
  maxTextureSize: 4096,
  reducedMotion: false,
})
const ADDRESS = '/games/hello/index.html'
const PAUSED: SentByGame = { type: 'GAME_PAUSED' }

let opened: GameFrame
let element: HTMLIFrameElement
let events: GameEvent[]
let faults: FrameFault[]
let sent: ToGame[]
let kept: string[]
let canKeep: boolean
let visibility: DocumentVisibilityState

/** What the game says; or, with another source or origin, what somebody else says in its name. */
function say(data: unknown, from: { readonly source?: Window; readonly origin?: string } = {}): void {
  const { source = element.contentWindow, origin = 'null' } = from
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
}
const sayOften = (times: number, data: unknown = PAUSED): void => {
  for (let time = 0; time < times; time += 1) say(data)
}
const becomeReady = (): void => say({ type: 'GAME_READY', protocol: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  events = []
  faults = []
  sent = []
  kept = []
  canKeep = true
  const place = document.createElement('div')
  document.body.append(place)
  opened = openGameFrame({
    place,
    address: ADDRESS,
    title: 'Hello',
    setup: SETUP,
    onEvent: (event) => events.push(event),
    onFault: (fault) => faults.push(fault),
    save: (data) => {
      if (canKeep) kept.push(data)
      return canKeep
    },
  })
  element = place.querySelector('iframe') as HTMLIFrameElement
  const target = element.contentWindow as Window
  vi.spyOn(target, 'postMessage').mockImplementation((message: unknown, origin: unknown) => {
    // No other target exists for an origin that equals none.
    if (origin === '*') sent.push(message as ToGame)
  })
})
afterEach(() => {
  opened.close()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The frame is gone, said why once, and hears nothing any more. */
function expectClosedFor(fault: FrameFault): void {
  expect(faults).toEqual([fault])
  expect(element.isConnected).toBe(false)
  const heard = events.length
  say(PAUSED)
  vi.advanceTimersByTime(60_000)
  expect([events.length, faults]).toEqual([heard, [fault]])
}

describe('the frame of a game', () => {
  it('may run scripts and nothing else (GF-06, OP-59)', () => {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    expect(attributes).toEqual({
      sandbox: 'allow-scripts',
      allow: 'autoplay; gamepad',
      referrerpolicy: 'no-referrer',
      title: 'Hello',
      src: ADDRESS,
    })
  })

  it('answers a game that is ready with its configuration, once (PL-13, GF-08)', () => {
    becomeReady()
    becomeReady()
    expect(sent).toEqual([{ type: 'GAME_CONFIG', config: { ...SETUP, protocol: 1 } }])
    expect(events).toEqual([{ type: 'CONTROLS_READY' }])
  })

  it('speaks no version it does not know', () => {
    say({ type: 'GAME_READY', protocol: 7 })
    expect(sent).toMatchObject([{ config: { protocol: 1 } }])
  })

  it.each([
    { type: 'GAME_LOADED' },
    { type: 'GAME_STARTED' },
    { type: 'GAME_PAUSED' },
    { type: 'GAME_RESUMED' },
    { type: 'SCORE_UPDATE', score: 5 },
    { type: 'ACHIEVEMENT_UNLOCKED', achievement: 'First' },
    { type: 'GAME_COMPLETED', score: 5 },
    { type: 'GAME_OVER', score: 5 },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 5, log: 'AA' },
    { type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 },
    { type: 'REQUEST_FULLSCREEN' },
    { type: 'GAME_ERROR', code: 'NETWORK_ERROR' },
  ])('passes on $type (GF-07)', (message) => {
    say(message)
    expect([events, sent]).toEqual([[message], []])
  })

  it('passes on numbers within their range (OP-59)', () => {
    say({ type: 'SCORE_UPDATE', health: 900 })
    expect(events).toEqual([{ type: 'SCORE_UPDATE', health: 100 }])
  })

  it.each([
    { type: 'ORIENTATION_CHANGE', orientation: 'portrait' },
    { type: 'START_GAME' },
    { type: 'PAUSE_GAME' },
    { type: 'RESUME_GAME' },
    { type: 'RESET_GAME' },
    { type: 'MUTE_AUDIO' },
    { type: 'UNMUTE_AUDIO' },
  ] as const)('sends $type, with the focus where keys are played with (GF-08)', (order: GameOrder) => {
    opened.send(order)
    expect(sent).toEqual([order])
    const isPlayed = ['START_GAME', 'RESUME_GAME', 'RESET_GAME'].includes(order.type)
    expect(document.activeElement === element).toBe(isPlayed)
  })

  it('hears only this frame, from an origin that equals no other (GF-06)', () => {
    const message = { type: 'SCORE_UPDATE', score: 999 }
    say(message, { source: window })
    say(message, { origin: window.location.origin })
    say(message, { origin: 'https://evil.example' })
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'null' }))
    expect(events).toEqual([])
  })
})

describe('saves of a game', () => {
  const save = (id: number, data: string) => say({ type: 'SAVE', id, data })

  it('are kept and answered', () => {
    save(4, 'a')
    expect([kept, sent, events]).toEqual([['a'], [{ type: 'SAVE_RESULT', id: 4, saved: true, reason: null }], []])
  })

  it.each([
    ['letters', 'x'.repeat(49_152), 'x'.repeat(49_153)],
    ['bytes', 'é'.repeat(24_576), 'é'.repeat(24_577)],
  ])('hold 48 KB, counted in %s', (_, most, tooMuch) => {
    save(1, most)
    save(2, tooMuch)
    expect(kept).toEqual([most])
    expect(sent[1]).toEqual({ type: 'SAVE_RESULT', id: 2, saved: false, reason: 'too_large' })
  })

  it('are kept twenty times in any minute', () => {
    for (let id = 0; id < 21; id += 1) save(id, 'a')
    expect(kept).toHaveLength(20)
    expect(sent.at(-1)).toEqual({ type: 'SAVE_RESULT', id: 20, saved: false, reason: 'too_often' })
    vi.advanceTimersByTime(14_000)
    becomeReady()
    for (let second = 14; second < 59; second += 1) {
      vi.advanceTimersByTime(1_000)
      say(PAUSED)
    }
    save(21, 'b')
    expect(kept).toHaveLength(20)
    vi.advanceTimersByTime(1_000)
    save(22, 'c')
    expect([kept.length, kept.at(-1)]).toEqual([21, 'c'])
  })

  it('that could not be kept are told so', () => {
    canKeep = false
    save(1, 'a')
    expect(sent).toEqual([{ type: 'SAVE_RESULT', id: 1, saved: false, reason: 'refused' }])
  })
})

describe('a frame that misbehaves', () => {
  it('is closed when it is not ready within 15 seconds (OP-59)', () => {
    say({ type: 'GAME_LOADED' })
    vi.advanceTimersByTime(14_999)
    expect(faults).toEqual([])
    vi.advanceTimersByTime(1)
    expectClosedFor('load_failed')
  })

  it('is heard sixty times a second and no more', () => {
    sayOften(61)
    expect(events).toHaveLength(60)
    vi.advanceTimersByTime(999)
    say(PAUSED)
    expect(events).toHaveLength(60)
    vi.advanceTimersByTime(1)
    say(PAUSED)
    expect(events).toHaveLength(61)
  })

  it('is closed at the 180th message too many', () => {
    sayOften(60 + 179)
    expect(faults).toEqual([])
    say(PAUSED)
    expectClosedFor('flooding')
  })

  it('is closed at the 180th message that is none', () => {
    for (let round = 0; round < 3; round += 1) {
      sayOften(59, { type: 'NONSENSE' })
      vi.advanceTimersByTime(1_000)
    }
    sayOften(2, { type: 'SCORE_UPDATE', score: 5, admin: true })
    expect([faults, events]).toEqual([[], []])
    say(null)
    expectClosedFor('flooding')
  })

  it('is closed when it leaves its page', () => {
    element.dispatchEvent(new Event('load'))
    expect(faults).toEqual([])
    element.dispatchEvent(new Event('load'))
    expectClosedFor('left_its_page')
  })

  it('is closed after six seconds of silence', () => {
    becomeReady()
    vi.advanceTimersByTime(5_500)
    say({ type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 })
    vi.advanceTimersByTime(6_000)
    expect(faults).toEqual([])
    vi.advanceTimersByTime(1_000)
    expectClosedFor('not_responding')
  })

  it('may be silent while nobody sees it, and for a while after', () => {
    becomeReady()
    vi.advanceTimersByTime(4_500)
    visibility = 'hidden'
    vi.advanceTimersByTime(3_600_000)
    visibility = 'visible'
    vi.advanceTimersByTime(6_000)
    expect(faults).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(faults).toEqual(['not_responding'])
  })

  it('is not taken for one after the page closed it', () => {
    opened.close()
    expect(element.isConnected).toBe(false)
    say(PAUSED)
    vi.advanceTimersByTime(60_000)
    expect([events, faults]).toEqual([[], []])
  })
})
