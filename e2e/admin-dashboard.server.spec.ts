import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { expectToFit } from './harness/check-widths'
import { openAsAdmin } from './harness/open-as-admin'

test('a line of what needs attention leads to where it is mended, and is gone once it is (AD-01)', async ({
  page,
  accountSite,
}) => {
  await accountSite.admin.put('/admin/settings', { maintenanceMode: true })
  try {
    await openAsAdmin(page, '/admin', 'Dashboard')
    const lines = page.getByRole('list', { name: 'Needs attention' })
    await expect(lines.getByRole('listitem').first()).toContainText('The site is in maintenance')
    await page.getByRole('radio', { name: '30 days' }).check({ force: true })
    await expect(page).toHaveURL(/period=30/)
    await page.getByRole('button', { name: 'Show as table' }).first().click()
    await expect(page.getByRole('table', { name: 'Activity' }).getByRole('row')).toHaveCount(61)
    await checkAccessibility(page, 'dashboard')
    await lines.getByRole('link', { name: /^Settings/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await page.getByRole('button', { name: 'Open the site' }).click()
    await expect(page.getByText('The site is open again.')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
    await expect(page.getByText('The site is in maintenance')).toHaveCount(0)
  } finally {
    await accountSite.admin.put('/admin/settings', { maintenanceMode: false })
  }
})

test('a setting changed by keyboard counts for visitors and stands in the audit log; a late second change is told (AD-08)', async ({
  page,
  accountSite,
}) => {
  const { siteName } = await accountSite.admin.get<{ readonly siteName: string }>('/admin/settings')
  try {
    await openAsAdmin(page, '/admin/settings', 'Settings')
    const field = page.getByLabel('Site name')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Orbit')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved and in effect.')).toBeVisible()
    const visitor = await page.context().newPage()
    await visitor.goto('/about')
    await expect(visitor).toHaveTitle(/Orbit/)
    await visitor.close()

    await accountSite.admin.put('/admin/settings', { siteName: 'Comet' })
    await field.fill('Nebula')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Site name is now “Comet”.')).toBeVisible()
    await expect(field).toHaveValue('Nebula')
    await checkAccessibility(page, 'settings')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const saved = () => accountSite.admin.get<{ readonly siteName: string }>('/admin/settings')
    await expect.poll(async () => (await saved()).siteName).toBe('Nebula')

    await page.goto('/admin/audit?area=settings')
    const entries = page.getByRole('table', { name: 'Entries' })
    await entries.getByRole('button', { name: 'vera changed settings' }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Nebula')
    await checkAccessibility(page, 'audit log')
  } finally {
    await accountSite.admin.put('/admin/settings', { siteName })
  }
})

test('every page of the administration fits a phone (AD-01)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openAsAdmin(page, '/admin', 'Dashboard')
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await page.waitForLoadState('networkidle')
    await expectToFit(page, await link.innerText())
  }
})
