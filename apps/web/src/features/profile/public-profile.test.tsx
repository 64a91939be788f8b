import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'
import { teachDialogs } from '../../test-support/dialogs'
// What a press opens is loaded already.
import '../../components/reports/report-dialog'

type Page = Awaited<ReturnType<typeof openApp>>

const GRACE = {
  username: 'grace',
  name: 'Grace',
  avatar: null,
  memberSince: '2026-03',
  achievements: ['first-quiz', 'perfect-score'],
}
const shared = vi.fn<(input: { readonly username: string }) => Promise<unknown>>()
const me = vi.fn<() => Promise<unknown>>()
const send = vi.fn<(report: object) => Promise<unknown>>()

let page: Page | undefined
async function open(path: string, options: Partial<AppOptions> = {}): Promise<Page> {
  page = await openApp({ path, backend: { account: { shared }, auth: { me }, reports: { send } }, ...options })
  return page
}

beforeEach(() => {
  shared.mockReset().mockImplementation(async () => ({ data: GRACE }))
  send.mockReset().mockResolvedValue({ data: { received: true } })
  me.mockReset().mockRejectedValue(new AppError('internal_error', 'x'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
})

describe('the profile a shared link leads to (OP-64)', () => {
  it('is read by a guest, without any sign-in', async () => {
    const on = await open('/profile?u=grace')
    await on.until(() => expect(on.find('h1').textContent).toBe('Grace'))
    expect(shared.mock.calls[0]).toEqual([{ username: 'grace' }, { signal: expect.any(AbortSignal) }])
    expect(on.text()).toContain('@grace · joined March 2026')
    const badges = [...on.element.querySelectorAll('.public-badge')].map(({ textContent }) => textContent)
    expect(badges).toEqual(['First contactFinish a quiz', 'Clear skyFinish a quiz without a mistake'])
    expect(on.find('h2').textContent).toBe('2 badges')
    expect(on.history.location.pathname).toBe('/profile')
    expect(on.find('main a[href="/signup"]').textContent).toBe('Create Free Account')
  })

  it('says so where nothing was earned yet', async () => {
    shared.mockImplementation(async () => ({ data: { ...GRACE, achievements: [] } }))
    const on = await open('/profile?u=grace')
    await on.until(() => expect(on.text()).toContain('No badges yet'))
    expect(on.element.querySelector('.public-badge')).toBeNull()
  })

  it('is somebody else’s for a member, and their own page for whoever follows their own link', async () => {
    const on = await open('/profile?u=grace', { account: buildAccount() })
    await on.until(() => expect(on.find('h1').textContent).toBe('Grace'))
    expect(me).not.toHaveBeenCalled()
    await on.remove()
    await open('/profile?u=ADA', { account: buildAccount() })
    await on.until(() => expect(me).toHaveBeenCalled())
  })

  it.each([
    ['not shared', new AppError('not_found', 'x'), {}, 'This profile isn’t shared'],
    ['not readable', new AppError('internal_error', 'x'), {}, 'The profile didn’t load'],
    ['not on this device', new AppError('not_found', 'x'), { runtime: 'browser' }, 'This profile isn’t available'],
  ] as const)('tells that it is %s', async (_, error, options, title) => {
    shared.mockRejectedValue(error)
    const on = await open('/profile?u=grace', options)
    await on.until(() => expect(on.find('h1').textContent).toBe(title))
  })

  it('can be reported: with a reason, and told when it has arrived or has not (OP-80)', async () => {
    teachDialogs()
    const on = await open('/profile?u=grace')
    const named = (name: string) => [...on.element.querySelectorAll('button')].find((one) => one.textContent === name)
    await on.until(() => expect(named('Report')).toBeDefined())
    await act(async () => named('Report')?.click())
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Report this profile'))
    await on.click('dialog button[type=submit]')
    expect(on.find('#report-reason-error').textContent).toBe('Please choose what’s wrong')
    expect(send).not.toHaveBeenCalled()

    send.mockRejectedValueOnce(new AppError('internal_error', 'x'))
    await on.click('dialog input[value=impersonating]')
    await on.fill('#report-note', 'She is me.')
    await on.click('dialog button[type=submit]')
    await on.until(() => expect(on.find('dialog').textContent).toContain('We couldn’t send your report.'))

    await on.click('dialog button[type=submit]')
    await on.until(() => expect(on.element.querySelector('dialog')).toBeNull())
    const report = { kind: 'profile', username: 'grace', reason: 'impersonating', note: 'She is me.' }
    expect(send.mock.calls).toEqual([[report], [report]])
    await on.until(() => expect(document.body.textContent).toContain('Thank you for your report.'))
  })

  it('is not reported on a device alone, where nobody reads reports', async () => {
    const on = await open('/profile?u=grace', { runtime: 'browser' })
    await on.until(() => expect(on.find('h1').textContent).toBe('Grace'))
    expect([...on.element.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Report')
  })

  it.each(['/profile', '/profile?u=..%2Fadmin', '/profile?u='])('still sends guests at %s to sign in', async (path) => {
    const on = await open(path)
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
    expect(shared).not.toHaveBeenCalled()
  })
})
