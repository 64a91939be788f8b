import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'
import { LiveLine } from './live-line'

// The scene needs graphics, which tests have none of.
vi.mock('./universe', () => ({ Universe: () => null }))
// Its evidence is not what these tests are about.
vi.mock('./planet-panel', () => ({ PlanetPanel: () => null }))

const AT = '2026-01-01T00:00:00.000Z'
const live = (number: number) => buildTrendDetail(number, { sources: ['hacker-news'], attention: 9 - number })

async function textOf(
  trends: readonly Trend[],
  total: number,
  liveTotal: number,
  isScene = false,
  newTotal = 0,
): Promise<string> {
  const list = { trends, total, liveTotal, newTotal, trendsUpdatedAt: AT }
  const rootRoute = createRootRoute({ component: () => <LiveLine list={list} isScene={isScene} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, '')
}

describe('the live line of the home page', () => {
  const classic = (number: number) => buildTrendDetail(number, { origin: 'starter', attention: 9 - number })

  it('says how many live stories there are, never counting a classic, and when sources were read', async () => {
    expect(await textOf([classic(5), live(2), live(1)], 130, 25)).toMatch(
      /^25 stories people are talking about right now\. Updated \d+ .+\.$/,
    )
    expect(await textOf([live(1), classic(2)], 2, 1)).toMatch(/^1 story people are talking about right now\. Updated /)
  })

  it('says how many of them are new, where some are and others are not', async () => {
    expect(await textOf([live(1)], 130, 25, false, 4)).toContain('right now, 4 new since yesterday. Updated')
    expect(await textOf([live(1)], 130, 25, false, 25)).not.toContain('new')
    expect(await textOf([live(1)], 130, 25, true, 0)).not.toContain('new')
  })

  it('leads under planets to all there are', async () => {
    expect(await textOf([live(1)], 130, 25, true)).toMatch(/^See all 25 stories\. Updated .+\.$/)
    expect(await textOf([classic(1)], 9, 0, true)).toBe('See all 9 trends.')
  })

  it('calls trends without a source history, and tells no hour of them', async () => {
    expect(await textOf([classic(2), classic(1)], 9, 0)).toBe('9 trends that made history.')
    expect(await textOf([], 0, 0)).toBe('')
  })
})

describe('the main action of the home page', () => {
  let page: Awaited<ReturnType<typeof openApp>> | undefined
  afterEach(() => page?.remove())

  async function openHome(view: 'list' | 'universe', path = '/', trend = live) {
    const list = { trends: [trend(1), trend(2), trend(3)], total: 30, liveTotal: 30, newTotal: 0, trendsUpdatedAt: AT }
    const on = await openApp({ path, view, readHomeList: async () => list })
    page = on
    await act(() => on.services.trendStore.reload())
    return on
  }
  const action = (on: Awaited<ReturnType<typeof openApp>>, tag: string, words: string) =>
    [...on.element.querySelectorAll<HTMLElement>(`#main ${tag}`)].find(({ textContent }) => textContent === words)

  it('selects the strongest planet in the universe', async () => {
    const on = await openHome('universe')
    await on.until(() => expect(action(on, 'button', 'Fly to the top story')).toBeDefined())
    await act(async () => action(on, 'button', 'Fly to the top story')?.click())
    await on.until(() => expect(on.history.location.search).toContain(live(1).id))
  })

  it('flies to a classic where no source shows anything', async () => {
    const on = await openHome('universe', '/', (number) => buildTrendDetail(number, { origin: 'starter' }))
    await on.until(() => expect(action(on, 'button', 'Fly to a classic')).toBeDefined())
  })

  it('counts the same stories while a search narrows the list', async () => {
    const on = await openHome('list', `/?q=${encodeURIComponent('Trend 3')}`)
    await on.until(() => expect(on.find('#main').textContent).toContain('30 stories people are talking about'))
  })
})
