import { checkTemplate } from '@trendverse/domain/mail/check-template'
import type { TemplateTexts } from '@trendverse/domain/mail/fill-template'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import { sampleMail } from '@trendverse/domain/mail/sample-mail'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import { renderMail } from './write-mail'

export type MailPreview = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** What keeps the wording from being saved, by field. */
  readonly problems: Readonly<Record<string, string>>
}

/** A draft of a wording as a reader would get it, filled with sample values by what fills real mails (EM-03, EM-04). */
export async function previewMailTemplate(
  ports: Needs<'publicUrl' | 'settings'>,
  type: MailType,
  draft: TemplateTexts,
): Promise<MailPreview> {
  const siteName = await getSystemSetting(ports, 'siteName')
  const { subject, html, text } = renderMail(ports.publicUrl, siteName, draft, sampleMail(type, ports.publicUrl))
  return { subject, html, text, problems: checkTemplate(type, draft) }
}
