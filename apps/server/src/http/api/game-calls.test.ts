import { MAX_LOG_LENGTH } from '@trendverse/domain/games/frame-protocol'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { SAMPLE_PACK } from '../../testing/sample-games'
import { PEOPLE, SAMPLE_IDS } from '../../testing/sample-ids'
import { SAMPLE_DAY } from '../../testing/sample-round'
import { addFinishedRun } from '../../testing/sample-runs'
import { addPerson, resetScene } from '../../testing/sample-scene'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await resetScene(server.world)
  server.invalidate()
})
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

describe('a run of today', () => {
  it('is held back from guests until its day is over, and nobody may keep that answer', async () => {
    const path = `/api/games/runs/${SAMPLE_IDS.shownRun}`
    const answer = await server.request(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store'])
    const waitMs = Number(answer.headers.get('retry-after')) * 1_000
    const refusal = await bodyOf(answer)
    expect(refusal).toEqual({
      message: 'You can watch this run once your own run of today is in, or tomorrow.',
      code: 'run_held_back',
    })
    expect(server.world.nowMs + waitMs).toBe(Date.parse('2026-01-03T00:08:00Z'))
    server.world.nowMs += waitMs
    onTestFinished(() => void (server.world.nowMs -= waitMs))
    expect((await bodyOf(server.request(path))).data).toMatchObject({ runId: SAMPLE_IDS.shownRun, log: 'a-log' })
  })
})

describe('a board', () => {
  const PATH = `/api/games/trend-quiz/boards/${SAMPLE_PACK.day}`

  it('is cached for guests, and read afresh for members, who get their own row too', async () => {
    const answer = await server.request(PATH)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await bodyOf(answer)).data).toMatchObject({
      total: 1,
      own: null,
      rows: [{ username: 'person_1', place: 1 }],
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await server.request(PATH, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const asked = server.world.databaseCalls
    expect((await server.request(`${PATH}?mode=normal`)).status).toBe(200)
    const afterFirst = server.world.databaseCalls
    expect(afterFirst).toBeGreaterThan(asked)
    expect((await server.request(PATH)).status).toBe(200)
    expect(server.world.databaseCalls).toBe(afterFirst)

    const { token } = await signInAs(portsOfWorld(server.world), 50, 'user')
    const mine = await server.request(PATH, { headers: { authorization: `Bearer ${token}` } })
    expect(mine.headers.get('cache-control')).toBe('no-store')
    expect(server.world.databaseCalls).toBeGreaterThan(afterFirst)
  })

  it('shows a caller’s own row to that caller alone', async () => {
    const { token, user } = await signInAs(portsOfWorld(server.world), 51, 'user')
    await addFinishedRun(server.world, SAMPLE_IDS.callersRun, user.id, { log: 'of another' })
    const mine = await bodyOf(server.request(PATH, { headers: { authorization: `Bearer ${token}` } }))
    expect(mine.data).toMatchObject({ own: { username: 'person_51' } })
    expect((await bodyOf(server.request(PATH))).data).toMatchObject({ own: null })
  })

  it('tells guests at once that its pack was withdrawn, and that it is in use again', async () => {
    const isWithdrawn = async () => (await bodyOf(server.request(PATH))).data.isWithdrawn
    const { token } = await signInAs(portsOfWorld(server.world), 52, 'admin')
    const decide = (decision: 'withdraw' | 'restore', body: object) =>
      server.request(`/api/admin/games/packs/${SAMPLE_PACK.id}/${decision}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect(await isWithdrawn()).toBe(false)
    expect((await decide('withdraw', { reason: 'A wrong answer' })).status).toBe(200)
    expect(await isWithdrawn()).toBe(true)
    expect((await decide('restore', {})).status).toBe(200)
    expect(await isWithdrawn()).toBe(false)
  })

  it('is nothing of another game or of no day', async () => {
    for (const path of ['/api/games/no-such-game/boards/all-time', '/api/games/trend-quiz/boards/yesterday']) {
      expect((await server.request(path)).status).toBe(404)
    }
    expect((await server.request(`${PATH}?cursor=x`)).status).toBe(422)
  })
})

describe('rounds of forecasts', () => {
  const PATH = '/api/games/predictions'
  const put = (token: string, body: unknown) =>
    server.request(PATH, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('are kept for guests, and told to each caller with what they said themselves', async () => {
    for (const path of [PATH, `${PATH}/board`]) {
      const answer = await server.request(path)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      const etag = answer.headers.get('etag') ?? ''
      expect((await server.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      const asked = server.world.databaseCalls
      await server.request(path)
      expect(server.world.databaseCalls).toBe(asked)
    }
    const { token } = await addPerson(server.world, PEOPLE.caller, 'user')
    expect((await put(token, { day: SAMPLE_DAY, predictions: [{ number: 2, percent: 65 }] })).status).toBe(200)
    const mine = await server.request(PATH, { headers: { authorization: `Bearer ${token}` } })
    expect(mine.headers.get('cache-control')).toBe('no-store')
    const { round: told } = (await bodyOf(mine)).data
    const { items } = told as { readonly items: readonly object[] }
    expect(items[1]).toMatchObject({ yours: 65, others: { enginePercent: 20, basePercent: 10 } })
    // what the owner of the scene said of the first is theirs
    expect(items[0]).toMatchObject({ yours: null, others: null })
    expect((await bodyOf(server.request(PATH))).data).toMatchObject({ record: null })
  })

  it('take chances in steps of five, each item once, and ten at most', async () => {
    const { token } = await addPerson(server.world, PEOPLE.caller, 'user')
    const say = async (predictions: unknown, day: string = SAMPLE_DAY) =>
      (await put(token, { day, predictions })).status
    const one = { number: 1, percent: 50 }
    expect(await say([one, { number: 10, percent: 100 }])).toBe(200)
    const wrong: readonly unknown[] = [
      [],
      [one, one],
      [{ number: 1, percent: 51 }],
      [{ number: 1, percent: 105 }],
      [{ number: 1, percent: '50' }],
      [{ number: 0, percent: 50 }],
      [{ number: 11, percent: 50 }],
      [{ ...one, userId: 'x' }],
      Array.from({ length: 11 }, (_, n) => ({ number: n, percent: 50 })),
      'all',
    ]
    for (const predictions of wrong) expect(await say(predictions), JSON.stringify(predictions)).toBe(422)
    expect(await say([one], 'today')).toBe(422)
    expect(await say([one], '2026-01-03')).toBe(404)
  })

  it('are sealed by the clock of the server', async () => {
    const { token } = await addPerson(server.world, PEOPLE.caller, 'user')
    const before = server.world.nowMs
    server.world.nowMs += HOUR_MS
    const answer = await put(token, { day: SAMPLE_DAY, predictions: [{ number: 1, percent: 50 }] })
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([409, 'round_sealed'])
    server.world.nowMs = before
  })
})
