import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImageEncoder } from '../../infrastructure/media/image-encoder'
import { arriveAt, startMemeServer, type ToldMeme } from '../../testing/meme-scene'
import { bodyOf, type TestServer } from '../../testing/start-test-server'

let server: TestServer
let ada: Awaited<ReturnType<typeof arriveAt>>
beforeEach(async () => {
  // the very encoder of the server: what arrives over HTTP must be what it gets
  server = await startMemeServer({ images: createImageEncoder() })
  ada = await arriveAt(server, 1)
  await portsOfWorld(server.world).memes.add(buildMeme(1, ada.id))
})
afterEach(() => server.stop(1_000))

const MEME = testUuid(1)
const drawn = async (background = { r: 255, g: 0, b: 0 }) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'canary-copyright' } })
    .jpeg()
    .toBuffer()
const asFile = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], '../../x.php', { type: 'text/html' })
const memeOf = async (answer: Response) => (await bodyOf(answer)).data as unknown as ToldMeme

describe('the drawn picture of a meme', () => {
  it('is encoded anew, served apart and unchanging, and replaces the one before (API-16, OP-75)', async () => {
    const first = await ada.upload({ meme: asFile(await drawn()), memeId: MEME })
    expect(first.status).toBe(200)
    const { imageUrl } = await memeOf(first)
    expect(imageUrl).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const served = await server.request(imageUrl ?? '')
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 })
    expect(bytes.includes('canary')).toBe(false)
    const second = await memeOf(await ada.upload({ meme: asFile(await drawn({ r: 0, g: 0, b: 255 })), memeId: MEME }))
    expect(second.imageUrl).not.toBe(imageUrl)
    expect((await server.request(imageUrl ?? '')).status).toBe(404)
    expect(server.world.media.size).toBe(1)
  })

  it('takes four megabytes, not more than five, and no other fields', async () => {
    const large = Buffer.concat([await drawn(), Buffer.alloc(4 * 1024 * 1024)])
    expect((await ada.upload({ meme: asFile(large), memeId: MEME })).status).toBe(200)
    const picture = asFile(await drawn())
    const refused: readonly (readonly [Readonly<Record<string, Blob | string>>, number])[] = [
      [{ meme: asFile(Buffer.alloc(5 * 1024 * 1024 + 1)), memeId: MEME }, 422],
      [{ meme: asFile(Buffer.alloc(6 * 1024 * 1024)), memeId: MEME }, 413],
      [{ meme: asFile(new Uint8Array()), memeId: MEME }, 422],
      [{ meme: 'a text', memeId: MEME }, 422],
      [{ meme: picture }, 422],
      [{ meme: picture, memeId: 'x' }, 422],
      [{ meme: picture, memeId: MEME, userId: MEME }, 422],
    ]
    for (const [parts, status] of refused) expect((await ada.upload(parts)).status).toBe(status)
  })

  it('is uploaded by its maker alone, and leaves no file where it is not', async () => {
    const eve = await arriveAt(server, 2)
    expect((await eve.upload({ meme: asFile(await drawn()), memeId: MEME })).status).toBe(404)
    expect((await ada.upload({ meme: asFile(await drawn()), memeId: testUuid(99) })).status).toBe(404)
    expect((await ada.upload({ meme: asFile(Buffer.from('<svg/>')), memeId: MEME })).status).toBe(422)
    expect(server.world.media.size).toBe(0)
  })
})

const data = sharedDataDir('hostile pictures')
describe.runIf(data !== null)('hostile pictures', () => {
  it('become a harmless meme or nothing at all', async () => {
    const folder = join(data ?? '', 'hostile/images/pillow')
    let [harmless, refused] = [0, 0]
    for (const [n, name] of readdirSync(folder).entries()) {
      // nobody may upload so many at once
      if (n % 20 === 0) {
        server.world.nowMs += HOUR_MS
        ada = await arriveAt(server, 100 + n)
      }
      const id = testUuid(1_000 + n)
      await portsOfWorld(server.world).memes.add(buildMeme(1, ada.id, { id }))
      const { status } = await ada.upload({ meme: asFile(readFileSync(join(folder, name))), memeId: id })
      expect([200, 422], name).toContain(status)
      if (status === 200) harmless += 1
      else refused += 1
    }
    expect([harmless > 0, refused > 0]).toEqual([true, true])
    for (const { bytes, contentType } of server.world.media.values()) {
      expect(contentType).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 })
    }
  })
})
