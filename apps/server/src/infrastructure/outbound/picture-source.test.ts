import { type PictureHost, pictureReply, startPictureHost } from '@trendverse/test-support/ai/picture-host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureSource } from './picture-source'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
/** Long enough for an answer on a busy machine, short enough to wait for. */
const LIMIT_MS = 500

describe('the source of painted pictures', () => {
  let named: PictureHost
  let inner: PictureHost
  let source: ReturnType<typeof createPictureSource>

  beforeAll(async () => {
    inner = await startPictureHost({ '/secret.png': pictureReply(PNG) })
    named = await startPictureHost({
      '/good.png': pictureReply(PNG),
      '/inward': { status: 302, headers: { location: inner.addressOf('/secret.png') }, body: '' },
      '/metadata': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, body: '' },
      '/signed.png': pictureReply(PNG),
      'HEAD /signed.png': { status: 403, headers: {}, body: '' },
      '/mute.png': pictureReply(PNG),
      'HEAD /mute.png': { body: '', fault: 'silent' },
      '/within': { status: 302, headers: { location: '/good.png' }, body: '' },
      '/expired': { status: 403, headers: { 'content-type': 'application/xml' }, body: '<Error/>' },
      '/endless': { headers: { 'content-type': 'image/png' }, body: 'x', fault: 'endless' },
      '/silent': { body: '', fault: 'silent' },
      '/huge': pictureReply(new Uint8Array(10 * 1024 * 1024 + 1)),
    })
    source = createPictureSource({ userAgent: 'Trendverse/1.0', hosts: new Set([named.host]), totalMs: LIMIT_MS })
  })
  afterAll(async () => {
    await Promise.all([source.close(), named.close(), inner.close()])
  })

  const download = (address: string, from = source) => from.download(address, new AbortController().signal)

  it('downloads from a host the operator named, and follows its redirects to itself', async () => {
    for (const path of ['/good.png', '/within']) {
      const picture = await download(named.addressOf(path))
      expect(picture.ok && Buffer.from(picture.bytes).equals(Buffer.from(PNG)), path).toBe(true)
    }
  })

  it('asks whether a picture can be reached before it downloads it, and takes no refusal for a failure (AI-10)', async () => {
    for (const path of ['/good.png', '/signed.png', '/mute.png']) {
      expect(await download(named.addressOf(path)), path).toMatchObject({ ok: true })
      expect([named.heads.at(-1), named.asked.at(-1)]).toEqual([path, path])
    }
  })

  it('asks no private address, by name, by redirect, or by another spelling', async () => {
    const { port } = new URL(inner.addressOf('/'))
    const inward = [
      inner.addressOf('/secret.png'),
      `http://2130706433:${port}/secret.png`,
      `http://[::ffff:127.0.0.1]:${port}/secret.png`,
      named.addressOf('/inward'),
      named.addressOf('/metadata'),
    ]
    for (const address of inward) {
      expect(await download(address), address).toEqual({
        ok: false,
        message: 'Failed to download image: its address is not public',
      })
    }
    const rebound = createPictureSource({
      userAgent: 'Trendverse/1.0',
      hosts: new Set(),
      totalMs: LIMIT_MS,
      resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    expect(await download(`http://pictures.example:${port}/secret.png`, rebound)).toMatchObject({ ok: false })
    await rebound.close()
    expect([...inner.asked, ...inner.heads]).toEqual([])
  })

  it('says with what status a download failed (ER-41)', async () => {
    const messageOf = async (path: string) => {
      const picture = await download(named.addressOf(path))
      return picture.ok ? null : picture.message
    }
    expect(await messageOf('/gone.png')).toBe('Failed to download image: 404')
    expect(await messageOf('/expired')).toBe('Failed to download image: 403')
    expect(await messageOf('/endless')).toMatch(/^Failed to download image: it /)
    expect(await messageOf('/silent')).toMatch(/^Failed to download image: it /)
    expect(await messageOf('/huge')).toMatch(/more than 10485760 bytes/)
  })

  it('takes no address that is none', async () => {
    for (const address of [
      '',
      'nonsense',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'http://me:pw@x.example',
    ]) {
      expect(await download(address), address).toMatchObject({ ok: false })
    }
  })

  it('ends when nobody waits any longer', async () => {
    const leaving = new AbortController()
    const picture = source.download(named.addressOf('/silent'), leaving.signal)
    leaving.abort()
    expect(await picture).toMatchObject({ ok: false })
  })
})
