import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { fillSignIn, person, signInOn, verified } from './harness/people'

const NOT_DISMISSABLE =
  'You cannot dismiss this warning. Please complete KYC verification to continue using the service.'

test('who is flagged is led to the check once, warned on every page, blocked when the time is up, and let in again by an administrator', async ({
  page,
  accountSite,
}) => {
  const { admin } = accountSite
  await admin.put('/admin/kyc-urls', { urls: [{ url: 'https://id.example/start?for={userId}' }] })
  const tara = await verified(accountSite, person('Tara'))
  // The page of before hears of no flag: it would lead there itself, just as it is left.
  const isUnflagged = page.waitForResponse(/\/api\/kyc\/status$/)
  await signInOn(page, tara)
  await isUnflagged
  await admin.post(`/admin/users/${tara.id}/flag-kyc`, { reason: 'Two accounts, one face' })
  await page.reload()
  // Led there once, people walk back, and stay where they go from then on.
  await expect(page).toHaveURL(/\/verify-identity$/)
  await expect(page.getByRole('timer')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  const warning = page.getByRole('region', { name: 'Identity check' })
  await expect(warning).toContainText('Please verify your identity')
  await warning.getByRole('button', { name: 'Dismiss this warning' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText(NOT_DISMISSABLE)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto('/trends')
  await expect(warning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toContainText(NOT_DISMISSABLE)
  await page.keyboard.press('Enter')
  await expect(warning).toBeVisible()

  await warning.getByRole('link', { name: 'Verify now' }).click()
  await expect(page).toHaveURL(/\/verify-identity$/)
  await expect(page.getByText('Two accounts, one face')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start verification' })).toHaveAttribute(
    'href',
    `https://id.example/start?for=${tara.id}`,
  )
  await expect(page.getByRole('timer')).toHaveText(/^(29|30) minutes left\.$/)

  // One second before the deadline the account is still in (KY-04).
  await accountSite.passTime(20 * MINUTE_MS)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^([89]|10) minutes left\.$/)
  await accountSite.passTime(11 * MINUTE_MS)
  await page.goto('/trends')
  await expect(page).toHaveURL(/\/blocked$/)
  await expect(page.getByText('KYC verification expired')).toBeVisible()
  await page.reload()
  await expect(page.getByText('KYC verification expired')).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/blocked$/)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Write to support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us')
  await page.goBack()
  const blocked = await callsOf(accountSite.url, tara.token).ask('GET', '/account/limits')
  expect(blocked).toEqual({ status: 403, code: 'account_blocked' })

  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await page.goto('/login')
  await fillSignIn(page, tara)
  await expect(page.getByText('Account is suspended')).toBeVisible()

  await admin.post(`/admin/users/${tara.id}/unblock`)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
})

test('who signs in flagged is led to the check, can walk away and sign out, and is free once it is approved', async ({
  page,
  accountSite,
}) => {
  const { admin } = accountSite
  const uma = await verified(accountSite, person('Uma'))
  const { id } = await admin.post<{ id: string }>(`/admin/users/${uma.id}/flag-kyc`)
  const signIn = async () => {
    await page.goto('/login?from=%2Fabout')
    await fillSignIn(page, uma)
    await expect(page).toHaveURL(/\/verify-identity$/)
    await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(1)
  }
  await signIn()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('region', { name: 'Identity check' })).toBeVisible()
  await page.goto('/logout')
  await expect(page.getByText('You have been signed out.')).toBeVisible()

  await signIn()
  await admin.post(`/admin/kyc/${id}/decision`, { decision: 'approved' })
  await page.goto('/verify-identity')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your identity is verified')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Identity check' })).toHaveCount(0)
})
