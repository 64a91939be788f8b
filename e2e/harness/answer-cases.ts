import { expect, type Page } from '@playwright/test'

const CASES = 10

/** Answers all cases of Trend Predictor alike, by keys alone, from one of them on. */
export async function answerEveryCase(page: Page, digits: string, from = 1): Promise<void> {
  const frame = page.frameLocator('iframe')
  for (let one = from; one <= CASES; one += 1) {
    const slider = frame.getByRole('slider', { name: 'Chance that it breaks out' })
    await expect(frame.getByText(`Case ${one} of ${CASES}`, { exact: true })).toBeVisible()
    await expect(slider).toBeFocused()
    await page.keyboard.type(digits)
    await expect(slider).toHaveValue(digits)
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('heading', { name: /^It (?:broke out|didn’t break out)/ })).toBeVisible()
    await page.keyboard.press('Enter')
  }
}
