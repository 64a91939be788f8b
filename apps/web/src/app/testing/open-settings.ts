import type { Account } from '@trendverse/domain/accounts/account'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { connectToaster } from '../../components/overlays/notify'
import { teachDialogs } from '../../test-support/dialogs'
import { openApp } from './open-app'

export type SettingsPage = Awaited<ReturnType<typeof openApp>>
type Call = (input: unknown) => Promise<unknown>

export const settingsSession = (parts: object = {}) => ({
  id: '00000000-0000-7000-8000-0000000000b1',
  current: true,
  device: 'Firefox on Linux',
  network: '203.0.113.0',
  createdAt: '2026-02-27T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-08T10:00:00.000Z',
  ...parts,
})
export const PHONE = settingsSession({
  id: '00000000-0000-7000-8000-0000000000b2',
  current: false,
  device: 'Safari on iOS',
})

/** What the server behind the settings keeps and was asked for; begins anew with every test. */
export const kept: { account: Account; sessions: object[]; readonly toasts: string[] } = {
  account: buildAccount(),
  sessions: [],
  toasts: [],
}
export const calls = {
  update: vi.fn<Call>(),
  changePassword: vi.fn<Call>(),
  endSession: vi.fn<Call>(),
  endOtherSessions: vi.fn<Call>(),
  exportData: vi.fn<Call>(),
  remove: vi.fn<Call>(),
}
let page: SettingsPage | undefined

export async function openSettings(): Promise<SettingsPage> {
  teachDialogs()
  const { update, exportData, remove, ...ofSessions } = calls
  const backend = {
    auth: {
      me: async () => ({ data: kept.account }),
      listSessions: async () => ({ data: kept.sessions }),
      ...ofSessions,
    },
    account: { update, exportData, remove },
  }
  page = await openApp({ path: '/settings', backend, account: kept.account })
  connectToaster(({ text }) => kept.toasts.push(text))
  return page
}

export const errorOf = (on: SettingsPage, field: string) =>
  on.element.querySelector(`#${field}-error`)?.textContent ?? null
export const buttonIn = (on: SettingsPage, place: string, text: string) => {
  const found = [...on.find(place).querySelectorAll('button')].find((button) => button.textContent === text)
  if (!found) throw new Error(`There is no button "${text}" in ${place}`)
  return found
}
export const press = (on: SettingsPage, place: string, text: string) =>
  act(async () => buttonIn(on, place, text).click())
export const refuse = (call: (typeof calls)['update'], code: ErrorCode, fields?: Record<string, string>) =>
  call.mockRejectedValue(new AppError(code, 'x', fields && { fields }))

/** Every test begins with the same account and two sessions, and leaves no page behind. */
export function beginWithSettings(): void {
  beforeEach(() => {
    kept.account = buildAccount()
    kept.sessions = [PHONE, settingsSession()]
    kept.toasts.length = 0
    for (const call of Object.values(calls)) call.mockReset()
    calls.update.mockImplementation(async (edit) => {
      kept.account = { ...kept.account, ...(edit as object) }
      return { data: kept.account }
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.localStorage.clear()
  })
  afterEach(async () => {
    await page?.remove()
    page = undefined
    vi.restoreAllMocks()
  })
}
