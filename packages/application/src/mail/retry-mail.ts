import { isSameAddress } from '@trendverse/domain/mail/mail-address'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { createTokenMail } from '../accounts/send-token-mail'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { MailAgain, QueuedMail } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { toOutboxMail } from './list-outbox'
import { mailLifeMs, openMailWriter } from './write-mail'

type Ports = AuditPorts &
  Needs<
    | 'accountTokens'
    | 'accounts'
    | 'mailEvents'
    | 'mailTemplates'
    | 'mails'
    | 'publicUrl'
    | 'secretBox'
    | 'settings'
    | 'subscribers'
    | 'tokens'
  >

/**
 * Sends a failed mail again. A link that works once and for a short time is written anew, the rest goes out as it was.
 * Throws AppError `not_found`, or `conflict` with the reason why it makes no sense any more.
 */
export async function retryMail(ports: Ports, actor: AuditActor, id: Uuid) {
  const mail = await ports.mails.find(id)
  if (mail === null) throw new AppError('not_found', 'This email no longer exists.')
  if (mail.status === 'sent') throw refused('This email has already been sent.')
  if (mail.status !== 'failed') throw onItsWay()
  const { again, link } = await writeAgain(ports, mail)
  if (!(await ports.mails.requeue(id, again, ports.clock.nowMs()))) throw onItsWay()
  ports.mailEvents.mailsQueued([{ type: mail.type, to: mail.to, link }])
  await recordAudit(ports, actor, 'mail.retried', id, { type: mail.type })
  return toOutboxMail({ ...mail, ...again, status: 'waiting', tries: 0, nextTryAtMs: ports.clock.nowMs(), error: null })
}

type Rewritten = { readonly again: MailAgain; readonly link: string | null }

async function writeAgain(ports: Ports, mail: QueuedMail): Promise<Rewritten> {
  switch (mail.type) {
    case 'verification':
    case 'reset':
      return withFreshLink(ports, mail.type, mail)
    case 'newsletter': {
      if ((await ports.subscribers.findByEmail(mail.to))?.status !== 'active') {
        throw refused('This person no longer gets the newsletter.')
      }
      if (mail.expiresAtMs <= ports.clock.nowMs()) throw refused('This newsletter is too old to be sent.')
      return asItWas(ports, mail)
    }
    case 'newsletter_confirm':
      if ((await ports.subscribers.findByEmail(mail.to))?.status !== 'unconfirmed') {
        throw refused('This address has no subscription left to confirm.')
      }
      return asItWas(ports, mail)
    case 'welcome':
    case 'already_registered':
    case 'contact':
    case 'contact_answer':
    case 'new_place':
    case 'second_factor':
    case 'test':
      return asItWas(ports, mail)
  }
}

async function withFreshLink(ports: Ports, kind: 'verification' | 'reset', mail: QueuedMail): Promise<Rewritten> {
  const user = mail.userId === null ? null : await ports.accounts.findById(mail.userId)
  if (user === null) throw refused('The account this email was for no longer exists.')
  if (!isSameAddress(user.email, mail.to)) {
    throw refused('The account this email was for now has a different address.')
  }
  if (kind === 'verification' && user.emailVerified) throw refused('This email address is already verified.')
  const write = await openMailWriter(ports, kind)
  const written = await write(await createTokenMail(ports, kind, user), mail.id)
  const { subject, sealedBody, expiresAtMs } = written.mail
  return { again: { subject, sealedBody, expiresAtMs }, link: written.link }
}

async function asItWas(ports: Ports, { type, subject, sealedBody }: QueuedMail): Promise<Rewritten> {
  if (sealedBody === null) throw refused('The content of this email wasn’t kept.')
  return { again: { subject, sealedBody, expiresAtMs: ports.clock.nowMs() + mailLifeMs(type) }, link: null }
}

const onItsWay = (): AppError => refused('This email is already being sent.')

function refused(message: string): AppError {
  return new AppError('conflict', message)
}
