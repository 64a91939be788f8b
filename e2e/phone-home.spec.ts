import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

const PLANETS = /\/planets\/[0-9a-f-]{36}-\d{3}\.webp/
const hero = (page: Page) => page.getByRole('region', { name: 'Number 1' })
const strip = (page: Page) => page.getByRole('navigation', { name: 'More planets' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 })

  test('has its way into the universe in the first screen, and its number one leads to the story', async ({ page }) => {
    await page.goto('/?view=list')
    const enter = page.getByRole('button', { name: 'Enter the universe in 3D' })
    await expect(page.getByRole('button', { name: 'Planets', exact: true })).toBeHidden()
    const button = await enter.boundingBox()
    const more = await page.getByRole('button', { name: 'More', exact: true }).boundingBox()
    expect(button?.width).toBeGreaterThan(2 * (more?.width ?? 375))
    expect(more?.y).toBe(button?.y)
    expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThan(812)

    const link = hero(page).getByRole('link')
    const name = await link.innerText()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await link.click()
    await expect(page).toHaveURL(/\/trends\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('has a strip of planets to swipe or to walk by keys', async ({ page }) => {
    await page.goto('/?view=list')
    const links = strip(page).getByRole('link')
    await expect(links).toHaveCount(8)
    const list = strip(page).getByRole('list')
    const box = await list.boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 375])
    await untilHydrated(page)
    await expect(page.locator('[data-on-its-way]').filter({ has: list })).toHaveCount(0)

    await links.first().focus()
    for (let step = 1; step < 8; step += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(links.nth(step)).toBeFocused()
    }
    await expect(links.last()).toBeInViewport()
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)

    const name = await links.last().innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('loads no picture of the phone on a wide window', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (PLANETS.test(request.url())) asked.push(request.url())
  })
  await page.goto('/?view=list')
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.waitForFunction(() => document.documentElement.dataset.settled !== undefined)
  await expect(hero(page)).toBeHidden()
  await expect(strip(page)).toBeHidden()
  expect(asked).toEqual([])
})
