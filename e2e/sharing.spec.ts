import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'

type Stubbed = {
  readonly opened: readonly (readonly [address: string, features: string])[]
  readonly copied: readonly string[]
}

/** Windows and clipboard as a visitor’s browser has them, but seen by the journey; set before the page comes. */
async function watchSharing(page: Page, how: { readonly popups?: boolean; readonly clipboard?: boolean } = {}) {
  await page.addInitScript(
    ({ popups, clipboard }) => {
      const seen = { opened: [] as string[][], copied: [] as string[] }
      Object.assign(window, { seen })
      window.open = (address, _, features) => {
        seen.opened.push([String(address), features ?? ''])
        return popups ? ({ opener: window } as unknown as Window) : null
      }
      const writeText = async (text: string) => {
        if (!clipboard) throw new DOMException('Refused', 'NotAllowedError')
        seen.copied.push(text)
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      Object.defineProperty(navigator, 'share', { value: undefined })
    },
    { popups: how.popups ?? true, clipboard: how.clipboard ?? true },
  )
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Stubbed }).seen)

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

const ADDRESSES = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
  ['X (Twitter)', 'https://x.com/intent/tweet', 'url'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
  ['Telegram', 'https://t.me/share/url', 'url'],
  ['Reddit', 'https://www.reddit.com/submit', 'url'],
  ['Pinterest', 'https://www.pinterest.com/pin/create/button/', 'url'],
] as const

test('a story is shared on every platform, in a small window or by the clipboard (SH-02 to SH-04, OP-62)', async ({
  page,
  mode,
}) => {
  await watchSharing(page)
  const url = await openStory(page, mode)
  const bar = await openBar(page)
  await expect(bar.getByRole('button', { name: /^Share on / })).toHaveCount(13)

  for (const [name, base, parameter] of ADDRESSES) {
    await bar.getByRole('button', { name: `Share on ${name}`, exact: true }).click()
    const [address = '', features] = (await seenOn(page)).opened.at(-1) ?? []
    expect(address.split('?')[0]).toBe(base)
    expect(new URL(address).searchParams.get(parameter)).toBe(url)
    expect(features).toBe('popup,width=600,height=400')
  }
  await bar.getByRole('button', { name: 'Share on WhatsApp' }).click()
  const [message = ''] = (await seenOn(page)).opened.at(-1) ?? []
  expect(new URL(message).searchParams.get('text')).toContain(url)

  for (const name of ['Instagram', 'YouTube', 'TikTok', 'Discord', 'GitHub', 'Snapchat']) {
    await bar.getByRole('button', { name: `Share on ${name}` }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(`Text copied! Paste it in ${name}.`)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toBeHidden()
    expect((await seenOn(page)).copied.at(-1)).toMatch(new RegExp(`${url}$`))
  }
  expect((await seenOn(page)).opened).toHaveLength(7)

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
