import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaStore } from '@trendverse/application/ports/memes'
import { startS3 } from '@trendverse/test-support/start-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localMediaStore } from './local-media-store'
import { readS3Address } from './s3-address'
import { s3MediaStore } from './s3-media-store'

const NAME = '00112233445566778899aabbccddeeff.webp'
const HOSTILE_PATHS = [
  '',
  '/media/',
  NAME,
  '/media/../secret.key',
  '/media/..%2fsecret.key',
  `/media//${NAME}`,
  `/media/x/../${NAME}`,
  `/media/${NAME}\0.webp`,
  `/media/${NAME}?versions`,
  '/media/0011223344556677.svg',
  `/media/${'a'.repeat(65)}.webp`,
]

/** What both kinds of store promise. */
function mediaSuite(open: () => MediaStore): void {
  it('keeps a file and gives it back under the path it answers', async () => {
    const media = open()
    const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256)
    const path = await media.put(NAME, bytes, 'image/webp')
    expect(path).toBe(`/media/${NAME}`)
    expect(await media.read(path)).toEqual({ bytes, contentType: 'image/webp' })
    await media.put(NAME, bytes.slice(0, 3), 'image/webp')
    expect((await media.read(path))?.bytes).toHaveLength(3)
  })

  it('forgets a file, and unknown ones without a word', async () => {
    const media = open()
    const path = await media.put(NAME, Uint8Array.of(1), 'image/webp')
    await media.remove(path)
    await media.remove(path)
    expect(await media.read(path)).toBeNull()
  })

  it.each(HOSTILE_PATHS)('has nothing at %j', async (path) => {
    const media = open()
    await media.put(NAME, Uint8Array.of(1), 'image/webp')
    expect(await media.read(path)).toBeNull()
    await media.remove(path)
    expect(await media.read(`/media/${NAME}`)).not.toBeNull()
  })

  it.each(['../escape.webp', 'a.webp', '', 'secret.key'])('keeps nothing under the name %j', async (name) => {
    await expect(open().put(name, Uint8Array.of(1), 'image/webp')).rejects.toThrow(RangeError)
  })
}

describe('media in a folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'trendverse-media-'))
  const folder = join(parent, 'media')
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  mediaSuite(() => localMediaStore(folder))

  it('leaves no half-written file behind', async () => {
    await localMediaStore(folder).put(NAME, Uint8Array.of(1), 'image/webp')
    expect(readdirSync(folder)).toEqual([NAME])
  })

  it('says in plain words that files cannot be kept', async () => {
    const blocked = join(parent, 'a file')
    writeFileSync(blocked, '')
    const putting = localMediaStore(join(blocked, 'media')).put(NAME, Uint8Array.of(1), 'image/webp')
    await expect(putting).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.not.stringContaining('ENOTDIR'),
    })
  })
})

describe('media in an S3-compatible store', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  const open = (url = s3.mediaUrl): MediaStore => {
    const address = readS3Address(url)
    if (address === null) throw new Error('the address cannot be read')
    return s3MediaStore(address)
  }

  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.stop())

  mediaSuite(() => open())

  it('is refused as an unknown account, and says so in plain words', async () => {
    const wrong = open(s3.mediaUrl.replace('s3://S3RVER:', 's3://somebody:'))
    const failure = { code: 'unavailable', retryable: true }
    await expect(wrong.put(NAME, Uint8Array.of(1), 'image/webp')).rejects.toMatchObject(failure)
    await expect(wrong.read(`/media/${NAME}`)).rejects.toMatchObject(failure)
  })

  it('says that it is away', async () => {
    const away = open('s3://key:secret@127.0.0.1:1/pictures?tls=off')
    await expect(away.read(`/media/${NAME}`)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('the address of an S3-compatible store', () => {
  it('says where it is and how it is entered', () => {
    expect(readS3Address('s3://ke%2Fy:se%40cret@s3.example:9000/pictures?region=eu-1&tls=off')).toEqual({
      bucketUrl: 'http://s3.example:9000/pictures',
      accessKeyId: 'ke/y',
      secretAccessKey: 'se@cret',
      region: 'eu-1',
    })
    expect(readS3Address('s3://key:secret@s3.example/pictures')).toMatchObject({
      bucketUrl: 'https://s3.example/pictures',
      region: 'us-east-1',
    })
  })

  it.each([
    '',
    'https://key:secret@s3.example/pictures',
    's3://s3.example/pictures',
    's3://key@s3.example/pictures',
    's3://key:secret@s3.example/',
    's3://key:secret@s3.example/a/b',
    's3://key:secret@s3.example/Pictures',
    's3://key:secret@s3.example/pictures?tls=maybe',
    's3://key:%@s3.example/pictures',
  ])('is not %j', (text) => {
    expect(readS3Address(text)).toBeNull()
  })
})
