import { expect } from '@playwright/test'
import { startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { type ApiCalls, callsOf } from './api-calls'
import { type Mailbox, openMailbox } from './mailbox'
import { type OwnSite, startSite } from './start-site'

export const ADMIN = {
  firstName: 'Vera',
  lastName: 'Rubin',
  username: 'vera',
  email: 'vera@example.org',
  password: 'dark-matter-in-spirals',
} as const

/** A site with an administrator, and a mail server that delivers to the journey. */
export type AccountSite = OwnSite & {
  /** Calls with the administrator's session. */
  readonly admin: ApiCalls
  /** Calls of somebody who is not signed in. */
  readonly guest: ApiCalls
  readonly mailbox: Mailbox
}

/** The token of the set-up link an operator reads where the site was started (OP-70). */
export async function setupTokenOf(site: OwnSite): Promise<string> {
  const tokenNow = (): string => /\/admin\/login\?setup=(\S+)/.exec(site.output())?.[1] ?? ''
  await expect.poll(tokenNow, 'the set-up link was printed').not.toBe('')
  return tokenNow()
}

/** Starts a site that reads no source: its journeys are about people, and the starter catalogue is enough for them. */
export async function startAccountSite(environment: Readonly<Record<string, string>> = {}): Promise<AccountSite> {
  const sink = await startSmtpSink()
  const site = await startSite({ SOURCES: 'none', TRUST_PROXY: '1', ...environment })
  const guest = callsOf(site.url)
  const opened = await guest.post<{ token: string }>('/admin/setup', { token: await setupTokenOf(site), ...ADMIN })
  const admin = callsOf(site.url, opened.token)
  await admin.post('/admin/smtp-configs', {
    name: 'The sink',
    host: '127.0.0.1',
    port: sink.port,
    tls: 'none',
    fromAddress: 'hello@trendverse.example',
  })
  return {
    ...site,
    admin,
    guest,
    mailbox: openMailbox(sink),
    async stop() {
      await site.stop()
      await sink.close()
    },
  }
}
