import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens the memes of a trend from the list of trends. */
export async function openMemesOf(page: Page, name: string): Promise<void> {
  await page.goto(`/trends?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Meme: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Chooses a format by what it is called, has a meme made, and takes the first of its captions. Returns what it says. */
export async function generateMeme(page: Page, format?: string): Promise<string> {
  if (format !== undefined) await page.locator('.meme-format', { hasText: format }).click()
  const before = new URL(page.url()).searchParams.get('m')
  await page.getByRole('button', { name: 'Generate Meme' }).click()
  await expect(page).toHaveURL((url) => ![null, before].includes(url.searchParams.get('m')))
  await page.getByRole('button', { name: 'Use this meme' }).click()
  const captions = page.locator('.meme-details textarea')
  await expect(captions.first()).not.toHaveValue('')
  return captions.first().inputValue()
}

export type DownloadedPicture = {
  /** What it is called by, and what it is by its bytes: `png: PNG`. */
  readonly type: string
  readonly width: number
  readonly height: number
  readonly colours: number
  /** Red, green and blue of its middle. */
  readonly middle: readonly number[]
}

/** Downloads the open meme, decodes the file in the browser, and tells what it is. */
export async function downloadedPicture(page: Page, label: string): Promise<DownloadedPicture> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label, exact: true }).click(),
  ])
  const file = await readFile(await download.path())
  const extension = download.suggestedFilename().split('.').at(-1) ?? ''
  const decoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    // The browser is not told what it is: it decodes what the bytes say.
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
    const middle = [...pen.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data].slice(0, 3)
    return { width: bitmap.width, height: bitmap.height, colours: new Set(pixels).size, middle }
  }, file.toString('base64'))
  return { type: `${extension}: ${signatureOf(file)}`, ...decoded }
}

/** Downloads the open meme in each type (MM-14) and checks that each file is one, of the right size, and shows a drawing. */
export async function downloadEveryType(page: Page): Promise<void> {
  for (const [label, type] of [
    ['PNG', 'png: PNG'],
    ['JPG', 'jpg: JPEG'],
    ['WebP', 'webp: WebP'],
  ] as const) {
    const picture = await downloadedPicture(page, label)
    expect(picture).toMatchObject({ type, width: 800, height: 600 })
    expect(picture.colours, `${label} shows a drawing`).toBeGreaterThan(50)
  }
}

/** What a file is by its first bytes. */
function signatureOf(file: Buffer): string {
  if (file.subarray(1, 4).toString('latin1') === 'PNG') return 'PNG'
  if (file.subarray(0, 2).toString('hex') === 'ffd8') return 'JPEG'
  return file.subarray(8, 12).toString('latin1') === 'WEBP' ? 'WebP' : 'unknown'
}
