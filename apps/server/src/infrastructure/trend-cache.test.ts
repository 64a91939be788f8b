import type { TrendReader } from '@trendverse/application/ports/trends'
import {
  buildNewsItem,
  buildTrendDetail,
  buildTrendRecord,
  testUuid,
} from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import pino from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CachedPorts, cacheTrends } from './trend-cache'

describe('cached trends', () => {
  let world: FakeWorld
  let cached: CachedPorts
  let counted: number

  beforeEach(() => {
    world = createFakeWorld({
      trends: [buildTrendRecord(1), buildTrendRecord(2)],
      details: new Map([1, 2].map((number) => [testUuid(number), buildTrendDetail(number)])),
      news: [buildNewsItem(1, '2026-01-01T10:00:00.000Z')],
    })
    counted = 0
    cached = open()
  })

  function open(changes: Partial<TrendReader> = {}): CachedPorts {
    const { trends, trendLives, settings, clock } = portsOfWorld(world)
    return cacheTrends({
      trends: { ...trends, ...changes },
      trendLives,
      settings,
      clock,
      onCounted: () => (counted += 1),
      log: pino({ level: 'silent' }),
    })
  }

  it('asks the database once for callers that come together, and once a minute after', async () => {
    await Promise.all([cached.trends.listActive(), cached.trends.listActive()])
    await cached.trends.listActive()
    expect(world.databaseCalls).toBe(1)
    world.nowMs += 60_000
    await cached.trends.listActive()
    expect(world.databaseCalls).toBe(2)
  })

  it('asks the database again when a clock was set back, however far', async () => {
    world.nowMs += 86_400_000
    await cached.trends.listActive()
    world.nowMs -= 86_400_000
    await cached.trends.listActive()
    expect(world.databaseCalls).toBe(2)
  })

  it('reads anew after a change, also when the change came while it was reading', async () => {
    const reading = cached.trends.listActive()
    world.trends = [buildTrendRecord(3)]
    cached.invalidate()
    await reading
    expect((await cached.trends.listActive()).map(({ id }) => id)).toEqual([testUuid(3)])
  })

  it('asks the database once about an unknown id, and forgets no active story for it', async () => {
    await cached.trends.findShown(testUuid(1))
    const asked = world.databaseCalls
    for (let guess = 10; guess < 400; guess += 1) expect(await cached.trends.findShown(testUuid(guess))).toBeNull()
    // what it became part of, and whether it is remembered
    expect(world.databaseCalls).toBe(asked + 2 * 390)
    for (const id of [1, 398, 399]) await cached.trends.findShown(testUuid(id))
    expect(world.databaseCalls).toBe(asked + 2 * 390)
  })

  it('shows a remembered trend, reads it once, without the list', async () => {
    const remembered = buildTrendDetail(50, { status: 'archived', lifecycle: 'dormant' })
    world.details.set(remembered.id, remembered)
    expect(await cached.trends.findShown(remembered.id)).toEqual(remembered)
    const asked = world.databaseCalls
    await cached.trends.findShown(remembered.id)
    expect(world.databaseCalls).toBe(asked)
    expect(await cached.trends.listActive()).not.toContainEqual(expect.objectContaining({ id: remembered.id }))
    world.details.delete(remembered.id)
    cached.invalidate()
    expect(await cached.trends.findShown(remembered.id)).toBeNull()
  })

  it('forgets no remembered trend for unknown ids', async () => {
    const remembered = buildTrendDetail(50, { status: 'archived', lifecycle: 'dormant' })
    world.details.set(remembered.id, remembered)
    await cached.trends.findShown(remembered.id)
    for (let guess = 1_000; guess < 1_400; guess += 1) await cached.trends.findShown(testUuid(guess))
    const asked = world.databaseCalls
    expect(await cached.trends.findShown(remembered.id)).toEqual(remembered)
    expect(world.databaseCalls).toBe(asked)
  })

  it('counts for the remembered trend that another one became part of, under either id', async () => {
    const remembered = buildTrendDetail(50, { status: 'archived', lifecycle: 'dormant' })
    world.details.set(remembered.id, remembered)
    world.survivors.set(testUuid(7), remembered.id)
    let views = 5
    const { trends } = open({ countEvent: async () => ({ views: (views += 1), interactions: 0 }) })
    const ids = [testUuid(7), remembered.id]
    const shown = () => Promise.all(ids.map(async (id) => (await trends.findShown(id))?.views))
    expect(await shown()).toEqual([remembered.views, remembered.views])
    for (const id of ids) {
      await trends.countEvent(id, 'view')
      expect(await shown()).toEqual([views, views])
    }
    expect(views).toBe(7)
  })

  it('shows what a merged trend became part of, and counts for that', async () => {
    world.survivors.set(testUuid(7), testUuid(2)).set(testUuid(8), testUuid(9))
    expect((await cached.trends.findShown(testUuid(7)))?.id).toBe(testUuid(2))
    const counts = await cached.trends.countEvent(testUuid(7), 'view')
    expect((await cached.trends.listActive()).find(({ id }) => id === testUuid(2))?.views).toBe(counts?.views)
    expect((await cached.trends.findShown(testUuid(2)))?.views).toBe(counts?.views)
    // what it became part of is not on show
    expect(await cached.trends.findShown(testUuid(8))).toBeNull()
    expect(await cached.trends.countEvent(testUuid(8), 'view')).toBeNull()
    world.survivors.delete(testUuid(7))
    cached.invalidate()
    expect(await cached.trends.findShown(testUuid(7))).toBeNull()
  })

  it('shows counted numbers at once, in list and story', async () => {
    await cached.trends.listActive()
    await cached.trends.findShown(testUuid(1))
    const raised = await cached.trends.countInteractions([testUuid(1), testUuid(9)])
    expect([...raised.keys()]).toEqual([testUuid(1)])
    const listed = (await cached.trends.listActive()).find(({ id }) => id === testUuid(1))
    expect(listed).toMatchObject(raised.get(testUuid(1)) ?? {})
    const counts = await cached.trends.countEvent(testUuid(1), 'view')
    expect((await cached.trends.listActive()).find(({ id }) => id === testUuid(1))?.views).toBe(counts?.views)
    expect((await cached.trends.findShown(testUuid(1)))?.views).toBe(counts?.views)
    expect(await cached.trends.countEvent(testUuid(9), 'view')).toBeNull()
    expect(counted).toBe(2)
  })

  it('reads settings again after they change, but no trends', async () => {
    const read = async () => {
      await cached.trends.listActive()
      await cached.trends.findShown(testUuid(1))
      await cached.trendLives.listStars()
    }
    await read()
    expect(await cached.settings.get('siteName')).toBeUndefined()
    await portsOfWorld(world).settings.set('siteName', 'Orbit')
    const asked = world.databaseCalls
    cached.forgetSettings()
    await read()
    expect(world.databaseCalls).toBe(asked)
    expect(await cached.settings.get('siteName')).toBe('Orbit')
  })

  it('reads all stars once until something changes, and their names each time', async () => {
    const stars = await cached.trendLives.listStars()
    world.nowMs += 59 * 60_000
    expect(await cached.trendLives.listStars()).toBe(stars)
    expect(world.databaseCalls).toBe(1)
    await cached.trendLives.nameStars({ numbers: [1] })
    await cached.trendLives.nameStars({ numbers: [1] })
    expect(world.databaseCalls).toBe(3)
    cached.invalidate()
    expect(await cached.trendLives.listStars()).not.toBe(stars)
  })

  it('reads what all stars are found by once until something changes', async () => {
    const names = await cached.trendLives.listNames()
    world.nowMs += 59 * 60_000
    expect(await cached.trendLives.listNames()).toBe(names)
    expect(world.databaseCalls).toBe(1)
    cached.invalidate()
    expect(await cached.trendLives.listNames()).not.toBe(names)
  })

  it('takes "up to now" for one question, and any other instant for its own', async () => {
    const ask = (beforeMs: number) => cached.trends.listNews({ source: null, beforeMs, limit: 10 })
    await ask(world.nowMs + 1)
    world.nowMs += 1_000
    expect(await ask(world.nowMs + 1)).toHaveLength(1)
    expect(world.databaseCalls).toBe(1)
    expect(await ask(Date.UTC(2026, 0, 1))).toHaveLength(0)
    expect(world.databaseCalls).toBe(2)
  })

  it('goes on from memory while the database is away, asking again every two seconds', async () => {
    const before = await cached.trends.listActive()
    await cached.settings.get('siteName')
    world.databaseDown = true
    cached.invalidate()
    expect(await cached.trends.listActive()).toEqual(before)
    expect(await cached.settings.get('siteName')).toBeUndefined()
    await expect(cached.trends.findShown(testUuid(2))).rejects.toMatchObject({ code: 'unavailable' })
    world.databaseDown = false
    world.trends = []
    world.nowMs += 1_999
    expect(await cached.trends.listActive()).toEqual(before)
    world.nowMs += 1
    expect(await cached.trends.listActive()).toEqual([])
  })

  it('forgets the stories nobody asked for lately', async () => {
    world.trends = Array.from({ length: 400 }, (_, index) => buildTrendRecord(index + 1))
    for (const { id } of world.trends) await cached.trends.findShown(id)
    const asked = world.databaseCalls
    await cached.trends.findShown(testUuid(400))
    expect(world.databaseCalls).toBe(asked)
    await cached.trends.findShown(testUuid(1))
    expect(world.databaseCalls).toBe(asked + 1)
  })

  it('writes a setting through and reads it back', async () => {
    expect(await cached.settings.get('siteName')).toBeUndefined()
    await cached.settings.set('siteName', 'Orbit')
    expect(await cached.settings.get('siteName')).toBe('Orbit')
  })
})
