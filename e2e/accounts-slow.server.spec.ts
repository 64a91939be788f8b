import { expect, test } from './harness/account-test'
import { fillSignIn, person, verified } from './harness/people'

test('a sign-in form waits for a slow server, says so, and stays the server’s (OP-09)', async ({
  page,
  accountSite,
}) => {
  const kai = await verified(accountSite, person('Kai'))
  // The usual limit, not the patience of other journeys.
  await page.addInitScript(() => {
    window.firstAnswerLimitMs = 1_500
  })
  let answer = (): void => undefined
  const isTime = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**', async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto('/login?from=%2Fabout')
  await expect(page.getByText('The server is taking a while to respond. You don’t need to do anything.')).toBeVisible()
  await fillSignIn(page, kai)
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await expect(page.getByText('We can’t reach the server')).toHaveCount(0)
  answer()
  await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
})
