import { placeholdersOf, type TemplateTexts } from './fill-template'
import type { MailType } from './mail-type'
import { requiredVariablesOf, subjectVariablesOf, variablesOf } from './template-variables'

/** What is wrong with an operator's wording, by field; empty when it can be used. */
export function checkTemplate(type: MailType, template: TemplateTexts): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  const body = (field: 'htmlContent' | 'textContent'): void => {
    const used = placeholdersOf(template[field])
    const missing = requiredVariablesOf(type).filter((name) => !used.includes(name))
    const problem = unknownText(used, variablesOf(type)) ?? missingText(missing)
    if (problem !== null) problems[field] = problem
  }
  body('htmlContent')
  body('textContent')
  const inSubject = unknownText(placeholdersOf(template.subject), subjectVariablesOf(type))
  if (/[\p{Cc}\u2028\u2029]/u.test(template.subject)) problems.subject = 'The subject must be one line.'
  else if (inSubject !== null) problems.subject = inSubject
  return problems
}

function unknownText(used: readonly string[], known: readonly string[]): string | null {
  const unknown = used.filter((name) => !known.includes(name))
  if (unknown.length === 0) return null
  return `Unknown: ${braced(unknown)}. You can use ${braced(known)}.`
}

function missingText(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `It must contain ${braced(missing)}.`
}

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')
