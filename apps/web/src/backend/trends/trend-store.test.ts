// @vitest-environment jsdom
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrendList } from './trend-list'
import { createTrendStore, REFETCH_INTERVAL_MS, TRENDS_UPDATED_EVENT } from './trend-store'

const listOf = (...numbers: number[]): TrendList => ({
  trends: numbers.map((number) => buildTrendDetail(number)),
  total: numbers.length,
  liveTotal: 0,
  newTotal: 0,
  trendsUpdatedAt: null,
})

const shown = (list: TrendList) => ({ ...list, trends: list.trends.map((trend) => ({ ...trend, type: 'planet' })) })

function storeWith(read: () => Promise<TrendList>, initial: TrendList | null = null) {
  const onRead = vi.fn<(list: TrendList) => void>()
  const store = createTrendStore({
    read,
    written: null,
    initial,
    onRead,
    log: () => undefined,
    nowMs: () => Date.now(),
  })
  return { store, onRead }
}

describe('createTrendStore', () => {
  let stop: () => void = () => undefined
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('shows cached trends at once and the fresh ones when they come, each as a planet (TR-04)', async () => {
    const { store, onRead } = storeWith(() => Promise.resolve(listOf(2)), listOf(1))
    expect(store.getState()).toEqual({ list: shown(listOf(1)), phase: 'ready' })
    await store.reload()
    expect(store.getState().list).toEqual(shown(listOf(2)))
    expect(onRead).toHaveBeenCalledWith(listOf(2))
  })

  it('keeps showing cached trends when reading fails', async () => {
    const { store } = storeWith(() => Promise.reject(new Error('no')), listOf(1))
    await store.reload()
    expect(store.getState()).toEqual({ list: shown(listOf(1)), phase: 'failed' })
  })

  it('reads again every 60 minutes', async () => {
    const read = vi.fn<() => Promise<TrendList>>(() => Promise.resolve(listOf(1)))
    stop = storeWith(read).store.startPolling()
    await vi.advanceTimersByTimeAsync(REFETCH_INTERVAL_MS - 1)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('reads again when the tab comes back, but not within a minute', async () => {
    const read = vi.fn<() => Promise<TrendList>>(() => Promise.resolve(listOf(1)))
    stop = storeWith(read).store.startPolling()
    await vi.advanceTimersByTimeAsync(30_000)
    window.dispatchEvent(new Event('focus'))
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(30_000)
    window.dispatchEvent(new Event('focus'))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('reads again on trendsUpdated (TR-10), and never twice at once', async () => {
    const read = vi.fn<() => Promise<TrendList>>(() => Promise.resolve(listOf(1)))
    stop = storeWith(read).store.startPolling()
    window.dispatchEvent(new Event(TRENDS_UPDATED_EVENT))
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('trendsUpdated'))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('stops listening when it is stopped', async () => {
    const read = vi.fn<() => Promise<TrendList>>(() => Promise.resolve(listOf(1)))
    storeWith(read).store.startPolling()()
    await vi.advanceTimersByTimeAsync(REFETCH_INTERVAL_MS * 2)
    window.dispatchEvent(new Event(TRENDS_UPDATED_EVENT))
    expect(read).toHaveBeenCalledTimes(1)
  })
})
