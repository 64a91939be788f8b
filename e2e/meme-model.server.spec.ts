import { chatReply, htmlReply, imageReply, verdictReply } from '@trendverse/test-support/ai/ai-replies'
import { type AiBehaviour, type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { pictureReply, startPictureHost } from '@trendverse/test-support/ai/picture-host'
import { startAccountSite } from './harness/account-site'
import { test as base, expect } from './harness/account-test'
import { downloadedPicture, openMemesOf } from './harness/make-meme'
import { person, signInOn, verified } from './harness/people'

const KEY = 'sk-journey-0123456789abcdef'
const FALLBACK = 'AI service unavailable. Generated fallback meme instead.'
/** 64 x 64 pixels, all of this green. */
const GREEN = [0, 160, 60] as const
const GREEN_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATUlEQVR42u3PQQkAAAgEsAtmWKNeBN/CYAWW7PwmICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIHAp4OnAxK+Se7AAAAAASUVORK5CYII=',
  'base64',
)

type Studio = OpenAiServer & { readonly addressOf: (path: string) => string; readonly host: string }

/** Journeys over a site that has a key of a provider which writes and paints as the journey says. */
const test = base.extend<object, { readonly provider: Studio }>({
  provider: [
    async ({ mode: _ }, provide) => {
      const pictures = await startPictureHost({ '/green.png': pictureReply(GREEN_PICTURE), '/page.png': htmlReply })
      const provider = await startOpenAiServer()
      await provide({ ...provider, addressOf: (path) => pictures.addressOf(path), host: pictures.host })
      await provider.close()
      await pictures.close()
    },
    { scope: 'worker' },
  ],
  accountSite: [
    async ({ provider }, provide) => {
      const site = await startAccountSite({ AI_BASE_URL: provider.baseUrl, AI_IMAGE_HOSTS: provider.host })
      await site.admin.post('/admin/api-keys', { name: 'Memes', keyType: 'meme', provider: 'OpenAI', apiKey: KEY })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 260_000 },
  ],
})

const WRITTEN = JSON.stringify({
  choices: ['A model wrote this', 'It wrote this, too', 'And a third one'].map((top) => ({
    captions: { top, bottom: 'and this as well' },
    altText: 'A green planet',
    shareableQuote: 'Planets are people, too.',
  })),
  imagePrompt: 'A small green planet',
  hashtags: ['#planet', '#green', '#model'],
  viralPotential: 8,
  targetAudience: 'People with planets',
  memeCulture: 'Two lines',
})

/** Writes after a moment, then paints what the path of the pictures' host gives, after another. */
const paints =
  (picture: string, paintingMs = 1_500): AiBehaviour =>
  ({ path }) => {
    if (path.endsWith('/moderations')) return verdictReply(false)
    if (path.endsWith('/images/generations')) return { ...imageReply(picture), delayMs: paintingMs }
    return chatReply(WRITTEN, { delayMs: 1_500 })
  }

test('models write and paint a meme while the page tells which; what stands in where they fail costs nothing', async ({
  page,
  provider,
  accountSite,
}) => {
  const ada = await verified(accountSite, person('Adele'))
  await signInOn(page, ada)
  await openMemesOf(page, 'Wordle')
  const generate = page.getByRole('button', { name: 'Generate Meme' })
  const writing = page.getByText('AI is creating your meme...', { exact: true })
  const painting = page.getByText('AI is creating your image...', { exact: true })
  const today = page.locator('.meme-stats div', { hasText: 'Today' }).locator('dd')
  const badges = page.locator('.meme-details ul').first()
  const use = page.getByRole('button', { name: 'Use this meme' })
  const notice = page.getByRole('alertdialog')

  // Called off while it is painted (MM-11): nothing comes of it, and it costs nothing.
  provider.behave(KEY, paints(provider.addressOf('/green.png'), 60_000))
  await generate.click()
  await expect(writing).toBeVisible()
  await expect(painting).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(painting).toBeHidden()
  await expect(page.getByText('Your memes appear here')).toBeVisible()
  await expect(today).toHaveText('0')

  // A page instead of a picture: the captions of the model over the format's own drawing (MM-25).
  provider.behave(KEY, paints(provider.addressOf('/page.png')))
  await generate.click()
  // Three for one picture: the second, by its number.
  await expect(page.getByRole('radio', { name: 'A model wrote this / and this as well' })).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  const caption = page.locator('#caption-0')
  await expect(caption).toHaveValue('It wrote this, too')
  await expect(notice).toHaveCount(0)
  await expect(today).toHaveText('1')
  const drawn = await downloadedPicture(page, 'PNG')
  expect(drawn.colours).toBeGreaterThan(50)
  expect(drawn.middle).not.toEqual(GREEN)

  // Painted, and what was painted is in the file.
  provider.behave(KEY, paints(provider.addressOf('/green.png')))
  const before = page.url()
  await generate.click()
  await expect(writing).toBeVisible()
  await expect(painting).toBeVisible()
  await expect(page).not.toHaveURL(before)
  await use.click()
  await expect(badges).toContainText('AI')
  await expect(today).toHaveText('2')
  const painted = await downloadedPicture(page, 'PNG')
  expect(painted).toMatchObject({ type: 'png: PNG', width: 800, height: 600 })
  for (const [index, value] of GREEN.entries())
    expect(Math.abs((painted.middle[index] ?? 255) - value)).toBeLessThan(12)

  // An answer that is a page instead of a text: the built-in writer steps in, for nothing (MM-12, ER-44, OP-24).
  provider.behave(KEY, () => htmlReply)
  await generate.click()
  await expect(notice).toContainText(FALLBACK)
  await notice.getByRole('button', { name: 'OK' }).click()
  await use.click()
  await expect(badges).toContainText('Fallback')
  await expect(page.locator('.meme-tile')).toHaveCount(3)
  await expect(today).toHaveText('2')
  const dump = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(Object.entries(window.localStorage)),
  )
  expect(dump).not.toContain('sk-journey')
})
