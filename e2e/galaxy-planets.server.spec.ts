import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'

/** Software draws the galaxy and paints its planets; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }
/** No star has a larger target, CSS pixels; a planet one flies to has. */
const LARGEST_STAR_PX = 70

test.use({ viewport: { width: 900, height: 860 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 150_000 })

const galaxy = (page: Page) => page.getByRole('region', { name: 'Galaxy of trends' })
const stars = (page: Page) => page.getByRole('list', { name: 'Stars in view' }).getByRole('listitem')

/** Counts what is drawn, and the most draws that one picture took. */
async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    let draws = 0
    const tell = (name: 'pictures' | 'draws', value: number): void => {
      document.documentElement.dataset[name] = String(value)
    }
    let pictures = 0
    for (const name of ['drawArrays', 'drawElements'] as const) {
      const draw = Reflect.get(prototype, name) as (...values: unknown[]) => void
      Object.defineProperty(prototype, name, {
        value(this: WebGL2RenderingContext, ...values: unknown[]) {
          draws += 1
          draw.apply(this, values)
        },
      })
    }
    const clear = Reflect.get(prototype, 'clear')
    prototype.clear = function (mask) {
      const { draws: most = '0' } = document.documentElement.dataset
      tell('draws', Math.max(Number(most), draws))
      tell('pictures', ++pictures)
      draws = 0
      clear.call(this, mask)
    }
  })
}

const told = (page: Page, name: 'pictures' | 'draws') =>
  page.evaluate((what) => Number(document.documentElement.dataset[what]), name)

/** Pictures drawn while the browser could have drawn so many. */
const drawnWithin = async (page: Page, frames: number): Promise<number> => {
  const before = await told(page, 'pictures')
  await page.evaluate(async (chances) => {
    for (let chance = 0; chance < chances; chance++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, frames)
  return (await told(page, 'pictures')) - before
}

async function flyTo(page: Page, name: string, search: string): Promise<void> {
  await page.goto('/?view=galaxy')
  await expect(galaxy(page)).toHaveAttribute('data-drawn', 'true', READY)
  await page.getByRole('combobox', { name: 'Search trends' }).fill(search)
  await page.getByRole('combobox', { name: 'Search trends' }).press('Enter')
  await expect(stars(page).filter({ hasText: name })).toHaveCount(1)
  await expect.poll(() => new URL(page.url()).searchParams.get('look'), READY).not.toBeNull()
}

const radius = (page: Page, name: string): Promise<number> =>
  stars(page)
    .filter({ hasText: name })
    .evaluate((star) => Number.parseFloat(star.style.getPropertyValue('--radius')))

test('a star one flies to becomes the planet of its trend, under its name, in six draws, and rests', async ({
  page,
  mode,
}) => {
  const { name, search } = featuredTrend(mode)
  await countDraws(page)
  await flyTo(page, name, search)
  await expect.poll(() => radius(page, name), READY).toBeGreaterThan(LARGEST_STAR_PX)
  await expect.poll(() => drawnWithin(page, 60), READY).toBe(0)

  const large = await radius(page, name)
  await page.evaluate(() => {
    document.documentElement.dataset.draws = '0'
  })
  await galaxy(page).focus()
  await page.keyboard.press('-')
  await expect.poll(() => radius(page, name)).toBeLessThan(large)
  await expect.poll(() => drawnWithin(page, 60), READY).toBe(0)
  expect(await told(page, 'draws')).toBeGreaterThan(0)
  expect(await told(page, 'draws')).toBeLessThanOrEqual(6)

  await page.keyboard.press('+')
  await expect.poll(() => radius(page, name)).toBeGreaterThan(LARGEST_STAR_PX)
  const box = await stars(page).filter({ hasText: name }).getByRole('button').boundingBox()
  if (box === null) throw new Error('the star has no target')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('dialog', { name })).toBeFocused()
})

test('stars stay stars where the script of planets is lost', async ({ page, mode }) => {
  const { name, search } = featuredTrend(mode)
  await page.route('**/planet-picture*', (route) => route.abort())
  const isLost = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('planet-picture'),
  })
  await flyTo(page, name, search)
  await isLost
  await expect.poll(() => radius(page, name)).toBeLessThanOrEqual(LARGEST_STAR_PX)
  await stars(page).filter({ hasText: name }).getByRole('button').press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeFocused()
})
