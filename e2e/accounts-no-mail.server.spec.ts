import { startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { ADMIN, setupTokenOf } from './harness/account-site'
import { callsOf } from './harness/api-calls'
import { withoutWebGl } from './harness/device'
import { openMailbox } from './harness/mailbox'
import { openAsAdmin } from './harness/open-as-admin'
import { fillSignUp, person } from './harness/people'
import { startSite } from './harness/start-site'
import { expect, test } from './harness/test'

const SENT = 'Verification email sent! Please check your inbox.'
const IN_THE_LOG = 'This site has no mail server yet. The link is in the server log.'

test('without a mail server the page says where the link is, and there it is', async ({ page }) => {
  const site = await startSite({ SOURCES: 'none' })
  try {
    await withoutWebGl(page)
    await page.goto(`${site.url}/signup?from=%2Fabout`)
    await fillSignUp(page, person('Ida'))
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(`Welcome, Ida. ${IN_THE_LOG}`)).toBeVisible()
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await expect(page.getByText(`${SENT} ${IN_THE_LOG}`, { exact: true })).toBeVisible()
    const linkNow = (): string => /\/verify-email\?token=\S+?(?=["\s])/.exec(site.output())?.[0] ?? ''
    await expect.poll(linkNow, 'the link is in the log').not.toBe('')
    await page.goto(`${site.url}${linkNow()}`)
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('SMTP_URL mails until an administrator sets up a server, and the mail page says so', async ({ page }) => {
  const sink = await startSmtpSink()
  const site = await startSite({
    SOURCES: 'none',
    SMTP_URL: `smtp://127.0.0.1:${sink.port}?from=own@example.org&tls=off`,
  })
  try {
    await withoutWebGl(page)
    const guest = callsOf(site.url)
    const { token } = await guest.post<{ token: string }>('/admin/setup', { token: await setupTokenOf(site), ...ADMIN })
    const jana = person('Jana')
    await guest.post('/auth/register', { ...jana, consent: true })
    await openMailbox(sink).linkTo(jana.email, '/verify-email')
    await openAsAdmin(page, `${site.url}/admin/mail`, 'Mail')
    await expect(page.getByText('Email goes through it until you add a server here.')).toBeVisible()
    await page.getByRole('button', { name: 'Test this server' }).click()
    await expect(page.getByText('The connection works.')).toBeVisible()
    const server = { name: 'Mine', host: '127.0.0.1', port: sink.port, tls: 'none', fromAddress: 'mine@example.org' }
    await callsOf(site.url, token).post('/admin/smtp-configs', server)
    await page.reload()
    await expect(page.getByText('It isn’t used, because the servers below come first.')).toBeVisible()
  } finally {
    await site.stop()
    await sink.close()
  }
})
