import type { MailType } from './mail-type'

/** Names every template may use. */
const EVERYWHERE = ['siteName', 'siteUrl'] as const

type TemplateVariables = {
  /** What the type adds to the names known everywhere. */
  readonly own: readonly string[]
  /** Without these the mail would have no purpose. */
  readonly required: readonly string[]
}

/** EM-03: the variables of each type, as administrators read them beside the template. */
const OF_TYPE: { readonly [Type in MailType]: TemplateVariables } = {
  verification: { own: ['firstName', 'link', 'minutes'], required: ['link'] },
  reset: { own: ['firstName', 'link', 'minutes'], required: ['link'] },
  welcome: { own: ['firstName', 'link'], required: [] },
  already_registered: { own: ['firstName', 'link'], required: ['link'] },
  newsletter: { own: ['title', 'content', 'unsubscribeLink'], required: ['content', 'unsubscribeLink'] },
  newsletter_confirm: { own: ['link'], required: ['link'] },
  contact: { own: ['name', 'email', 'subject', 'message', 'priority'], required: ['message'] },
  new_place: { own: ['firstName', 'when', 'device', 'network', 'link'], required: ['link'] },
  second_factor: { own: ['firstName', 'title', 'change', 'when', 'link'], required: ['change'] },
  contact_answer: { own: ['name', 'subject', 'message', 'answer'], required: ['answer'] },
  test: { own: ['serverName'], required: [] },
}

/** Links carry tokens, and a subject is kept and shown in clear. */
const NEVER_IN_SUBJECT: ReadonlySet<string> = new Set(['link', 'unsubscribeLink', 'content', 'message', 'answer'])

/** Names a template of this type may write in double curly braces. */
export function variablesOf(type: MailType): readonly string[] {
  return [...OF_TYPE[type].own, ...EVERYWHERE]
}

/** Names its HTML and its text must hold. */
export function requiredVariablesOf(type: MailType): readonly string[] {
  return OF_TYPE[type].required
}

/** Names its subject may hold. */
export function subjectVariablesOf(type: MailType): readonly string[] {
  return variablesOf(type).filter((name) => !NEVER_IN_SUBJECT.has(name))
}
