import { STARTER } from './harness/catalogue'
import { answerByKeys } from './harness/take-quiz'
import { expect, test } from './harness/test'

const ER_57 = 'Your free trial has been used. Please sign up to take more quizzes!'

test('a guest takes the one free quiz by keys, reloads in the middle, and is refused the second (LM-08, LM-10, QZ-17)', async ({
  page,
}) => {
  const { name, search } = STARTER
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  await page.getByRole('link', { name: `Quiz: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Start FREE Trial Quiz' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(?:Right|Wrong, the answer is .+)$/)).toBeVisible()

  await page.reload()
  await answerByKeys(page, 2)

  const invitation = page.getByRole('dialog', { name: 'Great Job on Your Free Quiz!' })
  await expect(invitation.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute('href', /^\/signup/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /You \(guest\)/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  const proofs = page.locator('details .quiz-proof')
  await expect(proofs).toHaveCount(5)

  await page.locator('summary').filter({ hasText: 'Question 2:' }).focus()
  if (!(await page.getByRole('button', { name: 'Report question 2' }).isVisible())) await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Report question 2' }).click()
  const report = page.getByRole('dialog', { name: 'Report this question' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Please choose what’s wrong')).toBeVisible()
  await report.getByLabel('The source doesn’t say this').check()
  await report.getByLabel('Tell us more').fill('It stands elsewhere.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you for your report.')).toBeVisible()
  await expect(report).toBeHidden()

  await page.goBack()
  await page.getByRole('link', { name: `Quiz: ${name}` }).click()
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(ER_57)
  await expect(page).toHaveURL(/\/$/)
})

test('says which trend it does not know (QZ-01)', async ({ page }) => {
  await page.goto('/quiz/01a1f918-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trend Not Found')
  await page.getByRole('main').getByRole('link', { name: 'All trends' }).click()
  await expect(page).toHaveURL(/\/trends$/)
})
