import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'

// The scene needs graphics, which tests have none of.
vi.mock('./universe', () => ({
  Universe: ({ trends }: { readonly trends: readonly { readonly name: string }[] }) => trends.map(({ name }) => name),
}))

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(() => page?.remove())

it.each(['list', 'universe'] as const)('offers another try where the home page got no list (%s)', async (view) => {
  const list = { trends: [buildTrendDetail(1)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null }
  const readHomeList = vi.fn(async () => list).mockRejectedValueOnce(new Error('lost'))
  const on = await openApp({ path: '/', view, readHomeList })
  page = on
  await act(() => on.services.trendStore.reload())
  await on.until(() => expect(on.find('#main').textContent).toContain('The trends didn’t load'))
  const again = [...on.element.querySelectorAll('#main button')].find((button) => button.textContent === 'Try again')
  await act(async () => (again as HTMLButtonElement).click())
  await on.until(() => expect(on.find('#main').textContent).toContain(list.trends[0]?.name))
  expect(on.text()).not.toContain('The trends didn’t load')
})

it.each(['list', 'universe'] as const)(
  'says that there are no trends at all, and leads on (%s, LV-04, LV-05)',
  async (view) => {
    const on = await openApp({ path: '/', view })
    page = on
    await on.until(() => expect(on.find('#main h2').textContent).toBe('Universe is Empty'))
    expect(on.find('#main').textContent).toContain('No trends are currently available. Please check back later!')
    const links = [...on.element.querySelectorAll('#main a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    // The quiz of the day needs no trends: it stands in both views, at different places.
    expect(links.filter(([, to]) => to !== '/quiz/today')).toEqual([
      ['All Trends', '/trends'],
      ['Games', '/games'],
      ['About', '/about'],
    ])
  },
)

it.each(['list', 'universe'] as const)(
  'claims that nothing matches only once the whole record was searched (%s)',
  async (view) => {
    let answer = (_found: { data: []; total: number }): void => undefined
    const listCurrent = vi.fn(() => new Promise((resolve) => (answer = resolve)))
    const list = { trends: [buildTrendDetail(1)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null }
    const backend = { trends: { listCurrent } }
    const on = await openApp({ path: '/?q=nothing+like+it', view, backend, readHomeList: async () => list })
    page = on
    await act(() => on.services.trendStore.reload())
    await on.until(() => expect(listCurrent).toHaveBeenCalled())
    expect(on.find('#main').textContent).toContain(list.trends[0]?.name)
    expect(on.text()).not.toContain('No trends match your search.')
    await act(async () => answer({ data: [], total: 0 }))
    await on.until(() => expect(on.text()).toContain('No trends match your search.'))
  },
)
