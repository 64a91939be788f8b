import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import type { TemplateTexts } from '@trendverse/domain/mail/fill-template'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import type { Needs } from '../ports/ports'

/** EM-03: the operator's active wording of a mail, or else the product's own. */
export async function templateInUse(ports: Needs<'mailTemplates'>, type: MailType): Promise<TemplateTexts> {
  const own = await ports.mailTemplates.find(type)
  return own?.status === 'active' ? own : builtInTemplate(type)
}
