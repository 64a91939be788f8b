import type { Page } from '@playwright/test'
import type { AccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { checkAccessibility } from './harness/check-accessibility'
import { finishedQuiz, finishedRun, sharedMeme, shareProfile } from './harness/make-content'
import { openAsAdmin } from './harness/open-as-admin'
import { person, verified } from './harness/people'

/** What one member made, each thing reported by another: the latest report is about the profile. */
async function reportedThings(site: AccountSite) {
  const maker = await verified(site, person('Milo'))
  const reporter = await verified(site, person('Rhona'))
  const calls = callsOf(site.url, reporter.token)
  const meme = await sharedMeme(site, maker, 'Wordle')
  const attempt = await finishedQuiz(site, reporter, 'Wordle')
  const [asked] = attempt.quiz.questions
  const run = await finishedRun(site, maker)
  await shareProfile(site, maker)
  await calls.post('/reports', { kind: 'meme', id: meme, reason: 'offensive', note: 'It mocks someone.' })
  const question = { kind: 'question', id: asked?.id, attemptId: attempt.id, reason: 'unclear' }
  await calls.post('/reports', question)
  await calls.post('/reports', { kind: 'run', id: run, reason: 'cheating' })
  await calls.post('/reports', { kind: 'profile', username: maker.username, reason: 'impersonating' })
  return { meme, run, maker }
}

/** Moves to a case of the queue by keys. */
async function moveTo(page: Page, name: string): Promise<void> {
  const current = page.getByRole('listitem').and(page.locator('[aria-current=true]'))
  const heading = current.getByRole('heading', { level: 2 })
  await expect(heading).toBeVisible()
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('k')
  for (let steps = 0; steps < 4 && (await heading.textContent()) !== name; steps += 1) await page.keyboard.press('j')
  await expect(heading).toHaveText(name)
}

test('reports of every kind are decided by keyboard, and a message is answered by mail (AD-02)', async ({
  page,
  accountSite,
}) => {
  test.setTimeout(180_000)
  const { meme, run, maker } = await reportedThings(accountSite)
  const status = async (path: string) => (await accountSite.guest.ask('GET', path)).status
  const paths = [`/memes/${meme}`, `/games/runs/${run}`, `/profiles/${maker.username}`]
  const statuses = () => Promise.all(paths.map(status))
  // The run is there, and held back from those who could copy it.
  expect(await statuses()).toEqual([200, 403, 200])
  await accountSite.guest.post('/contact', {
    name: 'Ola',
    email: 'ola@example.org',
    subject: 'A missing quiz',
    message: 'Where is the quiz of the day?',
  })

  await openAsAdmin(page, '/admin/review', 'Review')
  const cards = page.getByRole('main').getByRole('list').first().locator(':scope > li')
  await expect(cards).toHaveCount(4)
  await checkAccessibility(page, 'reports')
  await page.getByRole('link', { name: 'Watch this run' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^milo: / })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(4)
  for (const [name, left] of [
    ['Profile of milo', 3],
    ['Run by milo', 2],
    ['Meme by milo', 1],
  ] as const) {
    await moveTo(page, name)
    await page.keyboard.press('x')
    await expect(page.getByText(`${name}: taken down.`)).toBeVisible()
    await expect(cards).toHaveCount(left)
  }
  expect(await statuses()).toEqual([404, 404, 404])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cards).toHaveCount(2)
  await expect.poll(statuses).toEqual([200, 404, 404])
  await moveTo(page, 'Question')
  await page.keyboard.press('a')
  await expect(page.getByText('Question: kept.')).toBeVisible()

  await page.getByRole('link', { name: 'Messages' }).press('Enter')
  await page.getByRole('button', { name: 'Answer: A missing quiz' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Answer Ola' })
  await panel.getByLabel('Your answer').focus()
  await page.keyboard.type('It is on the front page from noon.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your answer to Ola is on its way.')).toBeVisible()
  const mail = await accountSite.mailbox.mailTo('ola@example.org', 'It is on the front page from noon.')
  expect(mail.text).toContain('Where is the quiz of the day?')
})
