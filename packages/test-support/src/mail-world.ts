import type { MailNotice, MailServer, MailToSend, SmtpConfig, SmtpServer } from '@trendverse/application/ports/mail'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from './recorded-log'
import { seededRandom } from './seeded-random'
import { transparentBox } from './transparent-box'

/** Everything mail needs, in memory, with a clock that stands still until a test turns it. */
export function createMailWorld() {
  const time = { nowMs: Date.UTC(2026, 4, 1, 12) }
  const { mails, mailTemplates, smtpConfigs, settings, auditLog } = memoryStorage()
  const queued: MailNotice[] = []
  const handed: { readonly server: MailServer; readonly mail: MailToSend }[] = []
  const timers = new Set<() => void>()
  const behaviour = { send: async (_server: MailServer, _mail: MailToSend): Promise<void> => undefined }
  return {
    time,
    queued,
    /** What the transport was asked to send, whether it worked or not. */
    handed,
    /** Replace `send` to let servers fail. */
    behaviour,
    mails,
    mailTemplates,
    smtpConfigs,
    settings,
    auditLog,
    log: recordedLog(),
    clock: { nowMs: () => time.nowMs },
    startTimer: (_ms: number, ring: () => void) => {
      timers.add(ring)
      return () => void timers.delete(ring)
    },
    /** Rings every timer that was started; each rings once. */
    ringTimers: () => {
      const due = [...timers]
      timers.clear()
      for (const ring of due) ring()
    },
    random: seededRandom(7),
    publicUrl: 'https://trends.example',
    fallbackMailServer: null as SmtpConfig | null,
    logsUnsentLinks: true,
    mailEvents: { mailsQueued: (added: readonly MailNotice[]) => void queued.push(...added) },
    secretBox: transparentBox,
    mailTransport: {
      send: async (server: MailServer, mail: MailToSend) => {
        handed.push({ server, mail })
        await behaviour.send(server, mail)
      },
    },
  }
}

/** An active mail server as administrators describe it. */
export function buildSmtpServer(n: number, changes: Partial<SmtpServer> = {}): SmtpServer {
  return {
    id: `00000000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`,
    name: `Server ${n}`,
    host: `mail-${n}.example.org`,
    port: 587,
    tls: 'starttls',
    username: null,
    sealedPassword: null,
    fromAddress: 'hello@trends.example',
    fromName: 'Trends',
    status: 'active',
    priority: n,
    createdAtMs: n,
    ...changes,
  }
}
