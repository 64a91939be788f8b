import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { PageHeadRound } from '@trendverse/application/ports/reading'
import type { PageHeadRecord } from '@trendverse/domain/pages/page-head-record'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { HOSTILE_TEXT, NOON_MS } from './samples'

function recordOf(pageKey: string, changes: Partial<PageHeadRecord> = {}): PageHeadRecord {
  return {
    pageKey,
    url: `https://${pageKey}`,
    head: {
      title: 'Comet seen',
      description: 'It is bright.',
      siteName: 'Harbour Post',
      language: 'en',
      publishedAtMs: NOON_MS - HOUR_MS,
      canonicalUrl: `https://${pageKey}`,
    },
    reason: null,
    readAtMs: NOON_MS,
    attempts: 1,
    nextAttemptAtMs: null,
    ...changes,
  }
}

const refusedOf = (pageKey: string): PageHeadRecord =>
  recordOf(pageKey, { head: null, reason: 'timeout', nextAttemptAtMs: NOON_MS + 6 * HOUR_MS })

/** What every PageHeadRepository promises. */
export function pageHeadRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('gives back heads and refusals as they were kept, and nothing of other pages', async () => {
    const { pageHeads } = await fresh()
    const kept = [recordOf('harbour.example/a'), refusedOf('harbour.example/b'), recordOf('harbour.example/c')]
    await pageHeads.save(kept)
    const found = await pageHeads.findMany(['harbour.example/b', 'harbour.example/a', 'harbour.example/other'])
    expect(Object.fromEntries(found)).toEqual({ 'harbour.example/a': kept[0], 'harbour.example/b': kept[1] })
    expect(await pageHeads.findMany([])).toEqual(new Map())
  })

  it('keeps one record per page, the latest, also of several saved at once', async () => {
    const { pageHeads } = await fresh()
    const key = 'harbour.example/a'
    await pageHeads.save([refusedOf(key)])
    const last = recordOf(key, { attempts: 3 })
    await pageHeads.save([recordOf(key, { attempts: 2 }), last])
    expect(await pageHeads.findMany([key, key])).toEqual(new Map([[key, last]]))
    await Promise.all(Array.from({ length: 10 }, () => pageHeads.save([last])))
    expect((await pageHeads.findMany([key])).size).toBe(1)
  })

  it('takes any text, and keys of any length, which it tells apart', async () => {
    const { pageHeads } = await fresh()
    const long = `harbour.example/${'ä'.repeat(3_000)}`
    const keys = [`${long}1`, `${long}2`, `harbour.example/${HOSTILE_TEXT}`]
    const head = { ...recordOf('x').head, title: HOSTILE_TEXT } as NonNullable<PageHeadRecord['head']>
    await pageHeads.save(keys.map((key) => recordOf(key, { url: HOSTILE_TEXT, head })))
    const found = await pageHeads.findMany(keys)
    expect(new Set(found.keys())).toEqual(new Set(keys))
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    for (const [key, record] of found) expect([record.pageKey, record.head?.title]).toEqual([key, readable])
  })

  it('finds thousands at once', async () => {
    const { pageHeads } = await fresh()
    const keys = Array.from({ length: 1_200 }, (_, n) => `harbour.example/${n}`)
    await pageHeads.save(keys.map((key) => recordOf(key)))
    expect((await pageHeads.findMany(keys)).size).toBe(1_200)
  })

  it('knows the round that finished last, whenever it was kept', async () => {
    const { pageHeads } = await fresh()
    expect(await pageHeads.findLastRound()).toBeNull()
    const round: PageHeadRound = {
      finishedAtMs: NOON_MS,
      read: 4,
      refused: { timeout: 1, robots: 2 },
      skipped: 50,
      lastError: `harbour.example: ${HOSTILE_TEXT.slice(-20)}`,
    }
    await pageHeads.saveRound(round)
    await pageHeads.saveRound({ ...round, finishedAtMs: NOON_MS - 1, lastError: null })
    await pageHeads.saveRound({ ...round, read: 99 })
    expect(await pageHeads.findLastRound()).toEqual(round)
  })

  it('forgets what was last asked before an instant', async () => {
    const { pageHeads } = await fresh()
    await pageHeads.save([recordOf('a.example/1', { readAtMs: NOON_MS - 1 }), recordOf('a.example/2')])
    await pageHeads.saveRound({ finishedAtMs: NOON_MS - 1, read: 1, refused: {}, skipped: 0, lastError: null })
    expect(await pageHeads.removeReadBefore(NOON_MS)).toBe(1)
    expect(await pageHeads.removeReadBefore(NOON_MS)).toBe(0)
    expect([...(await pageHeads.findMany(['a.example/1', 'a.example/2'])).keys()]).toEqual(['a.example/2'])
    expect(await pageHeads.findLastRound()).toBeNull()
  })
}
