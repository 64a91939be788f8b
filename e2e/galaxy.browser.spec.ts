import { onSmallDevice } from './harness/device'
import { expect, test } from './harness/test'

/** Software draws the planets; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test('without a server there is no galaxy: a link to it says why and keeps the planets (OP-09)', async ({ page }) => {
  test.setTimeout(120_000)
  await onSmallDevice(page)
  await page.goto('/?view=galaxy')
  const trouble = page.getByRole('alert').filter({ hasText: 'The galaxy is still empty' })
  await expect(trouble).toBeVisible(READY)
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await trouble.getByRole('button', { name: 'Stay with the planets' }).press('Enter')
  await expect(trouble).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Galaxy', exact: true })).toHaveCount(0)
})
