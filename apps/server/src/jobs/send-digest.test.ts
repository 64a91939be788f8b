import { sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { buildSmtpServer } from '@trendverse/test-support/mail-world'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { type SmtpSink, startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { buildEvidence, buildTrendDetail, buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailTransport } from '../infrastructure/mail-transport'
import { startSystemTimer } from '../infrastructure/system-clock'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { sendDigestJob } from './send-digest'

const MONDAY_MS = Date.UTC(2026, 4, 4, 9)
const seenAt = new Date(MONDAY_MS - DAY_MS).toISOString()
const never = new AbortController().signal

let server: TestServer
let sink: SmtpSink

beforeEach(async () => {
  sink = await startSmtpSink()
  const facts = { name: 'Comet', momentum: 2, attention: 4, updatedDate: seenAt } as const
  const detail = buildTrendDetail(1, {
    ...facts,
    evidence: [buildEvidence(seenAt, { title: 'A comet is coming', url: 'https://example.org/comet' })],
  })
  const details = new Map([[detail.id, detail]])
  server = await startTestServer({ nowMs: MONDAY_MS, trends: [buildTrendRecord(1, facts)], details })
})
afterEach(async () => {
  await server.stop(0)
  await sink.close()
})

describe('the digest of the week', () => {
  it('comes by mail to who subscribed, once, and no more after one click in the mail program (RFC 8058)', async () => {
    const log = recordedLog()
    const ports = {
      ...portsOfWorld(server.world),
      log,
      startTimer: startSystemTimer,
      mailTransport: createMailTransport({ clientName: 'localhost' }),
    }
    await ports.smtpConfigs.save(buildSmtpServer(1, { host: '127.0.0.1', port: sink.port, tls: 'none' }))
    const body = JSON.stringify({ email: 'Ada@Example.org' })
    const headers = { 'content-type': 'application/json' }
    await server.request('/api/newsletter/subscribe', { method: 'POST', headers, body })
    const job = sendDigestJob(ports)
    for (let round = 0; round < 2; round += 1) {
      await job.run(never)
      await sendDueMails(ports, never)
    }

    const subjectOf = ({ headers: lines }: (typeof sink.mails)[number]) =>
      lines.find((line) => line.startsWith('Subject: '))
    // Both were written at one instant of this clock: which goes first is nobody's promise.
    expect(sink.mails).toHaveLength(2)
    expect(new Set(sink.mails.map(subjectOf))).toEqual(
      new Set(['Subject: This week: Comet', 'Subject: Welcome to the universe of trends']),
    )
    const digest = sink.mails.find((mail) => subjectOf(mail) === 'Subject: This week: Comet')
    expect(digest?.to).toEqual(['ada@example.org'])
    expect(digest?.source).toContain('A comet is coming')
    expect(digest?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const header = digest?.headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? ''
    const path = /<https:\/\/trends\.example(\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>/.exec(header)?.[1]
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await server.request(path ?? '/', oneClick)).status).toBe(200)

    server.world.nowMs += 7 * DAY_MS
    server.world.trends = server.world.trends.map((trend) => ({
      ...trend,
      updatedDate: new Date(server.world.nowMs).toISOString(),
    }))
    await job.run(never)
    await sendDueMails(ports, never)
    expect(sink.mails).toHaveLength(2)
  }, 30_000) // three conversations over SMTP, on machines that have other work, too
})
