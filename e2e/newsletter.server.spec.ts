import { expect, test } from './harness/account-test'
import { person, signInOn, verified } from './harness/people'

const SUBSCRIBED = 'Successfully subscribed! Welcome to the universe of trends.'
const ALREADY = 'This email is already subscribed to our newsletter!'

test('a guest subscribes at the end of a page, is welcomed by mail, and leaves with one click (NL, OP-66)', async ({
  page,
  accountSite,
}) => {
  const { mailbox, admin, url } = accountSite
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Email address for the newsletter')
  const subscribe = footer.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(footer.getByText('Please enter your email address')).toBeVisible()
  await field.fill('reader@')
  await expect(footer.getByText('Please enter your email address')).toHaveCount(0)
  await subscribe.click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill('Reader@Example.org')
  await subscribe.click()
  await expect(footer.getByText(SUBSCRIBED)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(footer.getByText(SUBSCRIBED), 'good news clears after five seconds (NL-05)').toHaveCount(0)
  await field.fill('READER@example.org')
  await subscribe.click()
  await expect(footer.getByText(ALREADY)).toBeVisible()
  const subscribers = await admin.get<{ email: string; source: string }[]>(
    '/admin/newsletter/subscribers?q=reader%40example.org',
  )
  expect(subscribers).toMatchObject([{ email: 'reader@example.org', source: 'footer' }])

  const welcome = await mailbox.mailTo('reader@example.org', 'unsubscribe')
  expect(welcome.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const oneClick = welcome.headers.map((line) => /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/.exec(line)?.[1])
  const path = oneClick.find((found) => found !== undefined)
  // RFC 8058: mail programs post a form, without cookies and without asking.
  const left = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(left.status).toBe(200)

  await subscribe.click()
  await expect(footer.getByText(SUBSCRIBED)).toBeVisible()
})

test('the link at the end of a mail asks first, and then ends the subscription', async ({ page, accountSite }) => {
  const { mailbox, guest } = accountSite
  await guest.post('/newsletter/subscribe', { email: 'leaver@example.org' })
  await page.goto(await mailbox.linkTo('leaver@example.org', '/unsubscribe'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter?')
  expect((await guest.ask('POST', '/newsletter/subscribe', { email: 'leaver@example.org' })).code).toBe(
    'already_subscribed',
  )
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await guest.post('/newsletter/subscribe', { email: 'leaver@example.org' })
})

test('a message reaches support, those of members first (OP-77)', async ({ page, accountSite }) => {
  const { admin } = accountSite
  await page.goto('/contact')
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(form.getByText('Please enter a message')).toBeVisible()
  await form.getByLabel('Name').fill('A guest')
  await form.getByLabel('Email').fill('guest@example.org')
  await form.getByLabel('Subject').fill('A question')
  await form.getByLabel('Message').fill('Where do trends come from?')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()

  const vanja = await verified(accountSite, person('Vanja'))
  await signInOn(page, vanja, '/contact')
  await expect(form.getByLabel('Name')).toHaveValue('Vanja Quill')
  await expect(form.getByLabel('Email')).toHaveValue(vanja.email)
  await form.getByLabel('Subject').fill('A mistake')
  await form.getByLabel('Message').fill('One planet has no moon.')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  const messages = await admin.get<{ subject: string }[]>('/admin/contact-messages')
  // Other journeys write to the same support.
  const subjects = messages.map(({ subject }) => subject).filter((subject) => /^A (mistake|question)$/.test(subject))
  expect(subjects).toEqual(['A mistake', 'A question'])
})
