import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { TrendCard } from './trend-card'

const NOW_MS = Date.UTC(2026, 2, 14, 12)
const SINCE = '2026-03-14T09:00:00.000Z'

function trendOf(changes: Partial<Trend>): Trend {
  const { featuredByAdmin: _, ...record } = buildTrendRecord(1)
  return { ...record, featured: false, ...changes }
}

let piece: RenderedPiece | undefined
beforeEach(() => vi.useFakeTimers({ now: NOW_MS }))
afterEach(async () => {
  await piece?.remove()
  vi.useRealTimers()
})

async function show(changes: Partial<Trend>, isOnHome?: boolean): Promise<HTMLElement> {
  const card = () => <TrendCard trend={trendOf(changes)} {...(isOnHome && { isOnHome })} />
  const rootRoute = createRootRoute({ component: card })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  piece = await renderPiece(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return piece.element
}

const count = {
  kind: 'count',
  source: 'bluesky',
  metricUnit: 'posts',
  count: 4_000,
  since: SINCE,
  grewAt: null,
  usual: null,
} as const

it('says why: the number with its change, its pace, its sources, publishers and age', async () => {
  const card = await show({
    proof: { ...count, perHour: 340 },
    pace: 3.2,
    sources: ['bluesky', 'hacker-news'],
    publishers: 12,
    lifecycle: 'peak',
  })
  const text = card.textContent
  for (const part of ['4,000 posts · 340 an hour', '3.2× the usual pace', 'At its peak', '12 publishers', '3 h']) {
    expect(text).toContain(part)
  }
  expect(card.querySelector('[role=img][aria-label="Seen on Bluesky, Hacker News"]')).not.toBeNull()
})

it('leads on with a button that is the whole card’s, and marks what is new where the list says so', async () => {
  const card = await show({ sources: ['bluesky'] })
  expect([...card.querySelectorAll('.trend-actions > *')].map(({ textContent }) => textContent)).toEqual([
    'Read',
    'Quiz',
    'Meme',
  ])
  expect(card.querySelector('.trend-read')?.getAttribute('aria-hidden')).toBe('true')
  expect(card.textContent).not.toContain('New')
})

it('says when the newest report came', async () => {
  const proof = { kind: 'publishers', count: 2, since: SINCE, names: ['Orbit', 'Dawn'], joined: 0 } as const
  const card = await show({ proof: { ...proof, latestAt: '2026-03-14T11:20:00.000Z' }, sources: ['feeds'] })
  expect(card.querySelector('time')?.textContent).toBe('latest report 40 min ago')
  expect(card.querySelector('.trend-why')?.textContent).toBe('From Orbit and Dawn')
})

it('goes on where the name ends', async () => {
  const name = 'Tower in Avesta collapses'
  const descriptionOrigin = { kind: 'source', label: 'Orbit', url: null } as const
  const card = await show({ name, description: `${name}, leaving 21 people missing.`, descriptionOrigin })
  expect(card.querySelector('.trend-text')?.textContent).toBe('Orbit: … leaving 21 people missing.')
  await piece?.remove()
  const said = await show({ name, description: `${name}.`, descriptionOrigin })
  expect(said.querySelector('.trend-text')).toBeNull()
})

it('says publishers once, where they are the figure', async () => {
  const card = await show({
    proof: { kind: 'publishers', count: 12, since: SINCE, names: [], latestAt: null, joined: 0 },
    publishers: 12,
    sources: ['feeds'],
  })
  expect(card.textContent.match(/12 publishers/g)).toHaveLength(1)
})

it('shows neither an ordinary pace nor a handful of visitors', async () => {
  const card = await show({ proof: { ...count, perHour: 0 }, pace: 1, views: 9, interactions: 9, sources: ['bluesky'] })
  expect(card.textContent).not.toMatch(/usual|here|interaction/)
})

it('shows however few there were in the list view of the home page (LV-03)', async () => {
  const few = await show({ views: 10, interactions: 9 }, true)
  const figures = [...few.querySelectorAll('.trend-meta .sr-only')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['10 views here', '9 interactions'])
  // What the style sheet hides where the list is a choice.
  expect(few.querySelector('[data-few]')?.textContent).toBe('99 interactions')
  expect(few.querySelectorAll('[data-few]')).toHaveLength(1)
})

it('keeps quiz and meme behind a press where people suffer', async () => {
  const card = await show({ name: 'Three killed in Lagos bridge collapse', sources: ['feeds'] })
  const more = card.querySelector('.trend-actions details')
  expect([...(more?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(['Quiz', 'Meme'])
  expect(card.querySelectorAll('.trend-actions a')).toHaveLength(2)
  expect(more?.querySelector('summary')?.getAttribute('aria-label')).toMatch(/^More: /)
})

it('names the source where nothing is counted', async () => {
  expect((await show({ sources: ['arxiv'] })).textContent).toContain('Seen on arXiv')
})

it('gives a classic its years, and no stage, figure or age', async () => {
  const card = await show({ origin: 'starter', proof: { kind: 'years', from: 2021, to: 2022 }, lifecycle: 'peak' })
  expect(card.textContent).toContain('Classic · 2021–2022')
  expect(card.querySelector('[data-stage], .trend-why, time')).toBeNull()
})

it('gives a starter trend that sources show its stage and figure', async () => {
  const card = await show({ origin: 'starter', proof: { ...count, perHour: 12 }, sources: ['bluesky'] })
  expect(card.textContent).toContain('4,000 posts')
  expect(card.querySelector('[data-stage=rising]')).not.toBeNull()
  expect(card.textContent).not.toContain('Classic')
})

it('says whose sentence it is, and in front of it in which language, where that is not English', async () => {
  const description = 'Hamnen i Visby stängs efter stormen.'
  const source = { kind: 'source', label: 'Fjordbladet', url: null } as const
  const card = await show({ description, descriptionOrigin: { ...source, language: 'sv' } })
  expect(card.querySelector('.trend-text')?.textContent).toBe(`Fjordbladet, in Swedish: ${description}`)
  expect(card.querySelector('[lang=sv]')?.textContent).toBe(description)
  await piece?.remove()
  const english = await show({ description, descriptionOrigin: source })
  expect(english.querySelector('.trend-text')?.textContent).toBe(`Fjordbladet: ${description}`)
  expect(english.querySelector('[lang]')).toBeNull()
})
