import { expect, it } from 'vitest'
import { asciiDomain } from './domain-name'

it.each([
  ['Example.ORG', 'example.org'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['президент.рф', 'xn--d1abbgf6aiiy.xn--p1ai'],
  ['παράδειγμα.δοκιμή', 'xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['مثال.إختبار', 'xn--mgbh0fb.xn--kgbechtv'],
  ['😀.example', null],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['localhost', null],
  ['1.2.3.4', null],
  ['a..b', null],
  [`${'ü'.repeat(64)}.example`, null],
  // signs that belong to a word of one script (RFC 5892, appendix A), and to none besides
  ['paral·lel.cat', 'xn--parallel-koa.cat'],
  ['Paral·lel.cat', 'xn--parallel-koa.cat'],
  ['a·b.cat', null],
  ['نامه\u200cای.example', 'xn--mgba3gch31f060k.example'],
  ['क्\u200dष.example', 'xn--11b2ezcw70k.example'],
  ['exam\u200cple.example', null],
  ['ה\u200cא.example', null],
  ['さ・と.example', 'xn--48jvb91a.example'],
  ['a・b.example', null],
  ['א׳ב.example', 'xn--4dbc5h.example'],
  ['a׳b.example', null],
  // a Turkish capital, and the small letters of Turkish
  ['GMAİL.COM', null],
  ['i\u0307stanbul.example', null],
  ['İSTANBUL.example', null],
  ['ışık.example', 'xn--k-ekaa7p.example'],
  // nothing begins with a mark, or holds what is not seen
  ['\u0300a.example', null],
  ['a\ufe0fb.example', null],
  ['ü\u034fb.example', null],
])('%s is %s to name servers', (typed, ascii) => {
  expect(asciiDomain(typed)).toBe(ascii)
})
