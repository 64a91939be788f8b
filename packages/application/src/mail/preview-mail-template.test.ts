import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import { MAIL_TYPES } from '@trendverse/domain/mail/mail-type'
import { createMailWorld } from '@trendverse/test-support/mail-world'
import { describe, expect, it } from 'vitest'
import { previewMailTemplate } from './preview-mail-template'

describe('previewMailTemplate', () => {
  it.each(MAIL_TYPES)('fills every variable of the built-in wording of %s', async (type) => {
    const { subject, html, text, problems } = await previewMailTemplate(createMailWorld(), type, builtInTemplate(type))
    expect(problems).toEqual({})
    expect(subject.length).toBeGreaterThan(5)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|\[object/)
  })

  it('shows a draft as it is sent: values escaped in the HTML, plain in the text', async () => {
    const draft = { subject: 'Hi {{name}}', htmlContent: '<b>{{message}}</b>', textContent: '{{message}} {{siteUrl}}' }
    const preview = await previewMailTemplate(createMailWorld(), 'contact', draft)
    expect(preview.subject).toBe('Hi Ada Lovelace')
    expect(preview.html).toContain('<b>Hello,')
    expect(preview.text).toContain('https://trends.example')
  })

  it('names what keeps a draft from being saved, and shows it all the same', async () => {
    const draft = { subject: 'Hi', htmlContent: '<p>{{nobody}}</p>', textContent: 'x' }
    const { html, problems } = await previewMailTemplate(createMailWorld(), 'reset', draft)
    expect(html).toBe('<p></p>')
    expect(problems.htmlContent).toContain('{{nobody}}')
    expect(problems.textContent).toContain('{{link}}')
  })
})
