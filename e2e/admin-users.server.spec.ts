import type { Page } from '@playwright/test'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { openAsAdmin } from './harness/open-as-admin'
import { joined, person, verified } from './harness/people'

const openUsers = (page: Page, search = '') => openAsAdmin(page, `/admin/users${search}`, 'Users')

type Listed = { readonly status: string; readonly dailyLimitOverrides: { readonly memes: number | null } }

test('an account is found, its meme limit changed and it is suspended by keyboard, with a way back (AD-02, OP-23)', async ({
  page,
  accountSite,
}) => {
  const { username, id } = await joined(accountSite, person('Ursula'))
  const kept = async () => (await accountSite.admin.get<{ account: Listed }>(`/admin/users/${id}`)).account
  await openUsers(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(username)
  const open = page.getByRole('button', { name: `Open ${username}` })
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1)
  await open.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: username })
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await checkAccessibility(page, 'an account of administrators')
  await panel.getByLabel('Memes per day').focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Saved.')).toBeVisible()
  expect((await kept()).dailyLimitOverrides.memes).toBe(3)
  await panel.getByRole('button', { name: 'Suspend' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Reinstate' })).toBeVisible()
  expect((await kept()).status).toBe('suspended')
  const undo = panel.getByRole('listitem').filter({ hasText: 'is suspended.' }).getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
  expect((await kept()).status).toBe('pending_verification')
})

test('several accounts are suspended together and let back in with one undo', async ({ page, accountSite }) => {
  const people = [await verified(accountSite, person('Bulka')), await verified(accountSite, person('Bulkb'))]
  await openUsers(page, '?q=bulk')
  await page.goto('/admin/users?q=bulk')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('2 accounts suspended.')).toBeVisible()
  const statuses = () =>
    Promise.all(
      people.map(
        async ({ id }) => (await accountSite.admin.get<{ account: Listed }>(`/admin/users/${id}`)).account.status,
      ),
    )
  expect(await statuses()).toEqual(['suspended', 'suspended'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(statuses).toEqual(['active', 'active'])
})

test('a person sees what an administrator decides about their identity check (OP-67)', async ({
  page,
  accountSite,
  context,
}) => {
  const kay = await verified(accountSite, person('Kay'))
  await accountSite.admin.post(`/admin/users/${kay.id}/flag-kyc`, { reason: 'Odd sign-ins' })
  const visitor = await context.browser()?.newPage()
  if (visitor === undefined) throw new Error('there should be a browser')
  await visitor.goto(`${accountSite.url}/login`)
  await visitor.getByLabel('Email', { exact: true }).fill(kay.email)
  await visitor.getByLabel('Password', { exact: true }).fill(kay.password)
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect
    .poll(
      async () =>
        (await accountSite.admin.get<{ kyc: { timeLimit: string | null } }>(`/admin/users/${kay.id}`)).kyc.timeLimit,
    )
    .not.toBeNull()

  await openUsers(page)
  await page.getByRole('link', { name: 'KYC' }).click()
  const row = page.getByRole('row').filter({ hasText: kay.username })
  await expect(row.getByText(/^(29|30):\d\d left$/)).toBeVisible()
  await row.getByRole('button', { name: `Reject ${kay.username}` }).click()
  const window = page.getByRole('dialog', { name: `Reject ${kay.username}?` })
  await window.getByLabel('Reason').fill('The papers were somebody else’s')
  await window.getByRole('button', { name: 'Reject and block' }).click()
  await expect(row).toHaveCount(0)
  await visitor.goto(`${accountSite.url}/`)
  await expect(visitor).toHaveURL(/\/blocked$/)
  await expect(visitor.getByText('The papers were somebody else’s')).toBeVisible()
  await visitor.close()
})

test('of two administrators at one account the second is told what the first changed', async ({
  page,
  accountSite,
}) => {
  const { id, username } = await joined(accountSite, person('Twyla'))
  await openUsers(page)
  await page.goto(`/admin/users?open=${id}`)
  const panel = page.getByRole('dialog', { name: username })
  await panel.getByLabel('Last name').fill('Mine')
  await accountSite.admin.put(`/admin/users/${id}`, { lastName: 'Theirs' })
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByText('Someone else has changed this. It is now “Theirs”.')).toBeVisible()
  // What the first changed is read again meanwhile; until then the second is refused once more.
  const save = panel.getByRole('button', { name: 'Save changes' })
  await expect(async () => {
    // Nothing is left to save once it went through, and the button takes no press any more.
    if (await save.isEnabled()) await save.click({ timeout: 1_000 })
    const { account } = await accountSite.admin.get<{ account: { lastName: string } }>(`/admin/users/${id}`)
    expect(account.lastName).toBe('Mine')
  }).toPass()
  await expect(panel.getByText('Saved.')).toBeVisible()
})
