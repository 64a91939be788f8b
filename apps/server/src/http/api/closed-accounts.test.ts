import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { buildAttempt, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addFinishedRun } from '../../testing/sample-runs'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

const DAILY = dailyQuizId('2026-01-02')
const [MEME, RUN, ATTEMPT] = [testUuid(50), testUuid(60), testUuid(42_000)]

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({
    trends: [buildTrendRecord(1)],
    details: new Map([[testUuid(1), buildTrendDetail(1)]]),
  })
})
afterEach(() => server.stop(1_000))

/** An account with something in every public place. */
async function openMaker() {
  const ports = portsOfWorld(server.world)
  const { user } = await signInAs(ports, 1, 'user', { profileSharedAtMs: 1 })
  await ports.memes.add(buildMeme(50, user.id, { sharedAtMs: 1, listedAtMs: 1 }))
  await addFinishedRun(server.world, RUN, user.id)
  const attempt = buildAttempt({ taker: { kind: 'user', id: user.id }, quiz: buildQuiz({ trendId: DAILY }) })
  await ports.quizzes.begin(attempt)
  const place = { userId: user.id, username: user.username, score: 100, time: 30, achievedAtMs: 1, isSample: false }
  await ports.quizzes.finish(attempt.id, (current) => ({
    attempt: { ...current, finishedAtMs: 1 },
    percent: 100,
    entry: { id: ATTEMPT, trendId: DAILY, difficulty: 'medium', ...place },
  }))
  await ports.quizzes.share(attempt.id, user.id, 1)
  return {
    user,
    setStatus: (status: 'suspended' | 'active') =>
      ports.accounts.update(user.id, { status, isActive: status === 'active' }),
  }
}

/** What a stranger finds of it, by place. */
async function found(username: string) {
  const call = visitorOf(server)
  const entries = await call<{ entries: readonly object[] }>('GET', `/quizzes/leaderboard/${DAILY}`)
  const status = async (path: string) => (await call('GET', path)).status
  const report = { kind: 'meme', id: MEME, reason: 'other', note: '' }
  return {
    meme: await status(`/memes/${MEME}`),
    result: await status(`/quizzes/shared/${ATTEMPT}`),
    profile: await status(`/profiles/${username}`),
    run: await status(`/games/runs/${RUN}`),
    places: entries.data.entries.length,
    report: (await call('POST', '/reports', report)).status,
  }
}

it('shows nothing of an account while it is suspended, and all of it again afterwards', async () => {
  const { user, setStatus } = await openMaker()
  const all = { meme: 200, result: 200, profile: 200, run: 200, places: 1, report: 200 }
  expect(await found(user.username)).toEqual(all)
  await setStatus('suspended')
  expect(await found(user.username)).toEqual({ meme: 404, result: 404, profile: 404, run: 404, places: 0, report: 404 })
  await setStatus('active')
  expect(await found(user.username)).toEqual(all)
})
