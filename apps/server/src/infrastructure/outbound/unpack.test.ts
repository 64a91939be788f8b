import { Readable } from 'node:stream'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readPrefix, readWhole } from './read-limited'

const TEXT = `<rss>${Array.from({ length: 3_000 }, (_, index) => `<item><title>Report ${index * 7_919}</title></item>`).join('')}</rss>`
const LIMIT = 1_000_000

/** The body as a network gives it, in pieces of so many bytes. */
function stream(body: Buffer, size = 1_000): Readable {
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  )
  return Readable.from(pieces, { objectMode: false })
}

const read = async (body: Buffer, coding: string | null, size?: number) => {
  const { body: text, isDamaged } = await readWhole(stream(body, size), coding, LIMIT)
  return { text: text.toString(), isDamaged }
}
const whole = { text: TEXT, isDamaged: false }

describe('a wrong label', () => {
  const plain = Buffer.from(TEXT)
  it.each([
    ...[
      'aws-chunked',
      'utf-8',
      'none',
      'UTF-8',
      'binary',
      'x-unknown',
      'gzip',
      'deflate',
      'br',
      'gzip, aws-chunked',
    ].map((coding) => [coding, 'plain', plain] as const),
    ['deflate', 'raw deflate', deflateRawSync(TEXT)],
    ['deflate', 'deflate', deflateSync(TEXT)],
    ['deflate', 'gzip', gzipSync(TEXT)],
    ['br', 'gzip', gzipSync(TEXT)],
    ['gzip', 'deflate', deflateSync(TEXT)],
    ['aws-chunked', 'gzip', gzipSync(TEXT)],
    ['aws-chunked,gzip', 'gzip', gzipSync(TEXT)],
    ['gzip,aws-chunked', 'gzip', gzipSync(TEXT)],
    ['gzip, gzip', 'gzip', gzipSync(TEXT)],
    ['x-gzip', 'gzip', gzipSync(TEXT)],
    ['br', 'brotli', brotliCompressSync(TEXT)],
    ['gzip', 'brotli', brotliCompressSync(TEXT)],
    ['deflate', 'brotli', brotliCompressSync(TEXT)],
    ['zstd', 'brotli', brotliCompressSync(TEXT)],
    ['brotli', 'brotli', brotliCompressSync(TEXT)],
    ['utf-8', 'brotli', brotliCompressSync(TEXT)],
    ['br', 'deflate', deflateSync(TEXT)],
    ['br', 'raw deflate', deflateRawSync(TEXT)],
    ['gzip', 'raw deflate', deflateRawSync(TEXT)],
    ['zstd', 'gzip', gzipSync(TEXT)],
    ['zstd', 'plain', plain],
  ] as const)('%s on a body that is %s loses nothing', async (coding, _, body) => {
    for (const size of [1, 1_000, LIMIT]) expect(await read(body, coding, size)).toEqual(whole)
    const start = await readPrefix(stream(body), coding, { maxBytes: LIMIT })
    expect(start.body.toString()).toBe(TEXT)
  })

  it.each([
    ['text in 16 bits', Buffer.from('\ufeff<rss>流れ星</rss>', 'utf16le')],
    ['text with a mark', Buffer.from('\ufeff<rss>流れ星</rss>')],
    ['text in Latin-1', Buffer.from('<rss>Mëkanïk</rss>', 'latin1')],
    ['JSON', Buffer.from('\r\n\t{"a": 1}')],
    ['nothing', Buffer.alloc(0)],
  ])('on %s is taken for none', async (_, body) => {
    for (const coding of ['utf-8', 'gzip', 'deflate', 'br'])
      expect((await readWhole(stream(body), coding, LIMIT)).body.equals(body)).toBe(true)
  })

  it('on something short loses nothing', async () => {
    const short = '<rss><item><title>A comet</title></item></rss>'
    for (const body of [brotliCompressSync(short), deflateRawSync(short), deflateSync(short)])
      for (const coding of ['gzip', 'deflate', 'br', 'x-unknown'])
        expect(await read(body, coding)).toEqual({ text: short, isDamaged: false })
  })

  it.each([
    ['28b52ffd0458590100', 'zstd'],
    ['fd377a585a000004e6d6b446', 'xz'],
    ['425a6839314159265359b44a5d0a00000151', 'bzip2'],
    ['504b030414000800', 'zip'],
  ])('on what cannot be unpacked is refused by name: %s', async (hex, name) => {
    const body = Buffer.from(hex, 'hex')
    for (const coding of ['zstd', 'gzip', 'deflate', 'br', 'x-unknown'])
      await expect(read(body, coding)).rejects.toMatchObject({
        reason: 'bad_encoding',
        message: `it compressed its answer with ${name}`,
      })
  })

  it('is named in the failure when neither it nor the data is known', async () => {
    const body = Buffer.from('fe01020304', 'hex')
    await expect(read(body, 'x-packed')).rejects.toMatchObject({
      reason: 'bad_encoding',
      message: 'it compressed its answer in a way that was not asked for ("x-packed")',
    })
    await expect(read(body, '<b>x</b>')).rejects.toMatchObject({ message: expect.not.stringContaining('<') })
  })

  it('hides no bomb', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(8_000_000, 'a'))
    for (const coding of ['gzip', 'zstd'])
      await expect(read(bomb, coding)).rejects.toMatchObject({ reason: 'too_large' })
  })
})

describe('damaged data', () => {
  const packed = gzipSync(TEXT)
  const wrongSum = Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8, 1)])

  it.each([
    ['without its last four bytes', 'gzip', packed.subarray(0, -4)],
    ['without its end', 'gzip', packed.subarray(0, -8)],
    ['with a wrong sum', 'gzip', wrongSum],
    ['deflate without its sum', 'deflate', deflateSync(TEXT).subarray(0, -4)],
  ])('%s is used whole', async (_, coding, body) => {
    for (const size of [100, 1_000, LIMIT])
      expect(await read(body, coding, size)).toEqual({ text: TEXT, isDamaged: true })
    expect((await readPrefix(stream(body), coding, { maxBytes: LIMIT })).body.toString()).toBe(TEXT)
  })

  it.each(['<!-- cached -->', 'Warning: ob_end_flush(): failed', '\n', '\0\0\0'])(
    'with %j behind it is used whole',
    async (added) => {
      const body = Buffer.concat([packed, Buffer.from(added)])
      for (const size of [1, 100, LIMIT]) expect((await read(body, 'gzip', size)).text).toBe(TEXT)
      expect((await readPrefix(stream(body, LIMIT), 'gzip', { maxBytes: LIMIT })).body.toString()).toBe(TEXT)
    },
  )

  it.each([
    ['gzip', packed],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
  ])('of %s that breaks off is used as far as it goes', async (coding, body) => {
    const { text, isDamaged } = await read(body.subarray(0, Math.floor(body.length * 0.7)), coding)
    expect(isDamaged).toBe(true)
    expect(text.length).toBeGreaterThan(1_000)
    expect(TEXT.startsWith(text)).toBe(true)
  })

  it.each([
    ['gzip', packed.subarray(0, 12)],
    ['br', Buffer.from([0xff, 0x01, 0x02, 0x03])],
    ['deflate', Buffer.from([0xff, 0x00, 0x01])],
    ['gzip', Buffer.from([0x00, 0x01, 0x02])],
  ])('of %s that nothing can be unpacked of is refused', async (coding, body) => {
    await expect(read(body, coding)).rejects.toMatchObject({ code: expect.stringMatching(/^(?:Z_|ERR__)/) })
  })
})
