import { expect, test } from './harness/test'

test('counts and lists what it finds under the field, category names included, and leads there by keys', async ({
  page,
}) => {
  await page.goto('/?view=list')
  const box = page.getByRole('searchbox', { name: 'Search trends' })
  await box.fill('gaming')
  const results = page.locator('.search-results')
  const count = results.getByRole('status')
  await expect(count).toHaveText(/^\d+ trends found$/)
  await expect(results.getByRole('link', { name: 'Everything in Gaming' })).toHaveAttribute(
    'href',
    '/trends?category=Gaming',
  )
  await box.fill('the')
  await expect(results.getByRole('link', { name: / as a list$/ })).toHaveAttribute('href', '/trends?q=the')
  const total = Number.parseInt(await count.innerText(), 10)
  expect(total).toBeGreaterThan(6)
  await expect(results.getByRole('list', { name: 'Trends found' }).getByRole('link')).toHaveCount(6)
  await expect(results.getByRole('link', { name: `All ${total} as a list` })).toBeVisible()
  const name = await results.getByRole('link').first().locator('[dir=auto]').innerText()
  await box.press('Tab')
  await expect(results.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('its list goes away with the focus, and lies inside the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/?view=list')
  const box = page.getByRole('searchbox', { name: 'Search trends' })
  await box.fill('gaming')
  const results = page.locator('.search-results')
  await expect(results.getByRole('link').first()).toBeVisible()
  const place = await results.boundingBox()
  expect(place?.x).toBeGreaterThanOrEqual(0)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(375)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(812)
  await box.blur()
  await expect(results).toBeHidden()
})
