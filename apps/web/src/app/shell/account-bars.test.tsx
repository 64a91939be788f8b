import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { type AppOptions, openApp } from '../testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>

let page: Page | undefined
const resendVerification = vi.fn(async () => ({
  data: { sent: true },
  message: 'Verification email sent! Please check your inbox.',
}))

async function open(options: AppOptions): Promise<Page> {
  teachDialogs()
  page = await openApp({ backend: { auth: { resendVerification } }, ...options })
  return page
}

const addressesIn = (on: Page, place: string) =>
  [...on.find(place).querySelectorAll('a')].map((link) => link.getAttribute('href'))

afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
})

describe('the bars over the pages', () => {
  it('lead to the sections of the site, at home as elsewhere (HD-01, OP-02)', async () => {
    for (const path of ['/terms', '/']) {
      const on = await open({ path })
      expect(addressesIn(on, 'nav[aria-label="Sections"]')).toEqual(['/', '/trends', '/games', '/news', '/about'])
      await on.remove()
    }
  })

  it('offer guests the two ways in (HD-05)', async () => {
    const on = await open({ path: '/terms' })
    expect(on.find('.account-area').textContent).toBe('Sign In🚀 Join Free')
    expect(addressesIn(on, '.account-area')).toEqual(['/login', '/signup'])
  })

  it('show whoever is signed in and what they can do (HD-04), and close on Escape', async () => {
    const on = await open({ path: '/terms', account: buildAccount() })
    await on.until(() => on.find('.account-area button'))
    await on.click('.account-area button')
    expect(on.find('.account-area').textContent).toContain('Ada Quillada@example.org')
    expect(addressesIn(on, '.account-area')).toContain('/logout')
    await on.press('.account-area', 'Escape')
    expect(on.element.querySelector('nav[aria-label="Account"]')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Account menu for ada')
  })

  it('hold /logout in the menu of small screens, for whoever is signed in (HD-02)', async () => {
    const on = await open({ path: '/terms', account: buildAccount() })
    await on.click('button[aria-label="Open the menu"]')
    await on.until(() => expect(addressesIn(on, 'dialog')).toContain('/logout'))
    await on.remove()
    const guest = await open({ path: '/terms' })
    await guest.click('button[aria-label="Open the menu"]')
    await guest.until(() => expect(addressesIn(guest, 'dialog')).toEqual(expect.arrayContaining(['/login', '/signup'])))
    expect(addressesIn(guest, 'dialog')).not.toContain('/logout')
  })

  it('hold what has no room in them below More, the galaxy only where there is one', async () => {
    const on = await open({ path: '/terms' })
    await on.press('button[aria-expanded]', 'ArrowDown')
    await on.until(() => expect(document.activeElement?.textContent).toBe('Quiz of the day'))
    const ways = ['/quiz/today', '/memes', '/forecasts', '/?view=galaxy']
    expect(addressesIn(on, 'nav[aria-label="Sections"] ul ul')).toEqual(ways)
    const walk = async (key: string) => {
      await on.press('nav[aria-label="Sections"] ul ul', key)
      return document.activeElement?.textContent
    }
    expect([await walk('ArrowDown'), await walk('End'), await walk('ArrowDown'), await walk('ArrowUp')]).toEqual([
      'Memes',
      'Galaxy',
      'Quiz of the day',
      'Galaxy',
    ])
    await on.press('nav[aria-label="Sections"] ul ul', 'Escape')
    expect(document.activeElement?.textContent).toBe('More')
    expect(on.element.querySelector('nav[aria-label="Sections"] ul ul')).toBeNull()
    await on.remove()
    const alone = await open({ path: '/terms', runtime: 'browser' })
    await alone.click('button[aria-label="Open the menu"]')
    await alone.until(() => expect(addressesIn(alone, 'dialog')).toEqual(expect.arrayContaining(ways.slice(0, 3))))
    expect(addressesIn(alone, 'dialog')).not.toContain('/?view=galaxy')
  })

  it('close the menu when the screen grows wide enough to hide it', async () => {
    const on = await open({ path: '/terms' })
    const screen = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(screen as unknown as MediaQueryList)
    await on.click('button[aria-label="Open the menu"]')
    await on.until(() => expect((on.find('dialog') as HTMLDialogElement).open).toBe(true))
    screen.matches = true
    await act(async () => void screen.dispatchEvent(new Event('change')))
    expect(on.element.querySelector('dialog')).toBeNull()
  })

  it('remind whoever is not verified, and send the mail again (OP-13)', async () => {
    const on = await open({ path: '/terms', account: buildAccount({ emailVerified: false }) })
    await on.until(() => on.find('.verify-banner button'))
    await on.click('.verify-banner button')
    await on.until(() => expect(on.text()).toContain('Verification email sent! Please check your inbox.'))
    expect(resendVerification).toHaveBeenCalledWith({ email: 'ada@example.org' })
  })

  it('tell at home who is here and whether the account is active (HM-08), and name the way to the profile (HD-06)', async () => {
    const on = await open({ path: '/', account: buildAccount() })
    await on.until(() => expect(on.find('.status-card').textContent).toBe('adaactive'))
    expect(on.find('.account-area a[href="/profile"] .truncate').textContent).toBe('ada')
    await on.remove()
    const inactive = await open({ path: '/', account: buildAccount({ isActive: false }) })
    await inactive.until(() => expect(inactive.find('.status-card').textContent).toBe('adainactive'))
  })
})

describe('the foot of the page', () => {
  it('ends the list of the home page, not the universe (RT-16)', async () => {
    const list = await open({ path: '/' })
    expect(addressesIn(list, 'footer')).toEqual(expect.arrayContaining(['/memes', '/forecasts', '/privacy']))
    await list.remove()
    const universe = await open({ path: '/', view: 'universe' })
    expect(universe.element.querySelector('footer')).toBeNull()
  })
})

describe('messages between pages (OP-07)', () => {
  const text = 'Your free trial has been used. Please sign up to take more quizzes!'

  it('keep ER-57 in sight until it is closed, and out of the history', async () => {
    const on = await open({ path: '/terms', state: { message: { kind: 'trial', text } } })
    await on.until(() => expect(on.text()).toContain(text))
    expect(addressesIn(on, 'section[aria-label="Notice"]')).toEqual(['/signup'])
    expect(on.history.location.state).not.toHaveProperty('message.text')
    await on.click('button[aria-label="Close this notice"]')
    expect(on.text()).not.toContain(text)
  })
})

describe('a site closed for maintenance (OP-15)', () => {
  it('shows nothing but that', async () => {
    const on = await open({ path: '/terms', settings: { maintenanceMode: true } })
    expect(on.find('h1').textContent).toBe("We'll be right back.")
    expect(on.element.querySelector('header')).toBeNull()
  })
})

describe('the invitation to sign up (AC-28 to AC-30)', () => {
  it('names what is promised and leads both ways', async () => {
    const on = await open({ path: '/about' })
    const button = [...on.element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'What you get with a free account',
    )
    button?.setAttribute('data-ask', '')
    await on.click('[data-ask]')
    await on.until(() => expect(on.find('dialog').textContent).toContain('Ready to Unlock Everything?'))
    for (const promise of ['100% free', 'Instant access', 'No credit card', 'Create Free Account', 'Sign In']) {
      expect(on.find('dialog').textContent).toContain(promise)
    }
    expect(addressesIn(on, 'dialog')).toEqual(['/signup', '/login'])
  })
})
