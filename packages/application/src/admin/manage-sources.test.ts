import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { setUp } from '../trends/compose-world.fixtures'
import { ingestAllSources } from '../trends/ingest-all-sources'
import { listSources, reloadSource, switchSource } from './manage-sources'

const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }
const SHOWN = { lobsters: [buildItem('lobsters', 'Comet', { metric: 5, rank: 1 })], wikipedia: [] }

function openWorld() {
  const { storage, world, ports, show } = setUp()
  const logged = async () =>
    (await storage.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(
      ({ action, subjectId, details }) => [action, subjectId, details] as const,
    )
  const find = async (id: string) => (await listSources(storage)).find((source) => source.id === id)
  return { world, ports: { ...ports, auditLog: storage.auditLog }, show, logged, find }
}

describe('sources', () => {
  it('are listed in the order of the registry with the health of their last reading, read or not', async () => {
    const { show, find, world, ports } = openWorld()
    await show({ ...SHOWN, wikipedia: new Error('Wikipedia could not be read: it was busy.') })
    expect((await listSources(ports)).slice(0, 2).map(({ id }) => id)).toEqual(['google-trends', 'wikipedia'])
    const readAt = new Date(world.nowMs).toISOString()
    expect(await find('lobsters')).toEqual({
      id: 'lobsters',
      label: 'Lobsters',
      onRequest: false,
      enabled: true,
      lastAttemptAt: readAt,
      lastSuccessAt: readAt,
      nextAttemptAt: new Date(world.nowMs + HOUR_MS).toISOString(),
      items: 1,
      itemErrors: 0,
      itemProblems: [],
      error: null,
      consecutiveFailures: 0,
    })
    expect(await find('wikipedia')).toMatchObject({
      lastSuccessAt: null,
      error: 'Wikipedia could not be read: it was busy.',
      consecutiveFailures: 1,
    })
    expect(await find('reddit')).toMatchObject({ onRequest: true, lastAttemptAt: null, nextAttemptAt: null, items: 0 })
  })

  it('are left alone while they are switched off, and read again afterwards', async () => {
    const { show, ports, find, logged } = openWorld()
    expect(await switchSource(ports, ADA, 'lobsters', { enabled: false })).toMatchObject({ enabled: false })
    const round = await show(SHOWN)
    expect([...round.sources.keys()]).toEqual(['wikipedia'])
    expect(await find('lobsters')).toMatchObject({ enabled: false, lastAttemptAt: null })
    await switchSource(ports, ADA, 'lobsters', { enabled: true, expected: { enabled: false } })
    expect((await show(SHOWN)).sources.get('lobsters')).toMatchObject({ kind: 'read', items: 1 })
    expect(await logged()).toEqual([
      ['source.switched_on', 'lobsters', {}],
      ['source.switched_off', 'lobsters', {}],
    ])
  })

  it('are not switched over what somebody else switched meanwhile', async () => {
    const { ports, logged } = openWorld()
    const stale = { enabled: true, expected: { enabled: false } }
    await expect(switchSource(ports, ADA, 'lobsters', stale)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has changed this: Lobsters is now on.',
    })
    expect(await logged()).toEqual([])
  })

  it('are read at once when an administrator wants it, however long they were to rest', async () => {
    const { show, world, ports, logged } = openWorld()
    await show({ ...SHOWN, lobsters: new Error('busy') })
    world.shown = SHOWN
    expect((await ingestAllSources(ports)).sources.get('lobsters')).toEqual({ kind: 'not_due' })
    const wanted = await reloadSource(ports, ADA, 'lobsters')
    expect(wanted.nextAttemptAt).toBe(new Date(world.nowMs).toISOString())
    expect((await ingestAllSources(ports)).sources.get('lobsters')).toMatchObject({ kind: 'read' })
    expect(await logged()).toEqual([['source.reloaded', 'lobsters', {}]])
  })

  it('that are switched off are not read at once either', async () => {
    const { ports, logged } = openWorld()
    await switchSource(ports, ADA, 'lobsters', { enabled: false })
    await expect(reloadSource(ports, ADA, 'lobsters')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Lobsters is switched off. Switch it on to fetch it.',
    })
    expect(await logged()).toHaveLength(1)
  })
})
