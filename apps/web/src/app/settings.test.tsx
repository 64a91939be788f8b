import type { Account } from '@trendverse/domain/accounts/account'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerThemeSwitch } from '../boot/answer-theme-switch'
import { connectToaster } from '../components/notify'
import { THEME_CHOSEN_EVENT } from '../components/theme'
import { teachDialogs } from '../test-support/dialogs'
import { openApp } from './testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>
type Call = (input: unknown) => Promise<unknown>

const session = (parts: object = {}) => ({
  id: '00000000-0000-7000-8000-0000000000b1',
  current: true,
  device: 'Firefox on Linux',
  network: '203.0.113.0',
  createdAt: '2026-02-27T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-08T10:00:00.000Z',
  ...parts,
})
const PHONE = session({ id: '00000000-0000-7000-8000-0000000000b2', current: false, device: 'Safari on iOS' })

let page: Page | undefined
let account: Account
let sessions: object[]
const toasts: string[] = []
const update = vi.fn<Call>()
const changePassword = vi.fn<Call>()
const endSession = vi.fn<Call>()
const endOtherSessions = vi.fn<Call>()
const exportData = vi.fn<Call>()
const remove = vi.fn<Call>()

async function open(path = '/settings'): Promise<Page> {
  teachDialogs()
  const backend = {
    auth: {
      me: async () => ({ data: account }),
      listSessions: async () => ({ data: sessions }),
      changePassword,
      endSession,
      endOtherSessions,
    },
    account: { update, exportData, remove },
  }
  page = await openApp({ path, backend, account })
  connectToaster(({ text }) => toasts.push(text))
  return page
}

const errorOf = (on: Page, field: string) => on.element.querySelector(`#${field}-error`)?.textContent ?? null
const buttonIn = (on: Page, place: string, text: string) => {
  const found = [...on.find(place).querySelectorAll('button')].find((button) => button.textContent === text)
  if (!found) throw new Error(`There is no button "${text}" in ${place}`)
  return found
}
const press = (on: Page, place: string, text: string) => act(async () => buttonIn(on, place, text).click())
const refuse = (call: typeof update, code: ErrorCode, fields?: Record<string, string>) =>
  call.mockRejectedValue(new AppError(code, 'x', fields && { fields }))

beforeEach(() => {
  account = buildAccount()
  sessions = [PHONE, session()]
  update.mockReset().mockImplementation(async (edit) => {
    account = { ...account, ...(edit as object) }
    return { data: account }
  })
  for (const call of [changePassword, endSession, endOtherSessions, exportData, remove]) call.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.localStorage.clear()
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  toasts.length = 0
  vi.restoreAllMocks()
})

describe('the settings', () => {
  it('send guests to the sign-in page, and from there back', async () => {
    page = await openApp({ path: '/settings?a=1#sessions' })
    expect(page.history.location.pathname).toBe('/login')
    expect(new URLSearchParams(page.history.location.search).get('from')).toContain('/settings')
  })

  it('lead to every section by its anchor', async () => {
    const on = await open()
    const anchors = [...on.element.querySelectorAll('.settings-nav a')].map((link) => link.getAttribute('href'))
    expect(anchors).toHaveLength(7)
    for (const anchor of anchors) expect(on.find(`section${anchor ?? ''} h2`).textContent).not.toBe('')
  })
})

describe('the profile form', () => {
  it('sends what was changed and nothing else, without the spaces around it', async () => {
    const on = await open()
    await on.fill('#first-name', ' Grace ')
    await on.fill('#bio', 'Counts stars.')
    await press(on, '#profile', 'Save changes')
    expect(update).toHaveBeenCalledExactlyOnceWith({ firstName: 'Grace', bio: 'Counts stars.' })
    await on.until(() => expect(toasts).toEqual(['Your profile has been saved.']))
    expect(on.session.getState().user?.firstName).toBe('Grace')
    expect(buttonIn(on, '#profile', 'Save changes').disabled).toBe(true)
  })

  it.each([
    ['first-name', '', 'First name is required'],
    ['first-name', 'x'.repeat(51), 'First name must have at most 50 characters'],
    ['username', 'ab', 'Username must have 3 to 20 characters'],
    ['username', 'a b c', 'Username may contain only letters, digits and _'],
    ['bio', 'x'.repeat(301), 'Bio must have at most 300 characters'],
  ])('refuses %s %j beside its field before anything is sent', async (field, text, message) => {
    const on = await open()
    await on.fill(`#${field}`, text)
    await press(on, '#profile', 'Save changes')
    expect(errorOf(on, field)).toBe(message)
    expect(update).not.toHaveBeenCalled()
  })

  it('tells a taken username beside its field (ER-13), and anything else above the button', async () => {
    const on = await open()
    await on.fill('#username', 'grace')
    refuse(update, 'username_taken')
    await press(on, '#profile', 'Save changes')
    expect(errorOf(on, 'username')).toBe('Username already exists')
    refuse(update, 'internal_error')
    await press(on, '#profile', 'Save changes')
    expect(on.find('#profile').textContent).toContain('Your profile could not be saved. Please try again.')
    expect(on.find('#username')).toHaveProperty('value', 'grace')
  })

  it('takes changes back', async () => {
    const on = await open()
    await on.fill('#username', 'grace')
    await press(on, '#profile', 'Undo changes')
    expect(on.find('#username')).toHaveProperty('value', 'ada')
  })

  it('finds a time zone by typing, with the keys of such fields', async () => {
    const on = await open()
    await on.click('#time-zone')
    await on.fill('#time-zone', 'europe zur')
    const options = [...on.element.querySelectorAll('[role=option]')]
    expect(options.map((option) => option.id)).toEqual([on.find('#time-zone').getAttribute('aria-activedescendant')])
    await on.press('#time-zone', 'Enter')
    expect(on.find('#time-zone')).toHaveProperty('value', 'Europe/Zurich')
    expect(on.element.querySelector('[role=listbox]')).toBeNull()
    await press(on, '#profile', 'Save changes')
    expect(update).toHaveBeenCalledWith({ timeZone: 'Europe/Zurich' })
  })

  it('leaves the time zone as it was on Escape and when nothing is found', async () => {
    const on = await open()
    await on.fill('#time-zone', 'mars')
    expect(on.find('[role=listbox]').textContent).toContain('No time zone of that name')
    await on.press('#time-zone', 'Enter')
    await on.press('#time-zone', 'Escape')
    expect(on.find('#time-zone')).toHaveProperty('value', 'UTC')
  })

  it('says which zone counts until the chosen one does (OP-22)', async () => {
    account = buildAccount({ timeZone: 'Europe/Zurich', nextTimeZone: 'Asia/Tokyo' })
    const on = await open()
    expect(on.find('#time-zone')).toHaveProperty('value', 'Asia/Tokyo')
    expect(on.find('#time-zone-hint').textContent).toBe('Until your next day begins, Europe/Zurich still counts.')
  })
})

describe('what is not saved yet', () => {
  it('is not left without a question, and a way to stay', async () => {
    const on = await open()
    await on.fill('#username', 'grace')
    await on.click('a[href="/about"]')
    await on.until(() => expect(on.find('dialog').textContent).toContain('Leave without saving?'))
    await act(async () => on.find('dialog').dispatchEvent(new Event('close')))
    expect(on.history.location.pathname).toBe('/settings')
    expect(on.find('#username')).toHaveProperty('value', 'grace')
    await on.click('a[href="/about"]')
    await on.until(() => on.find('dialog'))
    await press(on, 'dialog', 'Leave without saving')
    await on.until(() => expect(on.history.location.pathname).toBe('/about'))
  })

  it('holds nobody who changed nothing', async () => {
    const on = await open()
    await on.click('a[href="/about"]')
    await on.until(() => expect(on.history.location.pathname).toBe('/about'))
  })

  it('holds nobody whose session has ended', async () => {
    const on = await open()
    await on.fill('#username', 'grace')
    await act(async () => on.session.close())
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
  })
})

describe('the password form', () => {
  const type = async (on: Page, present: string, next: string, again: string) => {
    await on.fill('#current-password', present)
    await on.fill('#new-password', next)
    await on.fill('#confirmation', again)
    await press(on, '#password', 'Change password')
  }

  it('changes it, empties itself, and says what ended with it', async () => {
    changePassword.mockResolvedValue({ data: { changed: true, endedSessions: 1 } })
    const on = await open()
    await type(on, 'old secret', 'a quiet harbour', 'a quiet harbour')
    expect(changePassword).toHaveBeenCalledWith({ currentPassword: 'old secret', newPassword: 'a quiet harbour' })
    await on.until(() => expect(toasts).toEqual(['Your password has been changed. 1 other session ended.']))
    expect(on.find('#new-password')).toHaveProperty('value', '')
  })

  it('refuses what breaks a rule beside its field', async () => {
    const on = await open()
    await type(on, '', 'short', 'other')
    expect([errorOf(on, 'current-password'), errorOf(on, 'new-password'), errorOf(on, 'confirmation')]).toEqual([
      'Password is required',
      'Password must have at least 8 characters',
      'Passwords do not match',
    ])
    expect(changePassword).not.toHaveBeenCalled()
  })

  it('tells a wrong present password beside its field', async () => {
    refuse(changePassword, 'password_wrong', { currentPassword: 'Invalid password' })
    const on = await open()
    await type(on, 'old secret', 'a quiet harbour', 'a quiet harbour')
    expect(errorOf(on, 'current-password')).toBe('Invalid password')
  })
})

describe('the sessions (OP-20)', () => {
  it('stand with this one first, which cannot be ended here', async () => {
    const on = await open()
    const rows = [...on.element.querySelectorAll('#sessions li')]
    expect(rows.map((row) => row.textContent?.includes('This device'))).toEqual([true, false])
    expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([0, 1])
  })

  it('end one by one', async () => {
    endSession.mockImplementation(async () => {
      sessions = [session()]
      return { data: { ended: 1 } }
    })
    const on = await open()
    await on.click('#sessions li button')
    expect(endSession).toHaveBeenCalledWith({ id: PHONE.id })
    await on.until(() => expect(toasts).toEqual(['1 session ended.']))
    expect(on.element.querySelectorAll('#sessions li')).toHaveLength(1)
    expect(on.find('#sessions').textContent).not.toContain('everywhere else')
  })

  it('end all at once after one more question', async () => {
    endOtherSessions.mockResolvedValue({ data: { ended: 1 } })
    const on = await open()
    await press(on, '#sessions', 'Sign out everywhere else')
    expect(endOtherSessions).not.toHaveBeenCalled()
    await press(on, 'dialog', 'Sign them out')
    await on.until(() => expect(endOtherSessions).toHaveBeenCalledOnce())
  })

  it('say so when they could not be ended', async () => {
    refuse(endSession, 'unavailable')
    const on = await open()
    await on.click('#sessions li button')
    await on.until(() => expect(on.find('#sessions').textContent).toContain('That did not work.'))
  })
})

describe('theme, notifications and data', () => {
  it('show a theme at once and tell whoever keeps it (OP-78)', async () => {
    const told = vi.fn()
    window.addEventListener(THEME_CHOSEN_EVENT, told)
    answerThemeSwitch(document.documentElement, () => window.localStorage)
    const on = await open()
    await on.click('input[value=light]')
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(window.localStorage.getItem('trendverse_theme')).toBe('light')
    await on.click('button[aria-label="Switch between dark and light"]')
    expect(on.find('input[value=dark]')).toHaveProperty('checked', true)
    expect(told).toHaveBeenCalledTimes(2)
    window.removeEventListener(THEME_CHOSEN_EVENT, told)
  })

  it('save notifications with the press, and return when that is refused', async () => {
    update.mockImplementation(async () => {
      const preferences = { theme: 'dark', notifications: false } as const
      account = { ...account, profile: { ...account.profile, preferences } }
      return { data: account }
    })
    const on = await open()
    await on.click('[role=switch]')
    expect(update).toHaveBeenCalledWith({ notifications: false })
    await on.until(() => expect(toasts).toEqual(['Notifications are off.']))
    expect(on.find('[role=switch]')).toHaveProperty('checked', false)
    refuse(update, 'unavailable')
    await on.click('[role=switch]')
    await on.until(() => expect(on.find('#notifications').textContent).toContain('That could not be saved.'))
    expect(on.find('[role=switch]')).toHaveProperty('checked', false)
  })

  it('hand everything over as one file', async () => {
    exportData.mockResolvedValue({ data: { account: { username: 'ada' } } })
    const saved: Blob[] = []
    const names: string[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return 'blob:x'
      },
      revokeObjectURL: () => undefined,
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const on = await open()
    await press(on, '#data', 'Download my data')
    await on.until(() => expect(toasts).toEqual(['Your data is in your downloads.']))
    expect(names[0]).toMatch(/^trendverse-ada-\d{4}-\d\d-\d\d\.json$/)
    expect(saved[0]?.type).toBe('application/json')
  })

  it('say when the data was asked for too often', async () => {
    exportData.mockRejectedValue(new AppError('rate_limited', 'Too many attempts. Please try again later.'))
    const on = await open()
    await press(on, '#data', 'Download my data')
    await on.until(() => expect(on.find('#data').textContent).toContain('Too many attempts.'))
  })
})

describe('deleting the account', () => {
  const fillAndSend = async (on: Page, username: string, password: string) => {
    await press(on, '#delete', 'Delete my account...')
    await on.fill('#delete-username', username)
    await on.fill('#delete-password', password)
    await press(on, 'dialog', 'Delete for good')
  }

  it('asks for the username and the password', async () => {
    const on = await open()
    await fillAndSend(on, 'adam', '')
    expect(errorOf(on, 'delete-username')).toBe('Please type ada to confirm')
    expect(errorOf(on, 'delete-password')).toBe('Password is required')
    expect(remove).not.toHaveBeenCalled()
  })

  it('ends here and at home, with a word, whatever was not saved', async () => {
    remove.mockResolvedValue({ data: { deleted: true } })
    const on = await open()
    await on.fill('#first-name', 'Grace')
    await fillAndSend(on, 'ada', 'old secret')
    expect(remove).toHaveBeenCalledWith({ password: 'old secret' })
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    expect(on.session.token()).toBeNull()
    await on.until(() => expect(toasts).toEqual(['Your account and everything in it has been deleted.']))
  })

  it('keeps everything when the password is wrong', async () => {
    refuse(remove, 'password_wrong', { password: 'Invalid password' })
    const on = await open()
    await fillAndSend(on, 'ada', 'wrong')
    expect(errorOf(on, 'delete-password')).toBe('Invalid password')
    expect(on.session.token()).not.toBeNull()
  })
})
