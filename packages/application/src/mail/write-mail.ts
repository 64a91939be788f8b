import { TOKEN_LIFE_MS } from '@trendverse/domain/accounts/one-time-token'
import { SECOND_FACTOR_WORDS } from '@trendverse/domain/accounts/second-factor-event'
import { knownEmailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import { type FilledMail, fillTemplate, type TemplateTexts } from '@trendverse/domain/mail/fill-template'
import { mailLink, unsubscribeHeaders, unsubscribeLink } from '@trendverse/domain/mail/mail-links'
import type { MailContent, MailFragment, MailType } from '@trendverse/domain/mail/mail-type'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { instantText } from '@trendverse/domain/primitives/instant-text'
import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { MailBody, OutgoingMail } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import { placeOfMailBody } from '../upkeep/sealed-places'

/** What is not sent within a week is no news any more. */
const LIFE_MS = 7 * DAY_MS
/** No mail of ours comes near; a record must not grow without bound through somebody's text. */
const MAX_BODY_LENGTH = 500_000

export type MailRequest = MailContent & {
  readonly to: string
  /** The account it belongs to: it goes with the account. */
  readonly userId: Uuid | null
  /** Queued once per key, for example `verification:${tokenHash}`. */
  readonly idempotencyKey: string
}

/** A mail ready for the outbox, and what it is for, where it has a link. */
export type WrittenMail = { readonly mail: OutgoingMail; readonly link: string | null }

/**
 * Reads what every mail of a type shares, the wording in use and the site's name, once for as many as are to be written.
 * One that takes the place of another gets its id. Writing one rejects with AppError `invalid_input` for what is no mail
 * address, `payload_too_large` for what is too long.
 */
export async function openMailWriter<Type extends MailType>(
  ports: Needs<'clock' | 'mailTemplates' | 'publicUrl' | 'random' | 'secretBox' | 'settings'>,
  type: Type,
): Promise<(request: MailRequest & { readonly type: Type }, insteadOf?: Uuid) => Promise<WrittenMail>> {
  const [template, siteName] = await Promise.all([templateInUse(ports, type), getSystemSetting(ports, 'siteName')])
  return async (request, insteadOf) => {
    assertOneAddress(request.to)
    const nowMs = ports.clock.nowMs()
    const link = mailLink(ports.publicUrl, request)
    const { subject, html, text } = renderMail(ports.publicUrl, siteName, template, request)
    const body: MailBody = { html, text, ...envelopeOf(ports.publicUrl, request) }
    const sealable = JSON.stringify(body)
    if (sealable.length > MAX_BODY_LENGTH) throw new AppError('payload_too_large', 'This email is too long.')
    // What is inside opens in the row of this id alone.
    const id = insteadOf ?? uuidV7(nowMs, ports.random.bytes(10))
    const mail: OutgoingMail = {
      id,
      idempotencyKey: request.idempotencyKey,
      type: request.type,
      to: request.to,
      subject,
      sealedBody: await ports.secretBox.seal(sealable, placeOfMailBody(id)),
      userId: request.userId,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + mailLifeMs(request.type),
    }
    return { mail, link }
  }
}

/** A wording filled with what a mail says. */
export function renderMail(
  publicUrl: string,
  siteName: string,
  template: TemplateTexts,
  content: MailContent,
): Omit<FilledMail, 'unknown'> {
  const link = mailLink(publicUrl, content)
  const everywhere = { siteName, siteUrl: publicUrl, ...(link !== null && { link }) }
  return fillTemplate(template, { ...everywhere, ...valuesOf(publicUrl, content) })
}

/** How long a mail is of use once it is written: one whose link is dead is of none (VT-02). */
export function mailLifeMs(type: MailType): number {
  return type === 'verification' || type === 'reset' ? TOKEN_LIFE_MS : LIFE_MS
}

/** One receiver: what could be read as a list of addresses or as a further header is refused. */
function assertOneAddress(address: string): void {
  const problem = address === address.trim() ? knownEmailProblem(address) : 'Please enter a valid email address'
  if (problem !== null) throw new AppError('invalid_input', problem, { fields: { email: problem } })
}

function valuesOf(publicUrl: string, content: MailContent): Record<string, string | MailFragment> {
  switch (content.type) {
    case 'verification':
    case 'reset':
      return { firstName: content.variables.firstName, minutes: String(TOKEN_LIFE_MS / MINUTE_MS) }
    case 'newsletter': {
      const { title, content: fragment, unsubscribeToken } = content.variables
      return { title, content: fragment, unsubscribeLink: unsubscribeLink(publicUrl, unsubscribeToken) }
    }
    case 'contact':
      return { ...content.variables, priority: content.variables.priority ? '[Priority] ' : '' }
    case 'new_place': {
      const { firstName, atMs, timeZone, place } = content.variables
      return { firstName, when: instantText(atMs, timeZone), device: place.device, network: place.network }
    }
    case 'second_factor': {
      const { firstName, atMs, timeZone, event } = content.variables
      const { title, sentence } = SECOND_FACTOR_WORDS[event]
      return { firstName, when: instantText(atMs, timeZone), title, change: sentence }
    }
    case 'contact_answer': {
      const { name, subject, message, answer } = content.variables
      return { name, subject, message, answer }
    }
    case 'newsletter_confirm':
      return {}
    case 'welcome':
    case 'already_registered':
    case 'test':
      return content.variables
  }
}

function envelopeOf(publicUrl: string, content: MailContent): Pick<MailBody, 'headers' | 'replyTo'> {
  if (content.type === 'newsletter') {
    return { headers: unsubscribeHeaders(publicUrl, content.variables.unsubscribeToken), replyTo: null }
  }
  if (content.type === 'contact_answer') return { headers: {}, replyTo: content.variables.replyTo }
  if (content.type !== 'contact') return { headers: {}, replyTo: null }
  assertOneAddress(content.variables.email)
  return { headers: {}, replyTo: content.variables.email }
}

/** EM-03: the operator's active wording of a mail, or else the product's own. */
async function templateInUse(ports: Needs<'mailTemplates'>, type: MailType): Promise<TemplateTexts> {
  const own = await ports.mailTemplates.find(type)
  return own?.status === 'active' ? own : builtInTemplate(type)
}
