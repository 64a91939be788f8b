import { expect, type Locator, type Page } from '@playwright/test'
import { seenOn } from './watch-sharing'

const ADDRESSES = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
  ['X (Twitter)', 'https://x.com/intent/tweet', 'url'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
  ['Telegram', 'https://t.me/share/url', 'url'],
  ['Reddit', 'https://www.reddit.com/submit', 'url'],
  ['Pinterest', 'https://www.pinterest.com/pin/create/button/', 'url'],
] as const

/** Platforms whose address takes no link: the text goes to the clipboard (SH-04). */
const COPYING = ['Instagram', 'YouTube', 'TikTok', 'Discord', 'GitHub', 'Snapchat'] as const

/**
 * Shares with each of the 13 platforms of a bar on a page whose sharing is watched, and checks what each was given: its real
 * address with the link, in a small window, or text and link by the clipboard (SH-02 to SH-04, OP-62).
 */
export async function shareEverywhere(page: Page, bar: Locator, url: string): Promise<void> {
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
  expect(message.split('?')[0]).toBe('https://wa.me/')
  expect(new URL(message).searchParams.get('text')).toContain(url)

  for (const name of COPYING) {
    await bar.getByRole('button', { name: `Share on ${name}` }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(`Text copied! Paste it in ${name}.`)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toBeHidden()
    expect((await seenOn(page)).copied.at(-1)?.endsWith(` ${url}`)).toBe(true)
  }
  expect((await seenOn(page)).opened).toHaveLength(ADDRESSES.length + 1)
}
