import { DAY_MS } from '@trendverse/domain/primitives/time'
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
const FILES = ['a', 'b', 'c'].map((letter) => `/media/${letter.repeat(32)}.webp`) as [string, string, string]
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
  const [imageUrl, paintingUrl, avatarUrl] = FILES
  for (const path of FILES) await ports.media.put(path.slice('/media/'.length), new Uint8Array(3), 'image/webp')
  await ports.memes.add(buildMeme(50, user.id, { sharedAtMs: 1, listedAtMs: 1, imageUrl, paintingUrl }))
  await ports.accounts.replaceAvatar(user.id, avatarUrl)
  await addFinishedRun(server.world, RUN, user.id)
  // strangers watch runs once their day is over
  server.world.nowMs += 2 * DAY_MS
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

const filesFound = () => Promise.all(FILES.map(async (path) => (await server.request(path)).status))

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
    files: await filesFound(),
  }
}

it('shows nothing of an account while it is suspended, and all of it again afterwards', async () => {
  const { user, setStatus } = await openMaker()
  const all = { meme: 200, result: 200, profile: 200, run: 200, places: 1, report: 200, files: [200, 200, 200] }
  expect(await found(user.username)).toEqual(all)
  await setStatus('suspended')
  const none = { meme: 404, result: 404, profile: 404, run: 404, places: 0, report: 404, files: [404, 404, 404] }
  expect(await found(user.username)).toEqual(none)
  await setStatus('active')
  expect(await found(user.username)).toEqual(all)
})

it('serves no file of a meme that an administrator removed, until it is shown again', async () => {
  await openMaker()
  const { memes } = portsOfWorld(server.world)
  const guest = { kind: 'guest', id: 'a guest' } as const
  await memes.report({ memeId: MEME, reporter: guest, reason: 'other', note: '', reportedAtMs: 1 })
  expect(await filesFound()).toEqual([200, 200, 200])
  await memes.decide(MEME, 'hidden')
  expect(await filesFound()).toEqual([404, 404, 200])
  await memes.decide(MEME, 'shown')
  expect(await filesFound()).toEqual([200, 200, 200])
})
