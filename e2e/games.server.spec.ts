import type { Page } from '@playwright/test'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { BEST_OF_DAY } from './harness/checked-place'
import { flyToTheEnd, startFlightByKeys } from './harness/fly'
import { person, signInOn, verified } from './harness/people'
import { fetchAsCrawler, readAsCrawler } from './harness/read-as-crawler'
import { untilHydrated } from './harness/until-hydrated'

/** The server's clock is not wound on with the page's: it believes no run that is sent before it can have been flown. */
const LONGER_THAN_A_FLIGHT_MS = 90_000

test('by keys alone from the catalogue through a flight to its checked place and its replay (OP-60)', async ({
  browser,
  accountSite,
}) => {
  test.setTimeout(240_000)
  // Other journeys about people are made without WebGL, which a flight needs. Small, for it is drawn in software.
  const context = await browser.newContext({
    baseURL: accountSite.url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 620 },
  })
  const page = await context.newPage()
  const ida = await verified(accountSite, person('Ida'))
  await signInOn(page, ida, '/games')
  await expect(page.getByText('No scores yet today. Be the first on this leaderboard.').first()).toBeVisible()
  await checkAccessibility(page, 'the catalogue of games')
  await page.clock.install()
  await startFlightByKeys(page)
  const outcome = page.locator('.game-outcome').first()
  await expect(outcome).toContainText('This run counts for the leaderboard: it’s your first of the day.')
  await accountSite.passTime(LONGER_THAN_A_FLIGHT_MS)
  await flyToTheEnd(page)
  await expect(outcome).toContainText(BEST_OF_DAY)
  await expect(page.getByRole('row', { name: /1 ida/ })).toBeVisible()
  await checkAccessibility(page, 'a game that is over')

  const link = await page.getByRole('link', { name: 'Watch replay' }).getAttribute('href')
  const { tags } = await readAsCrawler(accountSite.url, link ?? '')
  expect(tags['og:title']).toMatch(/^ida scored [\d,]+ points? in Trend Quiz Challenge$/)
  expect(tags['og:description']).toContain('number 1 that day')
  const picture = await fetchAsCrawler(accountSite.url, tags['og:image'] ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await page.getByRole('link', { name: 'Watch replay' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^ida: [\d,]+ points$/ })).toBeVisible()
  await context.close()
  const others = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await others.newPage()
  // Whoever could copy the run for a place of their own sees it later.
  await other.goto(link ?? '')
  await expect(other.getByRole('heading', { level: 1, name: 'This replay gives away today’s answers' })).toBeVisible()
  await expect(other.getByText('You can watch this run once your own run of today is in, or tomorrow.')).toBeVisible()
  await checkAccessibility(other, 'a replay that is held back')
  await signInOn(other, ida, link ?? '')
  const position = other.getByRole('slider', { name: 'Replay position' })
  await expect(position).toBeVisible()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(60)
  await other.getByRole('radio', { name: '4x' }).check({ force: true })
  await other.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await checkAccessibility(other, 'a replay')
  await others.close()
})

test('guests see the catalogue, and are invited where they want to play (PL-03)', async ({ page, accountSite }) => {
  await page.goto('/games')
  await page.getByRole('link', { name: 'Trend Quiz Challenge' }).click()
  await expect(page.getByText('You need a free account to play.')).toBeVisible()
  const invitation = page.getByRole('dialog', { name: 'Feature Locked' })
  await expect(invitation).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(invitation).toContainText('Trend Quiz Challenge is waiting for you.')
  await expect(invitation.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?from=%2Fplay%2Ftrend-quiz',
  )
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${accountSite.url}/`)
  await page.goto('/play/nothing-like-it')
  await expect(page.getByRole('heading', { level: 1, name: 'Game Not Found' })).toBeVisible()
})

/** Holds the scripts of the pages opened from now on back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = (): void => undefined
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

test('a press on Start that begins before the page is alive and ends after starts the game', async ({
  page,
  accountSite,
}) => {
  const moss = await verified(accountSite, person('Moss'))
  await signInOn(page, moss)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/play/meme-maker', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Start Game' }).hover()
  await page.mouse.down()
  letScriptsCome()
  await untilHydrated(page)
  // What plays is asked for next, and stands ready long before somebody lets go.
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a keyboard that waits on Start, or already holds it down, starts the game once what plays is here', async ({
  page,
  accountSite,
}) => {
  const mina = await verified(accountSite, person('Mina'))
  await signInOn(page, mina)
  const start = page.getByRole('button', { name: 'Start Game' })
  const focusEarly = async (): Promise<() => Promise<void>> => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/play/meme-maker', { waitUntil: 'commit' })
    await start.focus()
    return async () => {
      letScriptsCome()
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
    }
  }

  const letComeForFocused = await focusEarly()
  await letComeForFocused()
  // What plays has drawn the page again.
  await expect(page.getByText('Save every 30 seconds')).toBeVisible()
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeVisible()

  const letComeForHeld = await focusEarly()
  await page.keyboard.down('Space')
  await letComeForHeld()
  await page.keyboard.up('Space')
  await expect(page.locator('iframe')).toBeVisible()
})

test('a device that cannot draw the game is told so, and keeps its page (ER-54)', async ({ page, accountSite }) => {
  const wren = await verified(accountSite, person('Wren'))
  await signInOn(page, wren, '/play/trend-quiz')
  await page.getByRole('button', { name: 'Start Game' }).click()
  const alert = page.getByText('Game Error: This game may not be compatible with your device.')
  await expect(alert).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
})
