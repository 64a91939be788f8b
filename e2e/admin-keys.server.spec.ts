import { errorReply } from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { type AccountSite, startAccountSite } from './harness/account-site'
import { test as base, expect } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { openAsAdmin } from './harness/open-as-admin'

const KEY = 'sk-admin-0123456789abcdef'

/** Journeys over a site whose provider does as the journey says. */
const test = base.extend<object, { readonly provider: OpenAiServer; readonly accountSite: AccountSite }>({
  provider: [
    async ({ mode: _ }, provide) => {
      const provider = await startOpenAiServer()
      await provide(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  accountSite: [
    async ({ provider }, provide) => {
      const site = await startAccountSite({ AI_BASE_URL: provider.baseUrl })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 260_000 },
  ],
})

test('a key is added, tested, switched off and on, and removed; its breaker opens and is shown (AD-05, KP-23)', async ({
  page,
  provider,
  accountSite,
}) => {
  test.setTimeout(120_000)
  provider.behave(KEY, saying('OK'))
  await openAsAdmin(page, '/admin/api-keys', 'AI keys')
  await expect(page.getByRole('heading', { name: 'Pool health' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a key' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Main')
  await panel.getByRole('button', { name: 'Add the key' }).click()
  await expect(panel.getByText('Please enter the key.')).toBeVisible()
  await panel.getByLabel('Key', { exact: true }).fill(KEY)
  await panel.getByRole('button', { name: 'Add the key' }).click()
  await expect(panel).toHaveCount(0)

  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Open Main' }) })
  await expect(row).toContainText('0 of 1000')
  await checkAccessibility(page, 'AI keys')
  await row.getByRole('button', { name: 'Open Main' }).click()
  await expect(panel.getByLabel('Key', { exact: true })).toHaveValue(/cdef$/)
  await panel.getByRole('button', { name: 'Test this key' }).click()
  await expect(panel.getByText(/^The key works: .* answered in/)).toBeVisible()
  await expect(row).toContainText('1 of 1000')

  await panel.getByLabel('Priority').fill('3')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Main saved.')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await row.getByRole('button', { name: 'Open Main' }).click()
  provider.behave(KEY, () => errorReply(500, 'broken'))
  for (const n of [1, 2, 3, 4, 5]) {
    await panel.getByRole('button', { name: 'Test this key' }).click()
    await expect(row, `after failure ${n}`).toContainText(`${n + 1} of 1000`)
    await expect(panel.getByRole('button', { name: 'Test this key' })).toBeVisible()
  }
  await panel.getByRole('button', { name: 'Switch off' }).click()
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expect(row.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Advice' })).toContainText('is paused because')
  expect(await accountSite.admin.get<{ name: string; priority: number }[]>('/admin/api-keys/quiz')).toMatchObject([
    { name: 'Main', priority: 3, status: 'active', breaker: 'open' },
  ])

  await row.getByRole('button', { name: 'Open Main' }).click()
  await panel.getByRole('button', { name: 'Remove…' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Main?' })
  await expect(question.getByRole('button', { name: 'Remove the key' })).toBeDisabled()
  await question.getByLabel('Type Main to confirm').fill('Main')
  await question.getByRole('button', { name: 'Remove the key' }).click()
  await expect(row).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(KEY)
})
