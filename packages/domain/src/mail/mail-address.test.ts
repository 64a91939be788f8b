import { describe, expect, it } from 'vitest'
import { emailProblem, knownEmailProblem } from '../accounts/sign-up-rules'
import { addressKey, inOneForm, isSameAddress, mailAddress } from './mail-address'

const NFC = 'j\u00fcrgen@example.org'
const NFD = 'ju\u0308rgen@example.org'

describe('a mail address', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    [' Ada.Lovelace+news@Example.ORG ', 'Ada.Lovelace+news@Example.ORG'],
    [NFD, NFC],
    ['ada@m\u00fcnchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@M\u00dcNCHEN.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@XN--MNCHEN-3YA.example', 'ada@XN--MNCHEN-3YA.example'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ｅｘａｍｐｌｅ.org', 'ada@example.org'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['ada＠example.org', 'ada@example.org'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ["o'neil!#$%&*/=?^_`{|}~-@example.org", "o'neil!#$%&*/=?^_`{|}~-@example.org"],
    ['ada@straße.example', 'ada@xn--strae-oqa.example'],
    // as word processors print it
    ['o\u2019brien@example.org', "o'brien@example.org"],
    ['o\u2018brien@example.org', "o'brien@example.org"],
    ['anne\u2011marie@example.org', 'anne-marie@example.org'],
    ['anne\u2013marie@my\u2010site.example', 'anne-marie@my-site.example'],
    ['o\ufb03ce@example.org', 'office@example.org'],
    ['\ufb01nance@example.org', 'finance@example.org'],
    // what comes along when it is copied
    ['\u200bada@example.org', 'ada@example.org'],
    ['ada@example.org\u200b\u00a0', 'ada@example.org'],
    ['\u202aada@example.org\u202c', 'ada@example.org'],
    ['\u2068ada@example.org\u2069 \ufeff', 'ada@example.org'],
    ['\u200eada@example.org\u200f', 'ada@example.org'],
  ])('%j has the one form %j', (typed, form) => {
    expect(mailAddress(typed)).toBe(form)
    expect(emailProblem(typed)).toBeNull()
    expect(mailAddress(form)).toBe(form)
  })

  it.each([
    'user@-x.example',
    'user@x-.example',
    'a..b@x.example',
    'a..b@x',
    '.a@x.example',
    'a.@x.example',
    'a@x..example',
    'a@.example',
    'a@example.',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@x_y.example',
    `a@${'x'.repeat(64)}.example`,
    `a@${'x.'.repeat(126)}examples`,
    'a@exam\u200bple.org',
    'a\u200bb@example.org',
    'a\u00a0b@example.org',
    '"a b"@example.org',
    'a@b@example.org',
    'a@exa%6dple.org',
    'a@example.org/x',
    'ada\u2014b@example.org',
    'ada\u2026@example.org',
    '\u201cada\u201d@example.org',
    'ADA@GMA\u0130L.COM',
    'ada@gmai\u0307l.com',
    'Ada <ada@example.org>',
    'a@b.co, c@d.co',
    '\ud800@example.org',
    '',
  ])('%j is none', (typed) => {
    expect(mailAddress(typed)).toBeNull()
    expect(emailProblem(typed)).not.toBeNull()
  })

  it('is found whatever was copied along with it', () => {
    expect(addressKey('\u202aAda@example.org\u202c')).toBe('ada@example.org')
    expect(inOneForm('\u200bada..b@example.org')).toBe('ada..b@example.org')
    expect(isSameAddress('ada@example.org', 'ada@example.org\u200b')).toBe(true)
  })

  it('is one whatever its case and its form, and another with another letter', () => {
    expect(isSameAddress(NFC, NFD.toUpperCase())).toBe(true)
    expect(isSameAddress('ada@m\u00fcnchen.example', 'ADA@xn--mnchen-3ya.example')).toBe(true)
    expect(isSameAddress('\u0130da@example.org', 'ida@example.org')).toBe(false)
    expect(isSameAddress('O\u2019Brien@example.org', "o'brien@example.org")).toBe(true)
    expect(isSameAddress('ada@example.org', 'ada@example.com')).toBe(false)
    expect(addressKey(NFD)).toBe(NFC)
  })

  it('that was taken before stays one where its owner is asked for it', () => {
    for (const known of ['a..b@docomo.example', 'a.@docomo.example']) {
      expect(emailProblem(known)).toBe('Please enter a valid email address')
      expect(knownEmailProblem(known)).toBeNull()
      expect(inOneForm(known.toUpperCase())).toBe(known.toUpperCase())
    }
    expect(knownEmailProblem('ada')).not.toBeNull()
  })
})
