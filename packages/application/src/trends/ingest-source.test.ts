import { AppError } from '@trendverse/domain/primitives/app-error'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import type { SnapshotRecord, SourceHealth } from '../ports/ingest'
import type { SourceReading, TrendSourceGateway } from '../ports/reading'
import { createMomentumModel } from './create-momentum-model'
import { type IngestSourceInput, ingestSource } from './ingest-source'
import { backOffMs, isDue } from './source-schedule'

const NOW_MS = Date.UTC(2026, 5, 1, 12)

function reading(items: readonly SourceItem[]): SourceReading {
  return { kind: 'items', items, itemErrors: ['one was unreadable'], validators: {} }
}

/** A snapshot of a minute before that stored these parts as the source's model. */
function stateOf(written: Readonly<Record<string, string>>): SnapshotRecord {
  const model = { basedOn: 0, written, removed: [] }
  return { source: 'reddit', observedAtMs: NOW_MS - 60_000, sightings: [], model, forecasts: [], outcomes: [] }
}

function setUp(read: TrendSourceGateway['read'], nowMs = NOW_MS) {
  const storage = memoryStorage()
  const log = recordedLog()
  const ports = {
    gateway: { list: () => [], read },
    ingest: storage.ingest,
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => nowMs },
    random: seededRandom(),
    log,
  }
  const run = (input: Partial<IngestSourceInput> = {}) =>
    ingestSource(ports, { source: 'reddit', intervalMs: HOUR_MS, health: undefined, ...input })
  const health = async (): Promise<SourceHealth | undefined> => (await storage.ingest.listHealth())[0]
  return { storage, log, ports, run, health }
}

describe('ingestSource', () => {
  it('keeps scored items, the model and the health', async () => {
    const { storage, run, health } = setUp(async () => reading([buildItem('reddit', 'Comet', { metric: 5, rank: 1 })]))
    expect(await run()).toEqual({ kind: 'read', items: 1, itemErrors: 1 })
    const [stored] = await storage.stories.listUnfiledItems(0)
    expect(stored).toMatchObject({ title: 'Comet', firstSeenAtMs: NOW_MS, lastSeenAtMs: NOW_MS, storyId: null })
    expect((await storage.ingest.loadModel('reddit'))?.revision).toBe(1)
    expect(await health()).toMatchObject({ error: null, items: 1, itemErrors: 1, nextAttemptAtMs: NOW_MS + HOUR_MS })
    expect((await health())?.itemProblems).toEqual(['one was unreadable'])
  })

  it('leaves a source alone until it is due, unless it is forced', async () => {
    let reads = 0
    const { run, health } = setUp(async () => {
      reads += 1
      return reading([])
    })
    await run()
    const known = await health()
    expect(await run({ health: known })).toEqual({ kind: 'not_due' })
    expect(await run({ health: known, force: true })).toMatchObject({ kind: 'read' })
    expect(reads).toBe(2)
  })

  it('notes a failure in words and backs off, as long as the source asks for', async () => {
    const cause = { retryAfterMs: 3 * HOUR_MS }
    const { run, health, log } = setUp(async () => {
      throw new AppError('unavailable', 'Reddit answered 429.', { cause })
    })
    expect(await run()).toEqual({ kind: 'failed', error: 'Reddit answered 429.' })
    expect(await health()).toMatchObject({
      error: 'Reddit answered 429.',
      consecutiveFailures: 1,
      lastSuccessAtMs: null,
      nextAttemptAtMs: NOW_MS + 3 * HOUR_MS,
    })
    expect(log.lines).toEqual(['warn A trend source could not be read'])
  })

  it('gives up on a source that hangs and does not listen', async () => {
    const { run } = setUp(() => new Promise(() => {}))
    expect(await run({ timeoutMs: 5 })).toMatchObject({ kind: 'failed' })
  })

  it('stops when the caller cancels, without blaming the source', async () => {
    const stop = new AbortController()
    const { run, health } = setUp((_source, _validators, signal) => {
      stop.abort()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    })
    expect(await run({ signal: stop.signal })).toEqual({ kind: 'cancelled' })
    expect(await health()).toBeUndefined()
  })

  it('starts learning anew when the stored model is damaged', async () => {
    const { storage, ports, run, log } = setUp(async () => reading([buildItem('reddit', 'Comet')]))
    await storage.ingest.saveSnapshot(stateOf({ engine: '{"half":' }))
    expect(await run()).toMatchObject({ kind: 'read', items: 1 })
    expect(log.lines).toEqual(['warn The stored momentum model cannot be used, the source starts learning anew'])
    const relearnt = await storage.ingest.loadModel('reddit')
    expect(relearnt?.revision).toBe(2)
    expect(() => ports.createModel('reddit', relearnt?.parts ?? null)).not.toThrow()
  })

  it('starts learning anew over a model an earlier version stored as one text, and removes it', async () => {
    const { storage, run, log } = setUp(async () => reading([buildItem('reddit', 'Comet')]))
    await storage.ingest.saveSnapshot(stateOf({ model: '{"version":1}' }))
    await run()
    expect(log.lines).toEqual(['warn The stored momentum model cannot be used, the source starts learning anew'])
    expect(Object.keys((await storage.ingest.loadModel('reddit'))?.parts ?? {})).not.toContain('model')
  })

  it('writes only the parts of a model that a reading changed', async () => {
    const { storage, ports, run } = setUp(async () => reading([buildItem('reddit', 'Comet', { metric: 5 })]))
    await run()
    const written: string[][] = []
    ports.ingest = {
      ...storage.ingest,
      saveSnapshot: async (snapshot) => {
        written.push(Object.keys(snapshot.model.written))
        return storage.ingest.saveSnapshot(snapshot)
      },
    }
    ports.clock = { nowMs: () => NOW_MS + HOUR_MS }
    await run()
    // No forecast was resolved, so no word was learnt.
    expect(written).toEqual([['engine', 'items-0', 'forecasts-0']])
    expect((await storage.ingest.loadModel('reddit'))?.revision).toBe(2)
  })

  it('warns when another process changed the model meanwhile, and keeps what was read', async () => {
    const { storage, ports, run, log } = setUp(async () => reading([buildItem('reddit', 'Comet')]))
    ports.ingest = {
      ...storage.ingest,
      loadModel: async (source) => {
        const loaded = await storage.ingest.loadModel(source)
        await storage.ingest.saveSnapshot(stateOf({ engine: 'of another process' }))
        return loaded
      },
    }
    expect(await run()).toMatchObject({ kind: 'read', items: 1 })
    expect(log.lines).toEqual([
      'warn Another process taught the momentum model meanwhile: it does not learn from this reading',
    ])
    expect((await storage.ingest.loadModel('reddit'))?.parts).toEqual({ engine: 'of another process' })
    expect(await storage.stories.listUnfiledItems(0)).toHaveLength(1)
  })

  it('drops what does not belong: repeated ids, items of another source, numbers that are none', async () => {
    const twice = buildItem('reddit', 'Comet', { itemId: 'same', metric: Number.NaN, rank: 1 })
    const items = [twice, { ...twice, title: 'Again' }, buildItem('youtube', 'Foreign'), buildItem('reddit', '  ')]
    const { storage, run } = setUp(async () => reading(items))
    expect(await run()).toMatchObject({ kind: 'read', items: 1 })
    expect((await storage.stories.listUnfiledItems(0)).map(({ title, metric }) => [title, metric])).toEqual([
      ['Comet', null],
    ])
  })

  it('counts an unchanged list as a success without a snapshot', async () => {
    const validators = { 'https://x.example/': { etag: '"1"', lastModified: null } }
    const { storage, run, health } = setUp(async () => ({ kind: 'unchanged', validators }))
    expect(await run()).toEqual({ kind: 'unchanged' })
    expect(await health()).toMatchObject({ lastSuccessAtMs: NOW_MS, validators })
    expect(await storage.stories.listUnfiledItems(0)).toEqual([])
  })

  it('survives a record that cannot keep the snapshot or the health', async () => {
    const broken = async (): Promise<never> => Promise.reject(new Error('disk full'))
    const { ports, run, log } = setUp(async () => reading([buildItem('reddit', 'Comet')]))
    ports.ingest = { ...ports.ingest, saveSnapshot: broken, saveHealth: broken }
    expect(await run()).toEqual({ kind: 'failed', error: 'disk full' })
    expect(log.lines).toContain('error The health of a trend source could not be kept')
  })
})

describe('when a source is asked', () => {
  const health = (changes: Partial<SourceHealth>): SourceHealth => ({
    source: 'reddit',
    lastAttemptAtMs: NOW_MS,
    lastSuccessAtMs: NOW_MS,
    items: 0,
    itemErrors: 0,
    itemProblems: [],
    error: null,
    consecutiveFailures: 0,
    nextAttemptAtMs: NOW_MS + HOUR_MS,
    validators: {},
    ...changes,
  })

  it('is due at its instant and a minute before, and when a clock set back made a plan meaningless', () => {
    expect(isDue(undefined, NOW_MS)).toBe(true)
    expect(isDue(health({}), NOW_MS + HOUR_MS - 60_001)).toBe(false)
    expect(isDue(health({}), NOW_MS + HOUR_MS - 60_000)).toBe(true)
    expect(isDue(health({}), NOW_MS - 1)).toBe(true)
  })

  it('waits twice as long after each failure, six hours at most, and obeys Retry-After up to a day', () => {
    expect([1, 2, 3, 4, 40].map((failures) => backOffMs(HOUR_MS, failures, null) / HOUR_MS)).toEqual([1, 2, 4, 6, 6])
    expect(backOffMs(HOUR_MS, 1, 9 * HOUR_MS)).toBe(9 * HOUR_MS)
    expect(backOffMs(HOUR_MS, 1, 999 * HOUR_MS)).toBe(24 * HOUR_MS)
    expect(backOffMs(12 * HOUR_MS, 5, -5)).toBe(12 * HOUR_MS)
  })
})
