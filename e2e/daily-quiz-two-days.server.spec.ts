import { DAY_MS } from '@trendverse/domain/primitives/time'
import { startSite } from './harness/start-site'
import { answerByKeys } from './harness/take-quiz'
import { expect, test } from './harness/test'

test('a guest has the quiz of the day free again tomorrow, with other questions (OP-84)', async ({ browser }) => {
  const site = await startSite({ SOURCES: 'none' })
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const page = await context.newPage()

  const takeToday = async (): Promise<string[]> => {
    await page.goto('/quiz/today')
    await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
    await answerByKeys(page)
    await expect(page.getByText(/Next quiz in \d+ (?:h|min)\./)).toBeVisible()
    const questions = page.locator('details summary [dir="auto"]')
    await expect(questions).toHaveCount(5)
    return questions.allTextContents()
  }
  const first = await takeToday()
  await page.goto('/quiz/today')
  await expect(page.getByText(/^You got \d of 5 today\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Quiz', exact: true })).toHaveCount(0)

  await site.passTime(DAY_MS)
  const second = await takeToday()
  expect(second.filter((question) => first.includes(question))).toEqual([])

  await context.close()
  await site.stop()
})
