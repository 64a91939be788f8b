import type { Backend } from '@trendverse/contract/contract'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type AdminAccess, createAdminAccess } from '../../backend/admin/admin-access'
import type { AdminBackend } from '../../backend/admin/admin-backend'
import { createAdminSessionStore } from '../../backend/admin/admin-session-store'
import { memoryStorage } from '../../test-support/memory-storage'
import { AdminPage } from './admin-page'
import { renderAdmin } from './testing/render-admin'

vi.mock('./workplace/admin-pages', () => ({
  ADMIN_PAGES: ['users', 'audit'].map((page) => ({ page, Page: () => <h1>{page}</h1> })),
}))

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
afterEach(async () => {
  await page?.remove()
  page = undefined
})

const NOON_MS = Date.UTC(2026, 2, 1, 12)
const EXPIRES_AT = new Date(NOON_MS + 1).toISOString()

/** A page of an administrator who is not signed in, and the session that signing in opens. */
async function open(path: string) {
  const login = async () => ({ data: { token: 'fresh', expiresAt: EXPIRES_AT, account: buildAccount() } })
  const calls = { admin: { session: { login } } } as unknown as Backend
  const backend: AdminBackend = {
    call: (call) => call(calls),
    settle: async () => undefined,
    isOnDevice: () => false,
    offerSetup: async () => null,
    subscribeToRuntime: () => () => undefined,
    findServer: async () => undefined,
    watch: () => () => undefined,
  }
  const storage = memoryStorage()
  const session = createAdminSessionStore({ storage: () => storage, nowMs: () => NOON_MS })
  const access: AdminAccess = createAdminAccess(backend, session)
  const on = await renderAdmin(path, <AdminPage />, {}, access)
  page = on
  const signIn = async () => {
    await on.until(() => on.find('#email'))
    await on.type(on.find('#email'), 'vera@example.org')
    await on.type(on.find('#password'), 'secret-123')
    await on.click(on.find('button[type=submit]'))
    await on.until(() => expect(on.path()).not.toBe('/admin/login'))
  }
  return { on, access, signIn }
}

it('leads to the page first asked for with all that it was asked for, once signed in', async () => {
  const { on, signIn } = await open('/admin/users?q=ada&page=2#row-7')
  await on.until(() => expect(on.path()).toBe('/admin/login'))
  expect(on.search()).toEqual({ back: '/admin/users?q=ada&page=2#row-7' })
  await signIn()
  expect(on.address()).toBe('/admin/users?q=ada&page=2#row-7')
})

it('leads back to the page that was open when the session ended', async () => {
  const { on, access, signIn } = await open('/admin/users')
  await signIn()
  await on.navigate('/admin/audit?area=user')
  await on.until(() => expect(on.text()).toBe('audit'))
  await act(async () => access.session.close())
  await on.until(() => expect(on.path()).toBe('/admin/login'))
  expect(on.search()).toEqual({ back: '/admin/audit?area=user' })
})

it('leads to no other site, and to none of its own pages that are not for administrators', async () => {
  for (const back of ['//evil.example/admin', '/trends?q=a']) {
    const { on, signIn } = await open(`/admin/login?back=${encodeURIComponent(back)}`)
    await signIn()
    expect(on.address()).toBe('/admin')
    await on.remove()
  }
})
