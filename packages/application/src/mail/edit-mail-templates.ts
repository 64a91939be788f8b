import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import { checkTemplate } from '@trendverse/domain/mail/check-template'
import { MAIL_TYPES, type MailType } from '@trendverse/domain/mail/mail-type'
import { requiredVariablesOf, variablesOf } from '@trendverse/domain/mail/template-variables'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import { invalidFields } from '../invalid-fields'
import type { MailTemplate } from '../ports/mail'
import type { Needs } from '../ports/ports'

type Ports = AuditPorts & Needs<'mailTemplates'>

/** EM-03: a wording with what may and what must stand in it. */
export type MailTemplateRecord = MailTemplate & {
  readonly variables: readonly string[]
  readonly required: readonly string[]
  readonly builtIn: boolean
}

/** What the caller saw of the wording they change. */
export type MailTemplateSeen = { readonly [Key in Exclude<keyof MailTemplate, 'type'>]?: unknown }

const LABELS = { status: 'The status', subject: 'The subject', htmlContent: 'The HTML', textContent: 'The text' }

/** The wording of every type: the operator's, or the product's own where there is no other. */
export async function listMailTemplates(ports: Pick<Ports, 'mailTemplates'>): Promise<readonly MailTemplateRecord[]> {
  const own = new Map((await ports.mailTemplates.list()).map((template) => [template.type, template]))
  return MAIL_TYPES.map((type) => toRecord(type, own.get(type)))
}

/**
 * Writes the operator's wording. Throws AppError `invalid_input` that names unknown and missing variables by field, and
 * `conflict` when it is not what the caller saw any more.
 */
export async function saveMailTemplate(
  ports: Ports,
  actor: AuditActor,
  template: MailTemplate,
  expected?: MailTemplateSeen,
): Promise<MailTemplateRecord> {
  const fields = checkTemplate(template.type, template)
  if (Object.keys(fields).length > 0) {
    throw invalidFields(fields)
  }
  await ports.mailTemplates.save(template, (current) =>
    assertUnchanged(toRecord(template.type, current ?? undefined), expected, LABELS),
  )
  await recordAudit(ports, actor, 'mail_template.saved', template.type, { status: template.status })
  return toRecord(template.type, template)
}

/** Goes back to the product's own wording; there may have been no other. */
export async function removeMailTemplate(ports: Ports, actor: AuditActor, type: MailType): Promise<MailTemplateRecord> {
  if (await ports.mailTemplates.remove(type)) await recordAudit(ports, actor, 'mail_template.removed', type)
  return toRecord(type, undefined)
}

function toRecord(type: MailType, own: MailTemplate | undefined): MailTemplateRecord {
  const template = own ?? { type, status: 'active', ...builtInTemplate(type) }
  return { ...template, variables: variablesOf(type), required: requiredVariablesOf(type), builtIn: own === undefined }
}
