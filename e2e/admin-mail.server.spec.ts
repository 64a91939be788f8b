import type { Page } from '@playwright/test'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { openAsAdmin } from './harness/open-as-admin'
import { joined, person } from './harness/people'

async function openMail(page: Page, part = '', origin = ''): Promise<void> {
  await openAsAdmin(page, `${origin}/admin/mail`, 'Mail')
  if (part !== '')
    await page.getByRole('navigation', { name: 'Mail sections' }).getByRole('link', { name: part }).click()
}

test('a mail server is added, tested in place, changed and removed (EM-01, EM-02, OP-69)', async ({ page }) => {
  const sink = await startSmtpSink()
  try {
    await openMail(page)
    await expect(page.getByText('Email is sent through The sink.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a server' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Name', { exact: true }).fill('Second')
    await panel.getByLabel('Host').fill('127.0.0.1')
    await panel.getByLabel('Port').fill(String(sink.port))
    await panel.getByLabel('Encryption').selectOption('none')
    await panel.getByLabel('Sender’s address').fill('hello@trendverse.example')
    await panel.getByLabel('Priority').fill('5')
    await panel.getByRole('button', { name: 'Add the server' }).click()
    await expect(panel).toHaveCount(0)
    await checkAccessibility(page, 'mail')
    await page.getByRole('button', { name: 'Open Second' }).click()
    await panel.getByRole('button', { name: 'Test this server' }).click()
    await expect(panel.getByText('The connection works.')).toBeVisible()
    await panel.getByLabel('Send a test email to').fill('nobody@example.org')
    sink.behave('refusing-recipients')
    await panel.getByRole('button', { name: 'Test this server' }).click()
    await expect(panel.getByText(/^Failed to send email:/)).toBeVisible()
    sink.behave('normal')
    await panel.getByRole('button', { name: 'Test this server' }).click()
    await expect(panel.getByText('The server accepted the test email.')).toBeVisible()
    expect(sink.mails.map(({ to }) => to)).toEqual([['nobody@example.org']])
    await panel.getByRole('button', { name: 'Remove…' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Second?' })
    await question.getByLabel('Type Second to confirm').fill('Second')
    await question.getByRole('button', { name: 'Remove the server' }).click()
    await expect(page.getByRole('button', { name: 'Open Second' })).toHaveCount(0)
  } finally {
    await sink.close()
  }
})

test('a wording is changed, previewed, used by a real mail, and given up again (EM-03, EM-04)', async ({
  page,
  accountSite,
  complaints,
}) => {
  await openMail(page, 'Templates')
  await page.getByRole('button', { name: 'Open Verify an address' }).click()
  await expect(page.frameLocator('iframe').getByText('Welcome aboard, Ada')).toBeVisible()
  await page
    .getByLabel('HTML', { exact: true })
    .fill('<h1>Ahoy {{firstName}}</h1><script>document.title = "ran"</script>')
  await expect(page.getByText('HTML: It must contain {{link}}.')).toBeVisible()
  await expect.poll(() => complaints, 'no script of a mail runs').not.toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It must contain {{link}}.', { exact: true })).toBeVisible()
  await page.getByLabel('HTML', { exact: true }).fill('<h1>Ahoy {{firstName}}</h1><a href="{{link}}">{{link}}</a>')
  await page.getByLabel('Subject').fill('Ahoy from {{siteName}}')
  await expect(page.frameLocator('iframe').getByText('Ahoy Ada')).toBeVisible()
  // The browser may say it once for each time the preview was drawn with the script in it.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Blocked script execution')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The next email uses it.')).toBeVisible()
  const pia = person('Pia')
  await joined(accountSite, pia)
  const mail = await accountSite.mailbox.mailTo(pia.email, 'Ahoy Pia')
  expect(mail.subject).toContain('Ahoy from')
  await page.getByRole('button', { name: 'Restore the built-in wording' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Verify your email address for {{siteName}}')
  // On a busy machine it says so late.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Blocked script execution')
})

test('a failed mail is found and sent again, with a link that works (OP-69)', async ({ page }) => {
  test.setTimeout(240_000)
  const refusing = await startSmtpSink({ mode: 'refusing-recipients' })
  const site = await startAccountSite()
  try {
    const [sink] = await site.admin.get<readonly { id: string; port: number }[]>('/admin/smtp-configs')
    if (!sink) throw new Error('the site has a mail server')
    await site.admin.put(`/admin/smtp-configs/${sink.id}`, { port: refusing.port })
    const max = await joined(site, person('Max'))
    await openMail(page, 'Outbox', site.url)
    const row = page.getByRole('row').filter({ hasText: max.email })
    await expect(row).toContainText('The sink')
    await expect(row.getByRole('button', { name: `Send again to ${max.email}` })).toHaveCount(0)
    await site.admin.put(`/admin/smtp-configs/${sink.id}`, { port: sink.port })
    await site.passTime(20 * MINUTE_MS)
    await expect
      .poll(() => site.admin.get('/admin/outbox?status=failed'), { timeout: 60_000 })
      .toMatchObject([{ to: max.email, error: 'It couldn’t be sent in time.' }])
    await page.getByRole('combobox', { name: 'Status' }).selectOption('failed')
    await row.getByRole('button', { name: `Send again to ${max.email}` }).click()
    await expect(page.getByText('Queued again.')).toBeVisible()
    const link = await site.mailbox.linkTo(max.email, '/verify-email')
    await site.guest.post('/auth/verify-email', { token: new URL(link, site.url).searchParams.get('token') })
  } finally {
    await site.stop()
    await refusing.close()
  }
})

test('a subscriber is found, removed by typing the address, and gone (NL)', async ({ page, accountSite }) => {
  await accountSite.guest.post('/newsletter/subscribe', { email: 'leaver@example.org', source: 'footer' })
  await accountSite.guest.post('/newsletter/subscribe', { email: 'stayer@example.org', source: 'footer' })
  await openMail(page, 'Newsletter')
  await expect(page.getByText('Nothing to send yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now…' })).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search by address' }).fill('leaver')
  await expect(page.getByRole('row').filter({ hasText: 'stayer@' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove leaver@example.org' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Type leaver@example.org to confirm').fill('leaver@example.org')
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'stayer@' })).toBeVisible()
  await checkAccessibility(page, 'newsletter')
})
