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
])('%s is %s to name servers', (typed, ascii) => {
  expect(asciiDomain(typed)).toBe(ascii)
})
