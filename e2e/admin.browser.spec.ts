import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const PASSWORD = 'violet comet over the bay'

test('a device has an administrator of its own, whose pages work on its data alone (OP-09, AD-03)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  const form = page.getByRole('main')
  await expect(form.getByText('This device has no administrator yet.')).toBeVisible({ timeout: 20_000 })
  await form.getByLabel('First name').fill('Vera')
  await form.getByLabel('Last name').fill('Example')
  await form.getByLabel('Username').fill('vera_example')
  await form.getByLabel('Email').fill('vera@example.org')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel(/^(Repeat|Confirm)/).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create administrator account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 20_000 })

  await page.goto('/admin/trends')
  await page.getByRole('button', { name: 'New trend' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name', { exact: true }).fill('Paper kites of this device')
  await panel.getByLabel('Description').fill('People fold kites out of old maps.')
  await panel.getByLabel('Status').selectOption('Active')
  await panel.getByRole('button', { name: 'Create trend' }).click()
  await expect(page.getByRole('dialog', { name: 'Paper kites of this device' })).toBeVisible()

  await page.goto('/admin/api-keys')
  await expect(page.getByText('Not available on this device')).toBeVisible()

  for (const label of await linksOf(page, 'Administration')) {
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: label, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
    await expectAllRead(page, label)
    for (const [tabs, tab] of await tabsOf(page)) {
      await page.getByRole('navigation', { name: tabs }).getByRole('link', { name: tab }).click()
      await expectAllRead(page, `${label}, ${tab}`)
    }
  }
})

async function linksOf(page: Page, navigation: string): Promise<readonly string[]> {
  const labels = await page.getByRole('navigation', { name: navigation }).getByRole('link').allTextContents()
  expect(labels.length).toBeGreaterThan(1)
  return labels
}

/** The parts of the open page, each with the name of its row of links. */
async function tabsOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  const rows = await page.getByRole('main').getByRole('navigation').all()
  const tabs: (readonly [string, string])[] = []
  for (const row of rows) {
    const name = (await row.getAttribute('aria-label')) ?? ''
    for (const tab of await row.getByRole('link').allTextContents()) tabs.push([name, tab])
  }
  return tabs
}

/** Nothing of the page is still on its way, and nothing of it failed. */
async function expectAllRead(page: Page, label: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('.skeleton, [aria-busy=true]'), label).toHaveCount(0)
  await expect(main.getByRole('alert'), label).toHaveCount(0)
}
