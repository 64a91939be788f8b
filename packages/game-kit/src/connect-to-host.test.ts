import { fromGame, type ToGame } from '@trendverse/domain/games/frame-protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectToHost, type GameHost, type GameWindow } from './connect-to-host'

type Listener = (event: object) => void

/** A window in a page that only listens. */
function fakeWindow() {
  const told: unknown[] = []
  const targets = new Set<unknown>()
  const listeners = new Map<string, Listener>()
  const parent = {
    postMessage(message: unknown, target: unknown) {
      told.push(message)
      targets.add(target)
    },
  }
  const clock = { nowMs: 0, draw: (_: number) => {}, secondPassed: () => {} }
  const self = {
    parent,
    addEventListener: (type: string, listen: Listener) => void listeners.set(type, listen),
    performance: { now: () => clock.nowMs },
    requestAnimationFrame: (draw: (nowMs: number) => void) => {
      clock.draw = draw
      return 0
    },
    setInterval: (act: () => void, everyMs: number) => {
      expect(everyMs).toBe(1000)
      clock.secondPassed = act
      return 0
    },
    // Only what the kit uses is there.
  } as unknown as GameWindow
  return {
    self,
    told,
    targets,
    happens: (type: string, event: object = {}) => listeners.get(type)?.(event),
    hears: (data: unknown, source: unknown = parent) => listeners.get('message')?.({ source, data }),
    drawsAt: (nowMs: number) => clock.draw(nowMs),
    secondPasses: () => clock.secondPassed(),
  }
}

describe('a game in its frame', () => {
  let frame: ReturnType<typeof fakeWindow>
  let host: GameHost
  beforeEach(() => {
    frame = fakeWindow()
    host = connectToHost(frame.self)
  })

  const pause: ToGame = { type: 'PAUSE_GAME' }

  it('tells the page, whatever origin that has', () => {
    host.tell({ type: 'GAME_READY', protocol: 1 })
    expect(frame.told).toEqual([{ type: 'GAME_READY', protocol: 1 }])
    expect([...frame.targets]).toEqual(['*'])
  })

  it('learns its configuration', async () => {
    const config = { gameId: 'hello', save: '3' }
    frame.hears({ type: 'GAME_CONFIG', config })
    expect(await host.config).toEqual(config)
  })

  it('hears each message by its type, with everyone who listens', () => {
    const heard: unknown[] = []
    host.on('PAUSE_GAME', (message) => heard.push(message))
    host.on('PAUSE_GAME', () => heard.push('again'))
    host.on('RESUME_GAME', () => heard.push('resumed'))
    frame.hears(pause)
    expect(heard).toEqual([pause, 'again'])
  })

  it('hears nobody but the page, and nothing that is no message', () => {
    const act = vi.fn()
    host.on('PAUSE_GAME', act)
    frame.hears(pause, {})
    frame.hears(null)
    frame.hears('PAUSE_GAME')
    expect(act).not.toHaveBeenCalled()
  })

  it('pauses when the focus is lost', () => {
    const act = vi.fn()
    host.on('PAUSE_GAME', act)
    frame.happens('blur')
    expect(act).toHaveBeenCalledExactlyOnceWith(pause)
  })

  it('learns of each save whether it was kept', async () => {
    const first = host.save('a')
    const second = host.save('b')
    expect(frame.told).toEqual([
      { type: 'SAVE', id: 1, data: 'a' },
      { type: 'SAVE', id: 2, data: 'b' },
    ])
    frame.hears({ type: 'SAVE_RESULT', id: 2, saved: false, reason: 'too_often' })
    frame.hears({ type: 'SAVE_RESULT', id: 1, saved: true, reason: null })
    expect(await Promise.all([first, second])).toEqual([true, false])
  })

  it('reports the first error nobody caught, and no second', () => {
    frame.happens('error', { message: 'x'.repeat(500) })
    frame.happens('error', { message: 'another' })
    frame.happens('unhandledrejection', { reason: new Error('a third') })
    expect(frame.told).toEqual([{ type: 'GAME_ERROR', code: 'UNKNOWN', detail: 'x'.repeat(300) }])
  })

  it('reports a promise nobody looked after', () => {
    frame.happens('unhandledrejection', { reason: new Error('no atlas') })
    expect(frame.told).toEqual([{ type: 'GAME_ERROR', code: 'UNKNOWN', detail: 'Error: no atlas' }])
  })

  it('says every second how it draws', () => {
    for (const nowMs of [10, 30, 90]) frame.drawsAt(nowMs)
    frame.secondPasses()
    frame.secondPasses()
    frame.drawsAt(100)
    frame.secondPasses()
    expect(frame.told).toEqual([
      { type: 'PERFORMANCE_UPDATE', fps: 3, worstFrameMs: 60 },
      { type: 'PERFORMANCE_UPDATE', fps: 0, worstFrameMs: 0 },
      { type: 'PERFORMANCE_UPDATE', fps: 1, worstFrameMs: 10 },
    ])
  })

  it('says nothing the page would refuse', () => {
    frame.drawsAt(1.5)
    frame.secondPasses()
    frame.happens('error', { message: undefined })
    void host.save('x')
    expect(frame.told.map((message) => fromGame.safeParse(message).success)).toEqual([true, true, true])
  })
})
