import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, test } from './harness/account-test'
import { fillSignIn, fillSignUp, joined, person, verified } from './harness/people'

const banner = 'Email verification'
const VERIFIED = 'Email verified successfully! You can now sign in.'

test('a guest signs up, is in at once, verifies by mail, and later returns to the page first asked for', async ({
  page,
  accountSite: { mailbox },
}) => {
  const ada = person('Ada')
  await page.goto('/signup?from=%2Ftrends%3Fq%3Dchess')
  await fillSignUp(page, ada)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/trends\?q=chess$/)
  const reminder = page.getByRole('region', { name: banner })
  await expect(reminder.getByText('Welcome, Ada. A link to verify your address is on its way.')).toBeVisible()
  await expect(reminder).toContainText(ada.email)
  await reminder.getByRole('button', { name: 'Resend verification email' }).click({ trial: true })

  await page.getByRole('button', { name: 'Account menu for ada' }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await page.goto(await mailbox.linkTo(ada.email, '/verify-email'))
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(VERIFIED)).toBeVisible()
  await mailbox.mailTo(ada.email, 'Welcome to')

  // A reload does not say it again (AC-17).
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.getByText(VERIFIED)).toHaveCount(0)
  await page.goto('/about')
  await page.goto('/login?from=%2Ftrends%3Fq%3Dchess')
  await fillSignIn(page, ada)
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
  await expect(page).toHaveURL(/\/trends\?q=chess$/)
  await expect(page.getByRole('region', { name: banner })).toHaveCount(0)
  await page.goBack()
  await expect(page, 'the sign-in page is no entry of the history (AC-16)').toHaveURL(/\/about$/)
})

test('who is signed in and verifies goes home and is greeted there (OP-19)', async ({ page, accountSite }) => {
  const ben = person('Ben')
  await page.goto('/signup?from=%2Fabout')
  await fillSignUp(page, ben)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/about$/)
  const link = await accountSite.mailbox.linkTo(ben.email, '/verify-email')
  await page.goto(link)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const card = page.getByRole('region', { name: "You're in" })
  await expect(card).toContainText('Email verified successfully!')
  await expect(page.getByRole('region', { name: banner })).toHaveCount(0)
  await card.getByRole('link', { name: 'Set up your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(card).toHaveCount(0)

  await page.goto(link)
  await expect(page.getByText('Token already used')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
})

test('who is not verified cannot sign in, gets another mail, and may try another address', async ({
  page,
  accountSite,
}) => {
  const cleo = await joined(accountSite, person('Cleo'))
  const { mailbox } = accountSite
  const first = await mailbox.linkTo(cleo.email, '/verify-email')
  await page.goto('/login?from=%2Fabout')
  await fillSignIn(page, cleo)
  const panel = page.getByRole('region', { name: banner })
  await expect(panel).toContainText('Please verify your email address before signing in.')
  await expect(page.getByText('Unverified', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Please Verify Email First' })).toBeDisabled()

  await panel.getByRole('button', { name: 'Resend verification email' }).click()
  await expect(panel.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
  const second = await mailbox.linkTo(cleo.email, '/verify-email', first)

  await page.getByLabel('Email', { exact: true }).fill('somebody@example.org')
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('Unverified', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()

  await page.goto(second)
  await expect(page.getByText(VERIFIED)).toBeVisible()
  await fillSignIn(page, cleo)
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
})

test('a link that came too late is refused with the way to a new one (VT-02, ER-16)', async ({ page, accountSite }) => {
  const { mailbox } = accountSite
  const dora = await joined(accountSite, person('Dora'))
  const link = await mailbox.linkTo(dora.email, '/verify-email')
  await accountSite.passTime(15 * MINUTE_MS)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  // The record of an expired link goes within five minutes; both answers are right (OP-18).
  await expect(page.getByText(/^(Token expired|Invalid token)$/)).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(dora.email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
  await page.goto(await mailbox.linkTo(dora.email, '/verify-email', link))
  await expect(page.getByText(VERIFIED)).toBeVisible()
})

test('the sign-up form shows its button without scrolling in a window of 900 px', async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/signup')
    await expect(page.getByRole('button', { name: 'Create account' })).toBeInViewport({ ratio: 1 })
  }
})

test('the sign-up form says what is wrong beside each field, live, and takes it back on edit', async ({
  page,
  accountSite,
}) => {
  const taken = await verified(accountSite, person('Emil'))
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of [
    'First name is required',
    'Last name is required',
    'Username is required',
    'Email is required',
    'Password is required',
    'Please repeat your password',
    'Please accept the terms to continue',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('E')
  await expect(page.getByText('First name is required')).toHaveCount(0)

  const password = page.getByLabel('Password', { exact: true })
  await password.fill('password')
  await expect(page.getByText('Strength: very weak')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not a common password' })).toContainText('(not met yet)')
  await password.fill('nine-moons-and-a-comet')
  await expect(page.getByText('Strength: strong')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not a common password' })).toContainText('(met)')

  await fillSignUp(page, { ...person('Other'), username: 'EMIL' })
  await page.getByLabel('Repeat password', { exact: true }).fill('something else')
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(page.getByText('Passwords don’t match')).toBeVisible()
  await page.getByLabel('Repeat password', { exact: true }).fill(person('Other').password)
  await create.click()
  await expect(page.getByText('Username already exists', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.getByLabel('Username').fill('other_emil')
  await page.getByLabel('Email', { exact: true }).fill(taken.email.toUpperCase())
  await create.click()
  await expect(page.getByText('Email already exists', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account menu for/ })).toHaveCount(0)
})

test('a common password is refused where the account is kept, too', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, { ...person('Fay'), password: 'password123' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('#password-error')).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
})

test('while registration is closed the form is gone, and a page that was open learns it (OP-15)', async ({
  page,
  accountSite: { admin },
}) => {
  await page.goto('/signup')
  await fillSignUp(page, person('Gwen'))
  await admin.put('/admin/settings', { enableRegistration: false })
  try {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Registration is currently closed.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Registration is currently closed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  } finally {
    await admin.put('/admin/settings', { enableRegistration: true })
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})
