import { expect, test } from './harness/account-test'
import { fillSignIn, person, signInOn, verified } from './harness/people'

const ACCEPTED = 'If an account exists for this address, a reset link is on its way.'
const NEW_PASSWORD = 'two-moons-and-a-ring'

test('a forgotten password is replaced by mail; other devices are signed out, the link works once', async ({
  page,
  browser,
  accountSite,
}) => {
  const hana = await verified(accountSite, person('Hana'))
  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await signInOn(other, hana)
  await expect(other.getByRole('button', { name: 'Account menu for hana' })).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('Email', { exact: true }).fill(hana.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(ACCEPTED)).toBeVisible()

  const link = await accountSite.mailbox.linkTo(hana.email, '/reset-password')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  // VT-04: looking at the page spends nothing.
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your password has been changed. Please sign in with the new one.')).toBeVisible()

  await fillSignIn(page, hana)
  const wrong = page.getByText('Invalid password. Please check your credentials or reset your password.')
  await expect(wrong).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expect(wrong).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()

  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await other.evaluate(() => window.localStorage.getItem('trendverse_auth_token'))).toBeNull()
  await elsewhere.close()

  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('yet-another-comet-12')
  await page.getByLabel('Repeat password', { exact: true }).fill('yet-another-comet-12')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Reset token already used')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(hana.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(ACCEPTED)).toBeVisible()
  await accountSite.mailbox.linkTo(hana.email, '/reset-password', link)
})

test('asking for a link tells nobody who has an account, and mails nobody who has none', async ({
  page,
  accountSite: { mailbox },
}) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('nobody@')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(ACCEPTED)).toBeVisible()
  expect(mailbox.countTo('nobody@example.org')).toBe(0)
})

test('an address nobody signed up with is told so (ER-08)', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, person('Nobody'))
  await expect(page.getByText('No account found with this email address. Please sign up first.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})
