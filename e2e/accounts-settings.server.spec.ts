import { readFile } from 'node:fs/promises'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { fillSignIn, person, signInOn, verified } from './harness/people'

test('a profile is changed, survives a reload, is shared and taken back, and cannot take the name of another', async ({
  page,
  browser,
  accountSite,
}) => {
  await verified(accountSite, person('Mona'))
  const nils = await verified(accountSite, person('Nils'))
  await signInOn(page, nils, '/settings')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Bio').fill('Counts <b>moons</b> & comets.')
  await page.getByLabel('Username').fill('MONA')
  await save.click()
  await expect(page.getByText('Username already exists')).toBeVisible()
  await page.getByLabel('Username').fill('nils_b')
  await save.click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu for nils_b' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Berg')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nils Berg')
  await expect(page.getByText('Counts <b>moons</b> & comets.')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  const title = other.getByRole('heading', { level: 1 })
  await other.goto('/profile?u=nils_b')
  await expect(title).toHaveText('This profile isn’t shared')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${accountSite.url}/profile?u=nils_b`)
  await other.goto(link)
  await expect(title).toHaveText('Nils')
  await expect(other.getByRole('main')).not.toContainText(/Berg|moons/)
  const tags = async () => (await other.request.get(link)).text()
  expect(await tags()).toContain('property="og:title" content="Nils (@nils_b)"')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Your profile is no longer shared.')).toBeVisible()
  await other.reload()
  await expect(title).toHaveText('This profile isn’t shared')
  expect(await tags()).not.toContain('Nils')
  await elsewhere.close()

  await page.goto('/settings')
  await page.getByLabel('Bio').fill('Something unsaved')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'About' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('Something unsaved')
})

test('sessions are seen and ended, one by one and by a new password', async ({ page, browser, accountSite }) => {
  const olga = await verified(accountSite, person('Olga'))
  const fromApi = callsOf(accountSite.url, olga.token)
  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await signInOn(other, olga)
  await signInOn(page, olga, '/settings')
  const ends = page.getByRole('button', { name: /^Sign out .+,/ })
  await expect(ends).toHaveCount(2)
  await expect(page.getByText('This device')).toHaveCount(1)

  await ends.filter({ hasNotText: 'Chrome' }).first().click()
  await expect(page.getByText('1 session ended.')).toBeVisible()
  await expect(ends).toHaveCount(1)

  await page.getByLabel('Current password', { exact: true }).fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('a-new-sun-rises-4')
  await page.getByLabel('Repeat new password', { exact: true }).fill('a-new-sun-rises-4')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(page.locator('#current-password-error')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(olga.password)
  await change.click()
  await expect(page.getByText(/Your password has been changed\. 1 other session ended\./)).toBeVisible()
  await expect(ends).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')

  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await elsewhere.close()
  expect((await fromApi.ask('GET', '/auth/me')).status).toBe(401)
  expect(
    (await accountSite.guest.ask('POST', '/auth/login', { email: olga.email, password: olga.password })).code,
  ).toBe('password_wrong')
})

test('a theme counts at once and on the next device', async ({ page, browser, accountSite }) => {
  const paul = await verified(accountSite, person('Paul'))
  await signInOn(page, paul, '/settings')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account') && answer.ok())
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await kept
  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await signInOn(other, paul)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await elsewhere.close()
})

test('what is kept comes as one file, and goes with the account', async ({ page, accountSite }) => {
  const rosa = await verified(accountSite, person('Rosa'))
  await callsOf(accountSite.url, rosa.token).put('/account', { bio: 'canary-in-the-coal-mine' })
  await signInOn(page, rosa, '/settings')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^trendverse-rosa-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toBeInstanceOf(Object)
  expect(text).toContain('canary-in-the-coal-mine')
  expect(text).not.toContain('argon2')

  await page.getByRole('button', { name: 'Delete my account...' }).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Delete for good' })
  await remove.click()
  await expect(dialog.getByText('Please type rosa to confirm')).toBeVisible()
  await dialog.getByLabel('Type rosa to confirm').fill('rosa')
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong-password')
  await remove.click()
  await expect(page.locator('#delete-password-error')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(rosa.password)
  await remove.click()
  await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/login')
  await fillSignIn(page, rosa)
  await expect(page.getByText('No account found with this email address. Please sign up first.')).toBeVisible()
})

test('the profile tells what is left of the day, in the days of the account', async ({ page, accountSite }) => {
  const sora = await verified(accountSite, person('Sora'), 'Asia/Kolkata')
  await signInOn(page, sora, '/profile')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('10 of 10 left')
  await expect(today).toContainText('Unlimited')
  // OP-22: the day of the account begins at its own midnight, wherever its browser is.
  await expect(today).toContainText(/Resets at 00:00.*Asia\/Kolkata/)
  await expect(today.locator('time')).toHaveAttribute('datetime', /T18:30:00/)

  await accountSite.admin.put(`/admin/users/${sora.id}`, { dailyLimits: { memes: 0 } })
  await page.reload()
  await expect(today).toContainText('None')
  const { features, trial } = await callsOf(accountSite.url, sora.token).get<{
    features: { meme: { allowed: boolean; message: string } }
    trial: object
  }>('/account/limits')
  expect(features.meme).toMatchObject({
    allowed: false,
    message: 'Daily meme limit reached! You can create 0 more memes tomorrow.',
  })
  expect(trial).toEqual({ available: false, used: false })
  const guest = await accountSite.guest.get<{ trial: object }>('/account/limits')
  expect(guest.trial).toEqual({ available: true, used: false })
})
