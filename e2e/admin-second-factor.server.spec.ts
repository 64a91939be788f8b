import type { Page } from '@playwright/test'
import { codeAt } from '@trendverse/test-support/accounts/one-time-code'
import { type AccountSite, ADMIN, startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'

/** As if half a minute had passed on the telephone: a code counts once, and one step early counts. */
const nextCode = (secret: string): string => codeAt(secret, Date.now() + 30_000)

async function pressOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page).toHaveURL(/\/admin\/login/)
}

/** Switches the factor on by keys alone; the secret as a person reads it, and the recovery codes. */
async function switchOn(page: Page) {
  await pressOn(page, 'Switch on')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await checkAccessibility(page, 'adding the site to an app')
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy the secret' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(codeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(codes.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await pressOn(page, 'I’ve saved them')
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  return { secret, recoveryCodes }
}

test.describe('a second factor of an administrator', () => {
  let own: AccountSite
  test.beforeAll(async () => {
    own = await startAccountSite()
  })
  test.afterAll(() => own.stop())

  test('is switched on by keys, asked for at sign-in, and takes each code once', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(`${own.url}/admin/login?back=%2Fadmin%2Fsecurity`)
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    // The administrator was made by a program, so this browser is somewhere new.
    const told = await own.mailbox.mailTo(ADMIN.email, 'You haven’t signed in from there before.')
    expect(told.subject).toContain('New admin sign-in')
    expect(told.text).toContain('network 127.0.0.0/24')
    await own.mailbox.linkTo(ADMIN.email, '/admin/security')

    const { secret, recoveryCodes } = await switchOn(page)
    await own.mailbox.mailTo(ADMIN.email, 'Two-factor authentication switched on')
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    expect((await own.admin.ask('GET', '/admin/me')).status, 'the session that knew the password alone').toBe(401)

    await signOut(page)
    await typePassword(page)
    await checkAccessibility(page, 'the second step of signing in')
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code')
    const code = nextCode(secret)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/security$/)

    await signOut(page)
    await typePassword(page)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code has already been used.')).toBeVisible()

    const [first = ''] = recoveryCodes
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/security$/)
    await own.mailbox.mailTo(ADMIN.email, 'A recovery code was used')

    await signOut(page)
    await typePassword(page)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(first)
    await page.keyboard.press('Enter')
    await expect(page.getByText('has already been used.')).toBeVisible()
    await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/security$/)

    await expect(page.getByText('8 recovery codes left.')).toBeVisible()
    await page.getByRole('button', { name: 'Switch off' }).click()
    const window = page.getByRole('dialog')
    await window.getByLabel('Current password', { exact: true }).fill(ADMIN.password)
    await window.getByLabel('Code', { exact: true }).fill(recoveryCodes[2] ?? '')
    await window.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()
    await own.mailbox.mailTo(ADMIN.email, 'Two-factor authentication switched off')
  })
})
