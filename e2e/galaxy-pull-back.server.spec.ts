import type { Page } from '@playwright/test'
import { onSmallDevice, stopPainting } from './harness/device'
import { pinch } from './harness/pinch'
import { expect, test } from './harness/test'

/** Software draws the planets and the galaxy; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })
test.describe.configure({ timeout: 150_000 })

const galaxy = (page: Page) => page.getByRole('region', { name: 'Galaxy of trends' })
const planetPlaces = (page: Page): Promise<string[]> =>
  page.locator('.universe-label').evaluateAll((labels) => labels.map(({ style }) => style.transform))

/** The word about what comes, as it is read out. */
const hint = (page: Page) => page.getByRole('status').getByText('Keep zooming out to see every trend')

async function seePlanets(page: Page): Promise<void> {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await stopPainting(page)
}

/** Does the same until the galaxy is asked for; more than once, and not before a word has said so. */
async function pullUntilGalaxy(page: Page, pull: () => Promise<void>): Promise<void> {
  const wasTold = page.locator('.universe-hint').waitFor(READY)
  let pulls = 0
  await expect(async () => {
    pulls += 1
    await pull()
    expect(page.url()).toContain('view=galaxy')
  }).toPass({ ...READY, intervals: [150] })
  await wasTold
  expect(pulls).toBeGreaterThan(2)
  await expect(galaxy(page)).toHaveAttribute('data-drawn', 'true', READY)
}

test('zooming out by wheel goes on from the planets to the galaxy, and back to planets as large as before', async ({
  page,
}) => {
  await seePlanets(page)
  const places = await planetPlaces(page)
  await page.mouse.move(450, 250)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => planetPlaces(page)).not.toEqual(places)
  await pullUntilGalaxy(page, () => page.mouse.wheel(0, 100))
  await page.getByRole('button', { name: 'Back to planets' }).click()
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect.poll(() => planetPlaces(page)).toEqual(places)
})

test('zooming out by key does the same, unless somebody is writing or it is a key of the browser', async ({ page }) => {
  await seePlanets(page)
  const places = await planetPlaces(page)
  await page.getByRole('combobox', { name: 'Search trends' }).focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('-')
  await page.getByRole('combobox', { name: 'Search trends' }).fill('')
  await page.getByRole('button', { name: 'Galaxy', exact: true }).focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('Control+-')
  expect(page.url()).toContain('view=3d')
  await expect.poll(() => planetPlaces(page)).toEqual(places)
  await pullUntilGalaxy(page, () => page.keyboard.press('-'))
})

test('zooming out with two fingers does the same', async ({ page }) => {
  await seePlanets(page)
  await pullUntilGalaxy(page, () => pinch(page, { x: 450, y: 260, from: 120, to: 90 }))
})

test('says what comes, and forgets it when nobody goes on', async ({ page }) => {
  await seePlanets(page)
  await page.mouse.move(450, 250)
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 100)
  await expect(page.locator('.universe-hint')).toBeVisible()
  await expect(hint(page)).toBeAttached()
  await expect(hint(page)).toHaveCount(0)
  await expect(page.locator('.universe-hint')).toHaveCount(0)
  await page.mouse.wheel(0, -100)
  expect(page.url()).toContain('view=3d')
})
