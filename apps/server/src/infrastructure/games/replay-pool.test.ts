import type { RunToReplay } from '@trendverse/application/ports/games'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { gateMarks } from '@trendverse/games/trend-quiz/gate-marks'
import { RECORDED_RUNS } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'
import { afterEach, describe, expect, it } from 'vitest'
import { createReplayPool, type ReplayPool, type ReplayPoolOptions } from './replay-pool'

/** A thread from TypeScript source takes its time to start on a busy machine. */
const PATIENCE_MS = 60_000

const RUNS = RECORDED_RUNS.map(({ name, mode, pilot }) => {
  const { end, log } = recordRun(rules, { seed: name, pack: samplePack, mode }, pilot(name))
  const content = JSON.stringify(samplePack)
  const run: RunToReplay = { gameId: 'trend-quiz', rulesVersion: 1, seed: name, mode, content, log }
  return { run, ended: { kind: 'ended', ...rules.score(end), marks: gateMarks(end) } }
})
const [first] = RUNS
if (first === undefined) throw new Error('there should be a recorded run')

let pool: ReplayPool
afterEach(() => pool.close())
function open(options?: ReplayPoolOptions): ReplayPool {
  pool = createReplayPool(options)
  return pool
}

describe('playing runs again in threads', { timeout: PATIENCE_MS }, () => {
  it('ends every recorded run as it was recorded, many at once', async () => {
    open({ threads: 2 })
    const ends = await Promise.all([...RUNS, ...RUNS].map(({ run }) => pool.replay(run)))
    expect(ends).toEqual([...RUNS, ...RUNS].map(({ ended }) => ended))
  })

  it('refuses a log that cannot be read, and rules of an unknown version', async () => {
    open({ threads: 1 })
    expect(await pool.replay({ ...first.run, log: Uint8Array.of(255, 255) })).toMatchObject({ kind: 'malformed' })
    expect(await pool.replay({ ...first.run, rulesVersion: 99 })).toEqual({ kind: 'unknown_rules' })
  })

  it('refuses what takes too long, and plays the next one', async () => {
    open({ threads: 1, limitMs: 0 })
    // A busy machine may see the end of a run before it sees that its time is over.
    const late = { kind: 'malformed', reason: 'playing it takes too much time' }
    await expect.poll(() => pool.replay(first.run), { timeout: PATIENCE_MS / 2 }).toEqual(late)
    await pool.close()
    open({ threads: 1 })
    expect(await pool.replay(first.run)).toEqual(first.ended)
  })

  it('answers busy when the queue is full, and still plays what waits in it', async () => {
    open({ threads: 1, maxWaiting: 2 })
    const ends = await Promise.all(Array.from({ length: 5 }, () => pool.replay(first.run)))
    expect(ends.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'busy', 'ended', 'ended', 'ended'])
  })

  it('plays the next run after one that crashed its thread', async () => {
    open({ threads: 1 })
    await expect(pool.replay({ ...first.run, content: 'no JSON at all' })).rejects.toThrow('JSON')
    expect(await pool.replay(first.run)).toEqual(first.ended)
  })

  it('plays nothing any more once it is closed', async () => {
    open({ threads: 1 })
    const playing = pool.replay(first.run)
    await pool.close()
    expect((await playing).kind).toBe('busy')
    expect(await pool.replay(first.run)).toEqual({ kind: 'busy' })
  })
})
