import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { clumsyPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeOfMark } from '../../infrastructure/drawing/draw-run-marks'
import { createPreviewDrawer } from '../../infrastructure/drawing/preview-drawer'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { DRAWN_PREVIEWS_PER_ADDRESS } from '../guard/rate-limits'
import type { PreviewDrawer } from './preview-pictures'

/** As a network that looks at a link asks: without cookies, without scripts. */
const CRAWLER = { headers: { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' } }
const GAME = 'trend-quiz'
const RUN = testUuid(300)
const PICTURE = `/previews/run/${RUN}.jpg`

/** Presses keys at random: some gates are answered rightly, others are not. */
const SEED = 'a seed'
const { end, log } = recordRun(rules, { seed: SEED, pack: samplePack, mode: 'normal' }, clumsyPilot('somebody'))
const { points, ticks } = rules.score(end)

describe('preview cards of games', () => {
  let server: TestServer
  let folder: string
  let replays: number

  const start = async (changes: Partial<PreviewDrawer> = {}) => {
    const real = createPreviewDrawer(() => ({ units: 100, layers: [] }))
    const started = await startTestServer(
      {},
      {
        previewDrawer: { ...real, ...changes },
        web: {
          clientDir: folder,
          template: '<!--page-head-->',
          render: async ({ preview }) => ({ status: 200, head: JSON.stringify(preview), html: '', data: '' }),
          pageAddress: (path) => path,
        },
      },
    )
    const { replay } = started.world
    started.world.replay = (run) => {
      replays += 1
      return replay(run)
    }
    return started
  }
  /** What a page was given to tell of itself. */
  const previewOf = async (page: string) => JSON.parse(await (await server.request(page, CRAWLER)).text())

  /** A run as it is kept once it was finished. */
  const finish = async (id: string, userId: string, ended: number) => {
    const { gamePacks, gameRuns } = portsOfWorld(server.world)
    const day = samplePack.day
    const packId = `${GAME}-${day}-0123456789ab`
    const pack = { id: packId, gameId: GAME, day, edition: 'today', content: JSON.stringify(samplePack) } as const
    await gamePacks.add({ ...pack, builtAtMs: 1, withdrawnAtMs: null })
    const of = { gameId: GAME, mode: 'normal', packId, day, seed: SEED, rulesVersion: 1, edition: 'today' } as const
    await gameRuns.start({ ...of, id, userId, startedAtMs: 1, unranked: null }, { day, limit: 10 })
    await gameRuns.finish(id, {
      result: { points: ended, ticks, finishedAtMs: 2 },
      log: Buffer.from(log).toString('base64url'),
      unranked: null,
      logHash: null,
    })
  }
  /** Somebody's first run of a day. */
  const play = async ({ id = RUN, person = 1, ended = points, showsRuns = true } = {}) => {
    const changes = { username: `pilot_${person}`, runsOnBoards: showsRuns }
    const { user } = await signInAs(portsOfWorld(server.world), person, 'user', changes)
    await finish(id, user.id, ended)
    return user.id
  }
  const jpegOf = async (path: string) => {
    const answer = await server.request(path, CRAWLER)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    return bytes
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
    replays = 0
    server = await start()
  })
  afterEach(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  it('show the catalogue and each of its games, with what search engines read', async () => {
    const all = await previewOf('/games')
    expect(all).toMatchObject({ title: null, query: '', structuredData: { '@type': 'CollectionPage' } })
    expect(all.picture.path).toMatch(/^\/previews\/games\/all\.jpg\?v=\w+$/)
    const game = await previewOf(`/play/${GAME}`)
    expect(game).toMatchObject({ title: null, structuredData: { '@type': 'VideoGame', name: 'Trend Quiz Challenge' } })
    expect(game.picture).toMatchObject({
      path: expect.stringMatching(/^\/previews\/game\/trend-quiz\.jpg\?v=\w+$/),
      alt: expect.stringContaining('Trend Quiz Challenge'),
    })
    expect(game.structuredData.image).toBe(`http://localhost:3000${game.picture.path}`)
    for (const { picture } of [all, game]) {
      const { channels } = await sharp(await jpegOf(picture.path)).stats()
      expect(channels.every(({ stdev }) => stdev > 10)).toBe(true)
    }
  })

  it('are none for what is not there', async () => {
    const paths = ['/previews/games/some.jpg', '/previews/game/nothing.jpg', PICTURE, '/previews/run/all.jpg']
    for (const path of paths) expect([path, (await server.request(path, CRAWLER)).status]).toEqual([path, 404])
    expect(await previewOf('/play/nothing')).toBeNull()
    expect(await previewOf('/play/trend-quiz/more')).toBeNull()
  })

  it('show whose run it is with its points, its day and its place, and its parts as playing it again tells', async () => {
    await play()
    await play({ id: testUuid(301), person: 2, ended: points + 1 })
    const preview = await previewOf(`/play/${GAME}?run=${RUN}&utm_source=x`)
    const shown = points.toLocaleString('en')
    expect(preview).toMatchObject({
      title: `pilot_1 scored ${shown} points in Trend Quiz Challenge`,
      description: '22 November 2026, number 2 that day. Watch the run, then see how far you can get.',
      query: `?run=${RUN}`,
      picture: { alt: expect.stringContaining('pilot_1') },
      structuredData: null,
    })
    expect(preview.picture.path).toMatch(new RegExp(`^${PICTURE.replace('.', '\\.')}\\?v=\\w+$`))
    // Nothing is played again to name a picture.
    expect(replays).toBe(0)
    const bytes = await jpegOf(preview.picture.path)
    expect(replays).toBe(1)
    const lightAt = async (index: number) => {
      const { x, y } = placeOfMark(index, 10)
      const [left, top] = [Math.round(x) - 10, Math.round(y) - 10]
      const part = await sharp(bytes).extract({ left, top, width: 20, height: 20 }).greyscale().raw().toBuffer()
      return part.reduce((sum, value) => sum + value, 0) / part.length
    }
    const marks = Array.from({ length: 10 }, (_, gate) => gate < end.gatesPassed && (end.wasRight & (1 << gate)) !== 0)
    expect(new Set(marks).size).toBe(2)
    for (const [gate, isLit] of marks.entries()) expect([gate, (await lightAt(gate)) > 80]).toEqual([gate, isLit])
  })

  it('have a run played again once, and no more of them for one address than other cards are drawn', async () => {
    await server.stop(0)
    server = await start({
      drawGame: async (_, readMarks) => {
        await readMarks?.()
        return Buffer.from([0xff, 0xd8])
      },
    })
    const userId = await play()
    for (let time = 0; time < 3; time += 1) {
      expect((await server.request(`${PICTURE}?v=${time}`, CRAWLER)).status).toBe(200)
    }
    expect(replays).toBe(1)
    const { accounts } = portsOfWorld(server.world)
    for (let number = 1; number < DRAWN_PREVIEWS_PER_ADDRESS.tries; number += 1) {
      await accounts.update(userId, { username: `pilot_${number}x` })
      expect((await server.request(PICTURE, CRAWLER)).status).toBe(200)
    }
    await accounts.update(userId, { username: 'one_more' })
    expect((await server.request(PICTURE, CRAWLER)).status).toBe(429)
    expect(replays).toBe(DRAWN_PREVIEWS_PER_ADDRESS.tries)
  })

  it('ask to come again while too many runs wait to be played, and draw nothing half', async () => {
    await play()
    const { replay } = server.world
    server.world.replay = () => ({ kind: 'busy' })
    const busy = await server.request(PICTURE, CRAWLER)
    expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([503, true])
    server.world.replay = replay
    await jpegOf(PICTURE)
  })

  it('are drawn without parts where rules or pack of a run are not known any more', async () => {
    await play()
    server.world.replay = () => ({ kind: 'unknown_rules' })
    expect((await jpegOf(PICTURE)).length).toBeGreaterThan(10_000)
  })

  it('claim no place for a practice run', async () => {
    const userId = await play({ id: testUuid(301) })
    await finish(RUN, userId, points)
    expect((await previewOf(`/play/${GAME}?run=${RUN}`)).description).toMatch(/^22 November 2026\. Watch/)
  })

  describe('show the game instead of a run', () => {
    const expectGame = async (query: string) => {
      const preview = await previewOf(`/play/${GAME}${query}`)
      expect([query, preview.title, preview.query]).toEqual([query, null, ''])
      expect(preview.picture.path).toContain('/previews/game/')
      expect(JSON.stringify(preview)).not.toContain('pilot')
    }

    it('when there is no such run, or the id is malformed', async () => {
      for (const id of [testUuid(99), '../..', '<script>', '', 'x'.repeat(5_000)]) {
        await expectGame(`?run=${encodeURIComponent(id)}`)
      }
    })

    it('once the run is hidden', async () => {
      await play()
      expect((await previewOf(`/play/${GAME}?run=${RUN}`)).title).toContain('pilot_1')
      await jpegOf(PICTURE)
      await portsOfWorld(server.world).gameRuns.setHidden(RUN, true)
      await expectGame(`?run=${RUN}`)
      expect((await server.request(PICTURE, CRAWLER)).status).toBe(404)
    })

    it('when its player shows no runs', async () => {
      const userId = await play({ showsRuns: false })
      await expectGame(`?run=${RUN}`)
      expect((await server.request(PICTURE, CRAWLER)).status).toBe(404)
      const { accounts } = portsOfWorld(server.world)
      await accounts.update(userId, { runsOnBoards: true })
      expect((await previewOf(`/play/${GAME}?run=${RUN}`)).title).toContain('pilot_1')
      await accounts.update(userId, { runsOnBoards: false })
      await expectGame(`?run=${RUN}`)
    })

    it('when its log is no longer kept', async () => {
      // Logs of the best of an account are kept.
      const userId = await play({ id: testUuid(301) })
      await finish(RUN, userId, points - 1)
      const thinned = { finishedBeforeMs: Number.MAX_SAFE_INTEGER, keptOfBoard: 0 }
      expect(await portsOfWorld(server.world).gameRuns.thinLogs(thinned)).toBe(1)
      await expectGame(`?run=${RUN}`)
      expect((await server.request(PICTURE, CRAWLER)).status).toBe(404)
    })

    it('when the run is of another game', async () => {
      await play()
      const { gameLibrary, games } = portsOfWorld(server.world)
      const [shipped] = gameLibrary.games
      if (shipped === undefined) throw new Error('there should be a game')
      await games.add({ ...shipped, id: 'another', name: 'Another' }, 1)
      const preview = await previewOf(`/play/another?run=${RUN}`)
      expect(preview.picture.path).toContain('/previews/game/another.jpg')
      expect(JSON.stringify(preview)).not.toContain('pilot')
    })
  })
})
