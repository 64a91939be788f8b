import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer, type ToldMeme } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Told = ToldMeme & {
  readonly type: string
  readonly placements: readonly unknown[]
  readonly altText: string
  readonly source: string
}

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

type Call = ReturnType<typeof visitorOf>

const WRITTEN = {
  style: 'funny',
  format: 'drake',
  captions: ['Paper maps', 'Asking the stars 🌟'],
  placements: [null, { x: 0.5, y: 0.25, scale: 1.5 }],
}
const begin = (call: Call, change: object = {}, trendId: string = MEME_TREND.id) =>
  call<Told>('POST', `/memes/example/${trendId}`, { ...WRITTEN, ...change })

it('makes a meme of what was written before there was an account, where it was put', async () => {
  const { call, spent } = await arriveAt(server, 1)
  const { status, data } = await begin(call)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    trendId: MEME_TREND.id,
    type: 'drake',
    captions: WRITTEN.captions,
    placements: WRITTEN.placements,
    text: 'Paper maps\nAsking the stars 🌟',
    source: 'Captions of its maker',
    savedAt: null,
  })
  expect(data.altText).toContain('It reads: Paper maps / Asking the stars 🌟')
  expect(await spent()).toBe(1)
  expect((await call<readonly Told[]>('GET', '/memes/user')).data.map(({ id }) => id)).toEqual([data.id])
})

it('costs a unit like any meme, and none is made without one (LM-06, ER-45)', async () => {
  server.world.settings.set('dailyMemeLimit', 1)
  const { call } = await arriveAt(server, 1)
  expect((await begin(call)).status).toBe(200)
  expect(await begin(call)).toMatchObject({ status: 403, code: 'limit_reached' })
  expect((await call<readonly Told[]>('GET', '/memes/user')).data).toHaveLength(1)
})

it.each([
  ['one caption too few', { captions: ['Only one'] }],
  ['one place too many', { placements: [null, null, null] }],
  ['a caption beyond 200 characters', { captions: ['a'.repeat(201), 'b'] }],
  ['a format nobody knows', { format: 'stolen-template' }],
  ['words that may not be used', { captions: ['kill yourself', 'now'] }],
])('refuses %s, and books nothing', async (_, change) => {
  const { call, spent } = await arriveAt(server, 1)
  expect(await begin(call, change)).toMatchObject({ status: 422, code: 'invalid_input' })
  expect(await spent()).toBe(0)
})

it('is for whoever is signed in, about a trend there is', async () => {
  const { call, spent } = await arriveAt(server, 1)
  expect((await begin(visitorOf(server))).status).toBe(401)
  expect((await begin(call, {}, testUuid(99))).status).toBe(404)
  expect(await spent()).toBe(0)
})

it('is kind where people suffer, whatever style is asked for', async () => {
  const sad = { ...MEME_TREND, id: testUuid(70), name: 'Earthquake in Lisbon', category: 'Science' } as const
  const { featured, ...record } = sad
  await server.stop(1_000)
  server = await startMemeServer({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[sad.id, sad]]),
  })
  const { call } = await arriveAt(server, 1)
  expect((await begin(call, { style: 'chaotic' }, sad.id)).data).toMatchObject({ style: 'wholesome' })
})
