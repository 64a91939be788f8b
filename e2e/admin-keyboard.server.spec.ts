import { startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { expect, test } from './harness/account-test'
import { goByLetter, openAsAdmin, pressButton } from './harness/open-as-admin'
import { joined, person } from './harness/people'

test('the main work of services, settings and checks is done by keyboard, page by page', async ({
  page,
  accountSite,
}) => {
  test.setTimeout(120_000)
  const { admin } = accountSite
  const sink = await startSmtpSink()
  const nell = await joined(accountSite, person('Nell'))
  await admin.post(`/admin/users/${nell.id}/flag-kyc`, { reason: 'Odd sign-ins' })
  try {
    await openAsAdmin(page, '/admin', 'Dashboard')
    // The attention list leads on by itself.
    await page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('link', { name: /^AI keys/ })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI keys')
    await pressButton(page, 'Add a key')
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Name').focus()
    await page.keyboard.type('Typed')
    await panel.getByLabel('Key', { exact: true }).focus()
    await page.keyboard.type('sk-typed-0123456789abcdef')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Open Typed' })).toBeVisible()

    await goByLetter(page, 'm', 'Mail')
    await pressButton(page, 'Add a server')
    for (const [label, text] of [
      ['Name', 'Typed'],
      ['Host', '127.0.0.1'],
      ['Port', String(sink.port)],
      ['Sender’s address', 'hello@trendverse.example'],
    ] as const) {
      await panel.getByLabel(label, { exact: true }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Open Typed' })).toBeVisible()

    await goByLetter(page, 'r', 'Redirects')
    await page.getByLabel('Redirect for Reddit').focus()
    await page.keyboard.type('https://go.example/?to={url}')
    await page.getByRole('switch', { name: /^Reddit: / }).focus()
    await page.keyboard.press('Space')
    await pressButton(page, 'Save changes')
    await expect(page.getByText('Saved. Visitors see it on the next page they open.')).toBeVisible()

    await goByLetter(page, 'u', 'Users')
    await page.getByRole('link', { name: 'KYC' }).press('Enter')
    await pressButton(page, 'Approve nell')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await expect(page.getByText('nell is approved.')).toBeVisible()

    await goByLetter(page, 'a', 'Audit log')
    await page.getByRole('table', { name: 'Entries' }).getByRole('button').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('changed')
    await page.keyboard.press('Escape')

    await goByLetter(page, 'h', 'Health')
    await expect(page.getByRole('table', { name: 'Background jobs' })).toContainText('Sends queued emails')
  } finally {
    await admin.post('/social/redirects', { reddit: { enabled: false, redirectUrl: '' } })
    for (const path of ['/admin/api-keys', '/admin/smtp-configs']) {
      const rows = await admin.get<readonly { readonly id: string; readonly name: string }[]>(path)
      for (const { id, name } of rows) if (name === 'Typed') await admin.ask('DELETE', `${path}/${id}`)
    }
    await sink.close()
  }
})
