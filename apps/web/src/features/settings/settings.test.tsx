import { AppError } from '@trendverse/domain/primitives/app-error'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'
import { beginWithSettings, calls, kept, openSettings, press, refuse } from '../../app/testing/open-settings'
import { answerThemeSwitch } from '../../boot/answer-theme-switch'
import { THEME_CHOSEN_EVENT } from '../../components/browser/theme'

beginWithSettings()

describe('the settings', () => {
  it('send guests to the sign-in page, and from there back', async () => {
    const page = await openApp({ path: '/settings?a=1#sessions' })
    expect(page.history.location.pathname).toBe('/login')
    expect(new URLSearchParams(page.history.location.search).get('from')).toContain('/settings')
    await page.remove()
  })

  it('lead to every section by its anchor', async () => {
    const on = await openSettings()
    const anchors = [...on.element.querySelectorAll('.settings-nav a')].map((link) => link.getAttribute('href'))
    expect(anchors).toHaveLength(8)
    for (const anchor of anchors) expect(on.find(`section${anchor ?? ''} h2`).textContent).not.toBe('')
  })
})

describe('what is not saved yet', () => {
  it('is not left without a question, and a way to stay', async () => {
    const on = await openSettings()
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
    const on = await openSettings()
    await on.click('a[href="/about"]')
    await on.until(() => expect(on.history.location.pathname).toBe('/about'))
  })

  it('holds nobody whose session has ended', async () => {
    const on = await openSettings()
    await on.fill('#username', 'grace')
    await act(async () => on.session.close())
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
  })
})

describe('theme, notifications and data', () => {
  it('show a theme at once and tell whoever keeps it (OP-78)', async () => {
    const told = vi.fn()
    window.addEventListener(THEME_CHOSEN_EVENT, told)
    answerThemeSwitch(document.documentElement, () => window.localStorage)
    const on = await openSettings()
    await on.click('input[value=light]')
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(window.localStorage.getItem('trendverse_theme')).toBe('light')
    await on.click('button[aria-label="Switch between dark and light"]')
    expect(on.find('input[value=dark]')).toHaveProperty('checked', true)
    expect(told).toHaveBeenCalledTimes(2)
    window.removeEventListener(THEME_CHOSEN_EVENT, told)
  })

  it('save notifications with the press, and return when that is refused', async () => {
    calls.update.mockImplementation(async () => {
      const preferences = { theme: 'dark', notifications: false, runsOnBoards: true } as const
      kept.account = { ...kept.account, profile: { ...kept.account.profile, preferences } }
      return { data: kept.account }
    })
    const on = await openSettings()
    await on.click('[role=switch]')
    expect(calls.update).toHaveBeenCalledWith({ notifications: false })
    await on.until(() => expect(kept.toasts).toEqual(['Notifications are off.']))
    expect(on.find('[role=switch]')).toHaveProperty('checked', false)
    refuse(calls.update, 'unavailable')
    await on.click('[role=switch]')
    await on.until(() => expect(on.find('#notifications').textContent).toContain('That couldn’t be saved.'))
    expect(on.find('[role=switch]')).toHaveProperty('checked', false)
  })

  it('take one’s runs off the leaderboards with the press', async () => {
    calls.update.mockImplementation(async () => {
      const preferences = { theme: 'dark', notifications: true, runsOnBoards: false } as const
      kept.account = { ...kept.account, profile: { ...kept.account.profile, preferences } }
      return { data: kept.account }
    })
    const on = await openSettings()
    await on.click('#games-switch')
    expect(calls.update).toHaveBeenCalledWith({ runsOnBoards: false })
    await on.until(() => expect(kept.toasts).toEqual(['Your runs are hidden.']))
    expect(on.find('#games-switch')).toHaveProperty('checked', false)
  })

  it('show the wish about notifications until the account is read anew', async () => {
    calls.update.mockImplementation(async () => {
      const preferences = { theme: 'dark', notifications: false, runsOnBoards: true } as const
      kept.account = { ...kept.account, profile: { ...kept.account.profile, preferences } }
      return { data: kept.account }
    })
    const on = await openSettings()
    const seen = new Set<boolean>()
    const watch = new MutationObserver(() => seen.add((on.find('[role=switch]') as HTMLInputElement).checked))
    watch.observe(on.find('#notifications'), { attributes: true, childList: true, subtree: true })
    await on.click('[role=switch]')
    await on.until(() => expect(kept.toasts).toEqual(['Notifications are off.']))
    watch.disconnect()
    expect([...seen]).toEqual([false])
  })

  it('hand everything over as one file', async () => {
    calls.exportData.mockResolvedValue({ data: { account: { username: 'ada' } } })
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
    const on = await openSettings()
    await press(on, '#data', 'Download my data')
    await on.until(() => expect(kept.toasts).toEqual(['Your data is in your downloads folder.']))
    expect(names[0]).toMatch(/^trendverse-ada-\d{4}-\d\d-\d\d\.json$/)
    expect(saved[0]?.type).toBe('application/json')
  })

  it('say when the data was asked for too often', async () => {
    calls.exportData.mockRejectedValue(new AppError('rate_limited', 'Too many attempts. Please try again later.'))
    const on = await openSettings()
    await press(on, '#data', 'Download my data')
    await on.until(() => expect(on.find('#data').textContent).toContain('Too many attempts.'))
  })
})
