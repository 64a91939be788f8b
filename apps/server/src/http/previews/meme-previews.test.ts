import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPreviewDrawer } from '../../infrastructure/drawing/preview-drawer'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

/** As a network that looks at a link asks: without cookies, without scripts. */
const CRAWLER = { headers: { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' } }
const HOSTILE = '</title><script>alert(1)</script>"><svg onload=alert(1)>'

describe('preview cards of memes', () => {
  let server: TestServer
  let folder: string

  /** What a page was given to tell of itself. */
  const previewOf = async (page: string) => JSON.parse(await (await server.request(page, CRAWLER)).text())

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
    server = await startTestServer(
      { trends: [buildTrendRecord(1)], details: new Map([[testUuid(1), buildTrendDetail(1)]]) },
      {
        previewDrawer: createPreviewDrawer(() => ({ units: 100, layers: [] })),
        web: {
          clientDir: folder,
          template: '<!--page-head-->',
          render: async ({ preview }) => ({ status: 200, head: JSON.stringify(preview), html: '', data: '' }),
          pageAddress: (path) => path,
        },
      },
    )
  })
  afterEach(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  const path = `/previews/shared-meme/${testUuid(50)}.jpg`
  const share = async (changes: Parameters<typeof buildMeme>[2]) => {
    const { user } = await signInAs(portsOfWorld(server.world), 1, 'user', { firstName: 'Ada' })
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff00ff' } })
      .webp()
      .toBuffer()
    server.world.media.set('/media/memes/a.webp', { bytes: Uint8Array.from(picture), contentType: 'image/webp' })
    await portsOfWorld(server.world).memes.add(
      buildMeme(50, user.id, { imageUrl: '/media/memes/a.webp', sharedAtMs: 1, ...changes }),
    )
    return user.id
  }

  it('show nothing of an account that is suspended', async () => {
    const userId = await share({})
    expect((await server.request(path, CRAWLER)).status).toBe(200)
    await portsOfWorld(server.world).accounts.update(userId, { status: 'suspended', isActive: false })
    expect(JSON.stringify(await previewOf(`/meme/${testUuid(1)}?m=${testUuid(50)}`))).not.toContain('Ada')
    expect((await server.request(path, CRAWLER)).status).not.toBe(200)
  })

  it('show the meme itself, with its alternative text', async () => {
    await share({})
    const preview = await previewOf(`/meme/${testUuid(1)}?m=${testUuid(50)}`)
    expect(preview).toMatchObject({
      title: 'Trend 1: a meme by Ada',
      description: 'Nobody asked. Here it is anyway.',
      query: `?m=${testUuid(50)}`,
      picture: { alt: 'A planet with a hat, and two lines of text' },
    })
    const answer = await server.request(preview.picture.path, CRAWLER)
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const middle = (315 * info.width + 790) * info.channels
    expect([data[middle], data[middle + 1], data[middle + 2]].map((value) => (value ?? 0) > 128)).toEqual([
      true,
      false,
      true,
    ])
  })

  it.each([
    ['never shared', { sharedAtMs: null }],
    ['never shared, without a picture', { sharedAtMs: null, imageUrl: null }],
    ['hidden', { hidden: true }],
    ['hidden, without a picture', { hidden: true, imageUrl: null }],
    ['whose file is gone', { imageUrl: '/media/memes/gone.webp' }],
  ])('leave out what was %s', async (_, changes) => {
    await share(changes)
    expect((await server.request(path, CRAWLER)).status).toBe(404)
  })

  const caption = (makerId: string, captions: readonly string[]) =>
    portsOfWorld(server.world).memes.edit(testUuid(50), makerId, () => ({ captions }))
  /** What stands in the lower half of the picture's room on the card, where the second caption of `image-text` goes. */
  const lowerHalf = async () => {
    const answer = await server.request(path, CRAWLER)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    return sharp(bytes).extract({ left: 440, top: 460, width: 700, height: 120 }).greyscale().raw().toBuffer()
  }
  const whiteShare = (pixels: Buffer) => pixels.filter((value) => value > 235).length / pixels.length

  it('are drawn from their captions where no picture is kept, and again after an edit', async () => {
    const makerId = await share({ imageUrl: null, captions: ['Nobody asked.', ''] })
    const { picture } = await previewOf(`/meme/${testUuid(1)}?m=${testUuid(50)}`)
    const bare = whiteShare(await lowerHalf())
    await caption(makerId, ['Nobody asked.', 'W'.repeat(14)])
    const edited = await previewOf(`/meme/${testUuid(1)}?m=${testUuid(50)}`)
    expect(edited.picture.path).not.toBe(picture.path)
    expect(whiteShare(await lowerHalf())).toBeGreaterThan(bare + 0.1)
  })

  it('are drawn over what a model painted, and over their own scene when that is gone', async () => {
    const makerId = await share({ imageUrl: null, paintingUrl: '/media/memes/a.webp', captions: ['', ''] })
    const magenta = async () => {
      const answer = await server.request(path, CRAWLER)
      const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(await answer.arrayBuffer()))
        .extract({ left: 790, top: 315, width: 1, height: 1 })
        .raw()
        .toBuffer()
      return [red > 128, green > 128, blue > 128]
    }
    expect(await magenta()).toEqual([true, false, true])
    server.world.media.clear()
    await caption(makerId, ['Changed', ''])
    expect(await magenta()).not.toEqual([true, false, true])
  })

  it('show the card of the trend when the meme is about another, or nobody may see it', async () => {
    await share({ hidden: true })
    for (const id of [testUuid(50), testUuid(77), HOSTILE]) {
      const preview = await previewOf(`/meme/${testUuid(1)}?m=${encodeURIComponent(id)}`)
      expect(preview.picture.path).toContain('/previews/meme/')
      expect(JSON.stringify(preview)).not.toContain('Ada')
    }
  })
})
