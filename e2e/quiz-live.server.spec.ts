import { callsOf } from './harness/api-calls'
import { answerByKeys } from './harness/take-quiz'
import { expect, test } from './harness/test'

test('a guest takes the quiz of a live story, which is filled up from elsewhere, and copies the row (OP-95)', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  type Listed = { readonly id: string; readonly name: string; readonly origin: string }
  const listed = await callsOf(site.url).get<readonly Listed[]>('/trends/current?sort=attention')
  const live = listed.find(({ origin }) => origin === 'live')
  if (live === undefined) throw new Error('there should be a live story')
  const { id, name } = live
  await page.goto(`/trends/${id}`)
  await page.getByRole('link', { name: 'Take Quiz' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(
    page.getByText(/^(?:\d about this story(?:, | and )\d about .+|5 questions about .+|\d about .+)\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page)

  await expect(page.getByRole('dialog', { name: 'Great Job on Your Free Quiz!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('details .quiz-proof')).toHaveCount(5)
  await page.getByRole('button', { name: 'Copy your result' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/quiz · .+\n(?:🪐|🌑){5} \d\/5 http\S+\/quiz\/[0-9a-f-]{36}$/u)
})
