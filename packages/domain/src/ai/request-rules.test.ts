import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../primitives/time'
import { NOON_MS } from './key.fixtures'
import { IDLE_PACING, mayBegin, paceAfter } from './pacing'
import { failureOfStatus, failureWithoutStatus, isRetried } from './provider-failure'
import {
  hasWaitedTooLong,
  type JobPriority,
  joinQueue,
  nextInQueue,
  noKeyMessage,
  pollDelayMs,
  queueFullMessage,
  rejoinQueue,
  retryDelayMs,
} from './request-queue'
import { durationMs, restFromAnswer } from './rest-from-answer'

describe('the queue', () => {
  const job = (name: string, priority: JobPriority = 'normal', readyAtMs = 0) => ({
    name,
    priority,
    readyAtMs,
    joinedAtMs: 0,
  })
  const names = (queue: readonly { readonly name: string }[]) => queue.map(({ name }) => name).join(' ')

  it('is first come, first served; a high priority goes before every normal one (KP-17)', () => {
    const given = [job('a'), job('b'), job('x', 'high'), job('c'), job('y', 'high')]
    expect(names(given.reduce<readonly (typeof given)[number][]>(joinQueue, []))).toBe('x y a b c')
  })

  it('takes a failed job back at its front (KP-18), and begins others until its delay is over', () => {
    const queue = rejoinQueue([job('x', 'high'), job('a')], job('again', 'normal', 1_000))
    expect(names(queue)).toBe('again x a')
    expect(nextInQueue(queue, 999)?.name).toBe('x')
    expect(nextInQueue(queue, 1_000)?.name).toBe('again')
    expect(nextInQueue([job('again', 'normal', 1)], 0)).toBeNull()
  })

  it('retries twice, after one second and after two (KP-18)', () => {
    expect([1, 2, 3].map(retryDelayMs)).toEqual([1_000, 2_000, null])
  })

  it('is looked at every 100 ms, every 2 s while no key is free (KP-15)', () => {
    expect([pollDelayMs(true), pollDelayMs(false)]).toEqual([100, 2_000])
  })

  it('gives up a job after 30 seconds in it (OP-48)', () => {
    expect([29_999, 30_000].map((nowMs) => hasWaitedTooLong(job('a'), nowMs))).toEqual([false, true])
  })

  it('speaks the documented words (ER-36, ER-37)', () => {
    expect(noKeyMessage('quiz')).toBe('No available quiz API keys. All keys are busy, rate-limited, or circuit-broken.')
    expect(queueFullMessage('meme')).toBe('Request queue full for meme. Please try again later.')
  })
})

describe('pacing (KP-16)', () => {
  it('begins five at once, then pauses 500 ms', () => {
    let pacing = IDLE_PACING
    for (let begun = 0; begun < 5; begun += 1) {
      expect(mayBegin(pacing, NOON_MS)).toBe(true)
      pacing = paceAfter(pacing, NOON_MS)
    }
    expect([0, 499, 500].map((later) => mayBegin(pacing, NOON_MS + later))).toEqual([false, false, true])
    expect(paceAfter(pacing, NOON_MS + 500)).toEqual({ begun: 1, lastMs: NOON_MS + 500 })
  })

  it('pauses after the last of a batch that came one by one', () => {
    let pacing = IDLE_PACING
    for (let n = 0; n < 5; n += 1) pacing = paceAfter(pacing, NOON_MS + 100 * n)
    expect([400, 899, 900].map((later) => mayBegin(pacing, NOON_MS + later))).toEqual([false, false, true])
  })
})

describe('failures of a provider', () => {
  const failureOf = (status: number, detail: string | null = null, restMs: number | null = null) =>
    failureOfStatus({ provider: 'OpenAI', status, detail, restMs })

  it('speaks the documented words (ER-32 to ER-35)', () => {
    expect([429, 401, 503, 418, 500].map((status) => failureOf(status).message)).toEqual([
      'Rate limit exceeded: Too many requests',
      'Invalid API key: Authentication failed',
      'Service unavailable: Please try again later',
      'OpenAI API error: 418 - Unknown',
      'OpenAI API error: 500 - Unknown',
    ])
    expect(failureOf(429, 'slow down').message).toBe('Rate limit exceeded: slow down')
    expect(failureOfStatus({ provider: 'Local', status: 404, detail: 'no model', restMs: null }).message).toBe(
      'Local API error: 404 - no model',
    )
  })

  it('is tried again for everything but a request that was refused (OP-49)', () => {
    const retried = [429, 401, 500, 502, 503, 599].map((status) => isRetried(failureOf(status)))
    expect(retried).toEqual([true, true, true, true, true, true])
    expect([400, 403, 404, 413, 422].map((status) => isRetried(failureOf(status)))).toEqual(Array(5).fill(false))
    expect(
      (['timeout', 'network', 'malformed'] as const).map((kind) => isRetried(failureWithoutStatus(kind, ''))),
    ).toEqual([true, true, true])
    // a redirect is not followed and no answer either
    expect(failureOf(302).kind).toBe('malformed')
  })

  it('rests after 429 as long as it is told, a minute otherwise, after 503 only when told', () => {
    expect([failureOf(429, null, 5).restMs, failureOf(429).restMs]).toEqual([5, 60_000])
    expect([failureOf(503, null, 5).restMs, failureOf(503).restMs, failureOf(401, null, 5).restMs]).toEqual([
      5,
      null,
      null,
    ])
  })

  it('keeps a text of the provider to one short line', () => {
    const { message } = failureOf(500, `a\n\u0000\u202E b ${'x'.repeat(9_000)}`)
    expect(message).toMatch(/^OpenAI API error: 500 - a b x{10}/)
    expect(message.length).toBeLessThan(340)
  })
})

describe('restFromAnswer', () => {
  const restOf = (headers: Record<string, string>, detail: string | null = null) =>
    restFromAnswer((name) => headers[name] ?? null, detail, NOON_MS)

  it('reads Retry-After in seconds or as a date, and retry-after-ms before it', () => {
    expect(restOf({ 'retry-after': '20' })).toBe(20_000)
    expect(restOf({ 'retry-after': ' 0.5 ' })).toBe(500)
    expect(restOf({ 'retry-after': 'Tue, 03 Mar 2026 12:00:30 GMT' })).toBe(30_000)
    expect(restOf({ 'retry-after': 'Tue, 03 Mar 2026 11:00:00 GMT' })).toBe(0)
    expect(restOf({ 'retry-after-ms': '1500', 'retry-after': '2' })).toBe(1_500)
    expect(restOf({ 'retry-after': '999999999' })).toBe(DAY_MS)
  })

  it('reads the later reset of what is used up', () => {
    const headers = {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '6m0s',
      'x-ratelimit-remaining-tokens': '0',
      'x-ratelimit-reset-tokens': '174ms',
    }
    expect(restOf(headers)).toBe(360_000)
    expect(restOf({ ...headers, 'x-ratelimit-remaining-requests': '1' })).toBe(174)
    expect(restOf({ ...headers, 'retry-after': '1' })).toBe(1_000)
  })

  it.each([
    // seconds as some write them, the seconds or milliseconds since 1970, a date
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '42' }, 42_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOON_MS / 1_000 + 60) }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOON_MS + 90_000) }, 90_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-03-03T12:02:00Z' }, 120_000],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '7' }, 7_000],
    [{ 'x-ratelimit-remaining-requests-day': '0', 'x-ratelimit-reset-requests-day': '33011.382867' }, 33_011_383],
    [{ 'x-ratelimit-remaining-tokens-minute': '-12', 'x-ratelimit-reset-tokens-minute': '11.38' }, 11_380],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '9' }, 9_000],
    [
      { 'anthropic-ratelimit-requests-remaining': '0', 'anthropic-ratelimit-requests-reset': '2026-03-03T12:00:30Z' },
      30_000,
    ],
    [{ 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '42' }, null],
    [{ 'x-ratelimit-reset': '42' }, null],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'later' }, null],
    [{ 'retry-after': '2026-03-03T12:00:30Z' }, 30_000],
    [{ 'retry-after': '12s' }, 12_000],
  ])('reads the end of a limit from %j', (headers, restMs) => {
    expect(restOf(headers)).toBe(restMs)
  })

  it('reads the words of the message at last', () => {
    expect(restOf({}, 'Rate limit reached. Please try again in 26.604s. Visit')).toBe(26_604)
    expect(restOf({}, 'Please try again in 1h2m3s.')).toBe(3_723_000)
    expect(restOf({}, 'Please try again in a while.')).toBeNull()
  })

  it('says nothing where nothing can be read', () => {
    for (const text of ['', 'soon', '-5', '1e9', 'Infinity', '٣', '1,5', 'x'.repeat(100_000)]) {
      expect(restOf({ 'retry-after': text, 'retry-after-ms': text }, text), text.slice(0, 10)).toBeNull()
    }
    expect(restOf({})).toBeNull()
  })

  it('reads durations as Go writes them and nothing else', () => {
    expect(['1s', '2ms', '1h0m1s', '1.5s', '1d'].map(durationMs)).toEqual([1_000, 2, 3_601_000, 1_500, DAY_MS])
    expect(['', '1', 's', '1s ', '1s2', 'x1s', '-1s', '1µs'].map(durationMs)).toEqual(Array(8).fill(null))
  })
})
