import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_SYSTEM_SETTINGS, type SystemSettings } from '@trendverse/domain/settings/system-settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import { SettingsPage } from './settings-page'

let page: Awaited<ReturnType<typeof renderAdmin>>
let stored: SystemSettings
const update = vi.fn<(input: object) => Promise<{ data: SystemSettings }>>()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stored = DEFAULT_SYSTEM_SETTINGS
  update.mockReset().mockImplementation(async ({ expected: _, ...change }: { expected?: object }) => {
    stored = { ...stored, ...change }
    return { data: stored }
  })
})
afterEach(() => page.remove())

async function open(path = '/admin/settings') {
  const settings = { get: async () => ({ data: stored }), update }
  page = await renderAdmin(path, <SettingsPage />, { admin: { settings } })
  await page.until(() => expect(page.find('form')).toBeTruthy())
}

const valueOf = (id: string) => (page.find(`#setting-${id}`) as HTMLInputElement).value
const save = () => page.click(page.button('Save changes'))

it('saves what was changed in any tab, with what was seen of it', async () => {
  await open()
  expect(page.button('Save changes').disabled).toBe(true)
  await page.type(page.find('#setting-dailyMemeLimit'), '3')
  await page.click(page.find('a[href*="tab=email"]'))
  await page.type(page.find('#setting-supportEmail'), 'help@example.org')
  await save()
  expect(update).toHaveBeenCalledWith({
    dailyMemeLimit: 3,
    supportEmail: 'help@example.org',
    expected: { dailyMemeLimit: 10, supportEmail: '' },
  })
  await page.until(() => expect(page.button('Save changes').disabled).toBe(true))
})

it('says what is wrong and sends nothing', async () => {
  await open()
  await page.type(page.find('#setting-dailyGameLimit'), 'many')
  await save()
  expect(page.text()).toContain('Please enter a whole number from 0, or -1 for no limit.')
  expect(update).not.toHaveBeenCalled()
  await page.click(page.button('Undo changes'))
  expect(valueOf('dailyGameLimit')).toBe('-1')
})

it('tells what somebody else changed, keeps what was typed, and saves over it the next time', async () => {
  await open()
  await page.type(page.find('#setting-siteName'), 'Orbit')
  stored = { ...stored, siteName: 'Comet', dailyQuizLimit: 4 }
  update.mockRejectedValueOnce(
    new AppError('conflict', 'Somebody else changed this meanwhile: Site name is now “Comet”.'),
  )
  await save()
  await page.until(() => expect(page.text()).toContain('Site name is now “Comet”.'))
  await page.until(() => expect([valueOf('siteName'), valueOf('dailyQuizLimit')]).toEqual(['Orbit', '4']))
  await save()
  expect(update).toHaveBeenLastCalledWith({ siteName: 'Orbit', expected: { siteName: 'Comet' } })
})

it('says that the settings could not be read', async () => {
  const settings = { get: () => Promise.reject(new Error('gone')) }
  page = await renderAdmin('/admin/settings', <SettingsPage />, { admin: { settings } })
  await page.until(() => expect(page.text()).toContain('The settings could not be read'))
})
