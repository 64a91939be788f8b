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
const textOf = (n: number) => [`Line ${'abcdefgh'[n]}`, 'and another']

/** Memes of one maker that were shared, and an administrator. */
async function openScene(count: number) {
  const ada = await arriveAt(server, 1)
  const { call: admin } = await arriveAt(server, 9, 'admin')
  const make = async (n: number, captions = textOf(n)) => {
    const meme = buildMeme(n, ada.id, { trendId: MEME_TREND.id, captions, text: captions.join('\n') })
    await ports().memes.add({ ...meme, createdAtMs: server.world.nowMs })
    return meme.id
  }
  const share = async (id: string) =>
    (await ada.call('POST', '/social/shares', { kind: 'meme', id, platform: null, method: 'copy_link' })).status
  const list = async (id: string) => (await ada.call('PUT', `/memes/${id}/listing`, { isListed: true })).status
  const rewrite = (id: string, captions: readonly string[]) => ada.call('PATCH', `/memes/${id}`, { captions })
  const remove = async (id: string) => {
    await visitorOf(server)('POST', '/reports', { kind: 'meme', id, reason: 'offensive' })
    expect((await admin('POST', `/admin/review/meme/${id}/decision`, { decision: 'take_down' })).status).toBe(200)
  }
  const shown = async () =>
    (await visitorOf(server)<readonly ToldMeme[]>('GET', '/memes/gallery')).data.map(({ id }) => id)
  for (let n = 1; n <= count; n += 1) await share(await make(n))
  return { ada, admin, make, share, list, rewrite, remove, shown }
}

describe('a meme that an administrator removed', () => {
  it('is no base for a remix, not even its maker’s', async () => {
    const { ada, remove } = await openScene(1)
    const remix = () => ada.call<ToldMeme>('POST', `/memes/${testUuid(1)}/remix`)
    const { data } = await remix()
    expect(data.captions).toEqual(textOf(1))
    await remove(testUuid(1))
    expect((await remix()).status).toBe(404)
  })

  it('leaves words that its maker shows nobody again, however they are written', async () => {
    const { ada, share, list, make, rewrite, remove, shown } = await openScene(2)
    const early = await make(3, ['LINE B!', 'and  anöther'])
    expect(await share(early)).toBe(200)
    await remove(testUuid(1))
    const same = await make(4, ['Line, b…', 'and anóther'])
    expect(await share(same)).toBe(409)
    await ada.call('PUT', `/memes/${early}/listing`, { isListed: false })
    expect(await list(early)).toBe(409)
    const { status, fields } = await rewrite(testUuid(2), textOf(1))
    expect([status, Object.keys(fields)]).toEqual([422, ['captions']])
    expect(await shown()).toEqual([testUuid(2)])
    await rewrite(same, ['Something', 'quite new'])
    expect(await share(same)).toBe(200)
  })

  it('is remembered when its maker deletes it', async () => {
    const { ada, share, make, remove } = await openScene(1)
    await remove(testUuid(1))
    expect((await ada.call('DELETE', `/memes/${testUuid(1)}`)).status).toBe(200)
    expect(await share(await make(2, textOf(1)))).toBe(409)
  })

  it('leaves its words free once the decision is taken back, and to others', async () => {
    const { admin, share, make, remove } = await openScene(1)
    await remove(testUuid(1))
    const other = await arriveAt(server, 2)
    await ports().memes.add(buildMeme(5, other.id, { text: textOf(1).join('\n') }))
    const shared = { kind: 'meme', id: testUuid(5), platform: null, method: 'copy_link' }
    expect((await other.call('POST', '/social/shares', shared)).status).toBe(200)
    await admin('POST', `/admin/memes/${testUuid(1)}/decision`, { decision: 'shown' })
    expect(await share(await make(2, textOf(1)))).toBe(200)
  })
})

describe('several removals', () => {
  it('close the gallery to an account, whose links go on working', async () => {
    const { ada, share, list, make, remove, rewrite, shown } = await openScene(4)
    for (const n of [1, 2]) await remove(testUuid(n))
    const fifth = await make(5)
    await share(fifth)
    expect(await shown()).toEqual([fifth, testUuid(4), testUuid(3)])
    await remove(testUuid(3))
    await ada.call('DELETE', `/memes/${testUuid(3)}`)
    const sixth = await make(6)
    expect([await share(sixth), await list(sixth), await list(fifth)]).toEqual([200, 409, 409])
    expect((await visitorOf(server)('GET', `/memes/${sixth}`)).status).toBe(200)
    expect(await shown()).toEqual([fifth, testUuid(4)])
    // what is there already leaves with the next change
    await rewrite(fifth, ['Other', 'words'])
    expect(await shown()).toEqual([testUuid(4)])
  })
})
