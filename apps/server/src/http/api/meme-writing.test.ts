import { placeOfApiKey } from '@trendverse/application/upkeep/sealed-places'
import { TEXT_REFUSED } from '@trendverse/domain/memes/moderation'
import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import {
  type AiReply,
  chatReply,
  errorReply,
  htmlReply,
  imageReply,
  inlineImageReply,
  silentReply,
  verdictReply,
} from '@trendverse/test-support/ai/ai-replies'
import { type AiBehaviour, type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { type PictureHost, pictureReply, startPictureHost } from '@trendverse/test-support/ai/picture-host'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { transparentBox } from '@trendverse/test-support/transparent-box'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { finishBackground, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOpenAiChatModel } from '../../infrastructure/ai/openai-chat-model'
import { createOpenAiImageModel } from '../../infrastructure/ai/openai-image-model'
import { createOpenAiModeration } from '../../infrastructure/ai/openai-moderation'
import { createImageEncoder } from '../../infrastructure/media/image-encoder'
import { createPictureSource } from '../../infrastructure/outbound/picture-source'
import { arriveAt, MEME_TREND, startMemeServer, type ToldMeme, type ToldOrder } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'

const KEY = 'sk-canary-0123456789abcdef'
/** Long enough for an answer on a busy machine, short enough to wait for. */
const LIMIT_MS = 1_500
const square = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: { r: 0, g: 90, b: 0 } } }).png()

let pictures: PictureHost
let provider: OpenAiServer
let server: TestServer
let ada: Awaited<ReturnType<typeof arriveAt>>
let close: () => Promise<unknown>

beforeAll(async () => {
  pictures = await startPictureHost({
    '/good.png': pictureReply(await square(1_200).toBuffer()),
    '/page.png': htmlReply,
    '/bomb.png': pictureReply(
      await sharp({ create: { width: 10_001, height: 5_000, channels: 3, background: 'red' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
    '/inward.png': { status: 302, headers: { location: 'http://127.0.0.1:9/secret.png' }, body: '' },
    '/endless.png': { headers: { 'content-type': 'image/png' }, body: 'x', fault: 'endless' },
  })
})
afterAll(() => pictures.close())

beforeEach(async () => {
  provider = await startOpenAiServer()
  const address = { name: 'OpenAI', baseUrl: provider.baseUrl, limitMs: LIMIT_MS }
  const chatModel = createOpenAiChatModel(address)
  const imageModel = createOpenAiImageModel(address)
  const moderation = createOpenAiModeration(address)
  const pictureSource = createPictureSource({
    userAgent: 'Trendverse/1.0',
    hosts: new Set([pictures.host]),
    totalMs: LIMIT_MS,
  })
  close = () => Promise.all([chatModel, imageModel, moderation, pictureSource, provider].map((part) => part.close()))
  server = await startMemeServer({ chatModel, imageModel, moderation, pictureSource, images: createImageEncoder() })
  ada = await arriveAt(server, 1)
  const ports = portsOfWorld(server.world)
  await ports.aiKeys.save({
    id: testUuid(95_000),
    name: 'Main',
    provider: 'OpenAI',
    keyType: 'meme',
    status: 'active',
    sealedKey: await transparentBox.seal(KEY, placeOfApiKey(testUuid(95_000))),
    keyEnd: 'cdef',
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 2,
    createdAtMs: server.world.nowMs,
  })
})
afterEach(async () => {
  await finishBackground(server.world)
  await server.stop(0)
  await close()
})

const WRITTEN = JSON.stringify({
  captions: { top: 'A model wrote this', bottom: 'and this as well' },
  imagePrompt: 'A small green planet with a very large hat',
  altText: 'A planet with a hat',
  hashtags: ['#planet', '#hat', '#model'],
  viralPotential: 8,
  targetAudience: 'People with hats',
  memeCulture: 'Two lines',
  shareableQuote: 'Hats are planets, too.',
})

/** How the provider answers each of its three calls. */
function answering(replies: {
  readonly text?: (round: number) => AiReply
  readonly picture?: AiReply
  readonly flags?: (text: string) => boolean
}): AiBehaviour {
  const {
    text = () => chatReply(WRITTEN),
    picture = imageReply(pictures.addressOf('/good.png')),
    flags = () => false,
  } = replies
  let round = 0
  return ({ path, body }) => {
    if (path.endsWith('/moderations')) return verdictReply(flags((body as { readonly input: string }).input))
    if (path.endsWith('/images/generations')) return picture
    round += 1
    return text(round)
  }
}

const pathsAsked = () => provider.requests.map(({ path }) => path.replace('/v1', ''))
const logged = () => server.logged.map(({ msg }) => msg)

/** Orders a meme and asks until it is there, or will not be. */
async function make(changes: Readonly<Record<string, unknown>> = {}): Promise<ToldMeme> {
  const { data } = await ada.order(changes)
  const { job } = data
  let { meme } = data
  if (job !== null) {
    await vi.waitFor(async () => {
      // what waits for a key, or tries again, goes by this clock
      server.world.nowMs += 250
      const now = await ada.call<ToldOrder>('GET', `/memes/jobs/${job.id}`)
      meme = now.data.meme
      expect(now.data.job?.stage).toBeUndefined()
    }, 20_000)
  }
  if (meme === null) throw new Error('there should be a meme')
  return meme
}

describe('a meme by models', () => {
  it('is written from the evidence, painted, kept, and costs a unit (AI-05, AI-07, OP-52)', async () => {
    provider.behave(KEY, answering({}))
    const meme = await make()
    expect(meme).toMatchObject({
      captions: ['A model wrote this', 'and this as well'],
      altText: 'A planet with a hat',
      generatedBy: 'ai',
      fallback: false,
      imageUrl: null,
    })
    expect(meme.paintingUrl).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const served = await server.request(meme.paintingUrl ?? '')
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 1_024,
      height: 1_024,
    })
    expect(pathsAsked()).toEqual(['/chat/completions', '/moderations', '/images/generations'])
    expect(provider.requests[0]?.body).toMatchObject({
      model: 'gpt-4o',
      temperature: 0.9,
      max_tokens: 1_000,
      messages: [{}, { content: expect.stringContaining(JSON.stringify(evidenceTextsOf(MEME_TREND)[0])) }],
    })
    expect(provider.requests[2]?.body).toMatchObject({
      model: 'dall-e-3',
      n: 1,
      size: '1024x1024',
      quality: 'hd',
      style: 'vivid',
      prompt: expect.stringContaining('A small green planet with a very large hat'),
    })
    expect(await ada.spent()).toBe(1)
  })

  it('offers three, written at once for one picture and one unit', async () => {
    const {
      captions: _,
      altText: __,
      shareableQuote: ___,
      ...shared
    } = JSON.parse(WRITTEN) as object & {
      captions: unknown
      altText: unknown
      shareableQuote: unknown
    }
    const choice = (top: string) => ({ captions: { top, bottom: 'below' }, altText: top, shareableQuote: top })
    const choices = ['First', 'Second', 'Third'].map(choice)
    provider.behave(KEY, answering({ text: () => chatReply(JSON.stringify({ ...shared, choices })) }))
    const meme = await make()
    expect(meme.captions).toEqual(['First', 'below'])
    expect(meme.choices?.map(({ captions }) => captions[0])).toEqual(['First', 'Second', 'Third'])
    expect(pathsAsked()).toEqual(['/chat/completions', '/moderations', '/images/generations'])
    expect(provider.requests[1]?.body).toMatchObject({ input: expect.stringMatching(/First[^]*Second[^]*Third/) })
    expect(await ada.spent()).toBe(1)
  })

  it('is painted only where its format leaves room for that, by the models administrators chose', async () => {
    provider.behave(
      KEY,
      answering({ text: () => chatReply(WRITTEN.replace('"top"', '"refused"').replace('"bottom"', '"preferred"')) }),
    )
    server.world.settings.set('aiMemeModel', 'llama-3')
    const meme = await make({ format: 'drake' })
    expect(meme).toMatchObject({ generatedBy: 'ai', paintingUrl: null })
    expect(pathsAsked()).not.toContain('/images/generations')
    expect(provider.requests[0]?.body).toMatchObject({ model: 'llama-3' })
  })

  it('reads a picture that comes with the answer', async () => {
    const base64 = (await square(64).toBuffer()).toString('base64')
    provider.behave(KEY, answering({ picture: inlineImageReply(base64) }))
    expect((await make()).paintingUrl).not.toBeNull()
  })

  it('tells how far it is, and is one job for whoever orders twice', async () => {
    provider.behave(KEY, () => silentReply)
    const first = await ada.order()
    const second = await ada.order()
    expect(first.data.job?.id).toBeDefined()
    expect(second.data.job?.id).toBe(first.data.job?.id)
    await vi.waitFor(async () => {
      const { data } = await ada.call<ToldOrder>('GET', `/memes/jobs/${first.data.job?.id}`)
      expect(data).toMatchObject({ meme: null, job: { stage: 'writing' } })
    })
    expect(await ada.spent()).toBe(1)
    const eve = await arriveAt(server, 2)
    expect((await eve.call('GET', `/memes/jobs/${first.data.job?.id}`)).status).toBe(404)
    expect((await ada.call('GET', `/quizzes/jobs/${first.data.job?.id}`)).status).toBe(404)
    await ada.call('DELETE', `/memes/jobs/${first.data.job?.id}`)
  })

  it.each([{ format: 'drake' }, { tone: 'witty' }, { customText: 'Say this' }])(
    'goes on beside another one about the same trend: %j',
    async (other) => {
      provider.behave(KEY, () => silentReply)
      const orders = [await ada.order(), await ada.order(other), await ada.order(other)]
      const [first, second, again] = orders.map(({ data }) => data.job?.id)
      expect(second).toBeDefined()
      expect(second).not.toBe(first)
      expect(again).toBe(second)
      expect(await ada.spent()).toBe(2)
      for (const id of [first, second]) await ada.call('DELETE', `/memes/jobs/${id}`)
      expect(await ada.spent()).toBe(0)
    },
  )

  it('called off gives its unit back and leaves nothing', async () => {
    provider.behave(KEY, answering({ picture: { ...imageReply(pictures.addressOf('/good.png')), delayMs: 300 } }))
    const { data } = await ada.order()
    await vi.waitFor(() => expect(pathsAsked()).toContain('/images/generations'))
    const cancel = () => ada.call<{ readonly cancelled: boolean }>('DELETE', `/memes/jobs/${data.job?.id}`)
    expect((await cancel()).data).toEqual({ cancelled: true })
    expect((await cancel()).data).toEqual({ cancelled: false })
    await finishBackground(server.world)
    expect((await ada.call<ToldOrder>('GET', `/memes/jobs/${data.job?.id}`)).data.job?.stage).toBe('cancelled')
    expect((await ada.call<readonly ToldMeme[]>('GET', '/memes/user')).data).toEqual([])
    expect([await ada.spent(), server.world.media.size]).toEqual([0, 0])
  })
})

describe('a meme that cannot be kept', () => {
  it('because the database is away leaves no file', async () => {
    const usual = answering({})
    provider.behave(KEY, (asked) => {
      if (asked.path.endsWith('/images/generations')) server.world.databaseDown = true
      return usual(asked)
    })
    await ada.order()
    await vi.waitFor(() => expect(logged()).toContain('A meme could not be made'), 10_000)
    expect(pictures.asked).toContain('/good.png')
    expect(server.world.media.size).toBe(0)
    server.world.databaseDown = false
  })
})

describe('a meme whose text fails', () => {
  it('is asked for once more, and then written by the built-in writer for nothing (ER-44, OP-24)', async () => {
    provider.behave(KEY, answering({ text: () => chatReply('I cannot help with that.') }))
    expect(await make()).toMatchObject({
      generatedBy: 'built-in',
      fallback: true,
      fallbackReason: 'no_answer',
      paintingUrl: null,
    })
    expect(pathsAsked()).toEqual(['/chat/completions', '/chat/completions'])
    expect(await ada.spent()).toBe(0)
    provider.behave(KEY, answering({ text: (round) => chatReply(round === 1 ? '{"captions":' : WRITTEN) }))
    expect(await make()).toMatchObject({ generatedBy: 'ai', fallback: false })
    expect(await ada.spent()).toBe(1)
  })

  it('is written so, too, when the provider refuses; nobody learns the key', async () => {
    provider.behave(KEY, () => errorReply(400, `No such model for ${KEY}`))
    const meme = await make({ customText: 'My own words' })
    expect(meme).toMatchObject({ fallback: true })
    expect(meme.text).toContain('My own words')
    expect(await ada.spent()).toBe(0)
    expect(JSON.stringify([meme, server.logged])).not.toContain('canary')
  })

  it('is not shown as a model wrote it when moderation finds fault with it (OP-54)', async () => {
    const flags = (text: string) => text.includes('A model wrote this')
    provider.behave(KEY, answering({ flags }))
    expect(await make()).toMatchObject({ generatedBy: 'built-in', fallback: true })
    expect(pathsAsked().filter((path) => path === '/chat/completions')).toHaveLength(2)
  })

  it('is not begun with words of the visitor that moderation finds fault with', async () => {
    provider.behave(KEY, answering({ flags: (text) => text.includes('something nobody should say') }))
    const answer = await ada.order({ customText: 'something nobody should say' })
    expect(answer).toMatchObject({ status: 422, message: TEXT_REFUSED, fields: { customText: TEXT_REFUSED } })
    expect([await ada.spent(), pathsAsked()]).toEqual([0, ['/moderations']])
  })

  it('goes without a verdict where the provider has none', async () => {
    const usual = answering({})
    provider.behave(KEY, (asked) => (asked.path.endsWith('/moderations') ? errorReply(404, 'Unknown') : usual(asked)))
    expect(await make({ customText: 'A hat' })).toMatchObject({ generatedBy: 'ai', fallback: false })
  })
})

describe('a meme whose painting fails', () => {
  it.each([
    ['is a page', () => imageReply(pictures.addressOf('/page.png'))],
    ['is a bomb', () => imageReply(pictures.addressOf('/bomb.png'))],
    ['leads inward', () => imageReply(pictures.addressOf('/inward.png'))],
    ['lies inward', () => imageReply('http://127.0.0.1:9/secret.png')],
    ['never ends', () => imageReply(pictures.addressOf('/endless.png'))],
    ['has expired', () => imageReply(`${pictures.addressOf('/good.png')}?se=2026-01-02T12%3A05%3A00Z`)],
    ['is gone', () => imageReply(pictures.addressOf('/gone.png'))],
    ['is missing', () => ({ headers: { 'content-type': 'application/json' }, body: '{"data":[]}' })],
    ['is broken', () => inlineImageReply('bm8gcGljdHVyZQ==')],
    ['is refused', () => errorReply(400, 'Your request was rejected by our safety system.')],
  ] as const)('because it %s goes without, is no fallback and is paid for (MM-25)', async (_how, picture) => {
    provider.behave(KEY, answering({ picture: picture() }))
    const meme = await make()
    expect(meme).toMatchObject({ generatedBy: 'ai', fallback: false, paintingUrl: null, imageUrl: null })
    expect(logged()).toContain('A meme goes without a painting')
    const [key] = await portsOfWorld(server.world).aiKeys.list()
    expect(key?.notes.map(({ model }) => model)).toEqual(expect.arrayContaining(['gpt-4o', 'dall-e-3']))
    expect([await ada.spent(), server.world.media.size]).toEqual([1, 0])
  })

  it('borrows the latest painting of the same trend and style, as a file of its own (MM-25)', async () => {
    const ports = portsOfWorld(server.world)
    const paintingUrl = await ports.media.put(`${'b'.repeat(32)}.webp`, new Uint8Array([1, 2, 3]), 'image/webp')
    await ports.memes.add(buildMeme(5, ada.id, { paintingUrl, createdAtMs: server.world.nowMs - 1 }))
    const ofAnother = await ports.media.put(`${'c'.repeat(32)}.webp`, new Uint8Array([9]), 'image/webp')
    await ports.memes.add(buildMeme(6, ada.id, { trendId: testUuid(77), paintingUrl: ofAnother }))
    provider.behave(KEY, answering({ picture: errorReply(400, 'no') }))
    expect((await make({ style: 'chaotic' })).paintingUrl).toBeNull()
    const meme = await make()
    expect(meme.paintingUrl).not.toBe(paintingUrl)
    expect(server.world.media.get(meme.paintingUrl ?? '')?.bytes).toEqual(new Uint8Array([1, 2, 3]))
    await ada.call('DELETE', `/memes/${testUuid(5)}`)
    expect(server.world.media.has(meme.paintingUrl ?? '')).toBe(true)
    expect(server.world.media.has(paintingUrl)).toBe(false)
  })
})
