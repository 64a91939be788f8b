// @vitest-environment jsdom
import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryDelayMs, retryWithBackoff } from './retry-with-backoff'

const lost = () => new AppError('unavailable', 'x', { retryable: true })
const onLost = vi.fn<(cause: unknown) => void>()
let gone = new AbortController()
const patiently = (call: () => Promise<string>) => retryWithBackoff(call, { signal: gone.signal, onLost })

beforeEach(() => {
  vi.useFakeTimers()
  onLost.mockReset()
  gone = new AbortController()
})
afterEach(() => vi.useRealTimers())

describe('retryWithBackoff (OP-38)', () => {
  it('waits longer after each failure, 15 seconds at most', () => {
    expect([1, 2, 3, 4, 5, 6, 400].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
  })

  it('makes the call again until it gets through', async () => {
    const call = vi
      .fn(async () => 'there')
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(new TypeError('x'))
    const answer = patiently(call)
    await vi.advanceTimersByTimeAsync(2_999)
    expect([call.mock.calls.length, onLost.mock.calls.length]).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(1)
    await expect(answer).resolves.toBe('there')
  })

  it('does not wait any longer once the browser is online again', async () => {
    const call = vi.fn(async () => 'there').mockRejectedValueOnce(lost())
    const answer = patiently(call)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await expect(answer).resolves.toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tries a connection that is back often again', async () => {
    const call = vi.fn(async () => Promise.reject<string>(lost()))
    const answer = patiently(call).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    const before = call.mock.calls.length
    await vi.advanceTimersByTimeAsync(3_000)
    expect(call.mock.calls.length - before).toBe(2)
    gone.abort()
    await answer
  })

  it('takes a refusal for the last word', async () => {
    const call = vi.fn(async () => Promise.reject<string>(new AppError('conflict', 'x')))
    await expect(patiently(call)).rejects.toMatchObject({ code: 'conflict' })
    expect([call.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 0])
  })

  it('stops when nobody waits for it any more', async () => {
    const call = vi.fn(async () => Promise.reject<string>(lost()))
    const answer = patiently(call).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    gone.abort()
    expect(await answer).toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call).toHaveBeenCalledOnce()
  })
})
