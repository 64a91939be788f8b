import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImageEncoder } from '../../infrastructure/media/image-encoder'
import { arriveAt, startMemeServer } from '../../testing/meme-scene'
import { bodyOf, type TestServer } from '../../testing/start-test-server'

let server: TestServer
let ada: Awaited<ReturnType<typeof arriveAt>>
beforeEach(async () => {
  server = await startMemeServer({ images: createImageEncoder() })
  ada = await arriveAt(server, 1)
})
afterEach(() => server.stop(1_000))

const drawn = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } } })
    .png()
    .toBuffer()
const asFile = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], '../../x.php', { type: 'text/html' })

it.each(['jpeg', 'webp', 'png'])('writes a drawn meme as %s and keeps nothing of it (MM-14)', async (to) => {
  const type = `image/${to}`
  const { data } = await bodyOf(ada.convert({ picture: asFile(await drawn()), type }))
  const { picture, ...rest } = data as unknown as { readonly type: string; readonly picture: string }
  expect(rest).toEqual({ type })
  expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ format: to, width: 800, height: 600 })
  expect(server.world.media.size).toBe(0)
})

it('takes pictures alone, judged by content, of five megabytes and of a meme’s size', async () => {
  const picture = asFile(await drawn())
  const type = 'image/webp'
  const refused: readonly (readonly [Readonly<Record<string, Blob | string>>, number])[] = [
    [{ picture: asFile(Buffer.from('<svg/>')), type }, 422],
    [{ picture: asFile(await drawn(801, 600)), type }, 422],
    [{ picture: asFile(new Uint8Array()), type }, 422],
    [{ picture: asFile(Buffer.alloc(5 * 1024 * 1024 + 1)), type }, 422],
    [{ picture: asFile(Buffer.alloc(6 * 1024 * 1024)), type }, 413],
    [{ picture, type: 'image/gif' }, 422],
    [{ picture }, 422],
    [{ picture, type, memeId: 'x' }, 422],
  ]
  for (const [parts, status] of refused) expect((await ada.convert(parts)).status).toBe(status)
})

it('converts forty pictures of an account in a quarter of an hour', async () => {
  const parts = { picture: asFile(Buffer.from('no picture')), type: 'image/webp' }
  for (let n = 1; n <= 40; n++) expect((await ada.convert(parts)).status).toBe(422)
  const refused = await ada.convert(parts)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  server.world.nowMs += 15 * 60_000
  expect((await ada.convert(parts)).status).toBe(422)
})

it('converts for accounts alone', async () => {
  const body = new FormData()
  body.append('picture', asFile(await drawn()))
  body.append('type', 'image/webp')
  expect((await server.request('/api/upload/convert', { method: 'POST', body })).status).toBe(401)
})
