import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { onSmallDevice, stopPainting } from './harness/device'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search trends' })
const results = (page: Page) => page.locator('.search-results')
const options = (page: Page) => page.getByRole('listbox', { name: 'Trends found' }).getByRole('option')
/** The option the arrows have come to, as screen readers are told. */
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

test('counts and lists what it finds under the field, category names included, and leads there by keys', async ({
  page,
}) => {
  await page.goto('/?view=list')
  const box = field(page)
  await box.fill('gaming')
  const count = results(page).getByRole('status')
  await expect(count).toHaveText(/^\d+ trends found$/)
  await expect(options(page).filter({ hasText: 'Everything in Gaming' })).toHaveAttribute(
    'href',
    '/trends?category=Gaming',
  )
  await box.fill('the')
  await expect(options(page).filter({ hasText: / as a list$/ })).toHaveAttribute('href', '/trends?q=the')
  const total = Number.parseInt(await count.innerText(), 10)
  expect(total).toBeGreaterThan(6)
  await expect(options(page)).toHaveCount(7)
  await expect(options(page).last()).toHaveText(`All ${total} as a list`)

  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText(`All ${total} as a list`)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(box).toHaveValue('the')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(7)
  await page.keyboard.press('ArrowDown')
  const name = await active(page).locator('[dir=auto]').innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(results(page)).toHaveCount(0)
})

test('its list goes away with the focus, and lies inside the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/?view=list')
  const box = field(page)
  await box.fill('gaming')
  await expect(options(page).first()).toBeVisible()
  const place = await results(page).boundingBox()
  expect(place?.x).toBeGreaterThanOrEqual(0)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(375)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(812)
  await box.blur()
  await expect(results(page)).toHaveCount(0)
})

test('on every other page a slash opens it, and Enter leads to the story', async ({ page, mode }) => {
  const { name, search } = featuredTrend(mode)
  await page.goto('/about')
  await untilHydrated(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  // At once: hits of half a name would be gone by the time somebody walks to them.
  await page.keyboard.insertText(search)
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trends\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(field(page)).not.toBeFocused()

  // A slash of somebody who writes is a slash.
  await field(page).fill('')
  await page.keyboard.type('a/b zzzz')
  await expect(field(page)).toHaveValue('a/b zzzz')
  await expect(results(page).getByRole('status')).toHaveText('No trends match your search.')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/trends' && url.searchParams.get('q') === 'a/b zzzz')
})

test('on narrow windows it waits behind a button, and gives the focus back', async ({ page, mode }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/about')
  await untilHydrated(page)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await expect(field(page)).toBeHidden()
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.type(featuredTrend(mode).search)
  await options(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(featuredTrend(mode).name)
  await expect(field(page)).toBeHidden()
})

test('among the planets the arrows lead to a planet', async ({ page, mode }) => {
  test.setTimeout(120_000)
  const { name, search } = featuredTrend(mode)
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible({ timeout: 45_000 })
  await stopPainting(page)
  await field(page).fill(search)
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(results(page)).toHaveCount(0)
})
