import { expect, test } from './harness/account-test'
import { person, signInOn, verified } from './harness/people'
import { answerByKeys, copyResultLink, expectReview, READING_MS } from './harness/take-quiz'

test('a member takes the quiz of the day by keys, once, and challenges a friend (OP-84)', async ({
  page,
  browser,
  accountSite,
}) => {
  const vito = await verified(accountSite, person('Vito'))
  await signInOn(page, vito)
  await page.goto('/quiz/today')
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page, 1, 2)
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await accountSite.passTime(READING_MS)
  await page.reload()
  await answerByKeys(page, 3)
  await expectReview(page, vito.username)
  await expect(page.getByText(/Your streak has started: 1 day\. Next quiz in/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  const link = await copyResultLink(page)
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  const pasted = await page.evaluate(() => navigator.clipboard.readText())
  expect(pasted).toMatch(/quiz of the day · \d+ \w+ \d{4}\n(?:🪐|🌑){5} \d\/5 http/u)
  await page.goto('/profile')
  await expect(page.getByText('Quiz of the day: 1 day in a row')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const friend = await elsewhere.newPage()
  const written = await (await friend.request.get(link)).text()
  expect(written).toMatch(/property="og:title" content="Vito got \d of 5 right: Quiz of the day/)
  await friend.goto(link)
  await expect(friend.getByText(/^Vito got \d of 5\. Can you beat that\?$/)).toBeVisible()
  await friend.getByRole('button', { name: 'Start Quiz', exact: true }).focus()
  await friend.keyboard.press('Enter')
  await answerByKeys(friend)
  const duel = friend.getByRole('region', { name: 'Challenge' })
  // The same questions, and the same letter for each.
  await expect(duel).toContainText('It’s a tie.')
  await expect(friend.getByRole('row', { name: vito.username })).toBeVisible()
  await elsewhere.close()
})
