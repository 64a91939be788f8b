import { withoutWebGl } from './harness/device'
import { openDeviceForm } from './harness/device-form'
import { generateMeme, openMemesOf } from './harness/make-meme'
import { fillSignUp, person } from './harness/people'
import { expect, test } from './harness/test'

test('without a server the gallery holds what was shared from this device, to remix and to take out (OP-09)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutWebGl(page)
  await page.goto('/memes')
  await expect(page.getByRole('heading', { name: 'No memes here yet' })).toBeVisible()
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, person('Sela'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await openMemesOf(page, 'Wordle')
  await generateMeme(page)
  await page.locator('#caption-0').fill('Shared on a train')
  const sharing = page.getByRole('region', { name: 'Share' })
  await expect(sharing.getByRole('status')).toContainText('to this device’s gallery')
  await sharing.getByRole('button', { name: 'Copy text' }).click()
  await expect(sharing.getByRole('button', { name: 'Remove from gallery' })).toBeVisible()

  await page.goto('/memes')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('by Sela')
  await card.getByRole('button', { name: /^Remix: Shared on a train/ }).click()
  await expect(page.locator('#caption-0')).toHaveValue('Shared on a train')
  await expect(page.locator('.meme-details')).toContainText('Remix of Sela’s meme')
  await page.reload()
  await expect(page.locator('.meme-details')).toContainText('Remix of Sela’s meme')
  await expect(page.locator('.meme-tile')).toHaveCount(2)

  await page.locator('.meme-details').getByRole('link', { name: 'Sela’s meme' }).click()
  await sharing.getByRole('button', { name: 'Remove from gallery' }).click()
  await expect(sharing.getByRole('button', { name: 'Add to gallery' })).toBeVisible()
  await page.goto('/memes')
  await expect(page.getByRole('heading', { name: 'No memes here yet' })).toBeVisible()
})
