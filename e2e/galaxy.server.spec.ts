import type { Page } from '@playwright/test'
import { decodeStars } from '@trendverse/domain/galaxy/decode-stars'
import { encodeStars } from '@trendverse/domain/galaxy/encode-stars'
import { featuredTrend } from './harness/catalogue'
import { onSmallDevice } from './harness/device'
import { galaxy, hour, READY, stars, told, untilDrawn } from './harness/galaxy-page'
import { expect, test } from './harness/test'

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 150_000 })

/** The stars of a site that has just begun, as if each had been born a day before the one before it. */
async function withPast(page: Page): Promise<void> {
  await page.route('**/api/universe/stars?part=0', async (route) => {
    const answer = await route.fetch()
    const part = decodeStars(await answer.body())
    // Trends of the catalogue have their years already.
    const bornHours = part.columns.bornHours.map((born, row) =>
      part.columns.reaches[row] === 0 ? born : born - 24 * row,
    )
    const body = Buffer.from(encodeStars({ ...part, columns: { ...part.columns, bornHours } }))
    return route.fulfill({ response: answer, headers: { 'content-type': 'application/octet-stream' }, body })
  })
}

/** Where the buttons over the planets are. */
const planetPlaces = (page: Page): Promise<string[]> =>
  page.locator('.universe-label').evaluateAll((labels) => labels.map(({ style }) => style.transform))

test('pulls back from six planets to all trends, opens one, reads its story and comes back to the same camera', async ({
  page,
  mode,
}) => {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  const places = await planetPlaces(page)
  await page.getByRole('button', { name: 'Galaxy', exact: true }).click()
  await untilDrawn(page)
  await expect(page.getByRole('heading', { name: 'Every trend at once' })).toBeVisible()
  await expect(page.locator('.scene')).toBeHidden()

  const { name } = featuredTrend(mode)
  const star = stars(page).filter({ hasText: name })
  await star.focus()
  await expect(galaxy(page).getByText(new RegExp(`arm, ${name}, `))).toBeAttached()
  const before = told(page, 'look')
  await page.keyboard.press('+')
  await expect.poll(() => told(page, 'look')).not.toBe(before)
  const near = told(page, 'look')
  await star.press('Enter')
  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('link', { name: 'Take Quiz' })).toBeVisible()
  await expect.poll(() => told(page, 'look')).not.toBe(near)
  const seen = told(page, 'look')

  await panel.getByRole('link', { name: 'The full story' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await untilDrawn(page)
  await expect(panel).toBeVisible()
  expect(told(page, 'look')).toBe(seen)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await galaxy(page).getByRole('button', { name: 'Whole galaxy' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Galaxy', exact: true })).toBeFocused()
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect(galaxy(page)).toHaveCount(0)
  await expect.poll(() => planetPlaces(page)).toEqual(places)
})

test('opened from the list, it leads back to the list', async ({ page }) => {
  await onSmallDevice(page)
  await page.goto('/?view=list')
  await page.getByRole('button', { name: 'Galaxy', exact: true }).click()
  await untilDrawn(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('names and rings what a search finds, and opens it', async ({ page, mode }) => {
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  const { name, search } = featuredTrend(mode)
  await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
  await page.getByRole('combobox', { name: 'Search trends' }).fill(search)
  await expect(stars(page)).toHaveCount(1)
  await expect(stars(page)).toContainText(name)
  await page.getByRole('listbox', { name: 'Trends found' }).getByRole('option').first().click()
  await expect(page.getByRole('dialog', { name })).toBeFocused()
  expect(told(page, 'view')).toBe('galaxy')
})

test('goes through time by key, and a link brings another page to the same hour and camera', async ({
  page,
  context,
}) => {
  await withPast(page)
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  const now = await hour(page).getAttribute('aria-valuetext')
  await hour(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(hour(page)).not.toHaveAttribute('aria-valuetext', now ?? '')
  await expect.poll(() => told(page, 'at')).toMatch(/^\d{4}-\d\d-\d\dT\d\dZ$/)
  const placed = async () => Number(await hour(page).getAttribute('aria-valuenow'))
  const before = await placed()
  await page.keyboard.press('Home')
  await expect.poll(placed).toBeLessThan(before)
  const first = await placed()
  await page.keyboard.press('ArrowRight')
  await expect.poll(placed).toBeGreaterThan(first)
  const shown = await hour(page).getAttribute('aria-valuetext')
  const at = `${new Date(`${shown?.replace(' at ', ' ').replace(' UTC', '')} UTC`).toISOString().slice(0, 13)}Z`
  await expect.poll(() => told(page, 'at')).toBe(at)

  await expect(page.getByRole('link', { name: 'This hour as a list' })).toHaveAttribute('href', `/trends?at=${at}`)
  const other = await context.newPage()
  await withPast(other)
  await other.goto(page.url())
  await untilDrawn(other)
  await expect(hour(other)).toHaveAttribute('aria-valuetext', shown ?? '')
  expect(other.url()).toBe(page.url())
  await other.close()

  await hour(page).press('End')
  await expect(hour(page)).toHaveAttribute('aria-valuetext', now ?? '')
  await expect.poll(() => told(page, 'at')).toBeNull()
})

test('plays from where it rests, and by days once motion is reduced', async ({ page }) => {
  const shown = async () => Number(await hour(page).getAttribute('aria-valuenow'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await withPast(page)
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  await hour(page).press('Home')
  const first = await shown()
  await expect.poll(() => told(page, 'at')).not.toBeNull()
  const play = galaxy(page).getByRole('button', { name: 'Play', exact: true })
  await play.click()
  await expect.poll(shown).toBeGreaterThan(first)
  await galaxy(page).getByRole('button', { name: 'Pause', exact: true }).click()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hour(page).press('Home')
  await expect.poll(shown).toBe(first)
  await play.click()
  await expect.poll(shown).toBeGreaterThan(first)
  await galaxy(page).getByRole('button', { name: 'Pause', exact: true }).click()
  expect(((await shown()) - first) % 24).toBe(0)
})

test('draws nothing more once it rests', async ({ page }) => {
  await page.addInitScript(() => {
    const clear = Reflect.get(WebGL2RenderingContext.prototype, 'clear')
    let pictures = 0
    WebGL2RenderingContext.prototype.clear = function (mask) {
      pictures += 1
      document.documentElement.dataset.pictures = String(pictures)
      clear.call(this, mask)
    }
  })
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
  /** Pictures drawn while the browser could have drawn so many. */
  const drawnWithin = (frames: number) =>
    page.evaluate(async (chances) => {
      const drawn = () => Number(document.documentElement.dataset.pictures)
      const before = drawn()
      for (let chance = 0; chance < chances; chance++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return drawn() - before
    }, frames)
  await expect.poll(() => drawnWithin(60)).toBe(0)
})

test('leaves the browser its own keys', async ({ page }) => {
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
  const isTaken = (key: string, held: { ctrlKey?: true; metaKey?: true; altKey?: true } = {}) =>
    stars(page)
      .first()
      .evaluate(
        (target, init) =>
          !target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
        { key, ...held },
      )
  expect(await isTaken('+')).toBe(true)
  expect(await isTaken('+', { ctrlKey: true })).toBe(false)
  expect(await isTaken('-', { metaKey: true })).toBe(false)
  expect(await isTaken('ArrowLeft', { altKey: true })).toBe(false)
})

test('says so when an address asks for an hour nobody can know of', async ({ page }) => {
  await page.goto('/?view=galaxy&at=2099-01-01T00Z')
  await untilDrawn(page)
  await expect(
    page.getByText('1 January 2099 at 00:00 UTC hasn’t happened yet, so you’re looking at now.'),
  ).toBeVisible()
  await page.goto('/?view=galaxy&at=2019-01-01T00Z')
  await untilDrawn(page)
  await expect(page.getByText(/^We have no trends from 1 January 2019 at 00:00 UTC/)).toBeVisible()
})

test('keeps the planets where the answer is no galaxy, and tries again', async ({ page }) => {
  await onSmallDevice(page)
  let isBroken = true
  await page.route('**/api/universe/stars?part=0', async (route) => {
    if (!isBroken) return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.body()).subarray(0, 40) })
  })
  await page.goto('/?view=galaxy')
  const trouble = page.getByRole('alert').filter({ hasText: 'Here are the planets instead.' })
  await expect(trouble).toContainText('We couldn’t draw the galaxy.')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  isBroken = false
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await untilDrawn(page)
})

test('begins anew where the galaxy is made anew between two of its parts', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/universe/stars?part=*', async (route) => {
    const number = new URL(route.request().url()).searchParams.get('part') ?? ''
    asked.push(number)
    const answer = await route.fetch()
    if (number !== '1' || asked.length > 2) return route.fulfill({ response: answer })
    const part = decodeStars(await answer.body())
    const body = Buffer.from(encodeStars({ ...part, total: part.total + 1 }))
    return route.fulfill({ response: answer, headers: { 'content-type': 'application/octet-stream' }, body })
  })
  await page.goto('/?view=galaxy')
  await expect.poll(() => asked, READY).toEqual(['0', '1', '0', '1', '2'])
  await untilDrawn(page)
  await expect(stars(page).first()).toBeVisible()
})
