import { answerByKeys } from './harness/take-quiz'
import { expect, test } from './harness/test'

test('a guest has the quiz of the day free, by keys, copies the row, and keeps the trial (OP-84)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?view=list')
  await page.getByRole('link', { name: 'Quiz of the day' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz of the day')
  await page.getByRole('button', { name: 'Start Quiz' }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page)

  await expect(page.getByRole('img', { name: /^\d of 5 right$/ })).toHaveText(/^(?:🪐|🌑){5}$/u)
  await expect(page.getByText(/Next quiz in \d+ (?:h|min)\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /You \(guest\)/ })).toBeVisible()
  await expect(page.locator('details .quiz-proof')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Copy text' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy your result' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/(?:🪐|🌑){5} \d\/5 http\S*\/quiz\/today$/u)

  await page.goto('/quiz/today')
  await expect(page.getByText(/^You got \d of 5 today\./)).toBeVisible()
  await page.getByRole('button', { name: 'See your answers' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('details .quiz-proof')).toHaveCount(5)

  await page.goto('/trends')
  await page.locator('a[href^="/quiz/"]:not([href="/quiz/today"])').first().click()
  await expect(page.getByRole('button', { name: 'Start FREE Trial Quiz' })).toBeVisible()
})

test('a challenge that was made up shows no friend, and the quiz all the same', async ({ page }) => {
  await page.goto('/quiz/today?r=00000000-0000-4000-8000-000000000001')
  await expect(page.getByText('This challenge doesn’t exist, or isn’t shared.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
})
