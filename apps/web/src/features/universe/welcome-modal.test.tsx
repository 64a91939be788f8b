import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'
import { teachDialogs } from '../../test-support/dialogs'

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(() => page?.remove())

it.each([
  ['memes of the first trend', [buildTrendDetail(1), buildTrendDetail(2)], `/meme/${buildTrendDetail(1).id}`],
  ['all trends while none is known', [], '/trends'],
])('leads from Meme Creator to %s (HM-03)', async (_, trends, address) => {
  teachDialogs()
  const list = { trends, total: trends.length, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null }
  const on = await openApp({ path: '/?modal=welcome', readHomeList: async () => list })
  page = on
  await act(() => on.services.trendStore.reload())
  await on.until(() => expect(on.element.querySelector('dialog li')).not.toBeNull())
  const cards = [...on.find('dialog').querySelectorAll('li')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ])
  expect(cards).toEqual([
    ['AI Quiz', '/trends'],
    ['Meme Creator', address],
    ['Mini Games', '/games'],
  ])
})
