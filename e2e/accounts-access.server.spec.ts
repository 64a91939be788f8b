import type { Page } from '@playwright/test'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { ADMIN } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { checkWidths } from './harness/check-widths'
import { type Member, person, verified } from './harness/people'

// The checker is foreign code; the policy that keeps it out is proved by every other journey.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

async function enter(page: Page, { token }: Member): Promise<void> {
  await page.addInitScript((kept) => window.localStorage.setItem('trendverse_auth_token', kept), token)
}

async function checkPages(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await checkAccessibility(page, `${address} at 1440`)
    await checkWidths(page, address)
    await page.setViewportSize({ width: 375, height: 740 })
    await checkAccessibility(page, `${address} at 375`)
  }
}

for (const theme of ['dark', 'light'] as const) {
  test(`pages of an account can be used by everybody and fit any window, ${theme}`, async ({ page, accountSite }) => {
    const yara = await verified(accountSite, {
      ...person(`Yara_${theme}`),
      firstName: 'Yaraseptimianusextraordinaria',
      lastName: 'von-und-zu-Weitentfernthausen',
    })
    await page.addInitScript((chosen) => window.localStorage.setItem('trendverse_theme', chosen), theme)
    await enter(page, yara)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByLabel('Bio')).toBeVisible()
    await checkPages(page, ['/profile', '/settings', '/contact'])
    await page.goto('/about')
    await page.getByRole('button', { name: `Account of ${yara.username}` }).click()
    await checkAccessibility(page, 'the open menu of an account')

    await accountSite.admin.post(`/admin/users/${yara.id}/flag-kyc`, { reason: 'A look' })
    await page.goto('/about')
    await expect(page.getByRole('region', { name: 'Identity check' })).toBeVisible()
    await checkAccessibility(page, 'the warning')
    await checkWidths(page, 'the warning')
    await page.goto('/verify-identity')
    await expect(page.getByRole('timer')).toHaveCount(1)
    await checkPages(page, ['/verify-identity'])
    await accountSite.passTime(31 * MINUTE_MS)
    await page.goto('/blocked')
    await expect(page.getByText('KYC verification expired')).toBeVisible()
    await checkPages(page, ['/blocked'])
  })

  test(`the ways in and what went wrong on them can be used by everybody, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => window.localStorage.setItem('trendverse_theme', chosen), theme)
    await checkPages(page, [
      '/login',
      '/signup',
      '/forgot-password',
      '/contact',
      '/unsubscribe?token=x',
      '/reset-password?token=x',
      '/verify-email?token=x',
      '/admin/login',
      '/admin/login?setup=x',
    ])
    await page.goto('/signup')
    await page.getByLabel('Password', { exact: true }).fill('comet')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText(/^Strength:/)).toBeVisible()
    await checkAccessibility(page, 'the errors of sign-up')
    await checkWidths(page, 'the errors of sign-up')
    await page.goto('/admin/login')
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await checkPages(page, ['/admin'])
  })
}
