import type { Request } from '@playwright/test'
import { logBytes } from '@trendverse/games/frame-kit/log-text'
import { forecastLog } from '@trendverse/games/trend-predictor/rules/v1/forecast-input'
import { expect, test } from './harness/account-test'
import { answerEveryCase } from './harness/answer-cases'
import { checkAccessibility } from './harness/check-accessibility'
import { PLACE_OF_DAY } from './harness/checked-place'
import { person, signInOn, verified } from './harness/people'
import { untilHydrated } from './harness/until-hydrated'

const OUTCOME = { name: /^It (?:broke out|didn’t break out)/ }

/** Whether a request keeps a log that has an answer. */
function keepsAnswer(request: Request): boolean {
  if (!request.url().endsWith('/log')) return false
  const { log } = request.postDataJSON() as { log: string }
  return forecastLog.decode(logBytes(log)).entries.length > 0
}

test('a game left half-way is continued after a reload, in one tab only, and then on another device', async ({
  browser,
  accountSite,
}) => {
  test.setTimeout(180_000)
  const member = await verified(accountSite, person('Lotte'))
  const open = () => browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const first = await open()
  const page = await first.newPage()
  await signInOn(page, member, '/play/trend-predictor')
  await untilHydrated(page)
  await expect(page.getByText('Your first run each day counts for the leaderboard.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Game' }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Case 1 of 10', { exact: true })).toBeVisible()
  await page.keyboard.type('35')
  await expect(game.getByRole('slider')).toHaveValue('35')
  const isKept = page.waitForResponse((response) => response.ok() && keepsAnswer(response.request()))
  await page.keyboard.press('Enter')
  await expect(game.getByRole('heading', OUTCOME)).toBeVisible()
  await isKept

  await page.reload()
  await expect(page.getByText('You left your first run of the day, which counts for the leaderboard.')).toBeVisible()
  await checkAccessibility(page, 'a game with a run that was left')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(game.getByRole('heading', OUTCOME)).toBeVisible()
  await expect(page.locator('.game-outcome').first()).toContainText(
    'This run counts for the leaderboard: it’s your first of the day.',
  )

  const second = await first.newPage()
  await second.goto('/play/trend-predictor')
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(second.getByText('This run is open in another tab.')).toBeVisible()
  await expect(second.locator('iframe')).toHaveCount(0)
  await first.close()

  const elsewhere = await open()
  const other = await elsewhere.newPage()
  await signInOn(other, member, '/play/trend-predictor')
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  const there = other.frameLocator('iframe')
  await expect(there.getByRole('heading', OUTCOME)).toBeVisible()
  await there.getByRole('button', { name: 'Next case' }).press('Enter')
  // Leave time to read ten cases: faster answers aren't ranked.
  await accountSite.passTime(20_000)
  await answerEveryCase(other, '35', 2)
  await expect(other.locator('.game-outcome').first()).toContainText(PLACE_OF_DAY)
  await elsewhere.close()
})
