import type { Page } from '@playwright/test'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { ADMIN } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkPage, checkThemes } from './harness/check-page'
import { checkWidths } from './harness/check-widths'
import { type Member, person, verified } from './harness/people'

// The checker is foreign code; the policy that keeps it out is proved by every other journey.
test.use({ bypassCSP: true })
test.describe.configure({ timeout: 180_000 })

async function enter(page: Page, { token }: Member): Promise<void> {
  await page.addInitScript((kept) => window.localStorage.setItem('trendverse_auth_token', kept), token)
}

async function checkPages(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await checkPage(page, address)
  }
}

test('pages of an account can be used by everybody and fit any window', async ({ page, accountSite }) => {
  const ysolde = await verified(accountSite, {
    ...person('Ysolde'),
    firstName: 'Ysoldeseptimianusextraordinaria',
    lastName: 'von-und-zu-Weitentfernthausen',
  })
  await enter(page, ysolde)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByLabel('Bio')).toBeVisible()
  await checkPages(page, ['/profile', '/settings', '/contact'])
  await page.goto('/about')
  await page.getByRole('button', { name: `Account menu for ${ysolde.username}` }).click()
  await checkThemes(page, 'the open menu of an account')

  await accountSite.admin.post(`/admin/users/${ysolde.id}/flag-kyc`, { reason: 'A look' })
  await page.goto('/about')
  await expect(page).toHaveURL(/\/verify-identity$/)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Identity check' })).toBeVisible()
  await checkThemes(page, 'the warning')
  await checkWidths(page, 'the warning')
  await page.goto('/verify-identity')
  await expect(page.getByRole('timer')).toHaveCount(1)
  await checkPages(page, ['/verify-identity'])
  await accountSite.passTime(31 * MINUTE_MS)
  await page.goto('/blocked')
  await expect(page.getByText('KYC verification expired')).toBeVisible()
  await checkPages(page, ['/blocked'])
})

test('the ways in and what went wrong on them can be used by everybody', async ({ page }) => {
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
  await checkThemes(page, 'the errors of sign-up')
  await checkWidths(page, 'the errors of sign-up')
  await page.goto('/admin/login')
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await checkPages(page, ['/admin', '/admin/redirects'])
})
