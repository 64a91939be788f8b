// @vitest-environment jsdom
import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LostChangeError, ServerFaultError } from '../call/error-from-response'
import { SlowServerError } from '../call/fetch-json'
import {
  createRuntimeSelector,
  FIRST_ANSWER_LIMIT_MS,
  HEALTH_INTERVAL_MS,
  MEMBER_ANSWER_LIMIT_MS,
  type RuntimeSelectorOptions,
} from './select-runtime'

const down = () => Promise.reject(new AppError('unavailable', 'HTTP 503', { retryable: true }))
const lostChange = () => Promise.reject(new LostChangeError(new Error('no network')))
const never = () => new Promise<string>(() => undefined)
const onDevice = () => Promise.resolve('device')
const onServer = () => Promise.resolve('server')

/** Never called by these tests, which only tell them apart. */
const SERVER = { name: 'server' } as unknown as Backend
const DEVICE = { name: 'device' } as unknown as Backend

function selectorWith(changes: Partial<RuntimeSelectorOptions> = {}) {
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const onServerFound = vi.fn<() => void>()
  const selector = createRuntimeSelector({
    loadServerBackend: () => Promise.resolve(SERVER),
    loadDeviceBackend: () => Promise.resolve(DEVICE),
    checkHealth: () => Promise.resolve(),
    deviceOnly: false,
    log,
    onServerFound,
    isMember: () => false,
    onSlow: () => undefined,
    ...changes,
  })
  return { selector, log, onServerFound }
}

describe('createRuntimeSelector', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('asks the server first', async () => {
    const { selector } = selectorWith()
    expect(await selector.run(onServer, onDevice)).toBe('server')
    expect(selector.runtime()).toBe('server')
  })

  it('lets the device answer when the server is down, tells nobody but the log, and stays there', async () => {
    const { selector, log } = selectorWith()
    const listener = vi.fn<() => void>()
    selector.subscribe(listener)
    expect(await selector.run(down, onDevice)).toBe('device')
    expect(await selector.run(onServer, onDevice)).toBe('device')
    expect(selector.runtime()).toBe('browser')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('waits 1.5 s for the very first answer, not longer', async () => {
    const { selector } = selectorWith()
    const settled = vi.fn<(answer: string) => void>()
    const answer = selector.run(never, onDevice).then(settled)
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(settled).toHaveBeenCalledWith('device')
  })

  describe('under a form about accounts', () => {
    const slow = () => Promise.reject(new SlowServerError(new Error('timeout')))
    /** Healthy at last, after a number of questions that took too long. */
    const healthyAfter = (tries: number) => {
      let left = tries
      return vi.fn<() => Promise<void>>(async () => {
        left -= 1
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        if (left >= 0) await slow()
      })
    }

    it('waits for a slow server as long as it takes, and the form stays the server’s', async () => {
      const checkHealth = healthyAfter(3)
      const { selector } = selectorWith({ checkHealth })
      // What the page reads beside the form gives nothing up either.
      const read = selector.run(
        () => new Promise<string>((resolve) => setTimeout(() => resolve('server'), 35_000)),
        onDevice,
      )
      const answered = vi.fn<() => void>()
      void selector.awaitServer().then(answered)
      selector.holdRuntime()
      const sent = selector.run(onServer, onDevice)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(answered).not.toHaveBeenCalled()
      expect(selector.runtime()).toBe('server')
      await vi.advanceTimersByTimeAsync(13_000)
      expect(answered).toHaveBeenCalled()
      expect([await sent, await read]).toEqual(['server', 'server'])
      expect(checkHealth).toHaveBeenCalledTimes(4)
    })

    it('asks again for what timed out meanwhile', async () => {
      const { selector } = selectorWith({ checkHealth: healthyAfter(1) })
      void selector.awaitServer()
      const ask = vi.fn<() => Promise<string>>(onServer)
      const read = selector.run(ask, onDevice)
      await vi.advanceTimersByTimeAsync(21_000)
      expect(await read).toBe('server')
    })

    it('waits for a server that is just starting, too', async () => {
      let left = 2
      const checkHealth = async () => {
        left -= 1
        if (left >= 0) throw new ServerFaultError('unavailable', 'HTTP 502')
      }
      const { selector } = selectorWith({ checkHealth })
      const waiting = selector.awaitServer()
      await vi.advanceTimersByTimeAsync(2_000)
      await waiting
      expect(selector.runtime()).toBe('server')
      expect(left).toBe(-1)
    })

    it('becomes one of the device only where there is no server at all', async () => {
      const { selector } = selectorWith({ checkHealth: async () => void (await down()) })
      await selector.awaitServer()
      expect(selector.runtime()).toBe('browser')
    })

    it('asks for one form at a time, and hears nothing of a form that was left', async () => {
      const refused: (() => void)[] = []
      const checkHealth = vi.fn<() => Promise<void>>(
        () =>
          new Promise((_, reject) => void refused.push(() => reject(new ServerFaultError('unavailable', 'HTTP 502')))),
      )
      const { selector } = selectorWith({ checkHealth })
      void selector.awaitServer()
      selector.betweenScreens()
      void selector.awaitServer()
      expect(checkHealth).toHaveBeenCalledTimes(2)
      refused[0]?.()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(checkHealth).toHaveBeenCalledTimes(2)
      refused[1]?.()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(checkHealth).toHaveBeenCalledTimes(3)
    })

    it('lets the next screen judge for itself', async () => {
      const { selector } = selectorWith({ checkHealth: healthyAfter(100) })
      const waiting = selector.awaitServer()
      await vi.advanceTimersByTimeAsync(5_000)
      selector.betweenScreens()
      await waiting
      const read = selector.run(never, onDevice)
      await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS)
      expect(await read).toBe('device')
    })
  })

  it('waits longer for a member of the server, and says so once', async () => {
    const onSlow = vi.fn<() => void>()
    const { selector } = selectorWith({ isMember: () => true, onSlow })
    const settled = vi.fn<(answer: string) => void>()
    void selector.run(never, onDevice).then(settled)
    void selector.run(never, onDevice)
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS - 1)
    expect(onSlow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(MEMBER_ANSWER_LIMIT_MS - FIRST_ANSWER_LIMIT_MS)
    expect(onSlow).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()
    expect(selector.runtime()).toBe('server')
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith('device')
  })

  it('takes a member’s server at once where it answers late, or fails before', async () => {
    const { selector } = selectorWith({ isMember: () => true })
    const late = () => new Promise<string>((resolve) => setTimeout(resolve, 4_000, 'server'))
    const answer = selector.run(late, onDevice)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answer).toBe('server')
    expect(await selectorWith({ isMember: () => true }).selector.run(down, onDevice)).toBe('device')
  })

  it('learns nothing of the server from a call that the page called off', async () => {
    const { selector } = selectorWith()
    const calledOff = () => Promise.reject(new DOMException('Nobody waits for it.', 'AbortError'))
    await expect(selector.run(calledOff, onDevice)).rejects.toThrow('Nobody waits for it.')
    const answer = selector.run(never, onDevice)
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS)
    expect(await answer).toBe('device')
  })

  it('is patient once the server has answered', async () => {
    const { selector } = selectorWith()
    await selector.run(onServer, onDevice)
    const settled = vi.fn<(answer: string) => void>()
    void selector.run(never, onDevice).then(settled)
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS * 4)
    expect(settled).not.toHaveBeenCalled()
    expect(selector.runtime()).toBe('server')
  })

  it('passes a refusal on and keeps the server', async () => {
    const { selector } = selectorWith()
    const refuse = () => Promise.reject(new AppError('trend_not_found', 'Trend Not Found'))
    await expect(selector.run(refuse, onDevice)).rejects.toMatchObject({ code: 'trend_not_found' })
    expect(selector.runtime()).toBe('server')
  })

  it('asks for health every 30 s only while the server is lost, and returns between screens', async () => {
    const checkHealth = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const { selector } = selectorWith({ checkHealth })
    const stop = selector.watchHealth()
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS)
    expect(checkHealth).not.toHaveBeenCalled()

    await selector.run(down, onDevice)
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS)
    expect(checkHealth).toHaveBeenCalledTimes(1)
    expect(selector.runtime()).toBe('browser')
    selector.betweenScreens()
    expect(selector.runtime()).toBe('server')
    stop()
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS * 3)
    expect(checkHealth).toHaveBeenCalledTimes(1)
  })

  it('asks for health at once when the browser is online again', async () => {
    const checkHealth = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const { selector } = selectorWith({ checkHealth })
    await selector.run(down, onDevice)
    const stop = selector.watchHealth()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    selector.betweenScreens()
    expect(selector.runtime()).toBe('server')
    stop()
    await selector.run(down, onDevice)
    window.dispatchEvent(new Event('online'))
    expect(checkHealth).toHaveBeenCalledOnce()
  })

  it('lets a server that is found again take over at once, and stays on the device where it is not', async () => {
    const checkHealth = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const { selector } = selectorWith({ checkHealth })
    await selector.run(down, onDevice)
    checkHealth.mockRejectedValueOnce(new Error('no'))
    await selector.findServer()
    expect(selector.runtime()).toBe('browser')
    await selector.findServer()
    expect(selector.runtime()).toBe('server')
  })

  it('logs ER-03 and stays on the device while the server stays ill', async () => {
    const { selector, log } = selectorWith({ checkHealth: () => Promise.reject(new Error('no')) })
    await selector.run(down, onDevice)
    selector.watchHealth()
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    selector.betweenScreens()
    expect(selector.runtime()).toBe('browser')
    expect(log).toHaveBeenLastCalledWith('Backend is not responding', expect.any(Error))
  })

  it('never asks for a server in a static demo', async () => {
    const checkHealth = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const { selector } = selectorWith({ deviceOnly: true, checkHealth })
    const server = vi.fn<() => Promise<string>>(onServer)
    expect(await selector.run(server, onDevice)).toBe('device')
    selector.watchHealth()
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS * 2)
    expect(server).not.toHaveBeenCalled()
    expect(checkHealth).not.toHaveBeenCalled()
  })

  it('keeps the runtime of a form that is being filled in until the next screen (OP-09)', async () => {
    const { selector } = selectorWith()
    await selector.run(onServer, onDevice)
    selector.holdRuntime()
    expect(await selector.run(down, onDevice)).toBe('device')
    expect(selector.runtime()).toBe('server')
    await expect(selector.run(lostChange, onDevice)).rejects.toMatchObject({ code: 'unavailable' })
    expect(selector.runtime()).toBe('server')
    selector.betweenScreens()
    expect(selector.runtime()).toBe('browser')
  })

  it('stays with the server when it came back while a form was filled in', async () => {
    const { selector } = selectorWith()
    await selector.run(onServer, onDevice)
    selector.holdRuntime()
    await selector.run(down, onDevice)
    expect(await selector.run(onServer, onDevice)).toBe('server')
    selector.betweenScreens()
    expect(selector.runtime()).toBe('server')
  })

  it('never repeats on the device what the server may have done already', async () => {
    const { selector } = selectorWith()
    await selector.run(onServer, onDevice)
    const device = vi.fn<() => Promise<string>>(onDevice)
    await expect(selector.run(lostChange, device)).rejects.toMatchObject({ code: 'unavailable' })
    expect(device).not.toHaveBeenCalled()
    expect(selector.runtime()).toBe('browser')
    expect(await selector.run(onServer, device)).toBe('device')
  })

  it('asks a server that has not answered yet when a form begins, and lets calls wait for that', async () => {
    const lost = selectorWith({ checkHealth: () => new Promise(() => undefined) })
    lost.selector.holdRuntime()
    const settled = vi.fn<(answer: string) => void>()
    const answer = lost.selector.run(onServer, onDevice).then(settled)
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_LIMIT_MS - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(settled).toHaveBeenCalledWith('device')
    expect(lost.selector.runtime()).toBe('browser')

    const well = selectorWith()
    well.selector.holdRuntime()
    expect(await well.selector.run(onServer, onDevice)).toBe('server')
  })

  it('says when a server was found, and found again', async () => {
    const { selector, onServerFound } = selectorWith()
    selector.watchHealth()
    await selector.run(onServer, onDevice)
    await selector.run(onServer, onDevice)
    expect(onServerFound).toHaveBeenCalledTimes(1)
    await selector.run(down, onDevice)
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS)
    selector.betweenScreens()
    expect(onServerFound).toHaveBeenCalledTimes(1)
    await selector.run(onServer, onDevice)
    expect(onServerFound).toHaveBeenCalledTimes(2)
  })

  it('asks the runtime that is named, and rethrows a read that a lost server did not answer', async () => {
    const { selector, log } = selectorWith()
    const asked: Backend[] = []
    const lostOnce = async (backend: Backend) => {
      asked.push(backend)
      return asked.length === 2 ? down() : 'there'
    }
    expect(await selector.callAt('server', lostOnce)).toBe('there')
    selector.holdRuntime()
    await expect(selector.callAt('server', lostOnce)).rejects.toMatchObject({ code: 'unavailable', retryable: true })
    expect(log).toHaveBeenCalledTimes(1)
    expect(await selector.callAt('server', lostOnce)).toBe('there')
    expect(selector.runtime()).toBe('server')
    expect(asked.every((backend) => backend === SERVER)).toBe(true)
  })

  it('does not ask a server that was given up before it takes over again, nor the device in its place', async () => {
    const { selector } = selectorWith()
    await selector.run(down, onDevice)
    const call = vi.fn<(backend: Backend) => Promise<string>>(onServer)
    await expect(selector.callAt('server', call)).rejects.toMatchObject({ code: 'unavailable', retryable: true })
    expect(call).not.toHaveBeenCalled()
    selector.watchHealth()
    await vi.advanceTimersByTimeAsync(HEALTH_INTERVAL_MS)
    selector.betweenScreens()
    expect(await selector.callAt('server', call)).toBe('server')
  })

  it('asks the device for what it keeps although a server stands', async () => {
    const { selector } = selectorWith()
    await selector.run(onServer, onDevice)
    expect(await selector.callAt('browser', async (backend) => backend === DEVICE)).toBe(true)
    expect(selector.runtime()).toBe('server')
  })

  it('has no server to ask in a static demo', async () => {
    const { selector } = selectorWith({ deviceOnly: true })
    await expect(selector.callAt('server', onServer)).rejects.toMatchObject({ code: 'not_found', retryable: false })
  })

  it('passes on what the named server refuses', async () => {
    const { selector } = selectorWith()
    const refuse = () => Promise.reject(new AppError('not_found', 'x'))
    await expect(selector.callAt('server', refuse)).rejects.toMatchObject({ code: 'not_found' })
    expect(selector.runtime()).toBe('server')
  })
})
