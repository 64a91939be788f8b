import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { DEFAULT_FLOATING_BUTTON } from '@trendverse/domain/social/floating-button'
import { DEFAULT_SOCIAL_SETTINGS } from '@trendverse/domain/social/social-settings'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addAttempt, addFinishedAttempt } from '../../testing/sample-attempts'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

const BUTTON = DEFAULT_FLOATING_BUTTON
const ATTEMPT = testUuid(500)

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(1_000))

async function person(n: number, kind: 'user' | 'admin' = 'user') {
  const { token, user } = await signInAs(portsOfWorld(server.world), n, kind)
  return { call: visitorOf(server, token), id: user.id }
}
const guest = () => visitorOf(server)

describe('settings of sharing', () => {
  it('begin with the defaults, for everybody (SO-02, FL-10)', async () => {
    const read = await guest()('GET', '/social/settings')
    expect([read.status, read.data]).toEqual([200, { ...DEFAULT_SOCIAL_SETTINGS, redirects: {} }])
  })

  it('reach every visitor once an administrator set them, and stand in the audit log (SO-04)', async () => {
    const { call } = await person(9, 'admin')
    const links = { ...DEFAULT_SOCIAL_SETTINGS.links, github: { enabled: true, url: 'https://github.com/us' } }
    const button = { ...BUTTON, showLabels: false, position: { x: 40, y: 200 } }
    expect((await call('PUT', '/social/settings', { links, button })).data).toEqual({ links, button })
    expect((await guest()('GET', '/social/settings')).data).toEqual({ links, button, redirects: {} })
    const log = await call('GET', '/admin/audit-log?action=social_settings.updated')
    expect(log.data).toMatchObject([{ details: { button: { showLabels: false } } }])
  })

  it.each([
    ['an address of a script', { links: { reddit: { enabled: true, url: 'javascript:alert(1)' } }, button: BUTTON }],
    ['an address without TLS', { links: { reddit: { enabled: true, url: 'http://a.example' } }, button: BUTTON }],
    ['an unknown platform', { links: { myspace: { enabled: true, url: '' } }, button: BUTTON }],
    ['half a button', { links: {}, button: { enabled: true } }],
    ['a place outside of any window', { links: {}, button: { ...BUTTON, position: { x: -1, y: 0 } } }],
    ['a field too many', { links: {}, button: BUTTON, redirects: {} }],
  ])('stay as they were for %s (OP-65)', async (_, body) => {
    const { call } = await person(9, 'admin')
    expect((await call('PUT', '/social/settings', body)).status).toBe(422)
    expect((await guest()('GET', '/social/settings')).data).toEqual({ ...DEFAULT_SOCIAL_SETTINGS, redirects: {} })
  })

  it('survive what somebody else wrote where they are kept', async () => {
    server.world.settings.set('socialSettings', { links: 'x', button: { ...BUTTON, quickShare: false } })
    server.world.settings.set('socialRedirects', [1])
    expect((await guest()('GET', '/social/settings')).data).toEqual({
      ...DEFAULT_SOCIAL_SETTINGS,
      button: { ...BUTTON, quickShare: false },
      redirects: {},
    })
  })
})

describe('redirects (API-15, OP-63)', () => {
  const reddit = { enabled: true, redirectUrl: 'https://go.example/?u={url}&t={text}' }
  const twitter = { enabled: false, redirectUrl: '' }

  it('change for the platforms named, and stay for the others', async () => {
    const { call } = await person(9, 'admin')
    expect((await guest()('GET', '/social/redirects')).data).toEqual({})
    await call('POST', '/social/redirects', { reddit })
    server.world.nowMs += 1
    expect((await call('POST', '/social/redirects', { twitter })).data).toEqual({ reddit, twitter })
    expect((await guest()('GET', '/social/redirects')).data).toEqual({ reddit, twitter })
    expect((await guest()('GET', '/social/settings')).data).toMatchObject({ redirects: { reddit, twitter } })
    const log = await call('GET', '/admin/audit-log?action=social_redirects.updated')
    expect(log.data).toMatchObject([{ details: { twitter } }, { details: { reddit } }])
  })

  it('are refused to any place but https', async () => {
    const { call } = await person(9, 'admin')
    for (const redirectUrl of ['http://go.example', 'https://{url}', '//go.example', 'data:text/html,x']) {
      expect((await call('POST', '/social/redirects', { reddit: { enabled: true, redirectUrl } })).status).toBe(422)
    }
    expect((await guest()('GET', '/social/redirects')).data).toEqual({})
  })
})

describe('shares', () => {
  const share = (call: ReturnType<typeof visitorOf>, parts: object = {}) =>
    call('POST', '/social/shares', { kind: 'trend', id: testUuid(1), platform: 'reddit', method: 'platform', ...parts })

  it('are counted for administrators, by kind and platform', async () => {
    const { call } = await person(9, 'admin')
    expect((await share(guest())).data).toEqual({ counted: true })
    await share(guest(), { kind: 'page', id: '/about', platform: null, method: 'native' })
    expect((await call<{ shares: unknown }>('GET', '/admin/analytics')).data.shares).toMatchObject({
      total: 2,
      today: 2,
      byKind: [
        { kind: 'trend', count: 1 },
        { kind: 'page', count: 1 },
      ],
      byPlatform: [
        { platform: 'reddit', count: 1 },
        { platform: null, count: 1 },
      ],
    })
  })

  it('of one’s own result are an interaction with its trend, however often it is shared (OP-30, TR-13)', async () => {
    server.world.trends.splice(0, Infinity, buildTrendRecord(2, { interactions: 3 }))
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    const interactions = () => server.world.trends[0]?.interactions
    await share(guest(), { kind: 'quiz', id: ATTEMPT })
    await share((await person(2)).call, { kind: 'quiz', id: ATTEMPT })
    await share(ada.call, { kind: 'quiz', id: testUuid(501) })
    expect(interactions()).toBe(3)
    await share(ada.call, { kind: 'quiz', id: ATTEMPT.toUpperCase() })
    expect(interactions()).toBe(4)
    await share(ada.call, { kind: 'quiz', id: ATTEMPT, platform: 'reddit' })
    expect(interactions()).toBe(4)
  })

  it('of a meme make it public by its maker, and count by whoever may see it (OP-64)', async () => {
    const ada = await person(1)
    const { memes } = portsOfWorld(server.world)
    const meme = buildMeme(1, ada.id)
    await memes.add(meme)
    server.world.trends.splice(0, Infinity, buildTrendRecord(1, { id: meme.trendId, interactions: 3 }))
    const shareMeme = (call: ReturnType<typeof visitorOf>) => share(call, { kind: 'meme', id: meme.id })
    await shareMeme(guest())
    await shareMeme((await person(2)).call)
    expect(await memes.find(meme.id)).toMatchObject({ sharedAtMs: null, shares: 0 })
    await shareMeme(ada.call)
    await shareMeme(guest())
    expect(await memes.find(meme.id)).toMatchObject({ sharedAtMs: server.world.nowMs, shares: 2 })
    await shareMeme((await person(3)).call)
    await shareMeme(ada.call)
    // TR-13: by its maker, once.
    expect(server.world.trends[0]?.interactions).toBe(4)
  })

  it('of a profile make it public by its owner, who can take it back (OP-64)', async () => {
    const ada = await person(1)
    const seen = async () => (await guest()('GET', '/profiles/PERSON_1')).status
    await share(guest(), { kind: 'profile', id: ada.id })
    await share((await person(2)).call, { kind: 'profile', id: ada.id })
    expect(await seen()).toBe(404)
    await share(ada.call, { kind: 'profile', id: ada.id })
    expect(await seen()).toBe(200)
    expect((await ada.call('PUT', '/account', { profileShared: true })).status).toBe(422)
    expect((await ada.call('PUT', '/account', { profileShared: false })).status).toBe(200)
    expect(await seen()).toBe(404)
  })

  it('of a quiz that is not finished are none', async () => {
    server.world.trends.splice(0, Infinity, buildTrendRecord(2, { interactions: 0 }))
    const ada = await person(1)
    await addAttempt(server.world, ATTEMPT, ada.id)
    await share(ada.call, { kind: 'quiz', id: ATTEMPT })
    expect(server.world.trends[0]?.interactions).toBe(0)
  })

  it.each([
    ['an unknown platform', { platform: 'myspace' }],
    ['an unknown way', { method: 'fax' }],
    ['an unknown kind', { kind: 'user' }],
    ['no id', { id: '' }],
    ['an id of 65 characters', { id: 'x'.repeat(65) }],
    ['a field too many', { userId: testUuid(1) }],
  ])('are refused for %s', async (_, parts) => {
    expect((await share(guest(), parts)).status).toBe(422)
    expect(server.world.store.shares.size).toBe(0)
  })

  it('are refused from one network after 120 in an hour, and taken again after it', async () => {
    const call = guest()
    for (let n = 0; n < THROTTLES.shareNetwork.tries; n++) expect((await share(call)).status).toBe(200)
    expect((await share(call)).status).toBe(429)
    server.world.nowMs += THROTTLES.shareNetwork.windowMs
    expect((await share(call)).status).toBe(200)
  })
})
