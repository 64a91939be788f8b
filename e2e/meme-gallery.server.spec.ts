import type { Page } from '@playwright/test'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { checkAccessibility } from './harness/check-accessibility'
import { withoutWebGl } from './harness/device'
import { sharedMeme } from './harness/make-content'
import { generateMeme, openMemesOf } from './harness/make-meme'
import { openAsAdmin } from './harness/open-as-admin'
import { fillSignIn, person, signInOn, verified } from './harness/people'
import { watchSharing } from './harness/watch-sharing'

const cardsOf = (page: Page, maker: string) => page.getByRole('article').filter({ hasText: `by ${maker}` })

/** Opens the gallery, which shows so many memes of somebody. */
async function expectInGallery(page: Page, maker: string, count: number): Promise<void> {
  await page.goto('/memes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meme gallery')
  await expect(cardsOf(page, maker)).toHaveCount(count)
}

test('a meme its maker shares stands in the gallery, where a guest finds it, signs in and makes it their own', async ({
  page,
  browser,
  accountSite,
}) => {
  const [orla, pim] = [await verified(accountSite, person('Orla')), await verified(accountSite, person('Pim'))]
  await watchSharing(page, { sheet: true })
  await signInOn(page, orla)
  await openMemesOf(page, 'Wordle')
  await generateMeme(page)
  const said = 'Shared with the whole world'
  await page.locator('#caption-0').fill(said)
  const sharing = page.getByRole('region', { name: 'Share' })
  await expect(sharing.getByRole('status')).toContainText('Sharing also adds this meme to the public gallery')
  await sharing.getByRole('button', { name: 'Copy link' }).click()
  await expect(sharing.getByRole('status')).toContainText('This meme is in the public gallery, with your first name')
  const altText = await page.locator('#alt-text').inputValue()
  const { href } = new URL(page.url())

  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const visitor = await other.newPage()
  await withoutWebGl(visitor)
  await visitor.goto('/memes')
  const card = cardsOf(visitor, 'Orla')
  const picture = card.getByRole('img', { name: altText })
  // drawn from what it says
  await expect(picture).toHaveJSProperty('tagName', 'CANVAS')
  await checkAccessibility(visitor, 'gallery')

  await card.getByRole('link', { name: /^Remix: Shared with the whole world/ }).press('Enter')
  const editor = visitor.getByRole('region', { name: 'Remix it' })
  await expect(editor.getByRole('heading', { name: 'Remix it' })).toBeFocused()
  await expect(visitor.locator('#caption-0')).toHaveValue(said)
  await visitor.locator('#caption-0').fill('Better with my words')
  await editor.getByRole('button', { name: 'Share', exact: true }).click()
  await visitor.getByRole('dialog', { name: 'Feature Locked' }).getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(visitor, pim)
  await expect(visitor).toHaveURL((url) => url.pathname.startsWith('/meme/'))
  await expect(visitor.locator('#caption-0')).toHaveValue('Better with my words')
  await visitor.getByRole('button', { name: 'Make it mine' }).click()
  await expect(visitor.locator('.meme-details')).toContainText('Remix of Orla’s meme')
  await visitor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(visitor.getByText('Meme saved to your collection!')).toBeVisible()
  await visitor.reload()
  await expect(visitor.locator('#caption-0')).toHaveValue('Better with my words')

  // Taken out by its maker it is no longer shown, and the original is what it was.
  await sharing.getByRole('button', { name: 'Remove from gallery' }).click()
  await expect(sharing.getByRole('status')).toContainText('This meme isn’t in the public gallery')
  await expect(page.locator('#caption-0')).toHaveValue(said)
  await expectInGallery(page, 'Orla', 0)
  await page.goto(href)
  await page.getByRole('button', { name: /^Delete: / }).click()
  // Leaving the page ends the time to take it back.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok()),
    page.getByRole('contentinfo').getByRole('link', { name: 'Memes' }).click(),
  ])
  await visitor.reload()
  await expect(visitor.locator('.meme-details')).toContainText('Remix of a meme that’s no longer shared')
  expect(await visitor.locator('body').textContent()).not.toContain('Orla')
  await other.close()
})

test('a meme a guest and a member reported leaves the gallery at once, and for good when an administrator takes it down', async ({
  page,
  accountSite,
}) => {
  const maker = await verified(accountSite, person('Rufus'))
  const meme = await sharedMeme(accountSite, maker, 'Wordle')
  await expectInGallery(page, 'Rufus', 1)
  const card = cardsOf(page, 'Rufus')
  await card.getByRole('button', { name: /^Report: / }).click()
  await page.getByLabel('It’s offensive or hateful').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you for your report.')).toBeVisible()
  await expectInGallery(page, 'Rufus', 1)
  const member = await verified(accountSite, person('Sal'))
  await callsOf(accountSite.url, member.token).post('/reports', { kind: 'meme', id: meme, reason: 'offensive' })
  await expectInGallery(page, 'Rufus', 0)

  await openAsAdmin(page, '/admin/review', 'Review')
  const reported = page.getByRole('listitem').filter({ hasText: 'Meme by rufus' })
  await reported.getByRole('button', { name: /^Keep/ }).click()
  await expect(page.getByText('Meme by rufus: kept.')).toBeVisible()
  await expectInGallery(page, 'Rufus', 1)
  await accountSite.admin.post(`/admin/review/meme/${meme}/decision`, { decision: 'take_down' })
  await expectInGallery(page, 'Rufus', 0)
})
