import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'

const MERGED_ID = testUuid(7)
const SURVIVOR_ID = MEME_TREND.id

type Attempt = {
  readonly id: string
  readonly quiz: { readonly trendId: string; readonly questions: readonly { readonly id: string }[] }
}
type Leaderboard = { readonly entries: readonly { readonly isOwn: boolean }[] }

describe('calls under the id of a trend that became part of another one', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startMemeServer({ survivors: new Map([[MERGED_ID, SURVIVOR_ID]]) })
  })
  afterEach(() => server.stop(1_000))

  const counted = () => {
    const { views, interactions } = server.world.trends.find(({ id }) => id === SURVIVOR_ID) ?? {}
    return { views: views ?? 0, interactions: interactions ?? 0 }
  }

  it('read that one, and count for it', async () => {
    const { call } = await arriveAt(server, 1)
    expect((await call<{ id: string }>('GET', `/trends/${MERGED_ID}`)).data.id).toBe(SURVIVOR_ID)
    const before = counted()
    await call('POST', `/trends/${MERGED_ID}/events`, { kind: 'view' })
    await call('POST', `/trends/${MERGED_ID.toUpperCase()}/events`, { kind: 'view' })
    expect(counted()).toEqual({ views: before.views + 2, interactions: before.interactions })
  })

  it('make quizzes and memes about that one', async () => {
    const { call, order } = await arriveAt(server, 1)
    const quiz = await call<{ attempt: Attempt }>('POST', '/quizzes/generate', { trendId: MERGED_ID, count: 5 })
    expect(quiz.data.attempt.quiz.trendId).toBe(SURVIVOR_ID)
    const running = await call<{ attemptId: string }>('GET', `/quizzes/running/${MERGED_ID}`)
    expect(running.data.attemptId).toBe(quiz.data.attempt.id)
    expect((await order({ trendId: MERGED_ID })).data.meme).toMatchObject({ trendId: SURVIVOR_ID })
  })

  it('go on with a quiz that was begun before, and rank it there', async () => {
    server.world.survivors.clear()
    server.world.trends.push(buildTrendRecord(7))
    server.world.details.set(MERGED_ID, { ...MEME_TREND, id: MERGED_ID })
    const { call } = await arriveAt(server, 1)
    const { data } = await call<{ attempt: Attempt }>('POST', '/quizzes/generate', { trendId: MERGED_ID, count: 5 })
    const { id, quiz } = data.attempt
    expect(quiz.trendId).toBe(MERGED_ID)

    server.world.trends.pop()
    server.world.survivors.set(MERGED_ID, SURVIVOR_ID)
    server.invalidate()
    const before = counted()
    expect((await call<Attempt>('GET', `/quizzes/attempts/${id}`)).data.quiz.trendId).toBe(SURVIVOR_ID)
    expect((await call<{ attemptId: string }>('GET', `/quizzes/running/${MERGED_ID}`)).data.attemptId).toBe(id)
    // OP-85: nobody is ranked without an answer.
    // Leave time to read: faster answers aren't ranked.
    server.world.nowMs += 2_000
    await call('POST', '/quizzes/answer', { attemptId: id, questionId: quiz.questions[0]?.id, choice: 0 })
    const result = await call<{ board: Leaderboard }>('POST', '/quizzes/submit', { attemptId: id })
    expect(result.data.board.entries).toMatchObject([{ isOwn: true }])
    for (const trendId of [MERGED_ID, SURVIVOR_ID]) {
      expect((await call<Leaderboard>('GET', `/quizzes/leaderboard/${trendId}`)).data.entries).toHaveLength(1)
    }
    const share = { id, kind: 'quiz', platform: 'reddit', method: 'platform' }
    expect((await call('POST', '/social/shares', share)).status).toBe(200)
    expect(counted().interactions).toBe(before.interactions + 2)
  })
})
