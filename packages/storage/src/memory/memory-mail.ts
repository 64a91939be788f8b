import type { RecordOwner } from '@trendverse/application/ports/accounts'
import type {
  MailOutbox,
  MailStatus,
  MailTemplate,
  MailTemplateRepository,
  OutboxQuery,
  QueuedMail,
  SmtpConfig,
  SmtpConfigRepository,
} from '@trendverse/application/ports/mail'
import { isSameAddress } from '@trendverse/domain/mail/mail-address'
import { countDelivery, utcDay } from '@trendverse/domain/mail/mail-counters'
import { LONGEST_WAIT_MS } from '@trendverse/domain/mail/retry-schedule'
import { cleanCopy, cleanText } from '../reading/clean-text'

/** Mail as it is kept in memory, by id or type. Values are replaced, never changed in place. */
export type MemoryMail = {
  readonly mails: Map<string, QueuedMail>
  readonly smtpConfigs: Map<string, SmtpConfig>
  readonly mailTemplates: Map<string, MailTemplate>
}

export function emptyMemoryMail(): MemoryMail {
  return { mails: new Map(), smtpConfigs: new Map(), mailTemplates: new Map() }
}

const oldestFirst = (a: QueuedMail, b: QueuedMail): number => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)

const isOf =
  ({ id, email }: RecordOwner) =>
  ({ userId, to }: QueuedMail): boolean =>
    userId === id || (email !== null && isSameAddress(to, cleanText(email)))

function isListed({ status, type, text }: Omit<OutboxQuery, 'page' | 'pageSize'>) {
  const part = cleanText(text ?? '').toLowerCase()
  return (mail: QueuedMail): boolean =>
    (status === undefined || mail.status === status) &&
    (type === undefined || mail.type === type) &&
    (mail.to.toLowerCase().includes(part) || mail.subject.toLowerCase().includes(part))
}

/** The outbox in memory. */
export function memoryMailOutbox({ mails }: MemoryMail): MailOutbox {
  const all = (): QueuedMail[] => [...mails.values()]
  const change = (id: string, changes: Partial<QueuedMail>): void => {
    const mail = mails.get(id)
    if (mail && mail.status !== 'sent') mails.set(id, cleanCopy({ ...mail, ...changes }))
  }
  return {
    add: async (given) => {
      const keys = new Set(all().map(({ idempotencyKey }) => idempotencyKey))
      return given.map(cleanCopy).flatMap((mail) => {
        if (keys.has(mail.idempotencyKey)) return []
        keys.add(mail.idempotencyKey)
        const fresh = { status: 'waiting', tries: 0, sentAtMs: null, error: null } as const
        mails.set(mail.id, { ...mail, ...fresh, nextTryAtMs: mail.createdAtMs })
        return [mail.id]
      })
    },
    take: async (limit, nowMs, leaseMs) => {
      const isDue = (atMs: number): boolean => atMs <= nowMs || atMs > nowMs + LONGEST_WAIT_MS
      const due = all()
        .filter(({ status, nextTryAtMs }) => (status === 'waiting' || status === 'sending') && isDue(nextTryAtMs))
        .sort((a, b) => a.nextTryAtMs - b.nextTryAtMs || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
      for (const { id, tries } of due) {
        change(id, { status: 'sending', tries: tries + 1, nextTryAtMs: nowMs + leaseMs })
      }
      return due
        .flatMap(({ id }) => mails.get(id) ?? [])
        .flatMap((mail) => (mail.sealedBody === null ? [] : [{ ...mail, sealedBody: mail.sealedBody }]))
        .sort(oldestFirst)
    },
    renew: async (id, untilMs) => {
      if (mails.get(id)?.status === 'sending') change(id, { nextTryAtMs: untilMs })
    },
    noteSent: async (id, nowMs) => change(id, { status: 'sent', sentAtMs: nowMs, sealedBody: null, error: null }),
    noteFailure: async (id, error, nextTryAtMs) =>
      change(id, nextTryAtMs === null ? { status: 'failed', error } : { status: 'waiting', nextTryAtMs, error }),
    failExpired: async (nowMs, { tried, untried }) => {
      const expired = all().filter((mail) => mail.status === 'waiting' && mail.expiresAtMs <= nowMs)
      for (const { id, tries } of expired) change(id, { status: 'failed', error: tries > 0 ? tried : untried })
      return expired.length
    },
    countWaiting: async () => all().filter(({ status }) => status === 'waiting').length,
    find: async (id) => mails.get(id) ?? null,
    requeue: async (id, again, nowMs) => {
      if (mails.get(id)?.status !== 'failed') return false
      change(id, { ...again, status: 'waiting', tries: 0, nextTryAtMs: nowMs, error: null })
      return true
    },
    list: async ({ page, pageSize, ...query }) => {
      const found = all().filter(isListed(query))
      return {
        mails: found.sort((a, b) => oldestFirst(b, a)).slice((page - 1) * pageSize, page * pageSize),
        total: found.length,
        isTotalExact: true,
        next: null,
      }
    },
    countByDay: async (type, fromMs) => {
      const recent = all().filter((mail) => mail.type === type && mail.createdAtMs >= fromMs)
      const counts = new Map<string, { day: string; status: MailStatus; count: number }>()
      for (const { createdAtMs, status } of recent) {
        const day = utcDay(createdAtMs)
        const counted = counts.get(`${day} ${status}`)?.count ?? 0
        counts.set(`${day} ${status}`, { day, status, count: counted + 1 })
      }
      return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    },
    listOf: async (person) => all().filter(isOf(person)).sort(oldestFirst),
    removeOf: async (person) => {
      for (const { id } of all().filter(isOf(person))) mails.delete(id)
    },
    removeDoneBefore: async (beforeMs) => {
      const done = all().filter(
        ({ status, createdAtMs }) => (status === 'sent' || status === 'failed') && createdAtMs < beforeMs,
      )
      for (const { id } of done) mails.delete(id)
      return done.length
    },
  }
}

/** Mail servers in memory. */
export function memorySmtpConfigRepository({ smtpConfigs }: MemoryMail): SmtpConfigRepository {
  return {
    list: async () =>
      [...smtpConfigs.values()].sort(
        (a, b) => a.priority - b.priority || a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1),
      ),
    find: async (id) => smtpConfigs.get(id) ?? null,
    save: async (given) => {
      const said = cleanCopy(given)
      const counted = smtpConfigs.get(said.id) ?? {
        createdAtMs: said.createdAtMs,
        lastUsedAtMs: null,
        sentToday: 0,
        sentThisMonth: 0,
        countedDay: utcDay(said.createdAtMs),
        succeeded: 0,
        failed: 0,
      }
      smtpConfigs.set(said.id, { ...counted, ...said, createdAtMs: counted.createdAtMs })
    },
    update: async (id, decide) => {
      const current = smtpConfigs.get(id)
      if (current === undefined) return false
      smtpConfigs.set(id, { ...current, ...cleanCopy(decide(current)), id, createdAtMs: current.createdAtMs })
      return true
    },
    remove: async (id) => smtpConfigs.delete(id),
    count: async (id, outcome, nowMs) => {
      const config = smtpConfigs.get(id)
      if (!config) return
      const counted =
        outcome === 'failed'
          ? { failed: config.failed + 1 }
          : { ...countDelivery(config, nowMs), succeeded: config.succeeded + 1 }
      smtpConfigs.set(id, { ...config, ...counted, lastUsedAtMs: nowMs })
    },
  }
}

/** Operators' wordings in memory. */
export function memoryMailTemplateRepository({ mailTemplates }: MemoryMail): MailTemplateRepository {
  return {
    find: async (type) => mailTemplates.get(type) ?? null,
    list: async () => [...mailTemplates.values()].sort((a, b) => (a.type < b.type ? -1 : 1)),
    save: async (template, check) => {
      check?.(mailTemplates.get(template.type) ?? null)
      mailTemplates.set(template.type, cleanCopy(template))
    },
    remove: async (type) => mailTemplates.delete(type),
  }
}
