import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { createListeners } from '@trendverse/domain/primitives/store'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdminAccess } from '../../backend/admin/admin-access'
import { createAdminSessionStore } from '../../backend/admin/admin-session-store'
import { memoryStorage } from '../../test-support/memory-storage'
import { AdminLoginPage } from './admin-login-page'
import { renderAdmin } from './testing/render-admin'

const NOON_MS = Date.UTC(2026, 2, 1, 12)
const EXPIRES_AT = new Date(NOON_MS + 1).toISOString()
const AWAY = 'On this device: the server can’t be reached.'

let page: Awaited<ReturnType<typeof renderAdmin>>
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(async () => {
  await page.remove()
  vi.restoreAllMocks()
})

/** The way in of a device whose server is away; `offers`: what each question for an offer is answered with. */
async function open(offers: () => Promise<string | null>, { isOnDevice = true } = {}) {
  let onDevice = isOnDevice
  const runtimes = createListeners()
  const opened = async () => ({ data: { token: 'device-1', expiresAt: EXPIRES_AT, account: buildAccount() } })
  const setup = vi.fn<(input: { readonly token: string }) => ReturnType<typeof opened>>(opened)
  const calls = { admin: { session: { setup } } } as unknown as Backend
  const goOver = async () => {
    onDevice = false
    runtimes.notify()
  }
  const findServer = vi.fn<() => Promise<void>>(async () => undefined)
  const session = createAdminSessionStore({ storage: memoryStorage, nowMs: () => NOON_MS })
  const access = createAdminAccess(
    {
      call: (call) => call(calls),
      settle: async () => undefined,
      isOnDevice: () => onDevice,
      offerSetup: () => (onDevice || !isOnDevice ? offers() : Promise.resolve(null)),
      subscribeToRuntime: runtimes.subscribe,
      findServer,
      watch: () => () => undefined,
    },
    session,
  )
  page = await renderAdmin('/admin/login', <AdminLoginPage />, {}, access)
  return { setup, session, findServer, goOver }
}

const fillIn = async () => {
  const values = {
    firstName: 'Vera',
    lastName: 'Rubin',
    username: 'vera_rubin',
    email: 'vera@example.org',
    password: 'violet comet over the bay',
    confirmation: 'violet comet over the bay',
  }
  for (const [name, value] of Object.entries(values)) await page.type(page.find(`input[name=${name}]`), value)
  await page.click(page.find('button[type=submit]'))
}

it('shows no form before it knows which, then that of the first administrator', async () => {
  let answer: (token: string) => void = () => undefined
  await open(() => new Promise((resolve) => (answer = resolve)))
  expect(page.element.querySelector('form')).toBeNull()
  await act(async () => answer('first'))
  expect(page.text()).toContain('This device has no administrator yet.')
})

it('can be filled in while the server has not answered yet, and keeps what was typed', async () => {
  let answer: (token: string | null) => void = () => undefined
  await open(() => new Promise((resolve) => (answer = resolve)), { isOnDevice: false })
  await page.type(page.find('input[name=email]'), 'vera@example.org')
  await act(async () => answer(null))
  expect(page.find('input[name=email]')).toHaveProperty('value', 'vera@example.org')
})

it('makes the first administrator with an offer of its own, since another tab voids the earlier one', async () => {
  let count = 0
  const { setup, session } = await open(async () => `offer ${++count}`)
  await page.until(() => page.find('form'))
  const before = count
  await fillIn()
  await page.until(() => expect(session.token()).toBe('device-1'))
  expect(setup.mock.calls).toMatchObject([[{ token: `offer ${before + 1}` }]])
})

it('says so where another tab has made the first administrator meanwhile', async () => {
  let isMade = false
  const { setup } = await open(async () => (isMade ? null : 'offer'))
  await page.until(() => page.find('form'))
  isMade = true
  await fillIn()
  await page.until(() => expect(page.text()).toContain('This device already has an administrator.'))
  expect(setup).not.toHaveBeenCalled()
})

it('says why this device could not be opened', async () => {
  await open(() => Promise.reject(new AppError('unavailable', 'Accounts need a secure connection.')))
  await page.until(() => expect(page.find('[role=alert]').textContent).toBe('Accounts need a secure connection.'))
})

it.each([null, 'offer'])(
  'says on both forms that the server is away, looks for it, and shows the server’s once it is there (offer %s)',
  async (offer) => {
    const { findServer, goOver } = await open(async () => offer)
    await page.until(() => expect(page.text()).toContain(AWAY))
    await page.click(page.button('Try again'))
    expect(page.text()).toContain(AWAY)
    findServer.mockImplementation(goOver)
    await page.click(page.button('Try again'))
    await page.until(() => expect(page.text()).toContain('Sign in with an administrator account.'))
    expect(page.text()).not.toContain(AWAY)
  },
)
