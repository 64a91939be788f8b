import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../app/testing/open-app'

const row = {
  number: 1,
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Glass harbour',
  category: 'Science',
  color: '#00ffff',
  sources: ['hacker-news'],
  lifecycle: null,
  onShow: false,
  light: 1,
  bornAt: '2026-11-20T17:00:00.000Z',
  peakAt: '2026-11-20T18:00:00.000Z',
  endedAt: null,
  people: 900,
}
const HOUR = { page: 1, pageSize: 24, firstAt: '2026-11-20T17Z', nowAt: '2026-11-27T09Z' }

describe('the list of an hour and its ways on', () => {
  let page: Awaited<ReturnType<typeof openApp>> | undefined
  afterEach(() => page?.remove())

  async function linksAt(at: string, runtime: 'server' | 'browser' = 'server') {
    const isEmpty = at < HOUR.firstAt || at > HOUR.nowAt
    const answer = { ...HOUR, at, data: isEmpty ? [] : [row], total: isEmpty ? 0 : 1 }
    const on = await openApp({ path: `/trends?at=${at}`, runtime, backend: { universe: { hour: async () => answer } } })
    page = on
    await on.until(() => expect(on.find('h1').textContent).toContain('Trends at'))
    return new Map(
      [...on.element.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]),
    )
  }

  it('show each trend under its number, with its planet', async () => {
    await linksAt('2026-11-20T18Z')
    const first = page?.element.querySelector('main ol > li')
    expect(first?.textContent).toMatch(/^1Glass harbour/)
    expect(first?.querySelector('.portrait-box')).not.toBeNull()
  })

  it('lead to the galaxy of that hour', async () => {
    const links = await linksAt('2026-11-20T18Z')
    expect(links.get('See this hour in the galaxy')).toBe('/?view=galaxy&at=2026-11-20T18Z')
    expect(links.has('Go to the first recorded hour')).toBe(false)
  })

  it('lead from before the first evidence to the first hour, and into no galaxy', async () => {
    const links = await linksAt('2026-11-20T16Z')
    expect(links.get('Go to the first recorded hour')).toBe('/trends?at=2026-11-20T17Z')
    expect(links.has('See this hour in the galaxy')).toBe(false)
  })

  it('lead from an hour still to come to the present alone', async () => {
    const links = await linksAt('2026-11-27T10Z')
    expect(links.get('See what’s trending now')).toBe('/trends')
    expect(links.has('Go to the first recorded hour')).toBe(false)
    expect(links.has('See this hour in the galaxy')).toBe(false)
  })

  it('lead into no galaxy on a device alone', async () => {
    expect((await linksAt('2026-11-20T18Z', 'browser')).has('See this hour in the galaxy')).toBe(false)
  })
})
