import { describe, expect, it } from 'vitest'
import { fillTemplate, placeholdersOf } from './fill-template'

const template = (text: string) => ({ subject: text, htmlContent: text, textContent: text })

describe('fillTemplate', () => {
  it('escapes values in HTML and leaves them plain in text (EM-04)', () => {
    const filled = fillTemplate(template('Hi {{name}}!'), { name: `<b onclick='x("&")'>` })
    expect(filled).toEqual({
      subject: `Hi <b onclick='x("&")'>!`,
      html: 'Hi &lt;b onclick=&#39;x(&quot;&amp;&quot;)&#39;&gt;!',
      text: `Hi <b onclick='x("&")'>!`,
      unknown: [],
    })
  })

  it('puts what the product wrote itself in as it is', () => {
    const filled = fillTemplate(template('{{content}}'), { content: { html: '<ul>&amp;</ul>', text: '- &' } })
    expect([filled.html, filled.text]).toEqual(['<ul>&amp;</ul>', '- &'])
  })

  it('allows spaces inside the braces and leaves other braces alone', () => {
    const filled = fillTemplate(template('{{ name }} {name} {{}} {{na-me}} {{{name}}}'), { name: 'A' })
    expect(filled.text).toBe('A {name} {{}} {{na-me}} {A}')
  })

  it('reports unknown names once and leaves them out', () => {
    const filled = fillTemplate(template('[{{nobody}}{{constructor}}{{nobody}}]'), {})
    expect([filled.text, filled.unknown]).toEqual(['[]', ['nobody', 'constructor']])
  })

  it('never reads a value as a template, nor as a replacement pattern', () => {
    const filled = fillTemplate(template('{{a}}|{{b}}'), { a: "{{b}} $& $1 $'", b: 'secret' })
    expect(filled.text).toBe("{{b}} $& $1 $'|secret")
  })

  it.each(['\r\nBcc: x@evil.example', '\nX: y', '\u2028Z', '\u0000\u001b[2J', '\u0085next'])(
    'keeps the subject on one line: %j',
    (name) => {
      const { subject } = fillTemplate(template('Hi {{name}}'), { name })
      expect(subject).toMatch(/^Hi [^\p{Cc}\u2028\u2029]*$/u)
    },
  )

  it('keeps the lines of a message and drops other control characters', () => {
    expect(fillTemplate(template('{{m}}'), { m: 'one\r\ntwo\u0007\u001b[31m\tthree' }).text).toBe(
      'one\ntwo [31m\tthree',
    )
  })

  it('cuts an endless subject', () => {
    expect(fillTemplate(template('{{name}}'), { name: 'x'.repeat(10_000) }).subject).toHaveLength(200)
  })
})

describe('placeholdersOf', () => {
  it('names each variable once', () => {
    expect(placeholdersOf('{{a}} {{ b }} {{a}} {{1x}}')).toEqual(['a', 'b'])
  })
})
