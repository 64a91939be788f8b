import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginAttempt, finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPreviewDrawer } from '../../infrastructure/drawing/preview-drawer'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { DRAWN_PREVIEWS_PER_ADDRESS } from '../guard/rate-limits'
import { PREVIEW_CACHE, type PreviewDrawer } from './preview-pictures'

/** As a network that looks at a link asks: without cookies, without scripts. */
const CRAWLER = { headers: { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' } }
const HOSTILE = '</title><script>alert(1)</script>"><svg onload=alert(1)>'
const LAYERS = {
  units: 100,
  layers: [
    { path: 'M0 50h100v50h-100z', color: '#ff8800', opacity: 0.9, line: null },
    { path: 'M0 30h100', color: '#ffffff', opacity: 1, line: 2 },
  ],
}

const rightAnswer = (n: number) => ({
  questionId: buildQuestion(n).id,
  choice: n % 4,
  isRight: true,
  answeredAtMs: 1,
})

describe('preview cards', () => {
  let server: TestServer
  let drawn: string[]
  let folder: string

  const start = (drawer?: Pick<PreviewDrawer, 'draw'>) => {
    const real = createPreviewDrawer(() => LAYERS)
    const counted: PreviewDrawer = {
      draw(card, meme) {
        drawn.push(card.title)
        return (drawer ?? real).draw(card, meme)
      },
      drawGame: (...asked) => real.drawGame(...asked),
      drawHour: (...asked) => real.drawHour(...asked),
    }
    const trends = [buildTrendRecord(1), buildTrendRecord(2, { name: HOSTILE })]
    return startTestServer(
      {
        trends,
        details: new Map([
          [testUuid(1), buildTrendDetail(1, { sources: ['wikipedia', 'github', 'bluesky'], sparkline: [0, 0.4, 1] })],
          [testUuid(2), buildTrendDetail(2, { name: HOSTILE.repeat(300), description: HOSTILE })],
        ]),
      },
      {
        previewDrawer: counted,
        web: {
          clientDir: folder,
          template: '<!--page-head-->',
          render: async ({ preview }) => ({ status: 200, head: JSON.stringify(preview), html: '', data: '' }),
          pageAddress: (path) => path,
        },
      },
    )
  }
  /** What a page was given to tell of itself. */
  const previewOf = async (path: string) => JSON.parse(await (await server.request(path, CRAWLER)).text())

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
    drawn = []
    server = await start()
  })
  afterEach(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  it.each([
    ['/trends/', 'trend'],
    ['/quiz/', 'quiz'],
    ['/meme/', 'meme'],
  ])('names the picture of %s, which a crawler can fetch', async (page, kind) => {
    const { picture } = await previewOf(page + testUuid(1))
    expect(picture.path).toMatch(new RegExp(`^/previews/${kind}/${testUuid(1)}\\.jpg\\?v=\\w+$`))
    expect(picture.alt).toContain('Trend 1')
    const answer = await server.request(picture.path, CRAWLER)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await sharp(bytes).stats()).channels.every(({ stdev }) => stdev > 10)).toBe(true)
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('has a card of the quiz of the day, and of a result of it that its member shared (OP-84)', async () => {
    const ports = portsOfWorld(server.world)
    const { user } = await signInAs(ports, 1, 'user')
    const id = dailyQuizId('2026-01-02')
    const { picture } = await previewOf('/quiz/today')
    expect(picture.path).toMatch(new RegExp(`^/previews/daily-quiz/${id}\\.jpg\\?v=`))
    expect(picture.alt).toContain('Quiz of the day, 2 January 2026')
    const taker = { kind: 'user', id: user.id } as const
    const attempt = beginAttempt(testUuid(900), taker, buildQuiz({ id, trendId: id, trendName: 'Quiz' }), 0)
    await ports.quizzes.beginOnce(attempt)
    await ports.quizzes.finish(attempt.id, (kept) => ({
      attempt: finishAttempt({ ...kept, answers: [rightAnswer(1), rightAnswer(2)] }, 5_000),
      percent: 40,
      entry: null,
    }))
    const shared = `/quiz/today?r=${attempt.id}`
    // not shared yet: what every link to the page shows
    expect((await previewOf(shared)).picture.path).toBe(picture.path)
    await ports.quizzes.share(attempt.id, user.id, 6_000)
    const preview = await previewOf(shared)
    expect(preview).toMatchObject({ query: `?r=${attempt.id}` })
    expect(preview.title).toMatch(/ got 2 of 5 right: Quiz of the day, 2 January 2026$/)
    for (const path of [picture.path, preview.picture.path]) {
      expect((await server.request(path, CRAWLER)).headers.get('content-type')).toBe('image/jpeg')
    }
    await ports.dailyQuizzes.keep({ day: '2025-12-24', quiz: buildQuiz({ id }) })
    const statusOf = async (day: string) =>
      (await server.request(`/previews/daily-quiz/${dailyQuizId(day)}.jpg`, CRAWLER)).status
    // Of past days only those that had a quiz.
    const days = ['2025-12-24', '2025-12-25', '0001-01-01', '2026-01-03']
    expect(await Promise.all(days.map(statusOf))).toEqual([200, 404, 404, 404])
  })

  it('draws a card once, answers 304 to who has it, and draws again when it shows something else', async () => {
    const path = `/previews/trend/${testUuid(1)}.jpg`
    const first = await server.request(path, CRAWLER)
    const etag = first.headers.get('etag') ?? ''
    const again = await server.request(`${path}?v=anything`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    expect((await server.request(path, { method: 'HEAD' })).status).toBe(200)
    expect(drawn).toEqual(['Trend 1'])

    const { path: before } = (await previewOf(`/trends/${testUuid(1)}`)).picture
    server.world.details.set(testUuid(1), buildTrendDetail(1, { name: 'Renamed' }))
    server.invalidate()
    expect((await previewOf(`/trends/${testUuid(1)}`)).picture.path).not.toBe(before)
    const changed = await server.request(path, { headers: { 'if-none-match': etag } })
    expect([changed.status, drawn]).toEqual([200, ['Trend 1', 'Renamed']])
  })

  it('shows what a merged trend became part of under its old address', async () => {
    server.world.survivors.set(testUuid(7), testUuid(1))
    const { picture } = await previewOf(`/quiz/${testUuid(7)}`)
    expect(picture.path).toMatch(new RegExp(`^/previews/quiz/${testUuid(1)}\\.jpg`))
    expect((await server.request(`/previews/trend/${testUuid(7)}.jpg`, CRAWLER)).status).toBe(200)
    expect(drawn).toEqual(['Trend 1'])
  })

  it('draws nothing for what is not there', async () => {
    const paths = [
      `/previews/trend/${testUuid(99)}.jpg`,
      `/previews/planet/${testUuid(1)}.jpg`,
      `/previews/trend/${testUuid(1)}.png`,
      `/previews/trend/${testUuid(1)}`,
      '/previews/trend/..%2f..%2fetc%2fpasswd.jpg',
      `/previews/trend/${'a'.repeat(5_000)}.jpg`,
      '/previews/constructor/x.jpg',
      '/previews/',
      `/previews/shared-meme/${testUuid(1)}.jpg`,
    ]
    for (const path of paths) expect([path, (await server.request(path, CRAWLER)).status]).toEqual([path, 404])
    expect((await server.request(`/previews/trend/${testUuid(1)}.jpg`, { method: 'POST' })).status).toBe(405)
    expect(drawn).toEqual([])
    expect(await previewOf('/about')).toBeNull()
    expect(await previewOf(`/trends/${testUuid(99)}`)).toBeNull()
  })

  it('draws names that try to be markup, and endless ones', async () => {
    const answer = await server.request(`/previews/trend/${testUuid(2)}.jpg`, CRAWLER)
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(drawn[0]?.length).toBeLessThanOrEqual(110)
  })

  it('draws for one address as much as is allowed, and shows all what is drawn already', async () => {
    await server.stop(0)
    server = await start({ draw: async () => Buffer.from([0xff, 0xd8]) })
    const ask = (name: string) => {
      server.world.details.set(testUuid(1), buildTrendDetail(1, { name }))
      server.invalidate()
      return server.request(`/previews/trend/${testUuid(1)}.jpg`, CRAWLER)
    }
    for (let number = 0; number < DRAWN_PREVIEWS_PER_ADDRESS.tries; number += 1) {
      expect((await ask(`Name ${number}`)).status).toBe(200)
    }
    const refused = await ask('One more')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('Name 7')).status).toBe(200)
  })

  it('keeps no more than its share of memory: what was asked for longest ago is drawn again', async () => {
    await server.stop(0)
    server = await start({ draw: async () => Buffer.alloc(PREVIEW_CACHE.maxBytes / 4) })
    const ask = (name: string) => {
      server.world.details.set(testUuid(1), buildTrendDetail(1, { name }))
      server.invalidate()
      return server.request(`/previews/trend/${testUuid(1)}.jpg`, { method: 'HEAD' })
    }
    for (const name of ['A', 'B', 'C', 'D', 'A', 'E', 'A', 'B']) await ask(name)
    expect(drawn).toEqual(['A', 'B', 'C', 'D', 'E', 'B'])
  })

  describe('of results', () => {
    const page = `/quiz/${testUuid(1)}?r=${testUuid(60)}`
    const finish = async (isShared: boolean) => {
      const { quizzes, ...ports } = portsOfWorld(server.world)
      const { user } = await signInAs(ports, 1, 'user', { firstName: 'Ada' })
      const taker = { kind: 'user', id: user.id } as const
      await quizzes.begin({
        ...beginAttempt(testUuid(60), taker, buildQuiz(), server.world.nowMs),
        answers: [1, 2, 3, 4].map(rightAnswer),
      })
      await quizzes.finish(testUuid(60), (attempt) => ({
        attempt: finishAttempt(attempt, server.world.nowMs),
        percent: 80,
        entry: null,
      }))
      if (isShared) await quizzes.share(testUuid(60), user.id, server.world.nowMs)
    }

    it('show how it went and who took it, and nothing of the questions', async () => {
      await finish(true)
      const preview = await previewOf(page)
      expect(preview).toMatchObject({
        title: 'Ada got 4 of 5 right: Trend 1',
        query: `?r=${testUuid(60)}`,
        picture: { alt: expect.stringContaining('4 of 5 right, passed') },
      })
      expect(JSON.stringify(preview)).not.toMatch(/question|secret|Quill|person_1/i)
      const answer = await server.request(preview.picture.path, CRAWLER)
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
        width: 1200,
        height: 630,
      })
    })

    it('are of nobody but those who shared them, on the page they belong to', async () => {
      await finish(false)
      expect((await previewOf(page)).picture.path).toContain('/previews/quiz/')
      expect((await server.request(`/previews/result/${testUuid(60)}.jpg`)).status).toBe(404)
      await portsOfWorld(server.world).quizzes.share(testUuid(60), testUuid(70_001), 1)
      expect((await previewOf(page)).title).toBe('Ada got 4 of 5 right: Trend 1')
      const elsewhere = await previewOf(`/quiz/${testUuid(2)}?r=${testUuid(60)}`)
      expect(elsewhere.picture.path).toContain('/previews/quiz/')
    })
  })

  it('name whoever shared a profile, and nobody else, from then on until they take it back', async () => {
    const { accounts, ...ports } = portsOfWorld(server.world)
    const { user } = await signInAs({ ...ports, accounts }, 1, 'user', { firstName: 'Ada' })
    const page = `/profile?u=${user.username.toUpperCase()}`
    expect(await previewOf(page)).toBeNull()
    await accounts.update(user.id, { profileSharedAtMs: 1, achievements: [{ id: 'first-quiz', awardedAtMs: 1 }] })
    expect(await previewOf(page)).toMatchObject({
      title: 'Ada (@person_1)',
      description: 'Explores the universe of trends: 1 badge so far.',
      query: '?u=person_1',
      picture: {
        path: expect.stringMatching(/^\/previews\/profile\/person_1\.jpg\?v=\w+$/),
        alt: expect.stringMatching(/^A planet for Ada, @person_1, 1 badge, \w+ \d{4} joined$/),
      },
    })
    expect((await server.request('/previews/profile/Person_1.jpg', CRAWLER)).status).toBe(200)
    await accounts.update(user.id, { profileSharedAtMs: null })
    expect(await previewOf(page)).toBeNull()
    expect((await server.request('/previews/profile/person_1.jpg', CRAWLER)).status).toBe(404)
    expect(await previewOf('/profile')).toBeNull()
  })
})
