import { MEME_FORMAT_LIST } from '@trendverse/meme-formats/registry'
import { expect, test } from './harness/account-test'
import { downloadEveryType, generateMeme, openMemesOf } from './harness/make-meme'
import { fillSignIn, person, signInOn, verified } from './harness/people'

test('a member makes a meme in every format, each one another, all of them kept (MM-07, MM-17)', async ({
  page,
  accountSite,
}) => {
  const yuna = await verified(accountSite, person('Yuna'))
  await signInOn(page, yuna)
  await openMemesOf(page, 'Wordle')
  const said = new Set<string>()
  for (const { name } of MEME_FORMAT_LIST) said.add(await generateMeme(page, name))
  expect(said.size).toBe(MEME_FORMAT_LIST.length)
  await expect(page.locator('.meme-tile')).toHaveCount(MEME_FORMAT_LIST.length)
  // The tenth of ten a day (LM-11, MM-08).
  await expect(page.getByRole('button', { name: 'Daily Limit Reached' })).toBeVisible()
  await expect(page.getByText('Daily meme limit reached! You can create 10 more memes tomorrow.')).toBeVisible()
})

test('a member edits a meme, downloads it in each type, saves it, and finds it again', async ({
  page,
  accountSite,
}) => {
  const zeno = await verified(accountSite, person('Zeno'))
  await signInOn(page, zeno)
  await openMemesOf(page, 'Wordle')
  await generateMeme(page)
  const first = page.locator('#caption-0')
  await first.fill('Five letters 🟩 and a whole morning')
  const handle = page.getByRole('button', { name: /^Caption 1: Five letters/ })
  await handle.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText(/from the top, size 100%/)).toBeAttached()

  await downloadEveryType(page)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meme saved to your collection!')).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Five letters 🟩 and a whole morning')
  await page.goto('/profile')
  const kept = page.locator('.profile-memes img')
  await expect(kept).toHaveCount(1)
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await kept.click()
  await expect(first).toHaveValue('Five letters 🟩 and a whole morning')
})

test('a guest who writes, meets the lock and signs in finds the words again (OP-41)', async ({ page, accountSite }) => {
  const romy = await verified(accountSite, person('Romy'))
  await page.goto('/trends?q=Wordle')
  await page
    .getByRole('link', { name: /^Meme: / })
    .first()
    .click()
  const words = page.locator('#caption-0')
  await words.fill('Written before anybody knew me')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog', { name: 'Feature Locked' }).getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, romy)
  await expect(page.getByRole('heading', { name: 'The meme you started' })).toBeVisible()
  await expect(words).toHaveValue('Written before anybody knew me')
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meme saved to your collection!')).toBeVisible()
  await page.reload()
  await expect(words).toHaveValue('Written before anybody knew me')
})

test('a meme that was deleted comes back when that is taken back, and else is gone', async ({ page, accountSite }) => {
  const alba = await verified(accountSite, person('Alba'))
  await signInOn(page, alba)
  await openMemesOf(page, 'Wordle')
  await generateMeme(page)
  const tile = page.locator('.meme-tile')
  await page.getByRole('button', { name: /^Delete: / }).click()
  await expect(tile).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tile).toHaveCount(1)
  await page.getByRole('button', { name: /^Delete: / }).click()
  await page.getByRole('link', { name: 'The story' }).click()
  await page.goBack()
  await expect(page.getByText('Your memes appear here')).toBeVisible()
})
