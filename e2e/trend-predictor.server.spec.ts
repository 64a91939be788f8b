import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { addKnownForecasts } from '@trendverse/test-support/trends/add-known-forecasts'
import { startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { BEST_OF_DAY } from './harness/checked-place'
import { person, signInOn, verified } from './harness/people'
import { untilHydrated } from './harness/until-hydrated'

const CASES = 10

/** A site that knows what became of its forecasts of three days ago. */
async function startGrownSite() {
  const dataDir = await dataFolderWithDatabase('trendverse-predictor-')
  const database = await openPglite({ dataFolder: dataDir })
  await addKnownForecasts(sqlStorage(database), Date.now() - 3 * DAY_MS)
  await database.close()
  const site = await startAccountSite({ DATA_DIR: dataDir })
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Answers all cases alike, by keys alone. */
async function answerEveryCase(page: Page, digits: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  for (let one = 1; one <= CASES; one += 1) {
    const slider = frame.getByRole('slider', { name: 'Chance that it breaks out' })
    await expect(frame.getByText(`Case ${one} of ${CASES}`, { exact: true })).toBeVisible()
    await expect(slider).toBeFocused()
    await page.keyboard.type(digits)
    await expect(slider).toHaveValue(digits)
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('heading', { name: /^It (?:broke out|did not break out)/ })).toBeVisible()
    await page.keyboard.press('Enter')
  }
}

test('by keys alone from the catalogue through ten real cases to a checked place and its replay (GM-05, OP-60)', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const site = await startGrownSite()
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const member = await verified(site, person('Petra'))
    await signInOn(page, member, '/games')
    await checkAccessibility(page, 'the catalogue of games')
    await page.getByRole('link', { name: 'Trend Predictor' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Trend Predictor' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Calm' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Start Game' }).press('Enter')
    const outcome = page.locator('.game-outcome').first()
    await expect(outcome).toContainText('This run counts: it is your first of the day.')
    await answerEveryCase(page, '35')
    await expect(outcome).toContainText(BEST_OF_DAY)
    await expect(page.getByRole('row', { name: /1 petra/ })).toBeVisible()
    await checkAccessibility(page, 'a game that is over')

    const dialog = page.getByRole('dialog', { name: 'Game Complete!' })
    await dialog.getByRole('link', { name: 'Watch replay' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^petra: [\d,]+ points$/ })).toBeVisible()
    const position = page.getByRole('slider', { name: 'Replay position' })
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await checkAccessibility(page, 'a replay')
    await position.press('End')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: /points$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Case 10' }).press('Enter')
    await expect(page.frameLocator('iframe').getByText('Case 10 of 10', { exact: true })).toBeVisible()
    await position.press('Home')
    await expect(page.frameLocator('iframe').getByText('Case 1 of 10', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: '4x' }).press('Space')
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
    await expect(page.frameLocator('iframe').getByText('Case 2 of 10', { exact: true })).toBeVisible()
    await context.close()
  } finally {
    await site.stop()
  }
})

test('a site that knows no outcome yet does not offer it, and says so to whoever has its address', async ({
  page,
  accountSite,
}) => {
  const member = await verified(accountSite, person('Pavel'))
  await signInOn(page, member, '/games')
  await expect(page.getByRole('link', { name: 'Trend Quiz Challenge' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trend Predictor' })).toHaveCount(0)
  await page.goto('/play/trend-predictor')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(page.getByText('we have too little yet')).toBeVisible()
})
