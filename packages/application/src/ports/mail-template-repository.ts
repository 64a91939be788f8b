import type { MailType } from '@trendverse/domain/mail/mail-type'

/** EM-03: an operator's own wording. Where there is none, or it is inactive, the built-in one is used. */
export type MailTemplate = {
  readonly type: MailType
  readonly status: 'active' | 'inactive'
  readonly subject: string
  readonly htmlContent: string
  readonly textContent: string
}

export type MailTemplateRepository = {
  find(type: MailType): Promise<MailTemplate | null>
  list(): Promise<readonly MailTemplate[]>
  save(template: MailTemplate): Promise<void>
  remove(type: MailType): Promise<boolean>
}
