import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

test('keeps search, filters and order in the address, through a reload and back (TR-07, TR-08, OP-05)', async ({
  page,
  mode,
}) => {
  const { name, search, category } = featuredTrend(mode)
  await page.goto('/trends')
  await expect(page).toHaveTitle('Trends · Trendverse')
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText(/^\d+ (trends|live trends and \d+ classics)$/)).toBeVisible()

  await page.getByLabel('Category').selectOption(category)
  await expect(page).toHaveURL(/[?&]category=/)
  await page.getByLabel('Show').selectOption('true')
  await expect(page).toHaveURL(/[?&]featured=true/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page).toHaveURL(/[?&]sort=name/)
  await page.getByRole('searchbox').fill(search)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByText('1 trend matches')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(search)
  await expect(page.getByLabel('Category')).toHaveValue(category)
  await expect(page.getByLabel('Show')).toHaveValue('true')
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect(page.getByText('1 trend matches')).toBeVisible()

  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]category=.*sort=name|[?&]sort=name.*category=/)
  await expect(page.getByText('1 trend matches')).toBeVisible()
})

test('has all files of the list before it is asked for (RT-18)', async ({ page }) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await page.goto('/about')
  for (const file of [/\/trends-page-[^/]+\.js$/, /\/trend-cards-[^/]+\.js$/, /\/trends-end-[^/]+\.js$/]) {
    await expect.poll(() => loaded.filter((url) => file.test(url)), `${file}`).not.toEqual([])
  }
})

test('says that trends are loading where the files of the list are slow (RT-04, OP-04)', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/trend-cards-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  await untilHydrated(page)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Trends' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trends')
  await expect(page.getByRole('main').getByText('Loading trends...')).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText('Loading trends...')).toHaveCount(0)
})

test('shows one stage of life, orders by name, and turns pages that can be gone back from', async ({ page, mode }) => {
  await page.goto('/trends')
  await page.getByLabel('Stage').selectOption('rising')
  await expect(page).toHaveURL(/[?&]lifecycle=rising/)
  const cards = page.getByRole('article')
  if (mode === 'server') {
    await expect(page.getByText(/\d+ trends match/)).toBeVisible()
    await expect(cards.filter({ hasNotText: 'Rising' })).toHaveCount(0)
    await expect(cards.first()).toBeVisible()
  } else {
    // The starter catalogue has years in place of stages (OP-83).
    await expect(page.getByText('No trends match your search.')).toBeVisible()
  }

  await page.goto('/trends?sort=name')
  const first = await cards.first().getByRole('heading').textContent()
  const names = await cards.getByRole('heading').allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(cards.first().getByRole('heading')).toHaveText(first ?? '')
})

test('says that nothing matches and leads back; ignores what no filter knows', async ({ page }) => {
  await page.goto('/trends?q=zzzz&category=Nothing&sort=%00&page=-3&lifecycle[]=x')
  await expect(page.getByText('No trends match your search.')).toBeVisible()
  await expect(page.getByText('0 trends match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all trends' }).click()
  await expect(page).toHaveURL(/\/trends$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('opens with a front page, and keeps the choice of cards', async ({ page }) => {
  await page.goto('/trends')
  const cards = page.getByRole('article')
  const widthOf = async (index: number) => (await cards.nth(index).boundingBox())?.width ?? 0
  const [poster, large, row] = [await widthOf(0), await widthOf(1), await widthOf(7)]
  expect(large, 'the second is half as wide as the first').toBeLessThan(poster * 0.55)
  expect(row, 'rows take the whole width').toBe(poster)
  const actions = cards.nth(7).locator('.trend-actions')
  await expect(actions).toHaveCSS('opacity', '0')
  await cards.nth(7).hover()
  await expect(actions).toHaveCSS('opacity', '1')

  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => widthOf(0)).toBeLessThan(poster * 0.4)
  await expect(cards.nth(7).getByRole('link', { name: /^Quiz/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => widthOf(0)).toBeLessThan(poster * 0.4)
  await page.getByRole('button', { name: 'List' }).click()
  await expect.poll(() => widthOf(0)).toBe(poster)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('begins with the first trend, and its filters open on demand', async ({ page, mode }) => {
    const { category } = featuredTrend(mode)
    await page.goto('/trends')
    const first = page.getByRole('article').first().getByRole('heading')
    await expect(first).toBeInViewport()
    await expect(page.getByLabel('Category')).toBeHidden()

    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Category').selectOption(category)
    await expect(page).toHaveURL(/[?&]category=/)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByLabel('Category')).toBeHidden()
  })

  test('the search has a row of its own, whether the filters are open or not', async ({ page }) => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/trends')
      const search = page.getByRole('main').getByRole('searchbox')
      const filters = page.getByRole('button', { name: 'Filters' })
      const boxes = async () => {
        const [field, button] = [await search.boundingBox(), await filters.boundingBox()]
        return { width: field?.width ?? 0, gap: (button?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0) }
      }
      const closed = await boxes()
      expect(closed.width, `at ${width} px`).toBeGreaterThan(width - 50)
      expect(closed.gap, `at ${width} px`).toBeGreaterThan(0)
      await filters.click()
      await expect(page.getByLabel('Category')).toBeVisible()
      expect(await boxes(), `open at ${width} px`).toEqual(closed)
    }
  })
})
