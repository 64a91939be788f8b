import { withoutWebGl } from './harness/device'
import { openDeviceForm } from './harness/device-form'
import { fillSignUp, person } from './harness/people'
import { answerByKeys, copyResultLink, expectReview, openQuizOf, READING_MS } from './harness/take-quiz'
import { expect, test } from './harness/test'

test('without a server a member of this device takes and shares quizzes by the same rules (OP-09)', async ({
  page,
}) => {
  await withoutWebGl(page)
  const thea = person('Thea')
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, thea)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await page.clock.install()
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await answerByKeys(page, 1, 2)
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await page.clock.fastForward(READING_MS)
  await page.reload()
  await page.clock.fastForward(READING_MS)
  await answerByKeys(page, 3)
  await expectReview(page, thea.username)
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))
  expect(kept).toContain('trendverse_leaderboard_')

  const card = page.getByRole('region', { name: 'Shared result' })
  await page.goto(await copyResultLink(page))
  await expect(card).toContainText(/Thea got \d of 5 right/)
  // Of another device: only a server could know it.
  await page.goto(page.url().replace(/r=.*/, 'r=00000000-0000-4000-8000-000000000001'))
  await expect(card).toContainText('isn’t on this device')
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await answerByKeys(page, 1, 1)
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Question 5: Not answered')).toBeVisible()
})
