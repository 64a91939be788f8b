import { featuredTrend } from './harness/catalogue'
import { withoutWebGl } from './harness/device'
import { expect, test } from './harness/test'

test.beforeEach(async ({ page }) => withoutWebGl(page))

test('a guest finds the editor, meets the lock with Save, and is led to the sign-in page and back (MM-01, OP-41)', async ({
  page,
  mode,
}) => {
  const { name, search } = featuredTrend(mode)
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  await page.getByRole('link', { name: `Meme: ${name}` }).click()
  const editor = page.getByRole('region', { name: 'Try editing this one' })
  const words = editor.getByRole('textbox').first()
  await expect(words).not.toHaveValue('')
  const invitation = page.getByRole('dialog', { name: 'Feature Locked' })
  await expect(invitation).toHaveCount(0)
  // The words of MM-01 stand below it.
  const wall = page.getByRole('heading', { name: 'Authentication Required' })
  const [above, below] = [await editor.boundingBox(), await wall.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? Number.POSITIVE_INFINITY))

  await words.fill('My own words')
  const handle = page.getByRole('button', { name: /^Caption 1: My own words/ })
  const [before, picture] = [await handle.boundingBox(), await page.locator('.meme-canvas').boundingBox()]
  if (before === null || picture === null) throw new Error('the caption should be on the picture')
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await handle.boundingBox())?.y).not.toBe(before.y)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(invitation).toContainText('Your meme is waiting for you')
  await page.keyboard.press('Escape')
  await expect(invitation).toHaveCount(0)

  await page.reload()
  await expect(words).toHaveValue('My own words')
  const { pathname } = new URL(page.url())
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('from') === pathname)
})

test('says which trend it does not know (MM-02), and which shared meme', async ({ page, mode }) => {
  await page.goto('/meme/01a1f918-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trend Not Found')

  const { search, name } = featuredTrend(mode)
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  const link = await page.getByRole('link', { name: `Meme: ${name}` }).getAttribute('href')
  await page.goto(`${link ?? ''}?m=01a1f918-0000-7000-8000-000000000000`)
  await expect(page.getByText('This meme isn’t shared.')).toBeVisible()
})
