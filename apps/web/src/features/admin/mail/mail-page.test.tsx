import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { MailPage } from './mail-page'
import type { FallbackServer, MailTemplate, NewsletterFigures, OutboxMail, SmtpConfig, Subscriber } from './mail-types'

vi.mock('../../../components/overlays/notify')
// Nothing is drawn without a window of real size.
vi.mock('./newsletter-charts', () => ({ NewsletterCharts: () => null }))

const AT = '2026-05-01T00:00:00.000Z'
const SERVER: SmtpConfig = {
  id: 's1',
  name: 'Main',
  host: 'mail.example.org',
  port: 587,
  tls: 'starttls',
  username: 'me',
  password: '••••••••',
  fromAddress: 'hello@trends.example',
  fromName: '',
  status: 'active',
  priority: 1,
  emailsSentToday: 3,
  emailsSentMonth: 30,
  lastUsed: null,
  successRate: null,
  createdAt: AT,
}
const TEMPLATE: MailTemplate = {
  type: 'test',
  status: 'active',
  subject: 'Test email',
  htmlContent: '<p>It works</p>',
  textContent: 'It works',
  variables: ['serverName'],
  required: [],
  builtIn: true,
}
const MAIL: OutboxMail = {
  id: 'm1',
  type: 'welcome',
  to: 'ada@example.org',
  subject: 'Welcome',
  status: 'failed',
  tries: 3,
  createdAt: AT,
  nextTryAt: null,
  expiresAt: AT,
  sentAt: null,
  error: 'Main: 550 nobody lives here',
}
const SUBSCRIBER: Subscriber = {
  id: 'r1',
  email: 'reader@example.org',
  subscribedAt: AT,
  status: 'active',
  source: 'footer',
  preferences: { trends: true, weekly_digest: true, new_features: true },
  unsubscribedAt: null,
}
const FIGURES: NewsletterFigures = {
  subscribers: {
    byStatus: { unconfirmed: 1, active: 2, unsubscribed: 0 },
    bySource: [{ source: 'footer', count: 3 }],
    byDate: [],
  },
  mails: [],
  digest: { week: '2026-W19', title: 'This week: Comet', receivers: 2, isUnderWay: false, isSent: false },
}

const updateServer = vi.fn<(input: object) => Promise<unknown>>()
const listServers = vi.fn<() => Promise<{ data: SmtpConfig[]; fallback: FallbackServer | null }>>()
const testServer = vi.fn<(input: object) => Promise<unknown>>()
const retry = vi.fn<(input: object) => Promise<unknown>>()
const listMails = vi.fn<(input: object) => Promise<unknown>>()
const save = vi.fn<(input: object) => Promise<unknown>>()
const preview = vi.fn<(input: object) => Promise<unknown>>()
const removeTemplate = vi.fn<(input: object) => Promise<unknown>>()
const removeSubscriber = vi.fn<(input: object) => Promise<unknown>>()
const send = vi.fn<() => Promise<unknown>>()
const readFigures = vi.fn<() => Promise<{ data: NewsletterFigures }>>()
let page: Awaited<ReturnType<typeof renderAdmin>> | undefined

async function open(path: string, words: string) {
  const backend = {
    mail: {
      smtpConfigs: { list: listServers, update: updateServer, test: testServer },
      outbox: { list: listMails, retry },
      templates: { list: async () => ({ data: [TEMPLATE] }), save, preview, remove: removeTemplate },
    },
    admin: {
      newsletter: { get: readFigures, send },
      subscribers: { list: async () => ({ data: [SUBSCRIBER], total: 1 }), remove: removeSubscriber },
    },
  }
  page = await renderAdmin(path, <MailPage />, backend)
  const opened = page
  await opened.until(() => expect(opened.text()).toContain(words))
  return opened
}

beforeEach(() => {
  teachDialogs()
  readFigures.mockResolvedValue({ data: FIGURES })
  listServers.mockResolvedValue({ data: [SERVER], fallback: null })
  listMails.mockResolvedValue({ data: [MAIL], total: 1, sender: null, problem: 'No active SMTP configuration found' })
  preview.mockResolvedValue({
    data: { subject: 'Test email', html: '<p>It works</p>', text: 'It works', problems: {} },
  })
})
afterEach(async () => {
  await page?.remove()
  vi.clearAllMocks()
})

const FALLBACK: FallbackServer = {
  id: 'f1',
  name: 'SMTP_URL',
  host: 'relay.example.org',
  port: 465,
  tls: 'implicit',
  fromAddress: 'hello@trends.example',
  isInUse: true,
}

describe('mail', () => {
  it('says that mail goes through the server of SMTP_URL, and tests it', async () => {
    listServers.mockResolvedValue({ data: [], fallback: FALLBACK })
    testServer.mockResolvedValue({ data: {}, message: 'The connection works.' })
    const { text, click, button, until } = await open('/admin/mail', 'relay.example.org:465')
    expect(text()).toContain('Email goes through it until you add a server here.')
    expect(text()).not.toContain('No mail server yet')
    await click(button('Test this server'))
    await until(() => expect(testServer).toHaveBeenCalledWith({ id: 'f1' }))
  })

  it('says that the server of SMTP_URL rests while there are others', async () => {
    listServers.mockResolvedValue({ data: [SERVER], fallback: { ...FALLBACK, isInUse: false } })
    const { text } = await open('/admin/mail', 'relay.example.org:465')
    expect(text()).toContain('It isn’t used, because the servers below come first.')
    expect(text()).not.toContain('Test this server')
  })

  it('says why no mail goes out, and saves a server without its masked password', async () => {
    updateServer.mockResolvedValue({ data: SERVER })
    const { find, type, click, button, until, text } = await open('/admin/mail?open=s1', 'No email can be sent')
    expect(text()).toContain('No active SMTP configuration found')
    await type(find('dialog input[name=port]'), '465')
    await click(button('Save'))
    expect(updateServer).toHaveBeenLastCalledWith({ id: 's1', port: 465, expected: { port: 587 } })
    vi.mocked(notify).mock.calls.at(-1)?.[2]?.run()
    await until(() => expect(updateServer).toHaveBeenLastCalledWith({ id: 's1', port: 587, expected: { port: 465 } }))
  })

  it('says at its field what is wrong with the address of a test, and beside the button what else failed', async () => {
    const { find, type, click, button, until, text } = await open('/admin/mail?open=s1', 'Send a test email to')
    const invalid = { fields: { to: 'Please enter a valid email address' } }
    testServer.mockRejectedValueOnce(new AppError('invalid_input', 'Some of what was sent is not valid.', invalid))
    const field = find('dialog input[type=email]:not([name])')
    await type(field, 'ada')
    await click(button('Test this server'))
    await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(text()).toContain('Please enter a valid email address')
    expect(text()).not.toContain('Some of what was sent')
    await type(field, 'ada@example.org')
    expect(text()).not.toContain('Please enter a valid email address')
    testServer.mockRejectedValueOnce(new AppError('mail_failed', 'The server refused the sign-in.'))
    await click(button('Test this server'))
    await until(() => expect(text()).toContain('The server refused the sign-in.'))
    expect(field.getAttribute('aria-invalid')).toBe('false')
  })

  it('sends a failed mail again, or says why not', async () => {
    retry.mockRejectedValue(new AppError('conflict', 'This email address is already verified.'))
    const { click, button } = await open('/admin/mail?tab=outbox&status=failed', '550 nobody lives here')
    expect(listMails).toHaveBeenCalledWith(expect.objectContaining({ status: 'failed', page: 1 }), expect.anything())
    await click(button('Send again to ada@example.org'))
    expect(retry).toHaveBeenCalledWith({ id: 'm1' })
    expect(vi.mocked(notify).mock.calls.at(-1)?.[0]).toBe('This email address is already verified.')
  })

  it('previews a draft in a frame where nothing runs, and takes a first wording back by giving it up', async () => {
    save.mockResolvedValue({ data: TEMPLATE })
    removeTemplate.mockResolvedValue({ data: TEMPLATE })
    const { find, type, click, button, until, element } = await open('/admin/mail?tab=templates&open=test', 'Preview')
    await until(() => expect(preview).toHaveBeenCalled())
    await until(() => expect(element.querySelector('iframe')?.srcdoc).toBe('<p>It works</p>'))
    expect(find('iframe').getAttribute('sandbox')).toBe('')
    await type(find('input[name=subject]'), 'Ahoy')
    await until(() => expect(preview).toHaveBeenLastCalledWith(expect.objectContaining({ subject: 'Ahoy' })))
    await click(button('Save'))
    const { status, subject, htmlContent, textContent } = TEMPLATE
    const saved = { status, subject, htmlContent, textContent }
    expect(save).toHaveBeenLastCalledWith({ type: 'test', ...saved, subject: 'Ahoy', expected: saved })
    vi.mocked(notify).mock.calls.at(-1)?.[2]?.run()
    await until(() => expect(removeTemplate).toHaveBeenCalledWith({ type: 'test' }))
  })

  it('sends the digest after a question', async () => {
    send.mockResolvedValue({ data: { week: '2026-W19', receivers: 2 } })
    const { click, button } = await open('/admin/mail?tab=newsletter', 'This week: Comet')
    await click(button('Send now…'))
    expect(send).not.toHaveBeenCalled()
    await click(button('Send it'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(vi.mocked(notify).mock.calls.at(-1)?.[0]).toBe('The digest is on its way to 2 readers.')
  })

  it.each([true, false])(
    'reads the figures every four seconds only while a digest goes out: %s',
    async (isUnderWay) => {
      const ring = vi.spyOn(window, 'setInterval')
      readFigures.mockResolvedValue({ data: { ...FIGURES, digest: { ...FIGURES.digest, isUnderWay } } })
      await open('/admin/mail?tab=newsletter', 'This week: Comet')
      const everyMs = ring.mock.calls.map(([, each]) => each)
      ring.mockRestore()
      expect(everyMs.includes(4_000)).toBe(isUnderWay)
    },
  )

  it('removes a subscriber once the address is typed', async () => {
    removeSubscriber.mockResolvedValue({ data: { removed: true } })
    const { click, button, type, find } = await open('/admin/mail?tab=newsletter', 'reader@example.org')
    await click(button('Remove reader@example.org'))
    expect(button('Remove').disabled).toBe(true)
    await type(find('dialog input'), 'reader@example.org')
    await click(button('Remove'))
    expect(removeSubscriber).toHaveBeenCalledWith({ id: 'r1' })
  })
})
