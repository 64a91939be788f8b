import { withoutWebGl } from './harness/device'
import { openDeviceForm } from './harness/device-form'
import { fillSignUp, person } from './harness/people'
import { answerByKeys, copyResultLink, expectReview, READING_MS } from './harness/take-quiz'
import { expect, test } from './harness/test'

test('without a server a member of this device takes the quiz of the day by the same rules (OP-09, OP-84)', async ({
  page,
}) => {
  await withoutWebGl(page)
  const theo = person('Theo')
  await openDeviceForm(page, '/signup')
  await fillSignUp(page, theo)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/signup/)
  await page.clock.install()
  await page.goto('/quiz/today')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page, 1, 4)
  await page.clock.fastForward(READING_MS)
  await answerByKeys(page, 5)
  await expectReview(page, theo.username)
  await expect(page.getByText(/Your streak has started: 1 day\. Next quiz in/)).toBeVisible()
  const link = await copyResultLink(page)
  await page.goto(link)
  // One's own link challenges nobody.
  await expect(page.getByText(/^You got \d of 5 today\. Your streak has started: 1 day\./)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Challenge' })).toHaveCount(0)
})
