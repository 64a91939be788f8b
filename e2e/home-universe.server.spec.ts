import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { onSmallDevice } from './harness/device'
import { expect, test } from './harness/test'

/** Software draws the planets; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const planets = (page: Page) => page.getByRole('list', { name: 'Trends' }).getByRole('button')

/** Where the buttons over the planets are. */
const placesOf = (page: Page): Promise<number[]> =>
  page.locator('.universe-label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { x, y } = label.getBoundingClientRect()
      return [x, y]
    }),
  )

const farthest = (some: readonly number[], others: readonly number[]): number =>
  Math.max(...some.map((at, index) => Math.abs(at - (others[index] ?? Number.POSITIVE_INFINITY))))

async function openUniverse(page: Page): Promise<void> {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
}

test('its planets are the first of the list, and the main action leads to number one (OP-28)', async ({ page }) => {
  await page.goto('/trends')
  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  await openUniverse(page)
  await expect(planets(page)).toContainText(names.slice(0, 4))
  await page.getByRole('button', { name: 'Fly to the top story' }).click()
  await expect(page.getByRole('dialog', { name: names[0] ?? '' })).toBeVisible()
})

test('planets are buttons: keys travel between them, open one and return (HM-01, HM-07)', async ({
  page,
  context,
  mode,
}) => {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.getByText('Loading 3D Universe...')).toBeVisible()
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect(page.getByText('Loading 3D Universe...')).toHaveCount(0)
  await expect(planets(page)).toHaveCount(4)
  const status = page.getByRole('region', { name: 'Universe of trends' }).getByRole('status')
  await expect(status).toHaveText('4 planets in view.')

  const { name } = featuredTrend(mode)
  const planet = planets(page).filter({ hasText: name })
  await planet.focus()
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(planets(page).and(page.locator(':focus'))).toHaveCount(1)
  await planet.focus()
  await page.keyboard.press('Enter')

  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeFocused()
  await expect(status).toHaveText(new RegExp(`^You’re at ${name}, .+ Press Escape to go back\\.$`))
  await expect(panel.getByRole('region', { name: 'Why it’s here' })).toContainText(/Google Trends.*First seen on /s)
  await expect(panel.getByRole('link', { name: 'The full story' })).toHaveAttribute('href', /^\/trends\/[0-9a-f-]{36}$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  const story = await panel.getByRole('link', { name: 'The full story' }).getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(story ?? '', page.url()).href)
  await expect(page.getByText('Link copied to clipboard!')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(planet).toBeFocused()
  await expect(status).toHaveText('4 planets in view.')
})

test('unfolds what the planets say in place of the banner, and folds it up again by key', async ({ page }) => {
  await openUniverse(page)
  const chip = page.getByRole('button', { name: 'Legend' })
  await chip.focus()
  await page.keyboard.press('Enter')
  const signs = page.getByRole('dialog', { name: 'How to read the planets' })
  await expect(signs.getByText('One band per source, in its own colour.')).toBeVisible()
  await expect(signs.getByRole('list', { name: 'Sources in view' })).toContainText('Wikipedia')
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(signs.getByRole('link', { name: 'More about planets' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(signs).toHaveCount(0)
  await expect(chip).toHaveAttribute('aria-expanded', 'false')
  await expect(chip).toBeFocused()
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible()
})

test('opens without its shot under reduced motion', async ({ page }) => {
  await openUniverse(page)
  expect(await page.locator('.universe').getAttribute('data-opening')).toBeNull()
})

test('leads from a planet to its story, and Back returns to the camera as it was left', async ({ page, mode }) => {
  await openUniverse(page)
  const { name } = featuredTrend(mode)
  const planet = planets(page).filter({ hasText: name })
  await planet.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeFocused()
  const selected = await placesOf(page)
  // Turned by hand: the way back must not lead to the planet's usual view.
  await page.mouse.move(60, 560)
  await page.mouse.down()
  await page.mouse.move(260, 540, { steps: 4 })
  await page.mouse.up()
  let turned = selected
  await expect
    .poll(async () => {
      const before = turned
      turned = await placesOf(page)
      return farthest(turned, selected) > 10 && farthest(turned, before) === 0
    })
    .toBe(true)

  await panel.getByRole('link', { name: 'The full story' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(panel).toBeVisible()
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect.poll(async () => farthest(await placesOf(page), turned)).toBeLessThan(2)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('opens with its shot once a day, and any key skips it', async ({ page }) => {
    await openUniverse(page)
    const universe = page.locator('.universe')
    await expect(universe).toHaveAttribute('data-opening', '')
    await page.keyboard.press('Shift')
    expect(await universe.getAttribute('data-opening')).toBeNull()
    await expect(planets(page)).toHaveCount(4)
    for (const planet of await planets(page).all()) await expect(planet.locator('.universe-name')).toBeVisible()
    await page.reload()
    await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
    expect(await universe.getAttribute('data-opening')).toBeNull()
  })
})

test('searches among planets, opens windows over them, and remembers the view that was chosen', async ({
  page,
  mode,
}) => {
  await openUniverse(page)
  const { name, search } = featuredTrend(mode)
  const box = page.getByRole('combobox', { name: 'Search trends' })
  await box.fill(search)
  // The camera turns to the first hit; the others stay, put back.
  await expect(page.locator('.search-results output')).toHaveText(/^\d+ trends? found$/)
  await expect(page.getByRole('listbox', { name: 'Trends found' }).getByRole('option').first()).toContainText(name)
  await expect(planets(page).first()).toContainText(name)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // From a hit that was not opened, Escape leads out of the search.
  await planets(page).first().focus()
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  // All hits in sight stay bright and keep their words.
  await box.fill('gaming')
  const count = page.locator('.search-results output')
  await expect(count).toHaveText(/^\d+ trends found$/)
  const total = Number.parseInt(await count.innerText(), 10)
  await expect(page.locator('.universe-label[data-found]')).toHaveCount(Math.min(total, 4))
  await box.fill('zzzz nothing like it')
  await expect(page.locator('.search-results')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('No trends match your search.')
  await expect(page.getByRole('link', { name: 'Search all trends' })).toHaveAttribute('href', /\/trends\?q=zzzz/)
  await box.fill('')
  await expect(planets(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Featured Trends' }).click()
  await page.getByRole('dialog', { name: 'Featured Trends' }).getByRole('link', { name }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the universe' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('button', { name: 'Planets', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-view', 'universe')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-view', 'universe')
})
