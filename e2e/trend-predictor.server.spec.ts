import { rm } from 'node:fs/promises'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { addKnownForecasts } from '@trendverse/test-support/trends/add-known-forecasts'
import { startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { answerEveryCase } from './harness/answer-cases'
import { checkAccessibility } from './harness/check-accessibility'
import { BEST_OF_DAY, PLACE_OF_DAY } from './harness/checked-place'
import { person, signInOn, verified } from './harness/people'

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

/** Time to read ten cases: faster answers aren't ranked. */
const CASES_READ_MS = 20_000

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
    await expect(outcome).toContainText('This run counts for the leaderboard: it’s your first of the day.')
    await site.passTime(CASES_READ_MS)
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

test('a fresh site has three games, and the third plays recorded cases that can be checked (OP-90)', async ({
  page,
  accountSite,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await verified(accountSite, person('Pavel'))
  await signInOn(page, member, '/games')
  for (const name of ['Trend Quiz Challenge', 'Meme Maker', 'Trend Predictor'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Trend Predictor' }).click()
  await page.getByRole('button', { name: 'Start Game' }).click()
  const outcome = page.locator('.game-outcome').first()
  await expect(outcome).toContainText(
    'From the archive. This run counts for the leaderboard: it’s your first of the day.',
  )
  const sources = page.getByRole('region', { name: 'Check the sources' })
  await expect(sources).toHaveCount(0)
  await accountSite.passTime(CASES_READ_MS)
  await answerEveryCase(page, '35')
  await expect(outcome).toContainText(PLACE_OF_DAY)
  await expect(page.getByRole('dialog', { name: 'Game Complete!' })).toContainText('cases where you beat the base rate')
  await page.keyboard.press('Escape')
  const addresses = await sources
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toHaveLength(10)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/(?:pageviews\.wmcloud\.org|github\.com)\//)
  await checkAccessibility(page, 'recorded cases that were answered')
})
