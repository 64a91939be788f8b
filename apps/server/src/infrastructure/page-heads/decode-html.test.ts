import { describe, expect, it } from 'vitest'
import { decodeHtml } from './decode-html'

/** Words and their bytes in an encoding. */
const WORDS: readonly (readonly [label: string, words: string, hex: string])[] = [
  ['shift_jis', '流れ星', '97ac82ea90af'],
  ['euc-jp', '流れ星', 'ceaea4ecc0b1'],
  ['iso-8859-1', 'Übers “Meer”', 'dc6265727320934d65657294'],
  ['windows-1251', 'Комета', 'caeeece5f2e0'],
  ['koi8-r', 'Комета', 'ebcfcdc5d4c1'],
  ['gb2312', '彗星观测', 'e5e7d0c7b9dbb2e2'],
  ['big5', '臺北', 'bb4fa55f'],
  ['euc-kr', '혜성', 'c7fdbcba'],
  ['utf-8', '流れ星 ☄', Buffer.from('流れ星 ☄').toString('hex')],
]

const around = (before: string, hex: string): Buffer => Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex')])

function sixteenBit(text: string, order: 'le' | 'be', mark: string): Buffer {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

describe('decodeHtml', () => {
  it.each(WORDS)('reads %s stated by the header', (label, words, hex) => {
    expect(decodeHtml(around('<title>', hex), `text/html; charset="${label.toUpperCase()}"`)).toBe(`<title>${words}`)
  })

  it.each(WORDS)('reads %s stated by a meta element', (label, words, hex) => {
    for (const meta of [
      `<meta charset=${label}>`,
      `<META name=x><meta\nhttp-equiv="Content-Type" content="text/html; charset=${label}">`,
    ]) {
      expect(decodeHtml(around(meta, hex), 'text/html')).toBe(meta + words)
    }
  })

  it.each(['le', 'be'] as const)('reads 16 bits (%s), with and without a mark, whatever is stated', (order) => {
    for (const mark of ['\uFEFF', '']) {
      expect(decodeHtml(sixteenBit('<p>流れ星', order, mark), 'text/html; charset=iso-8859-1')).toBe('<p>流れ星')
    }
  })

  it('believes the header before the meta element, and a mark before both', () => {
    const page = around('<meta charset="koi8-r">', 'ebcfcdc5d4c1')
    expect(decodeHtml(page, 'text/html; charset=windows-1251')).not.toContain('Комета')
    const marked = Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from('<meta charset="koi8-r">流')])
    expect(decodeHtml(marked, 'text/html; charset=windows-1251')).toBe('<meta charset="koi8-r">流')
  })

  it('passes over a statement that does not fit the bytes, or that no browser knows', () => {
    const page = '<meta charset="utf-16"><title>流れ星'
    expect(decodeHtml(Buffer.from(page), 'text/html; charset=x-made-up')).toBe(page)
    expect(decodeHtml(Buffer.from('Comet ☄'), 'text/html; charset=us-ascii-8')).toBe('Comet ☄')
    expect(decodeHtml(around('Caf', 'e92e'), 'text/html; charset=utf-8')).toBe('Café.')
  })

  it('loses a letter that was cut in two, and nothing else', () => {
    const cut = Buffer.concat([
      Buffer.from('<title>Köln, Zürich und São Paulo '),
      Buffer.of(0xc3),
      Buffer.from('…</title>'),
    ])
    for (const type of [null, 'text/html; charset=utf-8'])
      expect(decodeHtml(cut, type)).toBe('<title>Köln, Zürich und São Paulo \ufffd…</title>')
  })

  it('reads characters whose halves have bytes of their own', () => {
    const party = Buffer.concat([Buffer.from('<title>Party '), Buffer.from('eda0bdedb880', 'hex')])
    for (const type of [null, 'text/html; charset=utf-8']) expect(decodeHtml(party, type)).toBe('<title>Party 😀')
    expect(decodeHtml(party.subarray(0, -3), null)).toBe('<title>Party \ufffd')
  })

  it.each(['iso-8859-1', 'windows-1251', 'koi8-r', 'us-ascii', 'unicode', 'ucs-2', 'utf-16'])(
    'takes UTF-8 for what it is where %s is stated',
    (label) => {
      const title = '<title>Zürich – “São” 流れ星'
      expect(decodeHtml(Buffer.from(title), `text/html; charset=${label}`)).toBe(title)
      const cut = Buffer.from(`<meta charset="${label}">${title}`).subarray(0, -1)
      expect(decodeHtml(cut, null)).toContain('Zürich – “São” 流れ')
    },
  )

  it.each([
    ['win-1251', 'Комета', 'caeeece5f2e0'],
    ['koi8r', 'Комета', 'ebcfcdc5d4c1'],
    ['euc_jp', '流れ星', 'ceaea4ecc0b1'],
    ['x-big5', '臺北', 'bb4fa55f'],
    ['euc-kr', '햏', 'c164'],
  ])('knows what publishers mean by %s', (label, words, hex) => {
    expect(decodeHtml(around('<title>', hex), `text/html; charset=${label}`)).toBe(`<title>${words}`)
  })

  it.each([
    ['ja', '8ef1918a82aa905682b582a28c6f8dcf91ce8df482f094ad955c', '首相が新しい経済対策を発表'],
    ['ru', 'ebcfcdc5d4c120cec1c420c7cfd2cfc4cfcd', 'Комета над городом'],
    ['xx', 'caeeece5f2e020ede0e420e3eef0eee4eeec', 'Комета над городом'],
    ['pl', '6e6f776520b6726f646b69', 'nowe środki'],
  ])('reads a page of %s that states no encoding by its letters and its language', (language, hex, words) => {
    expect(decodeHtml(around(`<html lang="${language}"><title>`, hex), 'text/html')).toContain(words)
  })

  it('reads letters of Japanese that are shifted to, said or not', () => {
    const page = Buffer.from('<title>\x1b$B$3$l\x1b(B</title>', 'latin1')
    for (const type of [null, 'text/html; charset=iso-2022-jp', 'text/html; charset=utf-8'])
      expect(decodeHtml(page, type)).toBe('<title>これ</title>')
  })

  it('leaves out a sign that the end cuts in two', () => {
    const cut = Buffer.from('Comet 流').subarray(0, -1)
    expect(decodeHtml(cut, 'text/html; charset=utf-8')).toBe('Comet ')
    expect(decodeHtml(cut, null)).toBe('Comet ')
    expect(decodeHtml(around('a', '97ac82'), 'text/html; charset=shift_jis')).toBe('a流')
  })

  it('reads anything as something', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    expect(decodeHtml(bytes, null)).toHaveLength(256)
    expect(decodeHtml(new Uint8Array(), null)).toBe('')
  })
})
