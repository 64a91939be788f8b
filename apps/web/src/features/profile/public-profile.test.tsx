import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'

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

let page: Page | undefined
async function open(path: string, options: Partial<AppOptions> = {}): Promise<Page> {
  page = await openApp({ path, backend: { account: { shared }, auth: { me } }, ...options })
  return page
}

beforeEach(() => {
  shared.mockReset().mockImplementation(async () => ({ data: GRACE }))
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
    expect(on.text()).toContain('@grace · here since March 2026')
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
    ['not shared', new AppError('not_found', 'x'), {}, 'This profile is not shared'],
    ['not readable', new AppError('internal_error', 'x'), {}, 'The profile did not arrive'],
    ['not on this device', new AppError('not_found', 'x'), { runtime: 'browser' }, 'This profile is kept elsewhere'],
  ] as const)('tells that it is %s', async (_, error, options, title) => {
    shared.mockRejectedValue(error)
    const on = await open('/profile?u=grace', options)
    await on.until(() => expect(on.find('h1').textContent).toBe(title))
  })

  it.each(['/profile', '/profile?u=..%2Fadmin', '/profile?u='])('still sends guests at %s to sign in', async (path) => {
    const on = await open(path)
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
    expect(shared).not.toHaveBeenCalled()
  })
})
