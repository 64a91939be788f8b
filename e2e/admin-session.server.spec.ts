import { ADMIN, setupTokenOf } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { joined, person, signInOn, verified } from './harness/people'
import { startSite } from './harness/start-site'

test('the first administrator is made with the link of the log, signs out and in again (OP-70)', async ({ page }) => {
  test.setTimeout(120_000)
  const site = await startSite({ SOURCES: 'none' })
  try {
    const link = `${site.url}/admin/login?setup=${await setupTokenOf(site)}`
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up this site')
    await page.getByRole('button', { name: 'Create administrator account' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await page.getByLabel('First name').fill(ADMIN.firstName)
    await page.getByLabel('Last name').fill(ADMIN.lastName)
    await page.getByLabel('Username').fill(ADMIN.username)
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByLabel('Repeat password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Create administrator account' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.getByText('Vera Rubin')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Vera Rubin')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.goto(`${site.url}/admin`)
    await expect(page).toHaveURL(/\/admin\/login\?back=%2Fadmin$/)

    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Vera Rubin')).toBeVisible()
    const again = await callsOf(site.url).ask('POST', '/admin/setup', {
      token: new URL(link).searchParams.get('setup'),
      ...ADMIN,
    })
    expect(again.code).toBe('token_used')
  } finally {
    await site.stop()
  }
})

test('a user is no administrator, whatever the browser says (AD-10)', async ({ page, accountSite }) => {
  const wim = await joined(accountSite, person('Wim'))
  const calls = callsOf(accountSite.url, wim.token)
  expect(await calls.ask('GET', '/admin/users')).toMatchObject({ status: 403 })
  expect(await calls.ask('PUT', '/admin/settings', { maintenanceMode: true })).toMatchObject({ status: 403 })
  expect(await accountSite.guest.ask('GET', '/admin/users')).toMatchObject({ status: 401 })
  await page.addInitScript((token) => window.localStorage.setItem('trendverse_admin_session', token), wim.token)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a site in maintenance says so to everybody but its administrators (OP-15)', async ({ page, accountSite }) => {
  const { admin, url } = accountSite
  const xena = await verified(accountSite, person('Xena'))
  await signInOn(page, xena)
  await admin.put('/admin/settings', { maintenanceMode: true })
  try {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'll be right back.")
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const refused = await fetch(`${url}/api/account/limits`)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])

    await page.goto('/admin')
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.getByText('Vera Rubin')).toBeVisible()
  } finally {
    await admin.put('/admin/settings', { maintenanceMode: false })
  }
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Account menu for xena' })).toBeVisible()
})
