import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decodeBody, MAX_BODY_BYTES } from './decode-body'

const WORDS: readonly (readonly [string, string])[] = [
  ['big5', '臺北電影節'],
  ['euc-jp', '流れ星の季節'],
  ['shift_jis', 'ゲーム三昧な正月'],
  ['euc-kr', '혜성 관측'],
  ['gb18030', '彗星观测'],
  ['koi8-r', 'Комета над городом'],
  ['windows-1251', 'Комета над городом'],
  ['windows-1255', 'כוכב שביט'],
  ['iso-8859-1', 'Mëkanïk'],
  ['utf-8', '流れ星 ☄'],
]

describe('decodeBody', () => {
  it.each(WORDS)('reads %s named by the XML declaration', (encoding, word) => {
    const xml = `<?xml version="1.0" encoding="${encoding}"?><t>${word}</t>`
    expect(decodeBody(iconv.encode(xml, encoding), null)).toContain(word)
  })

  it.each(WORDS)('reads %s named by the Content-Type header', (encoding, word) => {
    expect(decodeBody(iconv.encode(word, encoding), `text/xml; charset="${encoding.toUpperCase()}"`)).toBe(word)
  })

  it.each(['utf-16le', 'utf-16be', 'utf-8', 'utf-32le'])('believes the byte order mark of %s above all', (encoding) => {
    const bytes = iconv.encode('<t>流れ星</t>', encoding, { addBOM: true })
    expect(decodeBody(bytes, 'text/xml; charset=iso-8859-1')).toBe('<t>流れ星</t>')
  })

  it('recognises 16 bit text without a mark', () => {
    expect(decodeBody(iconv.encode('<t>流れ星</t>', 'utf-16le'), null)).toBe('<t>流れ星</t>')
    expect(decodeBody(iconv.encode('<t>流れ星</t>', 'utf-16be'), null)).toBe('<t>流れ星</t>')
  })

  it('passes over a statement that does not fit the bytes or that nobody knows', () => {
    const utf8 = Buffer.from('<?xml version="1.0" encoding="utf-16"?><t>流れ星</t>')
    expect(decodeBody(utf8, 'text/xml; charset=x-made-up')).toContain('流れ星')
    expect(decodeBody(Buffer.from('Mëkanïk'), 'text/plain; charset=us-ascii-8')).toBe('Mëkanïk')
  })

  it('reads Western text without any statement, and refuses what may be anything', () => {
    expect(decodeBody(iconv.encode('Últimas Notícias de São Paulo', 'latin1'), null)).toBe(
      'Últimas Notícias de São Paulo',
    )
    expect(() => decodeBody(Buffer.from('<t>\x80\x81\x8d\xfe\xfc\xff</t>', 'latin1'), null)).toThrow(
      'states no usable encoding',
    )
  })

  it.each(['ISO-8859-1', 'latin1', 'ISO-8859-15', 'windows-1252', 'us-ascii'])(
    'reads the quotes and dashes of windows-1252 under the name of %s',
    (encoding) => {
      const text = `<?xml version="1.0" encoding="${encoding}"?><t>It’s “10” – café, said the mayor of the town</t>`
      expect(decodeBody(iconv.encode(text, 'windows-1252'), null)).toBe(text)
    },
  )

  it.each([
    'ISO-8859-1',
    'iso_8859-1',
    'ISO-8859-2',
    'windows-1251',
    'us-ascii',
    'koi8-r',
    'UTF-16',
    'ucs-2',
    'binary',
    'utf8mb4',
  ])('takes UTF-8 for what it is where %s is stated, by the document or the header', (encoding) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?><t>Zürich – “São” 流れ星</t>`
    expect(decodeBody(Buffer.from(text), 'text/xml; charset=utf-8')).toBe(text)
    expect(decodeBody(Buffer.from('Zürich – “São”'), `text/xml; charset=${encoding}`)).toBe('Zürich – “São”')
  })

  it.each([
    ['x-euc-jp', 'euc-jp', '流れ星の季節'],
    ['x-big5', 'big5', '臺北觀測'],
    ['win-1251', 'windows-1251', 'Комета'],
    ['x-mac-roman', 'macintosh', 'Café “Harbour”'],
    ['iso-8859-9', 'windows-1254', 'İstanbul “kuyruklu yıldız”'],
  ])('knows what publishers mean by %s', (stated, encoding, words) => {
    const text = `<?xml version="1.0" encoding="${stated}"?><t>${words}</t>`
    expect(decodeBody(iconv.encode(text, encoding), null)).toBe(text)
  })

  it('takes no name for an encoding that is none of texts', () => {
    for (const name of ['hex', 'base64', 'utf-7'])
      expect(decodeBody(Buffer.from('<t>+ADw-b+AD4- Café</t>'), `text/xml; charset=${name}`)).toBe(
        '<t>+ADw-b+AD4- Café</t>',
      )
  })

  it('loses a letter that was cut in two, and nothing else', () => {
    const cut = Buffer.from('é').subarray(0, 1)
    for (const text of ['Zürich, São Paulo, Málaga und Köln ', 'Комета над городом ', '流れ星の季節']) {
      const bytes = Buffer.concat([Buffer.from(`<t>${text}`), cut, Buffer.from('…</t>')])
      for (const type of [null, 'text/xml; charset=utf-8'])
        expect(decodeBody(bytes, type)).toBe(`<t>${text}\ufffd…</t>`)
    }
  })

  it('unpacks a gzip file, but no bomb', () => {
    expect(decodeBody(gzipSync('<t/>'), null)).toBe('<t/>')
    expect(() => decodeBody(gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1)), null)).toThrow('damaged or unpacks to too much')
    expect(() => decodeBody(gzipSync('<t/>').subarray(0, 10), null)).toThrow('damaged')
  })

  it('names zstd, which it does not unpack', () => {
    const body = Buffer.from('28b52ffd0458590100', 'hex')
    for (const type of [null, 'text/xml; charset=iso-8859-1'])
      expect(() => decodeBody(body, type)).toThrow('packed with zstd')
  })

  it('uses what can be unpacked of a gzip file', () => {
    const text = '<t>Comet Harper is seen from the coast</t>'.repeat(50)
    const packed = gzipSync(text)
    for (const end of [-4, -8]) expect(decodeBody(packed.subarray(0, end), null)).toBe(text)
    expect(decodeBody(Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8, 1)]), null)).toBe(text)
  })

  it('passes over what a server adds behind a gzip file', () => {
    const text = '<t>Comet Harper is seen from the coast</t>'.repeat(50)
    const named = Buffer.from(gzipSync(text))
    named[3] = 8
    const withName = Buffer.concat([named.subarray(0, 10), Buffer.from('feed.xml\0'), named.subarray(10)])
    for (const packed of [gzipSync(text), withName])
      for (const added of ['<!-- cached -->', '\n', 'Warning: ob_end_flush()', '\0\0'])
        expect(decodeBody(Buffer.concat([packed, Buffer.from(added)]), null)).toBe(text)
  })

  it('refuses what is too large to parse', () => {
    expect(() => decodeBody(Buffer.alloc(MAX_BODY_BYTES + 1, 'a'), null)).toThrow('larger than')
  })
})
