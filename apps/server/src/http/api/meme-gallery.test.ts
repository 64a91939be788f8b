import { GALLERY_PAGE_SIZE } from '@trendverse/domain/memes/gallery'
import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer, type ToldMeme } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Shown = ToldMeme & { readonly accent: string | null; readonly remixOf: unknown; readonly isListed?: boolean }
type Part = { readonly data: readonly Shown[]; readonly nextCursor: string | null }

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
const MEME = testUuid(1)

/** The gallery at once, or after a while: what changes of trends and accounts caches notice within a minute. */
async function gallery(query = '', afterMs = 0): Promise<Part> {
  server.world.nowMs += afterMs
  const { status, text } = await visitorOf(server)('GET', `/memes/gallery${query}`)
  expect(status).toBe(200)
  return JSON.parse(text) as Part
}
const idsShown = async (afterMs?: number) => (await gallery('', afterMs)).data.map(({ id }) => id)
const share = (call: ReturnType<typeof visitorOf>, id = MEME) =>
  call('POST', '/social/shares', { kind: 'meme', id, platform: null, method: 'copy_link' })

/** A meme its maker has just shared. */
async function sharedScene(changes: Parameters<typeof buildMeme>[2] = {}) {
  const ada = await arriveAt(server, 1)
  await ports().accounts.update(ada.id, { firstName: 'Ada' })
  await ports().memes.add(buildMeme(1, ada.id, changes))
  await share(ada.call)
  return ada
}

describe('the gallery of memes', () => {
  it('shows what its maker shared, by a first name, without anything only the maker sees, and without an upload', async () => {
    const secrets = { imagePrompt: 'secret', targetAudience: 'secret', memeCulture: 'secret', source: 'secret' }
    const ada = await sharedScene({ ...secrets, imageUrl: '/media/upload.webp' })
    const { data, nextCursor } = await gallery()
    expect(nextCursor).toBeNull()
    expect(data).toMatchObject([
      { id: MEME, createdBy: 'Ada', accent: MEME_TREND.color, captions: ['Nobody asked.', 'Here it is anyway.'] },
    ])
    const told = JSON.stringify(data)
    for (const hidden of ['secret', 'upload.webp', ada.id, '1@example.org']) expect(told).not.toContain(hidden)
    const fields =
      'accent altText captions createdAt createdBy hashtags id listedAt paintingUrl placements remixOf style text tone ' +
      'trendId trendName type'
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(fields.split(' '))
  })

  it('shows nothing that was not shared by its maker', async () => {
    const [ada, bob] = [await arriveAt(server, 1), await arriveAt(server, 2)]
    await ports().memes.add(buildMeme(1, ada.id))
    await share(bob.call)
    await share(visitorOf(server))
    expect(await idsShown()).toEqual([])
    await share(ada.call)
    expect(await idsShown()).toEqual([MEME])
  })

  it('lets its maker take a meme out and put it back; its link keeps working', async () => {
    const ada = await sharedScene()
    const list = (isListed: boolean, call = ada.call, id = MEME) =>
      call<Shown>('PUT', `/memes/${id}/listing`, { isListed })
    expect(await idsShown()).toEqual([MEME])
    expect((await list(false)).data).toMatchObject({ id: MEME, isListed: false })
    expect(await idsShown()).toEqual([])
    expect((await visitorOf(server)<Shown>('GET', `/memes/${MEME}`)).data.isListed).toBe(false)
    await share(ada.call)
    expect(await idsShown()).toEqual([])
    expect((await list(true)).data.isListed).toBe(true)
    expect(await idsShown()).toEqual([MEME])

    await ports().memes.add(buildMeme(2, ada.id))
    expect(await list(true, ada.call, testUuid(2))).toMatchObject({ status: 409, code: 'conflict' })
    expect((await list(false, (await arriveAt(server, 2)).call)).status).toBe(404)
    expect((await list(false, visitorOf(server))).status).toBe(401)
  })

  it('begins with today and leads to older ones, each once', async () => {
    const ada = await arriveAt(server, 1)
    const addListed = (n: number, listedAtMs: number) =>
      ports().memes.add(buildMeme(n, ada.id, { sharedAtMs: listedAtMs, listedAtMs }))
    const yesterdayMs = server.world.nowMs - DAY_MS
    for (let n = 1; n <= GALLERY_PAGE_SIZE + 1; n += 1) await addListed(n, yesterdayMs)
    await addListed(50, server.world.nowMs)
    const first = await gallery()
    expect(first.data.map(({ id }) => id)).toEqual([testUuid(50)])
    const second = await gallery(`?cursor=${first.nextCursor ?? ''}`)
    const third = await gallery(`?cursor=${second.nextCursor ?? ''}`)
    const behind = [...second.data, ...third.data].map(({ id }) => id)
    expect([second.data.length, third.data.length, third.nextCursor]).toEqual([GALLERY_PAGE_SIZE, 1, null])
    expect(new Set(behind).size).toBe(GALLERY_PAGE_SIZE + 1)
    server.world.nowMs += DAY_MS
    expect((await gallery()).data).toHaveLength(GALLERY_PAGE_SIZE)
  })

  it.each(['', 'x', '1', `1.${'-'.repeat(36)}`, `-1.${MEME}`, `99999999999999999.${MEME}`, `9999999999999999.${MEME}`])(
    'refuses a cursor that no page named: %j',
    async (cursor) => {
      const { status, fields } = await visitorOf(server)('GET', `/memes/gallery?cursor=${encodeURIComponent(cursor)}`)
      expect([status, Object.keys(fields)]).toEqual([422, ['cursor']])
    },
  )

  it('does without a meme that was reported until an administrator kept it, and without a hidden one', async () => {
    await sharedScene()
    const admin = (await arriveAt(server, 9, 'admin')).call
    expect(await idsShown()).toEqual([MEME])
    const report = (call = visitorOf(server)) =>
      call('POST', '/reports', { kind: 'meme', id: MEME, reason: 'offensive' })
    for (let guests = 0; guests < 3; guests += 1) await report()
    expect(await idsShown()).toEqual([MEME])
    // somebody who came today: one more that is no guest is needed
    await report((await arriveAt(server, 2)).call)
    expect(await idsShown()).toEqual([])
    const decide = (decision: string) => admin('POST', `/admin/review/meme/${MEME}/decision`, { decision })
    expect((await decide('keep')).status).toBe(200)
    expect(await idsShown()).toEqual([MEME])
    await decide('take_down')
    expect(await idsShown()).toEqual([])
    await admin('POST', `/admin/memes/${MEME}/decision`, { decision: 'shown' })
    expect(await idsShown()).toEqual([MEME])
  })

  it('does without a meme at once that somebody with standing reported', async () => {
    await sharedScene()
    const { token } = await signInAs(ports(), 2, 'user', { registeredAtMs: server.world.nowMs - 7 * DAY_MS })
    expect(await idsShown()).toEqual([MEME])
    await visitorOf(server, token)('POST', '/reports', { kind: 'meme', id: MEME, reason: 'offensive' })
    expect(await idsShown()).toEqual([])
  })

  it('forgets at once what an administrator did to a maker, and by which name makers go', async () => {
    const ada = await sharedScene()
    const admin = (await arriveAt(server, 9, 'admin')).call
    const set = (status: string) => admin('PUT', `/admin/users/${ada.id}`, { status })
    expect(await idsShown()).toEqual([MEME])
    expect((await set('suspended')).status).toBe(200)
    expect(await idsShown()).toEqual([])
    await set('active')
    expect((await gallery()).data[0]?.createdBy).toBe('Ada')
    await admin('PUT', `/admin/users/${ada.id}`, { firstName: 'Grace' })
    expect((await gallery()).data[0]?.createdBy).toBe('Grace')
    await admin('DELETE', `/admin/users/${ada.id}`)
    expect(await idsShown()).toEqual([])
  })

  it('loses a meme with its deletion, and those of an account that is closed or deleted', async () => {
    const ada = await sharedScene()
    await ports().memes.add(buildMeme(2, ada.id, { sharedAtMs: 5, listedAtMs: 5 }))
    expect(await idsShown()).toEqual([MEME])
    await ada.call('DELETE', `/memes/${MEME}`)
    expect(await idsShown()).toEqual([testUuid(2)])
    await ports().accounts.update(ada.id, { isActive: false, status: 'permanently_blocked' })
    expect(await idsShown(MINUTE_MS)).toEqual([])
    await ports().accounts.update(ada.id, { isActive: true, status: 'active' })
    expect(await idsShown(MINUTE_MS)).toEqual([testUuid(2)])
    await ports().accounts.remove(ada.id)
    expect(await idsShown(MINUTE_MS)).toEqual([])
  })

  it('says what a maker changed afterwards', async () => {
    const ada = await sharedScene()
    await gallery()
    await ada.call('PATCH', `/memes/${MEME}`, { captions: ['Changed', ''] })
    expect((await gallery()).data[0]?.captions).toEqual(['Changed', ''])
  })

  it('keeps a meme whose trend is gone, without a page to open it on', async () => {
    await sharedScene()
    server.world.trends = []
    expect((await gallery('', MINUTE_MS)).data).toMatchObject([{ id: MEME, accent: null }])
    server.world.trends = [{ ...MEME_TREND, id: testUuid(77), featuredByAdmin: null }]
    server.world.survivors.set(MEME_TREND.id, testUuid(77))
    expect((await gallery('', MINUTE_MS)).data).toMatchObject([{ id: MEME, accent: MEME_TREND.color }])
  })
})
