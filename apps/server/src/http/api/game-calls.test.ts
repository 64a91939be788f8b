import { MAX_LOG_LENGTH } from '@trendverse/domain/games/frame-protocol'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PEOPLE, SAMPLE_IDS } from '../../testing/route-samples'
import { SAMPLE_PACK } from '../../testing/sample-games'
import { addPerson, resetScene } from '../../testing/sample-scene'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => resetScene(server.world))
afterAll(() => server.stop(0))

describe('the pack of a game', () => {
  const PATH = `/api/games/packs/${SAMPLE_PACK.id}`

  it('may be kept for good, and is not sent to who has it', async () => {
    const answer = await server.request(PATH)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await bodyOf(answer)).data).toMatchObject({ packId: SAMPLE_PACK.id, edition: 'today' })
    const etag = answer.headers.get('etag') ?? ''
    const again = await server.request(PATH, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('is read once for everybody', async () => {
    await server.request(PATH)
    const asked = server.world.databaseCalls
    expect((await server.request(PATH)).status).toBe(200)
    expect(server.world.databaseCalls).toBe(asked)
  })

  it('is nothing to keep while there is none', async () => {
    for (const id of ['trend-quiz-2026-01-02-aaaaaaaaaaaa', 'nonsense', '%00', 'x'.repeat(600)]) {
      const answer = await server.request(`/api/games/packs/${id}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    await portsOfWorld(server.world).gamePacks.add({
      ...SAMPLE_PACK,
      id: 'trend-quiz-2026-01-03-aaaaaaaaaaaa',
      day: '2026-01-03',
    })
    expect((await server.request('/api/games/packs/trend-quiz-2026-01-03-aaaaaaaaaaaa')).status).toBe(200)
  })
})

describe('the result of a run', () => {
  it('comes with the longest log there is, and not with more', async () => {
    const { token } = await addPerson(server.world, PEOPLE.caller, 'user')
    const send = (log: string, path = '/result') =>
      server.request(`/api/games/runs/${SAMPLE_IDS.callersRun}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ log, score: 1_000_000_000 }),
      })
    expect((await bodyOf(send('x'.repeat(MAX_LOG_LENGTH)))).code).toBe('not_found')
    expect((await send('x'.repeat(MAX_LOG_LENGTH + 1_025))).status).toBe(413)
    expect((await send('x'.repeat(MAX_LOG_LENGTH + 1_025), '/result/')).status).toBe(413)
    expect((await bodyOf(send('x'.repeat(MAX_LOG_LENGTH + 1)))).code).toBe('invalid_input')
  })
})
