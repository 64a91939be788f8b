import { describe, expect, it } from 'vitest'
import { builtInTemplate } from './built-in-templates'
import { checkTemplate } from './check-template'
import { MAIL_TYPES } from './mail-type'

describe('builtInTemplate', () => {
  it.each(MAIL_TYPES)('%s could be saved by an operator as it is', (type) => {
    expect(checkTemplate(type, builtInTemplate(type))).toEqual({})
  })

  it.each(MAIL_TYPES)('%s says the same in text and has no tag there', (type) => {
    const { textContent, htmlContent } = builtInTemplate(type)
    expect(textContent).not.toMatch(/<[a-z/]/i)
    expect(textContent).toContain('{{siteUrl}}')
    expect(htmlContent).toContain('prefers-color-scheme:dark')
    expect(htmlContent).not.toMatch(/<(?:script|img|link|form)\b|javascript:/i)
  })
})

describe('checkTemplate', () => {
  const good = { subject: 'Hi {{firstName}}', htmlContent: '<a href="{{link}}">', textContent: '{{link}}' }

  it('accepts a wording that uses what its type knows', () => {
    expect(checkTemplate('reset', good)).toEqual({})
  })

  it('names unknown and missing variables by field', () => {
    const problems = checkTemplate('reset', { ...good, htmlContent: '{{lnk}}', textContent: 'no link' })
    expect(problems.htmlContent).toContain('{{lnk}}')
    expect(problems.textContent).toBe('It must contain {{link}}.')
  })

  it('keeps tokens out of the subject, and the subject on one line', () => {
    expect(checkTemplate('reset', { ...good, subject: 'Go to {{link}}' }).subject).toContain('{{link}}')
    expect(checkTemplate('reset', { ...good, subject: 'a\r\nBcc: b' }).subject).toBe('The subject must be one line.')
  })

  it('insists on a way out of the newsletter', () => {
    const problems = checkTemplate('newsletter', {
      subject: 'News',
      htmlContent: '{{content}}',
      textContent: '{{content}}',
    })
    expect(problems.textContent).toBe('It must contain {{unsubscribeLink}}.')
  })
})
