// @vitest-environment jsdom
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { beforeEach, expect, it, vi } from 'vitest'
import { THEME_KEY } from '../../components/browser/theme'
import { memoryStorage } from '../../test-support/memory-storage'
import { followTheme, keepThemeInAccount } from './follow-theme'

const update = vi.fn<(edit: unknown) => Promise<unknown>>()
// The one call this asks for.
const call = ((run: (backend: unknown) => unknown) => run({ account: { update } })) as never
const told = vi.fn<(account: unknown) => void>()
const session = (token: string | null) => ({ token: () => token, update: told }) as never

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({ [THEME_KEY]: 'system' }))
  update.mockReset().mockResolvedValue({ data: buildAccount() })
  told.mockReset()
})

it('keeps the theme in the account of whoever is signed in, and asks nothing for guests (AC-02)', async () => {
  await keepThemeInAccount({ session: session(null), call })
  expect(update).not.toHaveBeenCalled()
  await keepThemeInAccount({ session: session('fresh'), call })
  expect(update).toHaveBeenCalledExactlyOnceWith({ theme: 'system' })
  expect(told).toHaveBeenCalledWith(buildAccount())
})

it('leaves what is shown alone when the account could not be told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  update.mockRejectedValue(new Error('lost'))
  await keepThemeInAccount({ session: session('fresh'), call })
  expect(told).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

it('follows the device until a theme is chosen, and stores nothing before (OP-96)', () => {
  localStorage.removeItem(THEME_KEY)
  const device = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => device)
  followTheme()
  device.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset.theme).toBe('light')
  device.matches = false
  device.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
})

it('follows other tabs, and the device where that is the choice (OP-78)', () => {
  const device = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => device)
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  followTheme()
  device.dispatchEvent(new Event('change'))
  expect(dataset.theme).toBe('light')
  localStorage.setItem(THEME_KEY, 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(dataset.theme).toBe('light')
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
  expect(dataset.theme).toBe('dark')
  device.dispatchEvent(new Event('change'))
  expect(dataset.theme).toBe('dark')
  localStorage.setItem(THEME_KEY, 'light')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(dataset.theme).toBe('light')
})
