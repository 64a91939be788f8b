import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** How many questions the page asks for (QZ-02). */
const QUESTIONS = 5

/** Time to read five questions: faster answers aren't ranked. */
export const READING_MS = 10_000

/** Chooses the second option and goes on by keys alone, without looking at its answer, from the given question to the last. */
export async function answerByKeys(page: Page, first = 1, last = QUESTIONS): Promise<void> {
  for (let number = first; number <= last; number++) {
    await expect(page.getByText(`Question ${number} of ${QUESTIONS}`)).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
}

/** Opens the quiz of a starter trend from the list of trends. */
export async function openQuizOf(page: Page, name: string): Promise<void> {
  await page.goto(`/trends?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Quiz: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** What a finished quiz shows: every question with its answer and its proof, and the own row on the board. */
export async function expectReview(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Your result: \d \/ 5/)
  await expect(page.locator('details .quiz-proof')).toHaveCount(QUESTIONS)
  const row = page.getByRole('table', { name: 'The ten best results' }).getByRole('row', { name: username })
  await expect(row).toHaveAttribute('data-own', 'true')
  await expect(page.getByText(/^(Passed|Not passed)$/)).toBeVisible()
}

/** Copies the link of the result that is shown, which makes it public, and answers the link. */
export async function copyResultLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const share = page.getByRole('region', { name: 'Share your result' })
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
