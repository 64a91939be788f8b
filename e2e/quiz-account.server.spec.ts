import { expect, test } from './harness/account-test'
import { person, signInOn, verified } from './harness/people'
import { answerByKeys, copyResultLink, expectReview, openQuizOf, READING_MS } from './harness/take-quiz'

/** Of the five minutes, so that a slow machine has the rest of them to get to the end in time. */
const ALMOST_ALL_MS = 292_000

test('a member takes a quiz by keys, reads every proof, stands on the board, and shares how it went', async ({
  page,
  browser,
  accountSite,
}) => {
  const quinn = await verified(accountSite, person('Quinn'))
  await signInOn(page, quinn)
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page, 1, 2)
  // A reload in the middle goes on where it was, with the answers that were given.
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await accountSite.passTime(READING_MS)
  await page.reload()
  await answerByKeys(page, 3)
  await expectReview(page, quinn.username)
  const proof = page.locator('details .quiz-proof').first().getByRole('link')
  for (const link of await proof.all()) await expect(link).toHaveAttribute('href', /^https?:\/\//)

  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  const card = other.getByRole('region', { name: 'Shared result' })
  await other.goto(page.url().replace('?attempt=', '?r='))
  await expect(card).toContainText('This result isn’t shared.')
  const link = await copyResultLink(page)
  expect(link).toContain(page.url().replace('?attempt=', '?r='))
  await other.goto(link)
  await expect(card).toContainText(/Quinn got \d of 5 right/)
  await card.getByRole('button', { name: 'Take this quiz' }).click()
  await expect(other.getByRole('button', { name: 'Start FREE Trial Quiz' })).toBeFocused()
  const written = await (await other.request.get(link)).text()
  expect(written).toMatch(/property="og:title" content="Quinn got \d of 5 right: Wordle"/)
  await elsewhere.close()

  await page.reload()
  await expectReview(page, quinn.username)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('row', { name: quinn.username })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: /Wordle/ }).first()).toBeVisible()
})

test('the time runs out, what is unanswered is wrong, and the result says so (QZ-10)', async ({
  page,
  accountSite,
}) => {
  const rhea = await verified(accountSite, person('Rhea'))
  await signInOn(page, rhea)
  await page.clock.install()
  await openQuizOf(page, 'Wordle')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await answerByKeys(page, 1, 1)
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.keyboard.press('b')
  // The device's clock alone is moved: the server knows better, and the quiz goes on.
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/)
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await accountSite.passTime(ALMOST_ALL_MS)
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Your result: [0-2] \/ 5/, { timeout: 20_000 })
  // What was marked when the time ended is an answer, the next one is not.
  await expect(page.getByText('Question 3: Not answered')).toBeVisible()
  await expect(page.getByText('Question 2: Not answered')).toHaveCount(0)
  await expect(page.getByText('Not passed')).toBeVisible()
  await expect(page.getByText('Question 5: Not answered')).toBeVisible()
})

test('the day’s quizzes are used up, and the page says when there are more (OP-25)', async ({ page, accountSite }) => {
  const { admin } = accountSite
  const sela = await verified(accountSite, person('Sela'))
  await admin.put(`/admin/users/${sela.id}`, { dailyLimits: { quizzes: 1 } })
  await signInOn(page, sela)
  await openQuizOf(page, 'Bubble tea')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await answerByKeys(page, 1, 4)
  await accountSite.passTime(READING_MS)
  await answerByKeys(page, 5)
  await expectReview(page, sela.username)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Daily quiz limit reached! You can take 1 more quizzes tomorrow.')).toBeVisible()
})
