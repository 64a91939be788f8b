import { answerEveryCase } from './harness/answer-cases'
import { openDeviceForm } from './harness/device-form'
import { flyToTheEnd, startFlightByKeys } from './harness/fly'
import { fillSignUp, person } from './harness/people'
import { type BoardOfPack, solveByKeys } from './harness/solve-board'
import { expect, test } from './harness/test'

type KeptPacks = { readonly rows: readonly { readonly gameId: string; readonly content: string }[] }

test.use({ viewport: { width: 800, height: 620 }, contextOptions: { reducedMotion: 'reduce' } })

test('without a server a member of this device flies by the same rules, on a board of its own (OP-09)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const orla = person('Orla')
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, orla)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'On this device' }).first()).toBeVisible()
  await page.clock.install()
  await startFlightByKeys(page)
  await flyToTheEnd(page)
  await expect(page.locator('.game-outcome').first()).toContainText(/points\. Saved on this device only\./)
  await expect(page.getByRole('row', { name: /1 orla/ })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(window.localStorage))
  expect(kept).toContain('trendverse_game_runs_trend-quiz')
})

test('without a server a board of Meme Maker is solved, kept and watched on this device', async ({ page }) => {
  const maud = person('Maud')
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, maud)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await page.goto('/play/meme-maker')
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  const game = page.frameLocator('iframe')
  await expect(game.locator('#scraps button:focus')).toBeVisible()
  const kept = await page.evaluate(() => window.localStorage.getItem('trendverse_game_packs') ?? '')
  const pack = (JSON.parse(kept) as KeptPacks).rows.find(({ gameId }) => gameId === 'meme-maker')
  // Leave time to read the puzzle: faster answers aren't ranked.
  await page.clock.setSystemTime(Date.now() + 20_000)
  await solveByKeys(page, game, JSON.parse(pack?.content ?? '') as BoardOfPack)
  await expect(page.getByRole('dialog')).toContainText('1,600 points. Saved on this device only.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /1 maud/ })).toBeVisible()
  await page.getByRole('link', { name: 'Watch replay' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'maud: 1,600 points' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Replay position' })).toBeVisible()
})

test('without a server three games are listed, and Trend Predictor is played to its end', async ({ page }) => {
  test.setTimeout(120_000)
  const pia = person('Pia')
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, pia)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await page.goto('/games')
  for (const name of ['Trend Quiz Challenge', 'Meme Maker', 'Trend Predictor'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Trend Predictor' }).press('Enter')
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  await expect(page.frameLocator('iframe').getByText('Case 1 of 10', { exact: true })).toBeVisible()
  // Leave time to read ten cases: faster answers aren't ranked.
  await page.clock.setSystemTime(Date.now() + 30_000)
  await answerEveryCase(page, '35')
  await expect(page.getByRole('dialog')).toContainText(/points\. Saved on this device only\./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /1 pia/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Check the sources' }).getByRole('link')).toHaveCount(10)
})
