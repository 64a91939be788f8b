import { flyToTheEnd, startFlightByKeys } from './harness/fly'
import { fillSignUp, person } from './harness/people'
import { expect, test } from './harness/test'

test.use({ viewport: { width: 800, height: 620 }, contextOptions: { reducedMotion: 'reduce' } })

test('without a server a member of this device flies by the same rules, on a board of its own (OP-09)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const orla = person('Orla')
  await page.goto('/signup')
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
