import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>

let page: Page | undefined
const sendMessage = vi.fn<(input: unknown) => Promise<unknown>>()

async function open(options: Partial<AppOptions> = {}): Promise<Page> {
  page = await openApp({ path: '/contact', backend: { contact: { send: sendMessage } }, ...options })
  return page
}

/** The message is no input element, so it is typed into by itself. */
const write = (on: Page, text: string) =>
  act(async () => {
    const field = on.find('#message')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const errorOf = (on: Page, field: string) => on.element.querySelector(`#${field}-error`)?.textContent ?? null
const send = (on: Page) => on.click('main button[type=submit]')

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue({ data: { received: true } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
})

describe('/contact', () => {
  it('asks for every field in its words, and for the first of them', async () => {
    const on = await open()
    await send(on)
    await on.until(() => expect(errorOf(on, 'name')).toBe('Please enter your name'))
    expect(['email', 'subject', 'message'].map((field) => errorOf(on, field))).toEqual([
      'Email is required',
      'Please enter a subject',
      'Please enter a message',
    ])
    expect(document.activeElement?.id).toBe('name')
    expect(sendMessage).not.toHaveBeenCalled()
  })

  it('knows who is signed in, sends what was written and says that it arrived (OP-77)', async () => {
    const on = await open({ account: buildAccount() })
    await on.until(() => expect((on.find('#name') as HTMLInputElement).value).toBe('Ada Quill'))
    await on.fill('#subject', 'A question')
    await write(on, 'Two\nlines')
    await send(on)
    await on.until(() => expect(on.text()).toContain('Your message has arrived'))
    const message = { name: 'Ada Quill', email: 'ada@example.org', subject: 'A question', message: 'Two\nlines' }
    expect(sendMessage.mock.calls).toEqual([[message]])
  })

  it('keeps what was written when somebody signs in or out meanwhile, here or in another tab', async () => {
    const on = await open({ account: buildAccount() })
    const valueOf = (field: string) => (on.find(`#${field}`) as HTMLInputElement).value
    await on.until(() => expect(valueOf('name')).toBe('Ada Quill'))
    await on.fill('#email', 'other@example.org')
    await write(on, 'A long letter')
    await act(async () => on.session.close())
    expect(['name', 'email', 'message'].map(valueOf)).toEqual(['Ada Quill', 'other@example.org', 'A long letter'])
    const grace = { id: '00000000-0000-7000-8000-0000000000ff', fullName: 'Grace Hopper', email: 'grace@example.org' }
    await act(async () => on.session.open('another', buildAccount(grace)))
    expect(['name', 'email', 'message'].map(valueOf)).toEqual(['Grace Hopper', 'other@example.org', 'A long letter'])
  })

  it('leads the keyboard on, to the news that it arrived and from there to another message', async () => {
    const on = await open({ account: buildAccount() })
    await on.until(() => expect((on.find('#name') as HTMLInputElement).value).toBe('Ada Quill'))
    await on.fill('#subject', 'A question')
    await write(on, 'Hello')
    await send(on)
    await on.until(() => expect(document.activeElement?.textContent).toBe('Your message has arrived'))
    await on.click('main .contact-panel button')
    expect(document.activeElement?.id).toBe('name')
    expect((on.find('#name') as HTMLInputElement).value).toBe('Ada Quill')
  })

  it('keeps what was written when it did not get through', async () => {
    sendMessage.mockRejectedValueOnce(new AppError('unavailable', 'x'))
    const on = await open({ account: buildAccount() })
    await on.fill('#subject', 'A question')
    await write(on, 'Hello')
    await send(on)
    await on.until(() => expect(on.text()).toContain('Your message wasn’t sent. Please try again later.'))
    expect((on.find('#message') as HTMLTextAreaElement).value).toBe('Hello')
    await send(on)
    await on.until(() => expect(on.text()).toContain('Your message has arrived'))
  })

  it('says beside its field what only the server knew, and when somebody writes too often', async () => {
    sendMessage.mockRejectedValueOnce(new AppError('invalid_input', 'x', { fields: { subject: 'Not this one' } }))
    sendMessage.mockRejectedValueOnce(new AppError('rate_limited', 'Too many attempts. Please try again later.'))
    const on = await open({ account: buildAccount() })
    await on.fill('#subject', 'A question')
    await write(on, 'Hello')
    await send(on)
    await on.until(() => expect(errorOf(on, 'subject')).toBe('Not this one'))
    await on.fill('#subject', 'Another')
    await send(on)
    await on.until(() => expect(on.text()).toContain('Too many attempts. Please try again later.'))
  })
})
