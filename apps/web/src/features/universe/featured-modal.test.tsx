import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'
import { teachDialogs } from '../../test-support/dialogs'

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(() => page?.remove())

async function openFeatured(trends: readonly Trend[], trendsUpdatedAt: string | null = '2026-01-01T00:00:00.000Z') {
  teachDialogs()
  const list = { trends, total: trends.length, liveTotal: 0, newTotal: 0, trendsUpdatedAt }
  const on = await openApp({ path: '/?modal=featured', readHomeList: async () => list })
  page = on
  await act(() => on.services.trendStore.reload())
  await on.until(() => expect(on.find('dialog h2').textContent).toBe('Featured Trends'))
  const links = [...on.find('dialog').querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  return { text: on.find('dialog').textContent, links }
}

it('shows the first three featured trends by number, and how fresh they are (HM-04, HM-06)', async () => {
  const trends = [1, 2, 3, 4, 5].map((number) => buildTrendDetail(number, { featured: number !== 5 }))
  const { text, links } = await openFeatured(trends)
  const [first, second, third] = trends.slice(1, 4).toReversed()
  expect(links.map(([, address]) => address)).toEqual([
    ...[first, second, third].map((trend) => `/trends/${trend?.id}`),
    '/trends',
  ])
  expect(links.at(-1)?.[0]).toBe('View All Trends')
  expect(text).toMatch(new RegExp(`1${first?.name}.*2${second?.name}.*3${third?.name}`))
  expect(text).toContain('Trends are updated every hour. Last update: 1 Jan 2026.')
})

it('says where none is featured, and leads to all trends (HM-05)', async () => {
  const { text, links } = await openFeatured([buildTrendDetail(1), buildTrendDetail(2)])
  expect(text).toContain('No Featured Trends Yet')
  expect(links).toEqual([['Explore All Trends', '/trends']])
})

it('says so as well where no source was ever read, and none featured (HM-06)', async () => {
  const words = 'Trends are updated every hour. Last update: none yet.'
  expect((await openFeatured([buildTrendDetail(1, { featured: true })], null)).text).toContain(words)
  await page?.remove()
  expect((await openFeatured([buildTrendDetail(1)], null)).text).toContain(words)
})
