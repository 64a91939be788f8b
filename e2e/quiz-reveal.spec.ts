import type { Page } from '@playwright/test'
import { STARTER } from './harness/catalogue'
import { openQuizOf } from './harness/take-quiz'
import { expect, test } from './harness/test'

const questionText = (page: Page, number: number) => page.getByText(`Question ${number} of 5`)
const tile = (page: Page, outcome: 'right' | 'wrong') => page.locator(`.quiz-option[data-outcome="${outcome}"]`)

/** Begins a quiz whose clock the journey holds. */
async function begin(page: Page): Promise<void> {
  await openQuizOf(page, STARTER.name)
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  await expect(questionText(page, 1)).toBeVisible()
  await page.clock.install()
}

/** Answers with the first option until that is wrong, and returns the number of the question. It is right five times in one quiz of a thousand. */
async function answerWrongly(page: Page): Promise<number> {
  for (let number = 1; number <= 5; number++) {
    await expect(questionText(page, number)).toBeVisible()
    await page.keyboard.press('a')
    const room = await page.locator('.quiz-forward').boundingBox()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
    await page.keyboard.press('Enter')
    await expect(page.locator('.quiz-why')).not.toBeEmpty()
    // The proof has its room before.
    expect(await page.locator('.quiz-forward').boundingBox()).toEqual(room)
    if ((await tile(page, 'wrong').count()) > 0) return number
    await page.clock.resume()
    await page.keyboard.press('Enter')
  }
  throw new Error('there should be a wrong answer')
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a wrong answer shows which one is right, with its proof, and goes on by itself (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await begin(page)
    const number = await answerWrongly(page)
    await expect(tile(page, 'right')).toHaveCount(1)
    const right = (await tile(page, 'right').locator('span[dir]').textContent()) ?? ''
    await expect(page.getByText(`Wrong, the answer is ${right}`, { exact: true })).toBeAttached()
    const turns = await tile(page, 'wrong').evaluate((element) => getComputedStyle(element).animationName)
    expect(turns).toBe(reducedMotion === 'reduce' ? 'none' : 'quiz-tile-over')

    await page.clock.runFor(1_100)
    await expect(page.locator('.quiz-why')).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.locator('.quiz-why')).toHaveCount(0)
    const next = page.getByRole('heading', { level: 1 })
    await (number === 5
      ? expect(next).toContainText('Your result')
      : expect(next).toContainText(`Question ${number + 1}: `))
  })
}
