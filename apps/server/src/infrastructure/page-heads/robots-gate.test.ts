import { describe, expect, it } from 'vitest'
import { FetchFailure } from '../outbound/fetch-failure'
import { NOW_MS, never } from '../testing/gateways'
import { createRobotsGate } from './robots-gate'

const pageOf = (n: number) => new URL(`https://site-${n}.example/a`)

/** A gate whose answers are given by `ask`; `asked` are the origins it asked. */
function openGate(ask: (origin: string, signal: AbortSignal) => Promise<string>) {
  const asked: string[] = []
  const gate = createRobotsGate({
    ask: (origin, signal) => {
      asked.push(origin)
      return ask(origin, signal)
    },
    agent: 'Trendverse',
    nowMs: () => NOW_MS,
  })
  return { gate, asked }
}

describe('createRobotsGate', () => {
  it('asks once for pages that come at the same time', async () => {
    const { gate, asked } = openGate(async () => 'User-agent: *\nCrawl-delay: 3')
    expect(await Promise.all([1, 1, 1].map((n) => gate.admit(pageOf(n), never)))).toEqual([3_000, 3_000, 3_000])
    expect(asked).toEqual(['https://site-1.example'])
  })

  it('keeps origins apart by scheme and port', async () => {
    const { gate, asked } = openGate(async () => '')
    for (const origin of ['https://a.example', 'http://a.example', 'https://a.example:8443']) {
      await gate.admit(new URL(`${origin}/a`), never)
    }
    expect(asked).toHaveLength(3)
  })

  it('remembers 256 origins, those asked last', async () => {
    const { gate, asked } = openGate(async () => '')
    for (let n = 0; n <= 256; n += 1) await gate.admit(pageOf(n), never)
    await gate.admit(pageOf(256), never)
    await gate.admit(pageOf(1), never)
    expect(asked).toHaveLength(257)
    await gate.admit(pageOf(0), never)
    expect(asked).toHaveLength(258)
  })

  it('learns nothing from a request that was cancelled', async () => {
    const stopping = new AbortController()
    const { gate, asked } = openGate((_, signal) => {
      if (signal !== stopping.signal) return Promise.resolve('')
      stopping.abort()
      return Promise.reject(new FetchFailure('aborted', 'the request was stopped'))
    })
    await expect(gate.admit(pageOf(1), stopping.signal)).rejects.toThrow('stopped')
    expect(await gate.admit(pageOf(1), never)).toBe(0)
    expect(asked).toHaveLength(2)
  })

  it('says for how long a refusal holds: for good by rule, for now by failure', async () => {
    const { gate } = openGate(async () => 'User-agent: *\nDisallow: /')
    await expect(gate.admit(pageOf(1), never)).rejects.toMatchObject({ reason: 'robots', retryAfterMs: null })
    const failing = openGate(() => Promise.reject(new FetchFailure('status', 'it answered 500', { status: 500 })))
    await expect(failing.gate.admit(pageOf(1), never)).rejects.toMatchObject({
      reason: 'robots',
      retryAfterMs: expect.any(Number),
    })
  })
})
