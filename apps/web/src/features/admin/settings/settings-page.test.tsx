import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_SYSTEM_SETTINGS, type SystemSettings } from '@trendverse/domain/settings/system-settings'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accessOver, renderAdmin } from '../testing/render-admin'
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

async function open(path = '/admin/settings', isOnDevice = false) {
  const backend = { admin: { settings: { get: async () => ({ data: stored }), update } } }
  page = await renderAdmin(path, <SettingsPage />, backend, accessOver(backend, isOnDevice))
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

it('says at the field what the server refuses of it', async () => {
  await open()
  await page.type(page.find('#setting-aiQuizModel'), 'gpt-9')
  update.mockRejectedValueOnce(
    new AppError('invalid_input', 'Some fields are not valid.', { fields: { aiQuizModel: 'There is none.' } }),
  )
  await save()
  await page.until(() => expect(page.text()).toContain('There is none.'))
  expect(page.find('#setting-aiQuizModel').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.find('#setting-aiQuizModel'))
  await act(async () => page.find('#setting-aiQuizModel').blur())
  expect(page.text()).toContain('There is none.')
  await page.type(page.find('#setting-aiQuizModel'), 'gpt-8')
  expect(page.text()).not.toContain('There is none.')
})

it('keeps what was typed when the connection breaks, to be saved once it is back', async () => {
  await open()
  await page.type(page.find('#setting-siteName'), 'Orbit')
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await save()
  await page.until(() => expect(page.text()).toContain('Something went wrong. Please try again.'))
  expect(valueOf('siteName')).toBe('Orbit')
  await save()
  expect(stored.siteName).toBe('Orbit')
})

it('tells what somebody else changed, keeps what was typed, and saves over it the next time', async () => {
  await open()
  await page.type(page.find('#setting-siteName'), 'Orbit')
  stored = { ...stored, siteName: 'Comet', dailyQuizLimit: 4 }
  update.mockRejectedValueOnce(new AppError('conflict', 'Someone else has changed this: Site name is now “Comet”.'))
  await save()
  await page.until(() => expect(page.text()).toContain('Site name is now “Comet”.'))
  await page.until(() => expect([valueOf('siteName'), valueOf('dailyQuizLimit')]).toEqual(['Orbit', '4']))
  await save()
  expect(update).toHaveBeenLastCalledWith({ siteName: 'Orbit', expected: { siteName: 'Comet' } })
})

it('says that the settings could not be read', async () => {
  const settings = { get: () => Promise.reject(new Error('gone')) }
  page = await renderAdmin('/admin/settings', <SettingsPage />, { admin: { settings } })
  await page.until(() => expect(page.text()).toContain('Couldn’t load the settings'))
})

it('offers beside the general settings to bring over what this browser keeps (OP-33)', async () => {
  await open()
  expect(page.text()).toContain('Kept in this browser')
  expect(page.button('Import trends…')).toBeTruthy()
  expect(page.button('Import social settings…')).toBeTruthy()
})

it('offers nothing of the kind on a device, which has no server to bring it to (OP-09)', async () => {
  await open('/admin/settings', true)
  expect(page.text()).toContain('Maintenance')
  expect(page.text()).not.toMatch(/Kept in this browser|Import/)
})
