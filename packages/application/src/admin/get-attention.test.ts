import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { getAttention } from './get-attention'

const NOW_MS = Date.UTC(2026, 2, 3, 12)

function openWorld() {
  const storage = memoryStorage()
  const disk = { measure: async () => ({ freeBytes: 1_000, totalBytes: 1_000_000 }) }
  const backups = { look: async () => ({ latestAtMs: null, dataSinceMs: NOW_MS }) }
  return {
    ...storage,
    disk,
    backups,
    clock: { nowMs: () => NOW_MS },
    ai: { aiKeys: storage.aiKeys },
    fallbackMailServer: null,
  }
}

describe('getAttention (AD-01)', () => {
  it('judges a fresh installation by what it has not got yet', async () => {
    const { at, items, health } = await getAttention(openWorld())
    expect(at).toBe('2026-03-03T12:00:00.000Z')
    expect(items.map(({ severity, place }) => [severity, place])).toEqual([
      ['urgent', 'operation'],
      ['urgent', 'mail'],
      ['note', 'keys'],
    ])
    expect(health).toEqual({
      sources: { all: 0, well: 0 },
      jobs: { all: 0, well: 0 },
      keys: { all: 0, well: 0 },
      mail: { servers: 0, waiting: 0, failed: 0 },
      disk: { freeBytes: 1_000, totalBytes: 1_000_000 },
      backup: { latestAt: null },
    })
  })

  it('tells a device nothing of mail servers and AI keys, which it cannot have', async () => {
    const { items, health } = await getAttention({ ...openWorld(), ai: null })
    expect(items.map(({ place }) => place)).toEqual(['operation'])
    expect([health.mail, health.keys]).toEqual([null, null])
  })

  it('tells nothing of a source that is switched off', async () => {
    const ports = openWorld()
    const failing = {
      lastAttemptAtMs: NOW_MS,
      lastSuccessAtMs: null,
      items: 0,
      itemErrors: 0,
      itemProblems: [],
      error: 'It did not answer',
      consecutiveFailures: 4,
      nextAttemptAtMs: NOW_MS,
      validators: {},
    }
    const listHealth = async () => [{ ...failing, source: 'lobsters' as const }]
    const told = async () => {
      const { items, health } = await getAttention({ ...ports, ingest: { listHealth } })
      return [items.some(({ place }) => place === 'sources'), health.sources]
    }
    expect(await told()).toEqual([true, { all: 1, well: 0 }])
    await ports.sourceControls.setOn('lobsters', false, () => undefined)
    expect(await told()).toEqual([false, { all: 0, well: 0 }])
  })

  it('says that the site is in maintenance', async () => {
    const ports = openWorld()
    await ports.settings.set('maintenanceMode', true)
    expect((await getAttention(ports)).items.map(({ place }) => place)).toContain('settings')
  })
})
