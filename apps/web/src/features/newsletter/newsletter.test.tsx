import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>
type Call = (input: unknown) => Promise<unknown>

const SUBSCRIBED = 'Successfully subscribed! Welcome to the universe of trends.'

let page: Page | undefined
const subscribe = vi.fn<Call>()
const confirm = vi.fn<Call>()
const unsubscribe = vi.fn<Call>()
const backend = { newsletter: { subscribe, confirm, unsubscribe } }

async function open(path = '/terms'): Promise<Page> {
  page = await openApp({ path, backend })
  return page
}

const messageOf = (on: Page) => on.find('#newsletter-email-message').textContent
const send = async (on: Page, email: string) => {
  await on.fill('#newsletter-email', email)
  await on.click('footer button[type=submit]')
}

beforeEach(() => {
  for (const call of Object.values(backend.newsletter)) call.mockReset()
  subscribe.mockResolvedValue({ data: { subscribed: true, confirmationSent: false }, message: SUBSCRIBED })
  unsubscribe.mockResolvedValue({ data: { unsubscribed: true } })
  confirm.mockResolvedValue({ data: { subscribed: true } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the newsletter form at the end of every page', () => {
  it.each([
    ['', 'Please enter your email address'], // ER-18
    ['  ', 'Please enter your email address'],
    ['ada', 'Please enter a valid email address'], // ER-19
  ])('answers %j with "%s" and asks no server', async (email, text) => {
    const on = await open()
    await send(on, email)
    await on.until(() => expect(messageOf(on)).toBe(text))
    expect(on.find('#newsletter-email').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.id).toBe('newsletter-email')
    expect(subscribe).not.toHaveBeenCalled()
  })

  it.each([
    ['already_subscribed', 'This email is already subscribed to our newsletter!'], // ER-20
    ['internal_error', 'Something went wrong. Please try again later.'], // ER-21
    ['unavailable', 'Something went wrong. Please try again later.'],
    ['rate_limited', 'Too many attempts. Please try again later.'],
  ] as const)('tells %s in its own words, until the address is edited', async (code: ErrorCode, text) => {
    subscribe.mockRejectedValue(new AppError(code, text))
    const on = await open()
    await send(on, 'ada@example.org')
    await on.until(() => expect(messageOf(on)).toBe(text))
    await on.fill('#newsletter-email', 'ada@example.or')
    expect(messageOf(on)).toBe('')
    expect(on.find('#newsletter-email').getAttribute('aria-invalid')).toBe('false')
  })

  it('is at work as long as the call takes, sends once, and clears its good news after 5 s (NL-03, NL-05, OP-66)', async () => {
    let answer: (value: unknown) => void = () => undefined
    subscribe.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const on = await open()
    await send(on, ' ada@example.org ')
    await on.until(() => expect(subscribe).toHaveBeenCalledWith({ email: 'ada@example.org', source: 'footer' }))
    expect(on.find('footer button[type=submit]').textContent).toBe('Subscribing...')
    await on.click('footer button[type=submit]')
    vi.useFakeTimers()
    await act(async () => answer({ message: SUBSCRIBED }))
    expect([messageOf(on), subscribe.mock.calls.length]).toEqual([SUBSCRIBED, 1])
    expect((on.find('#newsletter-email') as HTMLInputElement).value).toBe('')
    await act(async () => vi.advanceTimersByTime(4_999))
    expect(messageOf(on)).toBe(SUBSCRIBED)
    await act(async () => vi.advanceTimersByTime(1))
    expect(messageOf(on)).toBe('')
  })

  it('stands beside what the place is and the quick links, in this order (FT-01, FT-02)', async () => {
    const on = await open()
    const headings = Array.from(on.find('footer').querySelectorAll('h2'), ({ textContent }) => textContent)
    // The column of platforms comes with its heading once the footer is near.
    expect(headings).toEqual(['Trendverse', 'Quick links', 'The week in one email'])
    expect(on.find('footer .footer-social-place').nextElementSibling?.textContent).toContain('The week in one email')
    const links = Array.from(on.find('footer nav').querySelectorAll('a'), (link) => link.getAttribute('href'))
    expect(links).toEqual(['/', '/trends', '/about', '/terms', '/privacy'])
    expect(on.find('footer a[href="/contact"]').textContent).toBe('Write to us')
    expect(on.find('footer a[href="/games"]').textContent).toBe('Games')
  })
})

describe('/unsubscribe', () => {
  it('ends nothing by being opened; the button does, once', async () => {
    const on = await open('/unsubscribe?token=abc')
    expect(on.find('h1').textContent).toBe('Unsubscribe from the newsletter?')
    expect(unsubscribe).not.toHaveBeenCalled()
    await on.click('main button')
    await on.until(() => expect(on.find('h1').textContent).toBe('You’re unsubscribed'))
    expect(unsubscribe.mock.calls).toEqual([[{ token: 'abc' }]])
  })

  it.each(['/unsubscribe', `/unsubscribe?token=${'x'.repeat(201)}`])(
    'says that %s is no link of ours',
    async (path) => {
      const on = await open(path)
      expect(on.find('h1').textContent).toBe('This link is incomplete')
      expect(on.element.querySelector('main button')).toBeNull()
    },
  )

  it('keeps a link that could not be used for another try', async () => {
    unsubscribe.mockRejectedValueOnce(new AppError('unavailable', 'x'))
    const on = await open('/unsubscribe?token=abc')
    await on.click('main button')
    await on.until(() => expect(on.text()).toContain('Your link still works, so please try again.'))
    await on.click('main button')
    await on.until(() => expect(on.find('h1').textContent).toBe('You’re unsubscribed'))
  })
})

describe('/newsletter/confirm', () => {
  it('confirms once, by itself', async () => {
    const on = await open('/newsletter/confirm?token=abc')
    await on.until(() => expect(on.find('h1').textContent).toBe('Welcome aboard'))
    expect(confirm.mock.calls).toEqual([[{ token: 'abc' }]])
  })

  it('says why a link does not count, and how to subscribe again', async () => {
    confirm.mockRejectedValue(new AppError('token_used', 'This subscription was ended.'))
    const on = await open('/newsletter/confirm?token=abc')
    await on.until(() => expect(on.text()).toContain('This subscription was ended. You can subscribe again'))
  })

  it('waits for another try when the server did not answer, and asks for the link where there is none', async () => {
    confirm.mockRejectedValueOnce(new AppError('unavailable', 'x'))
    const on = await open('/newsletter/confirm?token=abc')
    await on.until(() => expect(on.find('h1').textContent).toBe('That didn’t work'))
    await on.click('main button')
    await on.until(() => expect(on.find('h1').textContent).toBe('Welcome aboard'))
    await page?.remove()
    expect((await open('/newsletter/confirm')).text()).toContain('Please use the link in our email.')
  })
})
