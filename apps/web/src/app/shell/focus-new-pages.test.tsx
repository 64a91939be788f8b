import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { followTitle } from '../start/start-page'
import { openApp } from '../testing/open-app'
import { focusNewPages } from './focus-new-pages'

let page: Awaited<ReturnType<typeof openApp>> | undefined
const open = async () => {
  page = await openApp({ path: '/about' })
  followTitle(page.router)
  focusNewPages(page.router)
  return page
}
type Page = Awaited<ReturnType<typeof open>>
const go = (on: Page, href: string) => act(() => on.router.navigate({ href }))
const isOnPage = (on: Page) => expect(document.activeElement).toBe(on.find('main'))

afterEach(async () => {
  await page?.remove()
})

describe('the focus after a change of page', () => {
  it('goes on at the new page, named by its title', async () => {
    const on = await open()
    on.find('footer a[href="/terms"]').focus()
    await on.click('footer a[href="/terms"]')
    await on.until(() => isOnPage(on))
    expect(on.find('main').getAttribute('aria-label')).toBe('Terms · Trendverse')
    await go(on, '/privacy')
    expect(on.find('main').getAttribute('aria-label')).toBe('Privacy · Trendverse')
  })

  it('stays where somebody is typing, and where nothing but the search changed', async () => {
    const on = await open()
    on.find('#newsletter-email').focus()
    await go(on, '/terms')
    expect(document.activeElement?.id).toBe('newsletter-email')
    const link = on.find('header a')
    link.focus()
    await go(on, '/terms?q=other')
    expect(document.activeElement).toBe(link)
  })

  it.each([
    ['in the new page', 'main a', false],
    ['at the header by a key', 'header a', true],
  ])('stays with a visitor who was %s before the page was announced', async (_, place, byKey) => {
    page = await openApp({ path: '/about' })
    const on = page
    on.router.subscribe('onRendered', () => {
      if (byKey) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      on.find(place).focus()
    })
    focusNewPages(on.router)
    on.find('footer a[href="/terms"]').focus()
    await on.click('footer a[href="/terms"]')
    await on.until(() => expect(on.find('main').getAttribute('aria-label')).toBe(document.title))
    expect(document.activeElement).toBe(on.find(place))
  })

  it('goes on at the new page when a window that closed gave it back elsewhere', async () => {
    page = await openApp({ path: '/about' })
    const on = page
    on.router.subscribe('onRendered', () => on.find('header a').focus())
    focusNewPages(on.router)
    on.find('footer a[href="/terms"]').focus()
    await on.click('footer a[href="/terms"]')
    await on.until(() => expect(document.activeElement).toBe(on.find('main')))
  })

  it('is left to the anchor of an address', async () => {
    const on = await open()
    const link = on.find('header a')
    link.focus()
    await go(on, '/terms#nowhere')
    expect(on.find('h1').textContent).toContain('Terms')
    expect(document.activeElement).toBe(link)
  })
})
