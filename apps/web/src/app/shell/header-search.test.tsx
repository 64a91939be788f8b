import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>
type Asked = { readonly search: string; readonly sort: string }

const TRENDS = [1, 2, 3, 4, 5, 6, 7].map((number) => buildTrendDetail(number, { name: `Comet ${number}` }))
const listCurrent = vi.fn(async (_: Asked) => ({ data: TRENDS, total: TRENDS.length }))

let page: Page | undefined
async function open(): Promise<Page> {
  Element.prototype.scrollIntoView = () => undefined
  page = await openApp({ path: '/terms', backend: { trends: { listCurrent } } })
  return page
}
const FIELD = '.site-search input'
const optionsOf = (on: Page) => [...on.element.querySelectorAll('[role=option]')]
const activeOf = (on: Page) => on.element.querySelector('[role=option][aria-selected=true]')?.textContent ?? null

async function search(on: Page, text: string, found: number) {
  await on.fill(FIELD, text)
  await on.until(() => expect(optionsOf(on)).toHaveLength(found))
}

afterEach(async () => {
  await page?.remove()
  page = undefined
  listCurrent.mockClear()
  vi.restoreAllMocks()
})

describe('the search of the header', () => {
  it('walks through its hits and out of them again, and says where it is', async () => {
    const on = await open()
    await search(on, 'comet', 7)
    expect(listCurrent.mock.calls[0]?.[0]).toMatchObject({ search: 'comet', sort: 'match', status: 'active' })
    expect(optionsOf(on).at(-1)?.textContent).toBe('All 7 as a list')
    expect(activeOf(on)).toBeNull()
    await on.press(FIELD, 'ArrowDown')
    expect(activeOf(on)).toContain('Comet 1')
    expect(on.find(FIELD).getAttribute('aria-activedescendant')).toBe(optionsOf(on)[0]?.id)
    await on.press(FIELD, 'ArrowUp')
    expect(activeOf(on)).toBeNull()
    await on.press(FIELD, 'ArrowUp')
    expect(activeOf(on)).toBe('All 7 as a list')
  })

  it('closes on Escape and opens again with an arrow; what was typed stays', async () => {
    const on = await open()
    await search(on, 'comet', 7)
    await on.press(FIELD, 'Escape')
    expect(optionsOf(on)).toHaveLength(0)
    expect(on.find(FIELD).getAttribute('aria-expanded')).toBe('false')
    expect((on.find(FIELD) as HTMLInputElement).value).toBe('comet')
    await on.press(FIELD, 'ArrowDown')
    await on.until(() => expect(optionsOf(on)).toHaveLength(7))
  })

  it('forgets what the arrows came to when the list changes under them', async () => {
    const on = await open()
    await search(on, 'comet', 7)
    await on.press(FIELD, 'ArrowDown')
    listCurrent.mockResolvedValueOnce({ data: TRENDS.slice(4, 6), total: 2 })
    await search(on, 'comet 5', 2)
    expect(activeOf(on)).toBeNull()
    expect(on.find(FIELD).getAttribute('aria-activedescendant')).toBeNull()
  })

  it('takes Enter at its word, before the search has caught up with the field', async () => {
    const on = await open()
    await on.fill(FIELD, ' comet ')
    await on.press(FIELD, 'Enter')
    await on.until(() => expect(on.history.location.href).toBe('/trends?q=comet'))
  })

  it('leads from a hit to its story, and with nothing chosen to the list of all', async () => {
    const on = await open()
    await search(on, 'comet', 7)
    await on.press(FIELD, 'Enter')
    await on.until(() => expect(on.history.location.href).toBe('/trends?q=comet'))
    expect(optionsOf(on)).toHaveLength(0)
    await search(on, 'comets', 7)
    await on.press(FIELD, 'ArrowDown')
    await on.press(FIELD, 'Enter')
    await on.until(() => expect(on.history.location.pathname).toBe(`/trends/${TRENDS[0]?.id}`))
  })

  it('says in one sentence that nothing matches, and that it failed', async () => {
    const on = await open()
    listCurrent.mockResolvedValueOnce({ data: [], total: 0 })
    await on.fill(FIELD, 'zzzz')
    await on.until(() => expect(on.find('.search-results output').textContent).toBe('No trends match your search.'))
    listCurrent.mockRejectedValueOnce(new TypeError('no server'))
    await on.fill(FIELD, 'zzzzz')
    await on.until(() =>
      expect(on.find('.search-results output').textContent).toBe('The search failed. Please try again.'),
    )
  })

  it('shows hostile names as what they are', async () => {
    const on = await open()
    const name = '<img src=x onerror=alert(1)>'
    listCurrent.mockResolvedValueOnce({ data: [buildTrendDetail(1, { name })], total: 1 })
    await search(on, 'img', 1)
    expect(optionsOf(on)[0]?.textContent).toContain(name)
    expect(on.element.querySelector('[role=option] img[src=x]')).toBeNull()
  })
})
