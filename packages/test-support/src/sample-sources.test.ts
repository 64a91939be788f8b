import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { afterEach, describe, expect, it } from 'vitest'
import type { RunningSources } from './replay-server'
import { startSampleSources } from './sample-sources'
import { SAMPLE_STORIES } from './sample-stories'

const START_MS = Date.UTC(2026, 8, 1, 12)
let running: RunningSources | null = null
afterEach(async () => {
  await running?.close()
  running = null
})

async function start(nowMs: () => number): Promise<(path: string) => Promise<string>> {
  const sources = await startSampleSources({ nowMs })
  running = sources
  return async (path) => (await fetch(sources.origin + path)).text()
}

describe('sample sources', () => {
  it('let counts grow with time', async () => {
    let nowMs = START_MS
    const read = await start(() => nowMs)
    const score = async () => (JSON.parse(await read('/v0/item/41000001.json')) as { score: number }).score
    const first = await score()
    nowMs += HOUR_MS
    expect(await score()).toBeGreaterThan(first)
  })

  it('show one story under one address in several sources', async () => {
    const read = await start(() => START_MS)
    const url = SAMPLE_STORIES[0]?.url ?? ''
    for (const path of [
      '/v0/item/41000001.json',
      '/hottest.json',
      '/api/v1/trends/links',
      '/any/feed.xml',
      '/trending/rss',
    ]) {
      expect({ path, holds: (await read(path)).includes(url) }).toEqual({ path, holds: true })
    }
  })

  it('fail on demand, with headers, and recover', async () => {
    await start(() => START_MS)
    const ask = () => fetch(`${running?.origin}/hottest.json`)
    running?.setFault('lobsters', { status: 429, headers: { 'retry-after': '9' } })
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
    running?.setFault('lobsters', null)
    expect((await ask()).status).toBe(200)
  })
})
