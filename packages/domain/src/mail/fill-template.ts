import { escapeHtml } from './escape-html'
import type { MailFragment } from './mail-type'

/** A subject longer than this is cut by every reader anyway. */
const MAX_SUBJECT_LENGTH = 200
const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*\}\}/g
/** Whatever a mail program could take for the end of a line or of the text. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]+/gu

export type TemplateTexts = { readonly subject: string; readonly htmlContent: string; readonly textContent: string }

export type FilledMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Names the template uses and nobody gave a value for; they were left out. */
  readonly unknown: readonly string[]
}

/** Names in double curly braces, each once. */
export function placeholdersOf(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), ([, name]) => name ?? ''))]
}

/**
 * Fills `{{variables}}` (EM-04): escaped in HTML, plain in text, on one line in the subject. A value is never read as
 * a template again, so nobody can smuggle one variable in through another.
 */
export function fillTemplate(
  template: TemplateTexts,
  values: Readonly<Record<string, string | MailFragment>>,
): FilledMail {
  const unknown = new Set<string>()
  const fill = (text: string, write: (value: string | MailFragment) => string): string =>
    text.replace(PLACEHOLDER, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) unknown.add(name)
      return value === undefined ? '' : write(value)
    })
  const asText = (value: string | MailFragment): string => (typeof value === 'string' ? plain(value) : value.text)
  const asHtml = (value: string | MailFragment): string =>
    typeof value === 'string' ? escapeHtml(plain(value)) : value.html
  return {
    subject: fill(template.subject, asText).replace(CONTROLS, ' ').trim().slice(0, MAX_SUBJECT_LENGTH),
    html: fill(template.htmlContent, asHtml),
    text: fill(template.textContent, asText),
    unknown: [...unknown],
  }
}

function plain(value: string): string {
  return value.replaceAll('\r\n', '\n').replace(CONTROLS_BUT_BREAKS, ' ')
}
