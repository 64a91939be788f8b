import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_SOCIAL_SETTINGS, type SocialSettings } from '@trendverse/domain/social/social-settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Services, ServicesContext } from '../../../backend/services'
import { FLOATING_SETTINGS_KEY } from '../../../backend/sharing/kept-sharing'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { BringOverSharing } from './bring-over-sharing'

vi.mock('../../../components/overlays/notify')

const { links, button } = DEFAULT_SOCIAL_SETTINGS
const MADE_HERE: SocialSettings = {
  links: { ...links, github: { enabled: true, url: 'https://github.com/trends' } },
  button: { ...button, showLabels: false },
}
const REDIRECTS = { reddit: { enabled: true, redirectUrl: 'https://go.example/' } }

let page: Awaited<ReturnType<typeof renderAdmin>>
let site: SocialSettings & { readonly redirects: object }
const social = {
  settings: vi.fn(async () => ({ data: site })),
  saveSettings: vi.fn(async (settings: SocialSettings) => {
    site = { ...site, ...settings }
    return { data: settings }
  }),
  saveRedirects: vi.fn(async (redirects: object) => {
    site = { ...site, redirects: { ...site.redirects, ...redirects } }
    return { data: site.redirects }
  }),
}

beforeEach(() => {
  teachDialogs()
  window.localStorage.clear()
  vi.clearAllMocks()
  site = { ...DEFAULT_SOCIAL_SETTINGS, redirects: {} }
})
afterEach(() => page.remove())

/** What the record of this device holds. */
function keep(rows: readonly { readonly name: string; readonly value: unknown }[]) {
  window.localStorage.setItem('systemSettings', JSON.stringify({ version: 1, rows }))
}

async function open() {
  const services = {
    call: (call: (backend: object) => unknown) => Promise.resolve(call({ social })),
  } as unknown as Services // what the store of sharing reaches for
  const content = (
    <ServicesContext value={services}>
      <BringOverSharing />
    </ServicesContext>
  )
  page = await renderAdmin('/admin/settings', content, { social })
  await page.click(page.button('Import social settings…'))
}

it('has nothing to bring over where nothing was set in this browser', async () => {
  keep([{ name: 'siteName', value: 'Comet' }])
  await open()
  expect(page.text()).toContain('No social settings are saved in this browser')
})

it('says what differs, brings it over when asked to, and has nothing left to do then (TR-11, OP-33)', async () => {
  keep([
    { name: 'socialSettings', value: MADE_HERE },
    { name: 'socialRedirects', value: REDIRECTS },
  ])
  await open()
  const difference = 'Different in this browser: 1 platform, the floating button, 1 redirect.'
  await page.until(() => expect(page.text()).toContain(difference))
  expect([social.saveSettings, social.saveRedirects].flatMap(({ mock }) => mock.calls)).toEqual([])
  await page.click(page.button('Import'))
  await page.until(() => expect(page.element.querySelector('dialog')).toBeNull())
  expect(site).toEqual({ ...MADE_HERE, redirects: REDIRECTS })
  // The button of this page follows at once.
  expect(window.localStorage.getItem(FLOATING_SETTINGS_KEY)).toContain('"showLabels":false')

  await page.click(page.button('Import social settings…'))
  await page.until(() => expect(page.text()).toContain('The site already has these settings.'))
  expect(page.button('Import').disabled).toBe(true)
})

it('brings over the half that was set here, and leaves the other as the site has it', async () => {
  keep([{ name: 'socialRedirects', value: REDIRECTS }])
  await open()
  await page.until(() => expect(page.text()).toContain('Different in this browser: 1 redirect.'))
  await page.click(page.button('Import'))
  await page.until(() => expect(site.redirects).toEqual(REDIRECTS))
  expect(social.saveSettings).not.toHaveBeenCalled()
})

it('takes an import back: what the site had before, and no redirect where it had none', async () => {
  keep([
    { name: 'socialSettings', value: MADE_HERE },
    { name: 'socialRedirects', value: REDIRECTS },
  ])
  await open()
  await page.until(() => expect(page.button('Import').disabled).toBe(false))
  await page.click(page.button('Import'))
  await page.until(() => expect(site.button.showLabels).toBe(false))
  vi.mocked(notify).mock.calls.at(-1)?.[2]?.run()
  const redirects = { reddit: { enabled: false, redirectUrl: '' } }
  await page.until(() => expect(site).toEqual({ ...DEFAULT_SOCIAL_SETTINGS, redirects }))
  expect(window.localStorage.getItem(FLOATING_SETTINGS_KEY)).toContain('"showLabels":true')
})

it('says what is still different after half of an import failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keep([
    { name: 'socialSettings', value: MADE_HERE },
    { name: 'socialRedirects', value: REDIRECTS },
  ])
  social.saveRedirects.mockRejectedValueOnce(new AppError('unavailable', 'The server is away.'))
  await open()
  await page.until(() => expect(page.button('Import').disabled).toBe(false))
  await page.click(page.button('Import'))
  await page.until(() => expect(page.text()).toContain('Different in this browser: 1 redirect.'))
  expect(vi.mocked(notify).mock.calls.at(-1)?.[0]).toBe('The server is away.')
})

it('asks again where the site could not be compared with', async () => {
  keep([{ name: 'socialRedirects', value: REDIRECTS }])
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  social.settings.mockRejectedValue(new Error('gone'))
  await open()
  await page.until(() => expect(page.text()).toContain('Couldn’t compare them with the server.'))
  social.settings.mockImplementation(async () => ({ data: site }))
  await page.click(page.button('Try again'))
  await page.until(() => expect(page.text()).toContain('Different in this browser: 1 redirect.'))
})
