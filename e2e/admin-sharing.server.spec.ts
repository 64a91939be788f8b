import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { DEFAULT_SOCIAL_SETTINGS, type SocialSettings } from '@trendverse/domain/social/social-settings'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { openAsAdmin } from './harness/open-as-admin'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const switchOf = (page: Page, platform: string): Locator =>
  page.getByRole('switch', { name: new RegExp(`^${platform}: `) })

async function exported(page: Page): Promise<SocialSettings> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  // as it was saved a moment ago
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as SocialSettings
}

const importFile = (page: Page, text: string) =>
  page
    .getByLabel('File with settings')
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('an administrator sets pages elsewhere and redirects, as a file too, and visitors meet them (AD-06, AD-07, SO-03, SO-04)', async ({
  page,
  accountSite,
}) => {
  try {
    await openAsAdmin(page, '/admin/social', 'Social')
    await expect(page.getByText('5 of 13 are offered.')).toBeVisible()
    await expect(save(page)).toBeDisabled()
    const github = page.getByLabel('Your page on GitHub')
    await github.fill('http://github.com/us')
    await github.blur()
    await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible()
    await save(page).click()
    await expect(github).toBeFocused()
    await github.fill('https://github.com/us')
    await switchOf(page, 'GitHub').check()
    await save(page).click()
    await expect(page.getByText('Saved. Visitors see it on the next page they open.')).toBeVisible()
    await page.reload()
    await expect(github).toHaveValue('https://github.com/us')

    const settings = await exported(page)
    expect(settings.links.github).toEqual({ enabled: true, url: 'https://github.com/us' })
    await importFile(page, '{"links":{"myspace":{}}}')
    await expect(page.getByText('Nothing was changed.')).toBeVisible()
    await importFile(
      page,
      JSON.stringify({
        links: { ...settings.links, reddit: { enabled: true, url: '' } },
        button: { ...settings.button, position: { x: 40, y: 300 } },
      }),
    )
    await expect(
      page.getByText('Imported: 7 of 13 platforms enabled, 1 with your own page, floating button on.'),
    ).toBeVisible()
    await checkAccessibility(page, 'settings of sharing')
    await save(page).click()
    await expect(save(page)).toBeDisabled()

    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByLabel('Redirect for Reddit').fill('https://go.example/?to={url}')
    await switchOf(page, 'Reddit').check()
    await expect(page.getByText('Opens https://go.example/?to=https%3A%2F%2Ftrends.example%2Ftrends%2F1')).toBeVisible()
    await page.getByRole('link', { name: 'Social' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await save(page).click()
    await expect(save(page)).toBeDisabled()

    await page.addInitScript(() => {
      Object.assign(window, { opened: [] })
      window.open = (address) => {
        ;(window as unknown as { opened: string[] }).opened.push(String(address))
        return {} as Window
      }
    })
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Share and follow' })
    await button.click()
    const menu = page.getByRole('group', { name: 'Share and follow' })
    await expect(menu.getByRole('button')).toHaveCount(8)
    await menu.getByRole('button', { name: /GitHub/ }).click()
    await menu.getByRole('button', { name: /Reddit/ }).click()
    const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
    expect(opened[0]).toBe('https://github.com/us')
    expect(opened[1]).toBe(`https://go.example/?to=${encodeURIComponent(new URL('/about', page.url()).href)}`)
    const { x, y } = await button.evaluate((inner) => inner.parentElement?.getBoundingClientRect() ?? { x: -1, y: -1 })
    expect([Math.round(x), Math.round(y)]).toEqual([40, 300])
  } finally {
    await accountSite.admin.put('/social/settings', DEFAULT_SOCIAL_SETTINGS)
    await accountSite.admin.post('/social/redirects', { reddit: { enabled: false, redirectUrl: '' } })
  }
})
