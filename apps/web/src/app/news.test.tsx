import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from './testing/open-app'

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

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(() => page?.remove())

it('loses no entry between the newest and the older ones when the news are read anew', async () => {
  const on = await openApp({ path: '/news', backend: { trends: { news } } })
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
