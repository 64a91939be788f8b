import { describe, expect, it } from 'vitest'
import { never } from '../testing/gateways'
import { createHostTurns } from './host-turns'

/** Turns on a clock that pauses move on; `pausesMs` are the pauses made. */
function openTurns(maxHosts = 4) {
  const time = { nowMs: 0, pausesMs: [] as number[] }
  const turns = createHostTurns({
    maxHosts,
    nowMs: () => time.nowMs,
    pause: async (ms) => {
      time.pausesMs.push(ms)
      time.nowMs += ms
    },
  })
  return { turns, time }
}

const done = async () => undefined

describe('createHostTurns', () => {
  it('lets hosts rest between tasks, also among hundreds of others', async () => {
    const { turns, time } = openTurns()
    await turns.run('a.example', 2_000, never, done)
    time.nowMs += 500
    for (let n = 0; n < 500; n += 1) await turns.run(`host-${n}.example`, 2_000, never, done)
    await turns.run('a.example', 2_000, never, done)
    expect(time.pausesMs).toEqual([1_500])
  })

  it('keeps the order of a host\u2019s tasks while hundreds of others come and go', async () => {
    const { turns } = openTurns()
    const order: string[] = []
    let release: () => void = () => undefined
    const first = turns.run('a.example', 0, never, () => new Promise<void>((resolve) => (release = resolve)))
    for (let n = 0; n < 500; n += 1) await turns.run(`host-${n}.example`, 0, never, done)
    const second = turns.run('a.example', 0, never, async () => void order.push('second'))
    await turns.run('b.example', 0, never, done)
    expect(order).toEqual([])
    release()
    await Promise.all([first, second])
    expect(order).toEqual(['second'])
  })

  it('counts the pause from the end of a task, also of one that failed', async () => {
    const { turns, time } = openTurns()
    const failing = async () => {
      time.nowMs += 5_000
      throw new Error('it failed')
    }
    await expect(turns.run('a.example', 2_000, never, failing)).rejects.toThrow('it failed')
    await turns.run('a.example', 2_000, never, done)
    expect(time.pausesMs).toEqual([2_000])
  })

  it('starts nothing once its signal is aborted, and still serves other callers', async () => {
    const { turns } = openTurns(1)
    const stopping = new AbortController()
    let started = 0
    const task = async () => void (started += 1)
    const waiting = [1, 2].map((n) => turns.run(`host-${n}.example`, 0, stopping.signal, task))
    stopping.abort(new Error('stopping'))
    await Promise.allSettled(waiting)
    expect(started).toBe(1)
    await expect(turns.run('c.example', 0, stopping.signal, task)).rejects.toThrow('stopping')
    const before = started
    await turns.run('c.example', 0, never, task)
    expect(started).toBe(before + 1)
  })
})
