import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResultSignatures } from '../../infrastructure/result-signatures'
import { fuzzServer } from '../../testing/fuzz-server'
import { arriveInScene } from '../../testing/sample-scene'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

/** More are sent by `npm run bench -- server/fuzz`, over the embedded database. */
const REQUESTS = 2_000
const SEED = 20_260_102
const REQUESTS_PER_SCENE = 100
const LIMIT_MS = 120_000

describe('garbage requests', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-fuzz-'))
    const web = {
      clientDir: folder,
      template: '<!--page-html-->',
      render: async () => ({ status: 200, head: '', html: 'x', data: '' }),
      pageAddress: (path: string) => path,
    }
    server = await startTestServer(
      {
        resultSignatures: createResultSignatures(
          `whsec_${Buffer.from('a secret of 24 bytes or so').toString('base64')}`,
        ),
      },
      { web, trendEvents: { consume: async () => undefined }, trustedProxies: 1 },
    )
  })
  afterAll(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  it(
    `never meet a fault of ours nor learn a secret, signed in or not (${REQUESTS} requests, seed ${SEED})`,
    async () => {
      const secrets = new Set<string>()
      const freshScene = async () => {
        server.invalidate()
        const scene = await arriveInScene(server.world)
        for (const secret of scene.secrets) secrets.add(secret)
        return scene
      }
      const report = await fuzzServer({
        port: server.port,
        requests: REQUESTS,
        seed: SEED,
        freshScene,
        requestsPerScene: REQUESTS_PER_SCENE,
      })
      expect(report.faults).toEqual([])
      for (const expected of [200, 201, 401, 403, 404, 405, 415, 422])
        expect(report.statuses.get(expected) ?? 0, `answers with ${expected}`).toBeGreaterThan(0)
      expect(report.signedInAnswers).toBeGreaterThan(REQUESTS / 20)
      expect(server.logged.filter((line) => line.level >= 50)).toEqual([])
      const log = JSON.stringify(server.logged)
      expect([...secrets].filter((secret) => log.includes(secret))).toEqual([])
    },
    LIMIT_MS,
  )
})
