import type { Page } from '@playwright/test'
import { withoutWebGl } from './harness/device'
import { openDeviceForm } from './harness/device-form'
import { downloadEveryType, generateMeme, openMemesOf } from './harness/make-meme'
import { fillSignUp, person } from './harness/people'
import { expect, test } from './harness/test'

/** Presses a button that cannot do what it says, and answers the alert. */
async function expectRefusal(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}

async function joinAndOpenMemes(page: Page, firstName: string): Promise<void> {
  await withoutWebGl(page)
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, person(firstName))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await openMemesOf(page, 'Wordle')
}

test('without a server a member of this device makes, edits, downloads and keeps memes (OP-09)', async ({ page }) => {
  await joinAndOpenMemes(page, 'Xena')
  const said = await generateMeme(page)
  expect(await generateMeme(page)).not.toBe(said)
  await page.locator('#caption-0').fill('Made on a train without a signal')
  await downloadEveryType(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meme saved to your collection!')).toBeVisible()
  await page.reload()
  await expect(page.locator('#caption-0')).toHaveValue('Made on a train without a signal')
  await expect(page.locator('.meme-tile')).toHaveCount(2)

  for (let made = 2; made < 10; made += 1) await generateMeme(page)
  // The tenth of ten a day (LM-11, ER-45).
  await expect(page.getByRole('button', { name: 'Daily Limit Reached' })).toBeVisible()
  await expect(page.getByText('Daily meme limit reached! You can create 10 more memes tomorrow.')).toBeVisible()
})

test('a canvas that is blocked and a storage that is full are said, and nothing is lost', async ({ page }) => {
  await joinAndOpenMemes(page, 'Wanda')
  await generateMeme(page)
  const caption = page.locator('#caption-0')
  await caption.fill('Kept before')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible()

  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}
    Object.assign(window, { freeStorage: () => Object.defineProperty(Storage.prototype, 'setItem', own) })
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await caption.fill('Written while there was no room')
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByText('Your meme couldn’t be saved. Please try again.')).toBeVisible()
  await expect(page.getByText(/The storage of this browser is full\./)).toBeVisible()
  await expect(caption).toHaveValue('Written while there was no room')
  await page.getByRole('button', { name: 'Generate Meme' }).click()
  await expect(page.locator('.meme-form').getByRole('alert')).toContainText('The storage of this browser is full.')
  await expect(caption).toHaveValue('Written while there was no room')
  await page.evaluate(() => (window as unknown as { freeStorage: () => void }).freeStorage())
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByText('Your meme couldn’t be saved. Please try again.')).toBeHidden()
  // The word of the last attempt goes when the next one begins; the button is itself again once that is done.
  await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible()
  await page.reload()
  await expect(caption).toHaveValue('Written while there was no room')
  await expect(page.locator('.meme-tile')).toHaveCount(1)

  // As browsers that guard against fingerprints answer: with nothing, with a refusal, or without a pen.
  await page.evaluate(() => void (HTMLCanvasElement.prototype.toBlob = (give) => give(null)))
  await expectRefusal(page, 'PNG', 'Download failed. Please try again.')
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await expectRefusal(page, 'JPG', 'Download failed. Please try again.')
  await page.evaluate(() => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  await expectRefusal(page, 'WebP', 'Canvas not ready. Please wait a moment and try again.')
  await expect(caption).toHaveValue('Written while there was no room')
})
