import { withoutWebGl } from './harness/device'
import { downloadedPicture, generateMeme, openMemesOf } from './harness/make-meme'
import { fillSignUp, person } from './harness/people'
import { expect, test } from './harness/test'

test('without a server a member of this device makes, edits, downloads and keeps memes (OP-09)', async ({ page }) => {
  await withoutWebGl(page)
  await page.goto('/signup')
  await fillSignUp(page, person('Xena'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await openMemesOf(page, 'Wordle')
  const said = await generateMeme(page)
  expect(await generateMeme(page)).not.toBe(said)
  await page.locator('#caption-0').fill('Made on a train without a signal')
  expect(await downloadedPicture(page, 'PNG')).toMatchObject({ type: 'png: PNG', width: 800, height: 600 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meme saved to your collection!')).toBeVisible()
  await page.reload()
  await expect(page.locator('#caption-0')).toHaveValue('Made on a train without a signal')
  await expect(page.locator('.meme-tile')).toHaveCount(2)
})
