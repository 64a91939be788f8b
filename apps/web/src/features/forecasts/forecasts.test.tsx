import { AppError } from '@trendverse/domain/primitives/app-error'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'

const COUNTS = { made: 0, open: 0, hits: 0, misses: 0, already: 0, unknown: 0, withoutBar: 0, shown: 0 }
const PASSED = [30, 50, 70].map((percent) => ({ percent, counts: COUNTS, said: null, seen: null, lead: null }))
const NOTHING = {
  source: null,
  days: 90,
  since: '2026-01-01T00:00:00.000Z',
  counts: COUNTS,
  baseRate: null,
  brier: null,
  reliability: [],
  shownReliability: [],
  lead: null,
  passed: PASSED,
  bySource: [],
  named: { open: [], hits: [], misses: [], surprises: [] },
}
const BIN = { from: 0.3, to: 0.4, count: 120, said: 0.35, seen: 0.325 }
const bin = (from: number, count: number) => ({ from, to: from + 0.1, count, said: from + 0.05, seen: 0.3 })
const GRADED = {
  ...NOTHING,
  counts: { ...COUNTS, made: 130, open: 5, hits: 40, misses: 80, unknown: 5, shown: 20 },
  baseRate: 1 / 3,
  brier: { engine: 0.15, baseRate: 0.222, rankRule: 0.2 },
  reliability: [bin(0.1, 300), bin(0.2, 200), BIN, bin(0.4, 3), bin(0.5, 60), bin(0.8, 19)],
  shownReliability: [{ ...BIN, count: 20, seen: 0.3 }],
  lead: { count: 40, lowerQuartile: 1, median: 2.5, upperQuartile: 30 },
  bySource: [{ source: 'lobsters', counts: { ...COUNTS, made: 130 }, baseRate: 1 / 3, brier: null }],
  named: {
    ...NOTHING.named,
    misses: [
      {
        source: 'lobsters',
        title: '<b>Kites</b> of paper',
        url: 'https://lobste.rs/s/kites',
        trendId: '00000000-0000-7000-8000-000000000001',
        trendName: 'Kites',
        bar: 45.4,
        dueAt: '2026-01-01T12:00:00.000Z',
        crossedAt: null,
        said: [
          { moment: 'first_sight', at: '2025-12-31T12:00:00.000Z', chance: 0.125, shownAt: null },
          { moment: 'passed_30', at: '2025-12-31T14:00:00.000Z', chance: 0.31, shownAt: null },
        ],
      },
    ],
  },
}

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await page?.remove()
  page = undefined
})

const read = vi.fn(async (_: unknown): Promise<unknown> => ({ data: GRADED }))
async function open(path = '/forecasts', options: Partial<AppOptions> = {}) {
  read.mockClear()
  page = await openApp({ path, backend: { forecasts: { read } }, ...options })
  return page
}

describe('the forecasts', () => {
  it('shows errors beside the two simple rules, and every forecast counted as what it is', async () => {
    const on = await open()
    expect(on.find('#scores-heading').textContent).toBe('How good are they?')
    expect(on.text()).toContain('So far, we’ve beaten both simple rules.')
    const scores = [...on.element.querySelectorAll('[aria-labelledby=scores-heading] li')].map((one) => one.textContent)
    expect(scores).toEqual([
      'Our forecasts0.150',
      'Using the source’s own ranking0.200',
      'Always guessing the average0.222',
    ])
    const totals = [...on.element.querySelectorAll('.forecast-totals > div')].map((one) => one.textContent)
    expect(totals).toContain('Came true40')
    expect(totals).toContain('Unknown: measurements missing5')
  })

  it('begins with words, draws the curve and writes it as a table', async () => {
    const on = await open()
    const section = on.find('[aria-labelledby=reliability-heading]')
    expect([...section.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      'When we said about 15%, 30 of 100 came true.',
      'When we said about half, 18 of 60 came true.',
    ])
    const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows).toContainEqual(['30 to 40%', 'When first seen', '120', '35%', '32.5%'])
    expect(rows).toContainEqual(['30 to 40%', 'Shown to visitors', '20', '35%', '30%'])
  })

  it('joins to the curve only neighbours of twenty forecasts and more; what rests on fewer stands alone and pale', async () => {
    const on = await open()
    const chart = on.find('.reliability-chart')
    const lines = [...chart.querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' ').length)
    expect(lines).toEqual([3])
    const isThin = (elements: Iterable<Element>) => [...elements].map((one) => one.hasAttribute('data-thin'))
    expect(isThin(chart.querySelectorAll('circle'))).toEqual([false, false, false, true, false, true, false])
    const rows = on.element.querySelectorAll('[aria-labelledby=reliability-heading] tbody tr')
    expect(isThin(rows)).toEqual([false, false, false, true, false, true, false])
  })

  it('names what did not come true, as text, with its story and the page of its count', async () => {
    const on = await open()
    const row = on.find('[aria-labelledby=misses-heading] li')
    expect(row.textContent).toContain('<b>Kites</b> of paper')
    expect(row.textContent).toContain('threshold 45, was due on 1 January 2026.')
    expect(row.textContent).toContain('12.5% when first seen')
    expect([...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/trends/00000000-0000-7000-8000-000000000001',
      'https://lobste.rs/s/kites',
    ])
  })

  it('asks for the source and period of its address, and offers the same as JSON', async () => {
    const on = await open('/forecasts?source=lobsters&days=30&q=x')
    expect(read.mock.calls[0]?.[0]).toEqual({ source: 'lobsters', days: '30' })
    expect(on.find('a[href^="/api/forecasts"]').getAttribute('href')).toBe('/api/forecasts?source=lobsters&days=30')
    expect(on.find('nav[aria-label=Period] [aria-current=page]').textContent).toBe('30 days')
  })

  it('looks back on all time, too', async () => {
    const on = await open('/forecasts?days=all')
    expect(read.mock.calls[0]?.[0]).toEqual({ days: 'all' })
    expect(on.find('a[href^="/api/forecasts"]').getAttribute('href')).toBe('/api/forecasts?days=all')
    const periods = [...on.element.querySelectorAll('nav[aria-label=Period] a')].map((one) => [
      one.textContent,
      one.getAttribute('href'),
      one.getAttribute('aria-current'),
    ])
    expect(periods.at(-1)).toEqual(['All time', '/forecasts?days=all', 'page'])
    expect(periods.filter(([, , current]) => current !== null)).toHaveLength(1)
    expect(on.text()).toContain('We keep each forecast for 400 days, then only the totals for its day')
  })

  it('says that none is resolved yet, how many are open, and what the numbers mean', async () => {
    read.mockResolvedValueOnce({ data: { ...NOTHING, counts: { ...COUNTS, made: 7, open: 7 } } })
    const on = await open()
    expect(on.text()).toContain('No forecasts have finished yet')
    expect(on.text()).toContain('7 forecasts are still open.')
    expect(on.text()).toContain('When not to trust them')
    expect(on.element.querySelector('#scores-heading')).toBeNull()
  })

  it('says on a device that forecasts need a server', async () => {
    read.mockResolvedValueOnce({ data: NOTHING })
    const on = await open('/forecasts', { runtime: 'browser' })
    expect(on.text()).toContain('Forecasts need a server')
    expect(on.element.querySelector('a[href^="/api/forecasts"]')).toBeNull()
  })

  it('says that it did not arrive, and tries again', async () => {
    read.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await open()
    expect(on.find('main [role=alert] h1').textContent).toBe('The forecasts didn’t load')
    const again = [...on.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
    await act(async () => again?.click())
    await on.until(() => expect(on.text()).toContain('How good are they?'))
  })
})
