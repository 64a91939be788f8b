import type { Page } from '@playwright/test'
import { openDeviceForm } from './harness/device-form'
import { expect, test } from './harness/test'

// The sky behind the forms would be drawn anew all the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PASSWORD = 'violet comet over the bay'
const NEW_PASSWORD = 'amber comet over the bay'

type Person = { readonly username: string; readonly email: string }
const ADA: Person = { username: 'ada_quill', email: 'ada@example.org' }
const BEN: Person = { username: 'ben_quill', email: 'ben@example.org' }

async function signUp(page: Page, { username, email }: Person): Promise<void> {
  await openDeviceForm(page, '/signup')
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Quill')
  await form.getByLabel('Last name').fill('Example')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel(/^(Repeat|Confirm)/).fill(PASSWORD)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/, { timeout: 20_000 })
}

async function signIn(page: Page, { email }: Person, password: string): Promise<void> {
  await openDeviceForm(page, '/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the outbox from the end of a page and follows the link in the newest mail of this subject. */
async function followMailedLink(page: Page, subject: RegExp, path: RegExp): Promise<void> {
  await page.goto('/outbox')
  const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: subject }).first()
  await mail.getByRole('link', { name: path }).click()
}

test('keeps accounts on the device: sign up, verify, sign out, be refused unverified, reset (OP-09)', async ({
  page,
}) => {
  test.setTimeout(150_000)
  // Simulated mail fails in one of ten cases; not here.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })

  await signUp(page, ADA)
  await followMailedLink(page, /Verify your email/, /verify-email/)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()

  await page.goto('/logout')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('currentUser'))).toBeNull()

  await signUp(page, BEN)
  await page.goto('/logout')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('currentUser'))).toBeNull()
  await signIn(page, BEN, PASSWORD)
  await expect(page.getByText('Please verify your email address before signing in.')).toBeVisible()

  await openDeviceForm(page, '/forgot-password')
  await page.getByRole('main').getByLabel('Email').fill(ADA.email)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByText('a reset link is on its way')).toBeVisible()
  await followMailedLink(page, /Set a new password/, /reset-password/)
  const form = page.getByRole('main')
  await form.locator('input[autocomplete="new-password"]').first().fill(NEW_PASSWORD)
  await form.locator('input[autocomplete="new-password"]').last().fill(NEW_PASSWORD)
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/login/)
  await signIn(page, ADA, NEW_PASSWORD)
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('currentUser'))).toContain('ada_quill')

  const kept = await page.evaluate(() => JSON.stringify(window.localStorage))
  expect(kept).toContain('pbkdf2-sha256$600000$')
  for (const secret of [PASSWORD, NEW_PASSWORD]) expect(kept).not.toContain(secret)
})

test('asks before what was typed for a server is used on this device, and keeps it (OP-09)', async ({ page }) => {
  let giveUp = (): void => undefined
  const isGone = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  await page.route('**/api/**', async (route) => {
    await isGone
    await route.abort('connectionrefused')
  })
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(ADA.email)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  giveUp()
  await expect(form.getByRole('alert')).toContainText('Try again, or continue on this device only?')
  await form.getByRole('button', { name: 'Sign In' }).click()
  const agree = form.getByRole('button', { name: 'Use this device' })
  await expect(agree).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('note')).toContainText('Everything you do stays on this device')
  await expect(form.getByLabel('Email')).toHaveValue(ADA.email)
  await form.getByRole('button', { name: 'Sign In' }).click()
  // The device knows nobody yet.
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})
