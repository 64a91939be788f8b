import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer, type ToldMeme } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Told = ToldMeme & { readonly remixOf: unknown; readonly sharedAt: string | null; readonly type: string }

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
const ORIGINAL = testUuid(1)
type Call = ReturnType<typeof visitorOf>
const remix = (call: Call, id = ORIGINAL) => call<Told>('POST', `/memes/${id}/remix`)

/** A meme of Ada's in the gallery, and Bob, who looks at it. */
async function openScene(changes: Parameters<typeof buildMeme>[2] = {}) {
  const [ada, bob] = [await arriveAt(server, 1), await arriveAt(server, 2)]
  await ports().accounts.update(ada.id, { firstName: 'Ada' })
  const { nowMs } = server.world
  await ports().memes.add(buildMeme(1, ada.id, { type: 'drake', sharedAtMs: nowMs, listedAtMs: nowMs, ...changes }))
  return { ada, bob }
}

it('makes a meme of one’s own that begins as the original, says so, and is kept to its maker', async () => {
  const { bob } = await openScene()
  const { status, data } = await remix(bob.call)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    trendId: MEME_TREND.id,
    trendName: MEME_TREND.name,
    type: 'drake',
    captions: ['Nobody asked.', 'Here it is anyway.'],
    createdBy: 'Test',
    remixOf: { original: { id: ORIGINAL, trendId: MEME_TREND.id, createdBy: 'Ada' } },
    savedAt: null,
    sharedAt: null,
  })
  expect(data.id).not.toBe(ORIGINAL)
  expect((await visitorOf(server)('GET', `/memes/${data.id}`)).status).toBe(404)
  expect((await bob.call('PATCH', `/memes/${data.id}`, { captions: ['Mine', 'now'] })).status).toBe(200)
  expect((await ports().memes.find(ORIGINAL))?.captions).toEqual(['Nobody asked.', 'Here it is anyway.'])
})

it('costs a unit like any meme, and none is made without one (LM-06, ER-45)', async () => {
  server.world.settings.set('dailyMemeLimit', 1)
  const { bob } = await openScene()
  expect((await remix(bob.call)).status).toBe(200)
  expect(await bob.spent()).toBe(1)
  expect(await remix(bob.call)).toMatchObject({
    status: 403,
    code: 'limit_reached',
    message: 'Daily meme limit reached! You can create 1 more memes tomorrow.',
  })
  expect((await bob.call<readonly Told[]>('GET', '/memes/user')).data).toHaveLength(1)
})

it('is made of what is in the gallery alone, by whoever is signed in, about a trend there is, and costs nothing else', async () => {
  const { ada, bob } = await openScene()
  const { nowMs } = server.world
  await ports().memes.add(buildMeme(2, ada.id))
  await ports().memes.add(buildMeme(3, ada.id, { sharedAtMs: nowMs }))
  await ports().memes.add(buildMeme(4, ada.id, { sharedAtMs: nowMs, listedAtMs: nowMs, hidden: true }))
  for (const n of [2, 3, 4, 99]) expect((await remix(bob.call, testUuid(n))).status).toBe(404)
  expect((await remix(visitorOf(server))).status).toBe(401)
  for (const call of [visitorOf(server), (await arriveAt(server, 5)).call]) {
    await call('POST', '/reports', { kind: 'meme', id: ORIGINAL, reason: 'other' })
  }
  expect((await remix(bob.call)).status).toBe(404)
  await ports().memes.decide(ORIGINAL, 'shown')
  await ports().accounts.update(ada.id, { isActive: false })
  expect((await remix(bob.call)).status).toBe(404)
  await ports().accounts.update(ada.id, { isActive: true })
  server.world.details.clear()
  expect(await remix(bob.call)).toMatchObject({ status: 404, code: 'trend_not_found' })
  expect(await bob.spent()).toBe(0)
})

it('has a painting of its own, which goes with it and leaves the original’s', async () => {
  const { bob } = await openScene({ paintingUrl: '/media/painted.webp' })
  server.world.media.set('/media/painted.webp', { bytes: new Uint8Array([1, 2]), contentType: 'image/webp' })
  const { data } = await remix(bob.call)
  expect(data.paintingUrl).toMatch(/^\/media\/[\da-f]{32}\.webp$/)
  expect([...server.world.media.keys()]).toEqual(['/media/painted.webp', data.paintingUrl])
  await bob.call('DELETE', `/memes/${data.id}`)
  expect([...server.world.media.keys()]).toEqual(['/media/painted.webp'])
})

it('gives the unit back and leaves no file where it could not be kept', async () => {
  const { bob } = await openScene({ paintingUrl: '/media/painted.webp' })
  server.world.media.set('/media/painted.webp', { bytes: new Uint8Array([1]), contentType: 'image/webp' })
  const { memes } = server.world.store
  const set = memes.set.bind(memes)
  memes.set = () => {
    throw new Error('the disk is full')
  }
  expect((await remix(bob.call)).status).toBe(500)
  memes.set = set
  expect(await bob.spent()).toBe(0)
  expect([...server.world.media.keys()]).toEqual(['/media/painted.webp'])
})

it('leaves no name behind once the original is gone, hidden, or its maker closed the account', async () => {
  const { ada, bob } = await openScene()
  const { data } = await remix(bob.call)
  await bob.call('POST', '/social/shares', { kind: 'meme', id: data.id, platform: null, method: 'copy_link' })
  const told = async () => (await visitorOf(server)<Told>('GET', `/memes/${data.id}`)).data.remixOf
  expect(await told()).toEqual({ original: { id: ORIGINAL, trendId: MEME_TREND.id, createdBy: 'Ada' } })
  await visitorOf(server)('POST', '/reports', { kind: 'meme', id: ORIGINAL, reason: 'other' })
  await ports().memes.decide(ORIGINAL, 'hidden')
  expect(await told()).toEqual({ original: null })
  await ports().memes.decide(ORIGINAL, 'shown')
  await ports().accounts.update(ada.id, { isActive: false })
  expect(await told()).toEqual({ original: null })
  await ports().accounts.update(ada.id, { isActive: true })
  expect(await told()).toMatchObject({ original: { createdBy: 'Ada' } })
  await ports().accounts.remove(ada.id)
  expect(await told()).toEqual({ original: null })
})
