import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { TrendCards, type TrendLayout } from './trend-cards'

const NOW_MS = Date.UTC(2026, 2, 14, 12)
const TODAY = '2026-03-14T09:00:00.000Z'
const LAST_WEEK = '2026-03-07T09:00:00.000Z'

let piece: RenderedPiece | undefined
beforeEach(() => vi.useFakeTimers({ now: NOW_MS }))
afterEach(async () => {
  await piece?.remove()
  vi.useRealTimers()
})

async function show(trends: readonly Partial<Trend>[], layout?: TrendLayout): Promise<Element[]> {
  const rows = trends.map((changes, index): Trend => {
    const { featuredByAdmin: _, ...record } = buildTrendRecord(index + 1)
    return { ...record, featured: false, sources: ['feeds'], ...changes }
  })
  const rootRoute = createRootRoute({ component: () => <TrendCards trends={rows} {...(layout && { layout })} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  piece = await renderPiece(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return [...piece.element.querySelectorAll('article')]
}

async function newNames(...trends: readonly Partial<Trend>[]): Promise<string[]> {
  const cards = await show(trends)
  return cards
    .filter((card) => card.querySelector('.trend-head')?.textContent.includes('New'))
    .map((card) => card.querySelector('h2')?.textContent ?? '')
}

it('marks what came within a day beside what is older', async () => {
  const old = { name: 'Old', createdDate: LAST_WEEK }
  expect(await newNames(old, { name: 'Fresh', createdDate: TODAY })).toEqual(['Fresh'])
})

it('marks nothing on the first day of a site, nor what no source shows', async () => {
  const fresh = { name: 'Fresh', createdDate: TODAY }
  expect(await newNames(fresh, { ...fresh, name: 'Also fresh' })).toEqual([])
  await piece?.remove()
  const classic = { name: 'Classic', createdDate: TODAY, origin: 'starter', sources: [] } as const
  expect(await newNames({ name: 'Old', createdDate: LAST_WEEK }, classic)).toEqual([])
})

const ofStages = (...stages: readonly LifecycleStage[]) => stages.map((lifecycle) => ({ lifecycle }))
const stagesOn = (cards: readonly Element[]) =>
  cards.map((card) => card.querySelector('[data-stage]')?.getAttribute('data-stage') ?? null)

it('hides the stage most trends share and `fading` on the home page', async () => {
  const trends = ofStages('rising', 'rising', 'peak', 'rising', 'fading')
  expect(stagesOn(await show(trends))).toEqual([null, null, 'peak', null, null])
  await piece?.remove()
  expect(stagesOn(await show(ofStages('rising', 'peak')))).toEqual(['rising', 'peak'])
  await piece?.remove()
  expect(stagesOn(await show(ofStages('rising', 'rising')))).toEqual(['rising', 'rising'])
  await piece?.remove()
  const list = await show(trends, { isFront: false, placesBefore: null })
  expect(stagesOn(list)).toEqual(['rising', 'rising', 'peak', 'rising', 'fading'])
})
