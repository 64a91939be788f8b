import { expect, test } from './harness/account-test'
import { person, signInOn, verified } from './harness/people'
import { answerByKeys, expectReview, openQuizOf, READING_MS } from './harness/take-quiz'

const API = '**/api/**'

test('a quiz that was left without a connection is gone on with, though the day is used up (OP-25, OP-38)', async ({
  page,
  accountSite,
}) => {
  const { admin } = accountSite
  const tess = await verified(accountSite, person('Tess'))
  await admin.put(`/admin/users/${tess.id}`, { dailyLimits: { quizzes: 1 } })
  await signInOn(page, tess)
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await page.route(API, (route) => route.abort('connectionrefused'))
  await answerByKeys(page, 1, 2)
  await expect(page.getByText('Waiting for a connection...').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Question 3 of 5')).toBeVisible()

  await page.unroute(API)
  const sent = page.waitForResponse('**/api/quizzes/answer')
  await page.goto('/about')
  expect((await sent).status()).toBe(200)

  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Continue your quiz' }).click()
  await accountSite.passTime(READING_MS)
  await answerByKeys(page, 3)
  await expectReview(page, tess.username)
})
