import type { Page } from '@playwright/test'
import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { hourWords } from '../apps/web/src/features/universe/galaxy/hour-words'
import { galaxy, hour, stars, told, untilDrawn } from './harness/galaxy-page'
import { addRememberedTrends, RESTING, restingHours } from './harness/remembered-trends'
import { startSiteWithPast } from './harness/start-site-with-past'
import { expect, test } from './harness/test'

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 150_000 })

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search trends' })
const look = (page: Page) => told(page, 'look')

test('finds a trend that came to rest in another month, opens its story and goes back to the same camera', async ({
  page,
}) => {
  const site = await startSiteWithPast(addRememberedTrends)
  try {
    await page.goto(`${site.url}/?view=galaxy`)
    await untilDrawn(page)
    await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
    const whole = look(page)
    await searchBox(page).fill(RESTING.search)
    await expect(page.getByRole('listbox', { name: 'Trends found' }).getByRole('option')).toHaveCount(1)
    await searchBox(page).press('Enter')
    await expect(stars(page)).toHaveCount(1)
    await expect(stars(page)).toContainText(RESTING.name)
    await expect.poll(() => look(page)).not.toBe(whole)

    const near = look(page)
    await stars(page).first().press('Enter')
    const panel = page.getByRole('dialog', { name: RESTING.name })
    await expect(panel).toBeFocused()
    await expect.poll(() => look(page)).not.toBe(near)
    const seen = look(page)
    await panel.getByRole('link', { name: 'The full story' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTING.name)
    await page.goBack()
    await untilDrawn(page)
    await expect(panel).toBeVisible()
    expect(look(page)).toBe(seen)

    // By a link to the trend alone its star is flown to as well.
    await page.goto(`${site.url}/?view=galaxy&trend=${RESTING.id}`)
    await untilDrawn(page)
    await expect(panel).toBeVisible()
    await expect(stars(page).filter({ hasText: RESTING.name })).toHaveAttribute('aria-pressed', 'true')
  } finally {
    await site.stop()
  }
})

/** Goes to an hour by the keys of the bar of time, from the first hour on. */
async function stepTo(page: Page, wanted: number): Promise<void> {
  await hour(page).press('Home')
  const hours = wanted - Number(await hour(page).getAttribute('aria-valuenow'))
  for (let day = 0; day < Math.floor(hours / 24); day++) await page.keyboard.press('PageUp')
  for (let step = 0; step < hours % 24; step++) await page.keyboard.press('ArrowRight')
  await expect(hour(page)).toHaveAttribute('aria-valuetext', hourWords(wanted))
  await expect.poll(() => told(page, 'at')).toBe(hourText(wanted))
}

test('a trend found an hour before it was born is seen at its peak, and Back leads to the hour before', async ({
  page,
}) => {
  let nowMs = 0
  const site = await startSiteWithPast((storage, beganAtMs) => {
    nowMs = beganAtMs
    return addRememberedTrends(storage, nowMs)
  })
  try {
    const { bornHour, peakHour } = restingHours(nowMs)
    const star = stars(page).filter({ hasText: RESTING.name })
    const panel = page.getByRole('dialog', { name: RESTING.name })
    const date = page.getByLabel('Day and hour (UTC)')
    await page.goto(`${site.url}/?view=galaxy`)
    await untilDrawn(page)
    await stepTo(page, bornHour - 1)
    await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
    await expect(star).toHaveCount(0)

    await searchBox(page).fill(RESTING.search)
    const hit = page.getByRole('listbox', { name: 'Trends found' }).getByRole('option', { name: RESTING.name })
    await expect(hit).toBeVisible()
    // Nothing moves before it is chosen.
    await expect(hour(page)).toHaveAttribute('aria-valuetext', hourWords(bornHour - 1))
    await hit.click()
    await expect(panel).toBeFocused()
    await expect(hour(page)).toHaveAttribute('aria-valuetext', hourWords(peakHour))
    await expect(date).toHaveValue(`${hourText(peakHour).slice(0, 13)}:00`)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(
      galaxy(page)
        .getByRole('status')
        .filter({ hasText: hourWords(peakHour) }),
    ).toBeAttached()
    await expect.poll(() => told(page, 'at')).toBe(hourText(peakHour))

    await page.reload()
    await untilDrawn(page)
    await expect(panel).toBeVisible()
    await expect(hour(page)).toHaveAttribute('aria-valuetext', hourWords(peakHour))

    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(hour(page)).toHaveAttribute('aria-valuetext', hourWords(bornHour - 1))
    expect(told(page, 'at')).toBe(hourText(bornHour - 1))
  } finally {
    await site.stop()
  }
})

test('dims nothing for a search that finds no star, and says so', async ({ page }) => {
  await page.goto('/?view=galaxy')
  await untilDrawn(page)
  await expect.poll(() => stars(page).count()).toBeGreaterThan(1)
  await searchBox(page).fill('q')
  await expect(page.getByText('Type at least two characters.')).toBeVisible()
  await searchBox(page).fill('no such star anywhere')
  await expect(page.getByText('No trends match your search.')).toBeVisible()
  expect(await stars(page).count()).toBeGreaterThan(1)
})
