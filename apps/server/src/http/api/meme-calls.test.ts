import { HISTORY_KEPT, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { TEXT_REFUSED } from '@trendverse/domain/memes/moderation'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer, type ToldMeme } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
type Person = Awaited<ReturnType<typeof arriveAt>>
const made = async (person: Person, changes: Readonly<Record<string, unknown>> = {}): Promise<ToldMeme> => {
  const { data } = await person.order(changes)
  if (data.meme === null) throw new Error('there should be a meme')
  return data.meme
}

describe('a meme without a key of a provider', () => {
  it('is written at once by the built-in writer, which is no fallback, and costs a unit (MM-09, MM-19)', async () => {
    const ada = await arriveAt(server, 1)
    const { status, data } = await ada.order()
    expect([status, data.job]).toEqual([200, null])
    expect(data.meme).toMatchObject({
      trendId: MEME_TREND.id,
      trendName: MEME_TREND.name,
      imageUrl: null,
      paintingUrl: null,
      style: 'funny',
      tone: 'deadpan',
      type: 'image-text',
      generatedBy: 'built-in',
      fallback: false,
      likes: 0,
      shares: 0,
      savedAt: null,
      sharedAt: null,
      createdAt: '2026-01-02T12:00:00.000Z',
    })
    expect(data.meme?.captions).toHaveLength(2)
    expect(data.meme?.text).toBe(data.meme?.captions.filter((caption) => caption !== '').join('\n'))
    expect(await ada.spent()).toBe(1)
    const account = await ports().accounts.findById(ada.id)
    expect(account).toMatchObject({ lastMemeCreatedAtMs: server.world.nowMs })
    expect(account?.achievements.map(({ id }) => id)).toEqual(['first-meme'])
    const story = await server.request(`/api/trends/${MEME_TREND.id}`)
    expect(await story.json()).toMatchObject({ data: { interactions: 1 } }) // OP-30
  })

  it.each(['drake', 'brain-expand', 'distracted-bf', 'pov', 'wojak'] as const)(
    'has a caption for every box of %s',
    async (format) => {
      const { captions, placements } = await made(await arriveAt(server, 1), { format })
      expect(captions.length).toBe({ drake: 2, 'brain-expand': 4, 'distracted-bf': 3, pov: 2, wojak: 2 }[format])
      expect(placements).toEqual(captions.map(() => null))
    },
  )

  it('is refused to guests, after the last unit (ER-45), and when booking fails (ER-46)', async () => {
    const guest = await visitorOf(server)('POST', '/memes/generate', {
      trendId: MEME_TREND.id,
      style: 'funny',
      tone: 'witty',
      format: 'drake',
    })
    expect([guest.status, guest.code]).toEqual([401, 'authentication_required'])
    server.world.settings.set('dailyMemeLimit', 2)
    const ada = await arriveAt(server, 1)
    for (let n = 0; n < 2; n += 1) expect((await ada.order()).status).toBe(200)
    expect(await ada.order()).toMatchObject({
      status: 403,
      code: 'limit_reached',
      message: 'Daily meme limit reached! You can create 2 more memes tomorrow.',
    })
    expect((await ada.call<readonly ToldMeme[]>('GET', '/memes/user')).data).toHaveLength(2)
  })

  it('goes to exactly one of a hundred who want the last unit', async () => {
    server.world.settings.set('dailyMemeLimit', 3)
    const ada = await arriveAt(server, 1)
    await ada.order()
    await ada.order()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ada.order()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['limit_reached']),
    )
    expect(await ada.spent()).toBe(3)
  })

  it('is about a trend there is, in a format there is, of texts of a sensible length', async () => {
    const ada = await arriveAt(server, 1)
    const refused: readonly (readonly [Readonly<Record<string, unknown>>, number])[] = [
      [{ trendId: testUuid(99) }, 404],
      [{ trendId: 'x' }, 422],
      [{ format: '__proto__' }, 422],
      [{ style: 'rude' }, 422],
      [{ customText: 'x'.repeat(201) }, 422],
      [{ context: 'x'.repeat(301) }, 422],
      [{ userId: testUuid(5) }, 422],
    ]
    for (const [changes, status] of refused) {
      expect((await ada.order(changes)).status, JSON.stringify(changes)).toBe(status)
    }
    expect(await ada.spent()).toBe(0)
  })

  it('is not made with a text that may not be used, which costs nothing (OP-54)', async () => {
    const ada = await arriveAt(server, 1)
    for (const field of ['customText', 'context']) {
      expect(await ada.order({ [field]: 'k1ll y0urs3lf' })).toMatchObject({
        status: 422,
        code: 'invalid_input',
        message: TEXT_REFUSED,
        fields: { [field]: TEXT_REFUSED },
      })
    }
    expect(await ada.spent()).toBe(0)
  })
})

describe('a meme with captions to choose from', () => {
  it('offers three jokes for one unit, and says the first of them', async () => {
    const ada = await arriveAt(server, 1)
    const { choices = [], captions, altText } = await made(ada)
    expect(choices).toHaveLength(3)
    expect(new Set(choices.map((choice) => choice.captions.join())).size).toBe(3)
    expect(choices[0]).toMatchObject({ captions, altText })
    expect(await ada.spent()).toBe(1)
  })

  it('becomes the one its maker takes and forgets the others, also when that is sent twice', async () => {
    const ada = await arriveAt(server, 1)
    const { id, choices = [] } = await made(ada)
    const choose = (choice: unknown) => ada.call<ToldMeme>('PUT', `/memes/${id}/choice`, { choice })
    for (const place of [-1, 3, 0.5, 'x']) expect((await choose(place)).status).toBe(422)
    const chosen = await choose(2)
    expect(chosen.data).toMatchObject({ ...choices[2], text: choices[2]?.captions.join('\n') })
    expect(chosen.data).not.toHaveProperty('choices')
    expect((await choose(1)).data).toEqual(chosen.data)
    expect(await ports().memes.find(id)).not.toHaveProperty('choices')
    expect((await ada.call<readonly ToldMeme[]>('GET', '/memes/user')).data).toEqual([chosen.data])
    expect(await ada.spent()).toBe(1)
  })

  it('is chosen by its maker alone, among what is offered', async () => {
    const [ada, eve] = [await arriveAt(server, 1), await arriveAt(server, 2)]
    const { id, choices = [] } = await made(ada)
    expect((await eve.call('PUT', `/memes/${id}/choice`, { choice: 0 })).status).toBe(404)
    await ports().memes.edit(id, ada.id, () => ({ choices: choices.slice(0, 2) }))
    expect(await ada.call('PUT', `/memes/${id}/choice`, { choice: 2 })).toMatchObject({
      status: 422,
      fields: { choice: 'This meme has 2 captions to choose from.' },
    })
  })

  it('offers no others any more once it says something of its own', async () => {
    const ada = await arriveAt(server, 1)
    const { id } = await made(ada)
    const edited = await ada.call<ToldMeme>('PATCH', `/memes/${id}`, { captions: ['One', 'Two'] })
    expect(edited.data).not.toHaveProperty('choices')
    expect(await ports().memes.find(id)).not.toHaveProperty('choices')
  })
})

describe('a meme about people who suffer', () => {
  it('is kind, whatever style and tone were asked for', async () => {
    await server.stop(1_000)
    const detail = { ...MEME_TREND, name: 'Hundreds killed in Lisbon' }
    const { featured, ...record } = detail
    server = await startMemeServer({
      trends: [{ ...record, featuredByAdmin: featured }],
      details: new Map([[detail.id, detail]]),
    })
    const meme = await made(await arriveAt(server, 1), { style: 'chaotic', tone: 'sarcastic' })
    expect(meme).toMatchObject({ style: 'wholesome', tone: 'wholesome' })
  })
})

describe('a meme to try', () => {
  it('is there for guests, the same at each visit, and costs nothing', async () => {
    const guest = visitorOf(server)
    const ask = () => guest<Record<string, unknown>>('GET', `/memes/example/${MEME_TREND.id}`)
    const { status, data } = await ask()
    expect(status).toBe(200)
    expect(Object.keys(data).toSorted()).toEqual(['altText', 'captions', 'style', 'type'])
    expect((await ask()).data).toEqual(data)
    expect((await guest('GET', `/memes/example/${testUuid(99)}`)).code).toBe('trend_not_found')
  })
})

describe('a meme one has', () => {
  it('is edited caption by caption, moved, and described; what cannot be is refused', async () => {
    const ada = await arriveAt(server, 1)
    const { id } = await made(ada)
    const edit = (changes: Readonly<Record<string, unknown>>) => ada.call<ToldMeme>('PATCH', `/memes/${id}`, changes)
    const placements = [null, { x: 0.25, y: 1, scale: 1.5 }]
    expect((await edit({ captions: ['  One\u202e ', ''], placements })).data).toMatchObject({
      captions: ['One', ''],
      text: 'One',
      placements,
    })
    expect((await edit({ altText: 'A hat' })).data).toMatchObject({ altText: 'A hat', captions: ['One', ''] })
    const refused = [
      { captions: ['One'] },
      { captions: ['x'.repeat(201), ''] },
      { captions: ['k1ll y0urs3lf', ''] },
      { placements: [null] },
      { placements: [null, { x: 2, y: 0, scale: 1 }] },
      { altText: ' ' },
      { hidden: false },
    ]
    for (const changes of refused) expect((await edit(changes)).status, JSON.stringify(changes)).toBe(422)
    expect((await ada.call<readonly ToldMeme[]>('GET', '/memes/user')).data).toMatchObject([
      { captions: ['One', ''], altText: 'A hat', placements },
    ])
  })

  it('is kept among the latest hundred, and its file goes with it (MM-20)', async () => {
    const ada = await arriveAt(server, 1)
    const paths = await Promise.all(
      Array.from({ length: HISTORY_KEPT }, (_, n) =>
        ports().media.put(`${'0'.repeat(30)}${n.toString(16).padStart(2, '0')}.webp`, new Uint8Array(1), 'image/webp'),
      ),
    )
    for (const [n, imageUrl] of paths.entries()) {
      const createdAtMs = server.world.nowMs - 1_000 + n
      await ports().memes.add(buildMeme(1_000 + n, ada.id, { imageUrl, createdAtMs }))
    }
    await made(ada)
    expect(server.world.media.has(paths[0] ?? '')).toBe(false)
    expect(server.world.media.size).toBe(HISTORY_KEPT - 1)
    const list = await ada.call<readonly ToldMeme[]>('GET', '/memes/user?pageSize=20&page=5')
    expect([list.data.length, JSON.parse(list.text)]).toMatchObject([
      20,
      { total: HISTORY_KEPT, page: 5, pageSize: 20 },
    ])
  })

  it('is saved, at most fifty at a time unless the oldest may go (OP-55)', async () => {
    const ada = await arriveAt(server, 1)
    for (let n = 0; n <= SAVED_KEPT; n += 1) {
      await ports().memes.add(buildMeme(1_000 + n, ada.id, { createdAtMs: server.world.nowMs + n }))
    }
    const save = (n: number, body = {}) => ada.call<ToldMeme>('PUT', `/memes/saved/${testUuid(1_000 + n)}`, body)
    for (let n = 0; n < SAVED_KEPT; n += 1) {
      server.world.nowMs += 1
      expect((await save(n)).data.savedAt).toBe(new Date(server.world.nowMs).toISOString())
    }
    const refused = await save(SAVED_KEPT)
    expect([refused.status, refused.code]).toEqual([409, 'conflict'])
    expect((await save(SAVED_KEPT, { replaceOldest: true })).status).toBe(200)
    const savedIds = async () =>
      (await ada.call<readonly ToldMeme[]>('GET', '/memes/saved?pageSize=100')).data.map(({ id }) => id)
    expect(await savedIds()).toHaveLength(SAVED_KEPT)
    expect(await savedIds()).not.toContain(testUuid(1_000))
    const unsaved = await ada.call<ToldMeme>('DELETE', `/memes/saved/${testUuid(1_001)}`)
    expect(unsaved.data.savedAt).toBeNull()
    expect(await savedIds()).toHaveLength(SAVED_KEPT - 1)
  })

  it('is seen by others once its maker shared it, under a first name, and nothing more of it (SH-07, OP-64)', async () => {
    const ada = await arriveAt(server, 1)
    const guest = visitorOf(server)
    const { id } = await made(ada)
    expect((await guest('GET', `/memes/${id}`)).status).toBe(404)
    expect((await ada.call('GET', `/memes/${id}`)).status).toBe(200)
    await ports().memes.share(id, ada.id, server.world.nowMs)
    const seen = await guest<Record<string, unknown>>('GET', `/memes/${id}`)
    expect(seen.data).toMatchObject({ id, createdBy: (await ports().accounts.findById(ada.id))?.firstName })
    for (const hidden of ['imagePrompt', 'savedAt', 'generatedBy', 'shares'])
      expect(seen.data).not.toHaveProperty(hidden)
    expect(seen.text).not.toContain(ada.id)
    await ports().accounts.update(ada.id, { firstName: ' ' })
    expect((await guest<ToldMeme>('GET', `/memes/${id}`)).data.createdBy).toBe('Anonymous')
  })

  it('is nobody else’s to change, and deleted with its files', async () => {
    const [ada, eve] = [await arriveAt(server, 1), await arriveAt(server, 2)]
    const { id } = await made(ada)
    await ports().memes.share(id, ada.id, server.world.nowMs)
    const imageUrl = await ports().media.put(`${'a'.repeat(32)}.webp`, new Uint8Array(1), 'image/webp')
    await ports().memes.replaceImage(id, ada.id, imageUrl)
    const attempts = [
      await eve.call('PATCH', `/memes/${id}`, { altText: 'stolen' }),
      await eve.call('DELETE', `/memes/${id}`),
      await eve.call('PUT', `/memes/saved/${id}`, {}),
      await eve.call('DELETE', `/memes/saved/${id}`),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(server.world.media.size).toBe(1)
    expect((await ada.call('DELETE', `/memes/${id}`)).data).toEqual({ removed: true })
    expect(server.world.media.size).toBe(0)
    expect((await ada.call('GET', `/memes/${id}`)).status).toBe(404)
  })
})
