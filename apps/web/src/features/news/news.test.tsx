import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'

/** By the minute they were seen at: the larger the newer. */
const seenAt = (minute: number) => `2026-03-14T10:0${minute}:00.000Z`
let newest = 4

/** Pages of two, as a server tells them while the newest becomes older. */
const news = async ({ before }: { readonly before?: string }) => {
  const minutes = [5, 4, 3, 2, 1].filter((minute) => minute <= newest)
  const rest = minutes.filter((minute) => before === undefined || seenAt(minute) < before)
  const last = rest[1]
  const data = rest.slice(0, 2).map((minute) => buildNewsItem(minute, seenAt(minute)))
  return { data, nextBefore: last === undefined || rest.length <= 2 ? null : seenAt(last) }
}

/** What the source shows: its places are not the order things came in. */
const newsBoard = async () => ({
  data: [
    {
      source: 'hacker-news' as const,
      items: [2, 1, 3].map((minute) => {
        const item = buildNewsItem(minute, seenAt(minute))
        const title = minute === 1 ? (item.trend?.name ?? '') : item.evidence.title
        const publisher = `Paper ${minute.toString()}`
        return {
          ...item,
          evidence: { ...item.evidence, title, publisher, url: `https://example.org/${minute.toString()}` },
        }
      }),
    },
  ],
})

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await page?.remove()
  delete document.documentElement.dataset.newsLayout
  localStorage.clear()
})

it('loses no entry between the newest and the older ones when the news are read anew', async () => {
  document.documentElement.dataset.newsLayout = 'stream'
  const on = await openApp({ path: '/news', backend: { trends: { news, newsBoard } } })
  page = on
  const shown = () => [...on.element.querySelectorAll('main time[datetime*=T]')].map((time) => time.textContent)
  await on.until(() => expect(shown()).toHaveLength(2))
  const older = [...on.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load older')
  await act(async () => older?.click())
  await on.until(() => expect(shown()).toHaveLength(4))
  newest = 5
  await act(() => on.router.invalidate())
  await on.until(() => expect(shown()).toHaveLength(5))
})

it('shows a column per source in its own order, each headline once, with publisher and trend', async () => {
  const on = await openApp({ path: '/news', backend: { trends: { news, newsBoard } } })
  page = on
  const column = () => on.element.querySelector('main section')
  await on.until(() => expect(column()?.querySelector('h2')?.textContent).toBe('Hacker News'))
  const entries = [...(column()?.querySelectorAll('article') ?? [])]
  expect(entries.map((entry) => entry.querySelector('h3 a')?.getAttribute('href'))).toEqual([
    'https://example.org/2',
    'https://example.org/1',
    'https://example.org/3',
  ])
  expect(entries[0]?.textContent).toContain('Paper 2')
  expect(entries[0]?.textContent).toContain('Trend 2')
  const headlineIsName = entries[1]
  expect(headlineIsName?.textContent?.split('Trend 1')).toHaveLength(2)
  expect(headlineIsName?.querySelector('a[aria-label="Part of Trend 1"]')).not.toBeNull()
})

it('changes to the stream and back, and keeps the choice', async () => {
  const on = await openApp({ path: '/news', backend: { trends: { news, newsBoard } } })
  page = on
  const press = (name: string) =>
    act(async () => [...on.element.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  await on.until(() => expect(on.element.querySelector('.news-board')).not.toBeNull())
  expect(on.element.querySelector('.news-stream')).toBeNull()
  await press('Latest')
  expect(on.element.querySelector('.news-board')).toBeNull()
  expect(on.element.querySelector('.news-stream h2')).not.toBeNull()
  expect(localStorage.getItem('trendverse_news_layout')).toBe('stream')
  await press('By source')
  expect(on.element.querySelector('.news-board')).not.toBeNull()
})
