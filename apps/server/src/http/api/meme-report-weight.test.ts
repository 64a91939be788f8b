import { DAY_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arriveAt, startMemeServer } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
type Call = ReturnType<typeof visitorOf>
const MEMES = Array.from({ length: 24 }, (_, n) => testUuid(n + 1))
const [MEME = ''] = MEMES

async function openScene(memes = MEMES.length) {
  const ada = await arriveAt(server, 1)
  const admin = (await arriveAt(server, 9, 'admin')).call
  for (let n = 1; n <= memes; n += 1) {
    const listedAtMs = server.world.nowMs - n
    await ports().memes.add(buildMeme(n, ada.id, { sharedAtMs: listedAtMs, listedAtMs, text: `Line ${n}` }))
  }
  const shown = async () => (await visitorOf(server)<readonly object[]>('GET', '/memes/gallery')).data.length
  const report = async (call: Call, id = MEME) =>
    expect((await call('POST', '/reports', { kind: 'meme', id, reason: 'offensive' })).status).toBe(200)
  const decide = async (decision: string, id = MEME) =>
    expect((await admin('POST', `/admin/review/meme/${id}/decision`, { decision })).status).toBe(200)
  const arriveOld = async (n: number, changes: object = {}) => {
    const registeredAtMs = server.world.nowMs - 8 * DAY_MS
    const { token } = await signInAs(ports(), n, 'user', { registeredAtMs, ...changes })
    return visitorOf(server, token)
  }
  return { ada, admin, shown, report, decide, arriveOld }
}

describe('one person’s reports of memes', () => {
  it('of an account of standing take a few a day out of the gallery, not the first page', async () => {
    const { shown, report, arriveOld } = await openScene()
    const eve = await arriveOld(2)
    for (const id of MEMES.slice(0, 20)) await report(eve, id)
    expect(await shown()).toBe(21)
  })

  it('take as few with a new account and a visitor without one', async () => {
    const { shown, report } = await openScene()
    const [eve, guest] = [(await arriveAt(server, 2)).call, visitorOf(server)]
    for (const id of MEMES.slice(0, 18)) {
      await report(eve, id)
      await report(guest, id)
    }
    expect(await shown()).toBe(21)
  })

  it('take nothing with accounts that prove no address, however many', async () => {
    const { shown, report } = await openScene(2)
    for (const n of [2, 3, 4]) {
      const { token } = await signInAs(ports(), n, 'user', { emailVerified: false })
      await report(visitorOf(server, token))
    }
    await report(visitorOf(server))
    expect(await shown()).toBe(2)
  })

  it('take a few a day with as many accounts as one network has', async () => {
    const { shown, report, arriveOld } = await openScene()
    for (let n = 0; n < 8; n += 1) {
      const eve = await arriveOld(20 + n)
      for (const id of MEMES.slice(3 * n, 3 * n + 3)) await report(eve, id)
    }
    expect(await shown()).toBe(14)
  })

  it('count as before the next day', async () => {
    const { shown, report, arriveOld } = await openScene()
    const eve = await arriveOld(2)
    for (const id of MEMES.slice(0, 5)) await report(eve, id)
    expect(await shown()).toBe(21)
    server.world.nowMs += DAY_MS + 1
    await report(eve, MEMES[5])
    expect(await shown()).toBe(20)
  })

  it('count more once administrators agreed', async () => {
    const { shown, report, decide, arriveOld } = await openScene()
    const eve = await arriveOld(2)
    for (const id of MEMES.slice(0, 3)) await report(eve, id)
    for (const id of MEMES.slice(0, 2)) await decide('take_down', id)
    server.world.nowMs += DAY_MS + 1
    for (const id of MEMES.slice(6, 18)) await report(eve, id)
    expect(await shown()).toBe(21 - 9)
  })

  it('weigh less once administrators did not', async () => {
    const { shown, report, decide, arriveOld } = await openScene(6)
    const eve = await arriveOld(2)
    await report(eve)
    await decide('keep')
    expect(await shown()).toBe(6)
    await report(eve, MEMES[1])
    expect(await shown()).toBe(6)
    await report(visitorOf(server), MEMES[1])
    expect(await shown()).toBe(5)
    for (const id of [MEMES[1], MEMES[2]]) {
      await report(eve, id)
      await decide('keep', id)
    }
    server.world.nowMs += DAY_MS + 1
    await report(eve, MEMES[3])
    await report(visitorOf(server), MEMES[3])
    expect(await shown()).toBe(6)
  })
})

describe('a meme that an administrator kept', () => {
  it('is taken out by nobody but an administrator', async () => {
    const { shown, report, decide, admin, arriveOld } = await openScene(2)
    await report(await arriveOld(2))
    expect(await shown()).toBe(1)
    await decide('keep')
    for (const call of [(await arriveAt(server, 3)).call, visitorOf(server), await arriveOld(4)]) await report(call)
    expect(await shown()).toBe(2)
    await report(admin)
    expect(await shown()).toBe(1)
  })

  it('can be withdrawn again once its words are others, by the same people', async () => {
    const { ada, shown, report, decide, arriveOld } = await openScene(2)
    const [eve, bob, guest] = [await arriveOld(2), (await arriveAt(server, 3)).call, visitorOf(server)]
    for (const call of [bob, guest]) await report(call)
    expect(await shown()).toBe(1)
    await decide('keep')
    await ada.call('PATCH', `/memes/${MEME}`, { captions: ['Something', 'else entirely'] })
    expect(await shown()).toBe(2)
    await report(guest)
    await report(eve)
    expect(await shown()).toBe(1)
  })

  it('stays open to what administrators read', async () => {
    const { report, decide, admin, arriveOld } = await openScene(1)
    await report(await arriveOld(2))
    await decide('keep')
    await report(await arriveOld(4))
    const { data } = await admin<readonly { openReports: number }[]>('GET', '/admin/memes?status=open')
    expect(data).toMatchObject([{ openReports: 1 }])
  })
})
