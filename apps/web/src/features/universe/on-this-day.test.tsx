import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'
import { ON_THIS_DAY_NAME } from '../../backend/first-data'

const NOW_MS = Date.UTC(2026, 10, 27, 9, 20)
const LOOKS = { category: 'Science', color: '#00ffff', sources: ['hacker-news'], lifecycle: null } as const
const moment = (ago: string, at: string, ...names: string[]) => ({
  ago,
  at,
  trends: names.map((name, n) => ({ ...LOOKS, id: testUuid(n + 1), name, people: 1_234 * (n + 1) })),
})
const WEEK = moment('week', '2026-11-20T09Z', 'Glass harbour', '<b>Kites</b>')
const TOLD = { data: [WEEK, moment('year', '2025-11-27T09Z', 'Old bell')], nowAt: '2026-11-27T09Z' }

describe('on this day', () => {
  let page: Awaited<ReturnType<typeof openApp>> | undefined
  const list = { trends: [buildTrendDetail(1)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null }

  async function openHome(options: Partial<AppOptions>) {
    const on = await openApp({ path: '/', view: 'list', readHomeList: async () => list, ...options })
    page = on
    await act(() => on.services.trendStore.reload())
    await on.until(() => expect(on.text()).toContain('Trend 1'))
    return on
  }
  const untilTold = (on: Awaited<ReturnType<typeof openApp>>) =>
    on.until(() => expect(on.find('#on-this-day').textContent).toBe('On this day'))

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS }))
  afterEach(async () => {
    await page?.remove()
    vi.useRealTimers()
  })

  it('shows what the server wrote, without asking for it: stories, days, and lists of those hours', async () => {
    const onThisDay = vi.fn()
    const on = await openHome({ written: { [ON_THIS_DAY_NAME]: TOLD }, backend: { universe: { onThisDay } } })
    await untilTold(on)
    const moments = [...on.find('[aria-labelledby="on-this-day"] ul').children]
    expect(moments.map(({ textContent }) => textContent)).toEqual([
      'One week ago 20 Nov 2026Glass harbourScience · about 1,000 people<b>Kites</b>Science · about 2,000 peopleAll trends from that hour: 20 Nov 2026',
      'One year ago 27 Nov 2025Old bellScience · about 1,000 peopleAll trends from that hour: 27 Nov 2025',
    ])
    expect([...(moments[0]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      `/trends/${testUuid(1)}`,
      `/trends/${testUuid(2)}`,
      '/trends?at=2026-11-20T09Z',
    ])
    expect(onThisDay).not.toHaveBeenCalled()
  })

  it.each([
    ['of another day', { [ON_THIS_DAY_NAME]: { ...TOLD, nowAt: '2026-11-26T23Z', data: [moment('year', 'x', 'y')] } }],
    ['by no server', {}],
  ])('asks where the page was written %s', async (_when, written) => {
    const on = await openHome({
      written,
      backend: { universe: { onThisDay: async () => ({ ...TOLD, data: [WEEK] }) } },
    })
    await untilTold(on)
    expect(on.find('[aria-labelledby="on-this-day"]').textContent).toContain('Glass harbour')
    expect(on.text()).not.toContain('One year ago')
  })

  it.each([
    ['as the server wrote', { [ON_THIS_DAY_NAME]: { ...TOLD, data: [] } }, 0],
    ['as the server answers', {}, 1],
  ])('is no empty box on a site that has just begun, %s', async (_who, written, calls) => {
    const onThisDay = vi.fn(async () => ({ ...TOLD, data: [] }))
    const on = await openHome({ written, backend: { universe: { onThisDay } } })
    await on.until(() => expect(onThisDay).toHaveBeenCalledTimes(calls))
    await on.until(() => expect(on.element.querySelector('[data-on-its-way]')).toBeNull())
    expect(on.element.querySelector('#on-this-day')).toBeNull()
  })

  it('is not told by a device alone, which only knows what is on show', async () => {
    const onThisDay = vi.fn(async () => TOLD)
    const on = await openHome({ runtime: 'browser', backend: { universe: { onThisDay } } })
    await on.until(() => expect(on.text()).toContain('On this device'))
    expect(on.text()).not.toContain('On this day')
    expect(onThisDay).not.toHaveBeenCalled()
  })
})
