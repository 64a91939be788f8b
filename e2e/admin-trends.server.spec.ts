import type { Page } from '@playwright/test'
import { type AccountSite, startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { openAsAdmin } from './harness/open-as-admin'
import { type ListedStory, startStorySources } from './harness/story-sources'

const STORIES: readonly ListedStory[] = [
  { id: 'lava', title: 'Lava threatens the harbour town of Grindavik', points: 900, isTold: true },
  { id: 'chess', title: 'Chess champion loses to a boy of twelve', points: 950, isTold: true },
]
const START_LIMIT_MS = 260_000

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('a trend is made and changed by keyboard, and visitors see it (AD-03)', async ({ page, accountSite, context }) => {
  await openAsAdmin(page, '/admin/trends', 'Trends')
  await page.getByRole('button', { name: 'New trend' }).focus()
  await press(page, 'Enter')
  const panel = page.getByRole('dialog', { name: 'New trend' })
  await expect(panel).toBeFocused()
  await press(page, 'Tab', 'Tab')
  await page.keyboard.type('Paper moons')
  await press(page, 'Tab')
  await page.keyboard.type('People fold moons out of paper.')
  // From a draft to what is on show.
  await press(page, 'Tab', 'ArrowUp', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused()
  await page.keyboard.type('paper, moon')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/open=[0-9a-f-]{36}/)
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  await expect(page.getByRole('dialog', { name: 'Paper moons' })).toBeVisible()
  await checkAccessibility(page, 'a trend of administrators')

  const visitor = await context.browser()?.newPage()
  if (visitor === undefined) throw new Error('there should be a browser')
  await visitor.goto(`${accountSite.url}/trends/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Paper moons')

  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name' })
  for (let steps = 0; steps < 10 && !(await name.evaluate((field) => field === document.activeElement)); steps += 1) {
    await press(page, 'Tab')
  }
  await expect(name).toBeFocused()
  await press(page, 'ControlOrMeta+A')
  await page.keyboard.type('Paper moons of Rome')
  await press(page, 'Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Paper moons of Rome')
  await press(page, 'Escape')
  await expect(page.getByRole('button', { name: 'Open Paper moons of Rome' })).toBeVisible()
  await visitor.close()
})

type Row = { readonly id: string; readonly name: string }

async function liveTrends(site: AccountSite): Promise<readonly [Row, Row]> {
  const read = () => site.admin.get<readonly Row[]>('/admin/trends?origin=live&status=active&sort=name')
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(2)
  const [first, second] = await read()
  if (first === undefined || second === undefined) throw new Error('there should be two live trends')
  return [first, second]
}

test.describe('of a site with sources', () => {
  test.setTimeout(START_LIMIT_MS)

  test('two stories are made one, which visitors of either find, and parted again', async ({ page, context }) => {
    const sources = await startStorySources()
    sources.show(STORIES)
    const site = await startAccountSite(sources.env)
    try {
      const [from, into] = await liveTrends(site)
      await openAsAdmin(page, `${site.url}/admin/trends`, 'Trends')
      await page.goto(`${site.url}/admin/trends?open=${into.id}&part=story`)
      await page.getByRole('button', { name: 'Merge with…' }).click()
      const choice = page.getByRole('dialog', { name: `Merge ${into.name} with…` })
      await choice.getByLabel('Search trends').fill(from.name.slice(0, 12))
      await choice.getByRole('listitem').filter({ hasText: from.name }).getByRole('button').click()
      const merging = page.getByRole('dialog', { name: 'Are these the same story?' })
      await expect(merging.getByRole('region', { name: `Merged into it: ${from.name}` })).toContainText('boy of twelve')
      await checkAccessibility(page, 'two stories side by side')
      await merging.getByRole('button', { name: 'Merge', exact: true }).click()
      await expect(page.getByRole('button', { name: `Undo the merge of ${from.name}` })).toBeVisible()

      const visitor = await context.browser()?.newPage()
      if (visitor === undefined) throw new Error('there should be a browser')
      await visitor.goto(`${site.url}/trends/${from.id}`)
      await expect(visitor).toHaveURL(new RegExp(into.id))
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(into.name)

      await page.getByRole('button', { name: `Undo the merge of ${from.name}` }).click()
      await expect(page.getByText(`${from.name} is a separate trend again.`)).toBeVisible()
      await visitor.goto(`${site.url}/trends/${from.id}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(from.name)
      await visitor.close()
    } finally {
      await site.stop()
      await sources.close()
    }
  })

  test('a source is switched off and on again, and read at once', async ({ page }) => {
    const sources = await startStorySources()
    sources.show(STORIES)
    const site = await startAccountSite(sources.env)
    try {
      await liveTrends(site)
      await openAsAdmin(page, `${site.url}/admin/trends`, 'Trends')
      await page.getByRole('link', { name: 'Sources' }).click()
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lobsters' }) })
      await expect(card.getByText('2 items')).toBeVisible()
      await card.getByRole('switch').uncheck()
      await expect(page.getByText('Lobsters is switched off.')).toBeVisible()
      await page.reload()
      await expect(card.getByRole('switch')).not.toBeChecked()
      await expect(card.getByRole('button', { name: 'Fetch now: Lobsters' })).toBeDisabled()
      expect(await site.admin.ask('POST', '/admin/sources/lobsters/reload')).toMatchObject({ code: 'conflict' })
      await checkAccessibility(page, 'sources')

      sources.show([...STORIES, { id: 'moon', title: 'Paper moons over Rome', points: 10 }])
      await card.getByRole('switch').check()
      await card.getByRole('button', { name: 'Fetch now: Lobsters' }).click()
      await expect(card.getByText('3 items')).toBeVisible({ timeout: 30_000 })
    } finally {
      await site.stop()
      await sources.close()
    }
  })
})
