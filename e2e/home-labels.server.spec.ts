import type { Page } from '@playwright/test'
import { onSmallDevice } from './harness/device'
import { expect, test } from './harness/test'

/** Software draws the planets; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 150_000 })

type Box = {
  readonly what: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Everything of these that can be seen, by its words. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      const isSeen = width > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isSeen ? [{ what: element.textContent ?? '', left, top, right, bottom }] : []
    }),
  )

const WORDS = '.universe-label:not([data-side="hidden"]) .universe-words'
const PAGE = '.home-bar, .home-banner :is(h1, p, button, a, h2, li), .floating:not([data-docked])'
const LIST = '.search-results'

const touch = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Pairs that lie over one another: words of planets, and words with anything of the page. */
async function overlaps(page: Page, others: string): Promise<string[]> {
  const words = await boxesOf(page, WORDS)
  const covers = await boxesOf(page, others)
  const pairs = words.flatMap((one, index) =>
    [...words.slice(index + 1), ...covers].map((other) => [one, other] as const),
  )
  return pairs.filter(([one, other]) => touch(one, other)).map(([one, other]) => `${one.what} / ${other.what}`)
}

async function openUniverse(page: Page): Promise<void> {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect.poll(() => page.locator(WORDS).count(), READY).toBeGreaterThan(1)
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [375, 812],
] as const) {
  test(`no words of planets lie over one another or over the page at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openUniverse(page)
    await expect.poll(() => overlaps(page, PAGE)).toEqual([])
    await page.getByRole('button', { name: 'Legend' }).click()
    await expect(page.getByRole('dialog', { name: 'How to read the planets' })).toBeVisible()
    await expect.poll(() => overlaps(page, PAGE)).toEqual([])
  })
}

test('words make room again when the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openUniverse(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(() => overlaps(page, PAGE)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => overlaps(page, PAGE)).toEqual([])
})

test('on a phone all planets in sight say their rank; further actions wait behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openUniverse(page)
  for (const words of await page.locator(WORDS).allInnerTexts()) expect(words).toMatch(/^#\d /)

  await expect(page.getByRole('button', { name: 'Learn More' })).toBeHidden()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Quiz of the day' })).toBeVisible()
  await page.getByRole('button', { name: 'Learn More' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toHaveText('AI Quiz')
  await expect(page.getByRole('link', { name: 'Quiz of the day' })).toBeHidden()
})

test('what a search found is not hidden below its list', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openUniverse(page)
  const first = page.locator('.universe-label').first()
  const name = (await first.locator('.universe-name').innerText()).replace(/^#\d /, '')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search trends' }).fill(name)
  await expect(page.getByRole('listbox', { name: 'Trends found' })).toBeVisible()
  await expect(page.locator('.universe-label[data-selected]')).toContainText(name)
  const planetAndList = async (): Promise<string[]> => {
    const [planet] = await boxesOf(page, '.universe-label[data-selected] .universe-target')
    const [list] = await boxesOf(page, LIST)
    if (planet === undefined || list === undefined) return ['nothing is seen']
    return touch(planet, list) ? ['the planet is covered'] : []
  }
  await expect.poll(planetAndList).toEqual([])
  await expect.poll(() => overlaps(page, LIST)).toEqual([])
})
