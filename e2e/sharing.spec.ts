import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { shareEverywhere } from './harness/share-everywhere'
import { expect, test } from './harness/test'
import { seenOn, watchSharing } from './harness/watch-sharing'

async function openStory(page: Page, mode: 'server' | 'browser'): Promise<string> {
  const { name, search } = featuredTrend(mode)
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page.url()
}

/** The bar below the heading of a story. */
async function openBar(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Share', exact: true })
  await expect(bar).toBeVisible()
  return bar
}

test('a story is shared on every platform, in a small window or by the clipboard (SH-02 to SH-04, OP-62)', async ({
  page,
  mode,
}) => {
  await watchSharing(page)
  const url = await openStory(page, mode)
  const bar = await openBar(page)
  await shareEverywhere(page, bar, url)

  await bar.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect((await seenOn(page)).copied.at(-1)).toBe(url)

  const kept = await page.evaluate(() => localStorage.getItem('trendverse_share_log'))
  const log = JSON.parse(kept ?? '[]') as unknown[] // as the page wrote it
  expect(log).toHaveLength(14)
  expect(log.at(-1)).toMatchObject({ platform: null, method: 'copy_link', url, isMobile: false })
})

test('a blocked window is said, and the page goes there itself (SH-05, ER-28)', async ({ page, mode }) => {
  await watchSharing(page, { popups: false })
  await page.route('https://www.reddit.com/**', (route) => route.fulfill({ body: 'a post', contentType: 'text/plain' }))
  const url = await openStory(page, mode)
  const bar = await openBar(page)
  await bar.getByRole('button', { name: 'Share on Reddit' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Popup blocked! Redirecting current page...')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/^https:\/\/www\.reddit\.com\/submit\?/)
  expect(new URL(page.url()).searchParams.get('url')).toBe(url)
})

test('what the clipboard refuses stands there to be copied by hand (ER-30)', async ({ page, mode }) => {
  await watchSharing(page, { clipboard: false })
  const url = await openStory(page, mode)
  const bar = await openBar(page)
  await bar.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Failed to copy link')).toBeVisible()
  const field = bar.getByRole('textbox')
  await expect(field).toHaveValue(url)
  await expect(field).toBeFocused()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(url.length)
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(field).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('trendverse_share_log'))).toBeNull()
})
