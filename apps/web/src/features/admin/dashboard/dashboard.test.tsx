import { FIGURE_DAYS, figureDays } from '@trendverse/domain/administration/daily-figure'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import { Dashboard } from './dashboard'
import type { Analytics, Attention } from './dashboard-answers'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const figure = (last7Days: number, before7Days: number, last30Days: number, before30Days: number) => ({
  today: 1,
  last7Days,
  before7Days,
  last30Days,
  before30Days,
  byDay: Array.from({ length: FIGURE_DAYS }, () => 1),
})
const uses = { total: 500, ...figure(20, 10, 90, 100) }
const rate = { today: 100, last7Days: 97.5, before7Days: 90, last30Days: null, before30Days: null }
const ANALYTICS: Analytics = {
  at: new Date(NOW_MS).toISOString(),
  days: figureDays(NOW_MS),
  users: {
    total: 40,
    verified: 30,
    activeToday: 3,
    activeLast7Days: 8,
    activeLast30Days: 21,
    signUps: figure(4, 4, 9, 0),
  },
  quizzes: uses,
  memes: uses,
  games: uses,
  shares: { ...uses, byKind: [], byPlatform: [] },
  newsletter: { active: 12, signUps: figure(0, 0, 0, 0) },
  ai: { succeeded: figure(39, 0, 0, 0), failed: figure(1, 0, 0, 0), successRate: rate },
  topTrends: [{ id: '00000000-0000-7000-8000-000000000001', name: 'Eclipse', views: 5, interactions: 1 }],
}
const ATTENTION: Attention = {
  at: ANALYTICS.at,
  items: [
    { severity: 'urgent', text: 'The site is in maintenance: only administrators can use it.', place: 'settings' },
    { severity: 'note', text: '2 messages to support need an answer.', place: 'messages' },
  ],
  health: {
    sources: { all: 9, well: 8 },
    jobs: { all: 0, well: 0 },
    keys: { all: 1, well: 1 },
    mail: { servers: 1, waiting: 0, failed: 2 },
    disk: { freeBytes: 5 * 1024 ** 3, totalBytes: 20 * 1024 ** 3 },
    backup: { latestAt: null },
  },
}

let page: Awaited<ReturnType<typeof renderAdmin>>
const getAnalytics = vi.fn<() => Promise<{ data: Analytics }>>()
const getAttention = vi.fn<() => Promise<{ data: Attention }>>()

beforeEach(() => {
  // Nothing can be drawn here: charts are their tables.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  getAnalytics.mockResolvedValue({ data: ANALYTICS })
  getAttention.mockResolvedValue({ data: ATTENTION })
})
afterEach(async () => {
  await page.remove()
  vi.restoreAllMocks()
})

async function open(path: string) {
  const admin = { analytics: { get: getAnalytics }, attention: { get: getAttention } }
  page = await renderAdmin(path, <Dashboard />, { admin })
  await page.until(() => expect(page.find('h1').textContent).toBe('Dashboard'))
}

const cards = () => [...page.element.querySelectorAll('dl:first-of-type > *')].map(({ textContent }) => textContent)

it('tells first what needs attention, and where it is mended', async () => {
  await open('/admin')
  const lines = [...page.find('ul[aria-label="Needs attention"]').children]
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual(['Now', 'To do'])
  expect(lines[0]?.querySelector('a')?.getAttribute('href')).toBe('/admin/settings')
})

it('shows the figures of 7 or 30 days with their change, as the address says', async () => {
  await open('/admin')
  expect(cards()).toContain('Quizzes20+100% vs. the previous 7 days500 all time')
  expect(cards()).toContain('AI success rate97.5%+7.5 points vs. the previous 7 days40 calls')
  await page.click(page.find('input[name=period]:not(:checked)'))
  expect(page.search()).toEqual({ period: '30' })
  expect(cards()).toContain('Quizzes90-10% vs. the previous 30 days500 all time')
  expect(cards()).toContain('New users9none in the previous 30 days40 users in total')
  expect(cards()).toContain('AI success ratenoneno calls in the last 30 days0 calls')
})

it('says how the parts of the site are', async () => {
  await open('/admin')
  const text = page.text() ?? ''
  for (const part of [
    '8 of 9 OK',
    'none has run yet',
    '1 server, none waiting, 2 failed in the last 24 hours',
    '5.0 of 20 GB free',
  ]) {
    expect(text).toContain(part)
  }
})

it('says that nothing needs attention', async () => {
  getAttention.mockResolvedValue({ data: { ...ATTENTION, items: [] } })
  await open('/admin')
  expect(page.text()).toContain('Nothing right now.')
})

it('shows what could be read where one of the two could not, and tries again', async () => {
  getAnalytics.mockRejectedValueOnce(new Error('gone'))
  await open('/admin')
  await page.until(() => expect(page.text()).toContain('Couldn’t load the figures'))
  expect(page.text()).toContain('Needs attention')
  await page.click(page.button('Try again'))
  await page.until(() => expect(page.text()).toContain('Quizzes'))
})
