import type { Page } from '@playwright/test'
import { expect, test } from './harness/account-test'
import { withoutWebGl } from './harness/device'
import { generateMeme, openMemesOf } from './harness/make-meme'
import { person, signInOn, verified } from './harness/people'
import { shareEverywhere } from './harness/share-everywhere'
import { refuseClipboard, seenOn, watchSharing } from './harness/watch-sharing'

const barOf = (page: Page) => page.locator('.share-bar')

/** Reads an alert and answers it. */
async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}

test('a meme is shared by its maker, on every platform, as a picture and as a link, and is public by that', async ({
  page,
  context,
  browser,
  accountSite,
}) => {
  const yara = await verified(accountSite, person('Yara'))
  await watchSharing(page, { sheet: true })
  await signInOn(page, yara)
  await openMemesOf(page, 'Wordle')
  await generateMeme(page)
  const { origin, pathname, searchParams } = new URL(page.url())
  const id = searchParams.get('m') ?? ''
  const link = `${origin}${pathname}?m=${id}`
  const bar = barOf(page)

  // ER-49: nobody is given a picture that is not described.
  const described = page.locator('#alt-text')
  const words = await described.inputValue()
  await described.fill('')
  await bar.getByRole('button', { name: 'Share on Reddit' }).click()
  await expectAlert(page, 'Meme not ready for sharing')
  await bar.getByRole('button', { name: 'Copy link' }).click()
  await expectAlert(page, 'Meme not ready for sharing')
  expect(await seenOn(page)).toMatchObject({ opened: [], copied: [] })
  await described.fill(words)
  expect(await accountSite.guest.ask('GET', `/memes/${id}`)).toMatchObject({ status: 404 })

  await shareEverywhere(page, bar, link)
  await expect.poll(async () => (await accountSite.guest.ask('GET', `/memes/${id}`)).status).toBe(200)

  // SH-06: the device's own sheet takes the picture as a file.
  await bar.getByRole('button', { name: 'Share…' }).click()
  await expect.poll(async () => (await seenOn(page)).sheets).toMatchObject([{ url: link }])
  const [sheet] = (await seenOn(page)).sheets
  expect(sheet?.files).toEqual([{ name: 'picture.png', type: 'image/png', width: 800, height: 600 }])

  await bar.getByRole('button', { name: 'Copy image' }).click()
  await expect(page.getByText('Image copied to clipboard!')).toBeVisible()
  expect((await seenOn(page)).pictures).toEqual(['image/png'])

  // And a clipboard that is none of ours gives back what it was given.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const unwatched = await context.newPage()
  await withoutWebGl(unwatched)
  await unwatched.goto(link)
  await barOf(unwatched).getByRole('button', { name: 'Copy image' }).click()
  await expect(unwatched.getByText('Image copied to clipboard!')).toBeVisible()
  expect(
    await unwatched.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const { width, height } = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
      return [width, height]
    }),
  ).toEqual([800, 600])
  await unwatched.close()

  await refuseClipboard(page)
  await bar.getByRole('button', { name: 'Copy image' }).click()
  await expect(page.getByText('Failed to copy image')).toBeVisible()
  await bar.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Failed to copy link')).toBeVisible()
  await expect(bar.getByRole('textbox')).toHaveValue(link)
  await bar.getByRole('button', { name: 'Done' }).click()

  // ER-50: a picture that cannot be written is not kept, and the meme as it is now not shared.
  await page.locator('#caption-0').fill('Nobody can draw this any more')
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null)
  })
  await bar.getByRole('button', { name: 'Share on Reddit' }).click()
  await expectAlert(page, 'Sharing failed. Please try again.')

  // OP-64: whoever opens the address sees the meme, above the wall, and nothing over it.
  const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const guest = await stranger.newPage()
  await withoutWebGl(guest)
  await guest.goto(link)
  const card = guest.locator('.meme-shared')
  await expect(card).toContainText('A meme about Wordle by Yara')
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  const wall = guest.getByRole('heading', { name: 'Authentication Required' })
  const [above, below] = [await card.boundingBox(), await wall.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await expect(card.getByRole('textbox')).toHaveCount(0)
  await stranger.close()
})

test('a visitor is led where the site wants a platform to lead, and elsewhere after that (API-15, SH-11)', async ({
  page,
  context,
  accountSite,
}) => {
  const redirect = (enabled: boolean) => ({
    telegram: { enabled, redirectUrl: 'https://go.example/telegram?to={url}&say={text}' },
  })
  await accountSite.admin.post('/social/redirects', redirect(true))
  expect(await accountSite.guest.get('/social/redirects')).toMatchObject(redirect(true))
  for (const host of ['go.example', 't.me']) {
    await context.route(`https://${host}/**`, (route) => route.fulfill({ body: host, contentType: 'text/plain' }))
  }
  const follow = async () => {
    // Until the site has said it again, a device goes on with what it said last.
    const said = page.waitForResponse('**/api/social/settings')
    await page.goto('/trends?q=wordle')
    await (await said).finished()
    await page.getByRole('main').getByRole('link', { name: 'Wordle', exact: true }).click()
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      barOf(page).getByRole('button', { name: 'Share on Telegram' }).click(),
    ])
    await expect(beside.locator('body')).toContainText(/go\.example|t\.me/)
    const address = new URL(beside.url())
    await beside.close()
    return address
  }
  const led = await follow()
  expect(led.href.split('?')[0]).toBe('https://go.example/telegram')
  expect(led.searchParams.get('to')).toBe(page.url())
  expect(led.searchParams.get('say')).toContain('Wordle')

  await accountSite.admin.post('/social/redirects', redirect(false))
  expect((await follow()).href.split('?')[0]).toBe('https://t.me/share/url')
})
