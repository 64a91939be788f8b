import { SOURCE_IDS, SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { describe, expect, it } from 'vitest'
import { SOURCES } from './registry'
import { CONTEXT } from './testing/replies'

describe('the registry of sources', () => {
  it('holds every source under its own id', () => {
    expect(Object.keys(SOURCES).sort()).toEqual([...SOURCE_IDS].sort())
    for (const [id, source] of Object.entries(SOURCES)) expect(source.id).toBe(id)
  })

  it('enables by default what needs no key and no agreement', () => {
    const enabled = SOURCE_IDS.filter((id) => !SOURCE_PROFILES[id].onRequest)
    expect(enabled).toEqual(expect.arrayContaining(['google-trends', 'wikipedia', 'hacker-news', 'feeds']))
    for (const id of enabled) expect(SOURCES[id].missingSetting?.(CONTEXT.settings) ?? null).toBeNull()
  })

  it.each(SOURCE_IDS)('%s asks absolute public addresses with a label, politely', (id) => {
    const source = SOURCES[id]
    expect(source.intervalMs).toBeGreaterThanOrEqual(30 * 60_000)
    expect(source.maxConcurrent).toBeGreaterThanOrEqual(1)
    const requests = source.requests(CONTEXT)
    expect(requests.length).toBeGreaterThan(0)
    for (const { address, label } of requests) {
      expect(new URL(address).protocol).toBe('https:')
      expect(label).not.toBe('')
    }
  })
})
