import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SpawnedServer, spawnFailingServer, spawnServer } from './testing/spawn-server'

/** Real processes on a machine that may be busy with other tests. */
const PATIENCE_MS = 120_000
const ONE_SENTENCE = /^[A-Z][^\n]+\.\n$/

async function firstTrend(origin: string): Promise<{ readonly id: string; readonly views: number }> {
  const body = (await (await fetch(`${origin}/api/trends/current?pageSize=1`)).json()) as {
    data: { id: string; views: number }[]
  }
  const [trend] = body.data
  if (trend === undefined) throw new Error('the starter catalogue is missing')
  return trend
}

const post = (origin: string, path: string, body: object): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const countView = (origin: string, id: string): Promise<Response> =>
  post(origin, `/api/trends/${id}/events`, { kind: 'view' })

describe('a start that cannot succeed', { timeout: PATIENCE_MS }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-start-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('names a variable it cannot use', async () => {
    const dataDir = join(folder, 'bad-variable')
    const { code, errors } = await spawnFailingServer({ PORT: 'eighty', DATA_DIR: dataDir })
    expect([code, errors]).toEqual([1, expect.stringMatching(ONE_SENTENCE)])
    expect(errors).toContain('PORT')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('names a source whose address is no address', async () => {
    const dataDir = join(folder, 'bad-source')
    const { code, errors } = await spawnFailingServer({ SOURCE_BASE_WIKIPEDIA: 'localhost', DATA_DIR: dataDir })
    expect([code, errors]).toEqual([1, expect.stringMatching(ONE_SENTENCE)])
    expect(errors).toContain('SOURCE_BASE_WIKIPEDIA')
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each(['PORT', 'METRICS_PORT'])('says that the port of %s is taken, and leaves nothing behind', async (name) => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const port = String((other.address() as AddressInfo).port)
    const dataDir = join(folder, `taken-${name}`)
    const { code, errors } = await spawnFailingServer({ [name]: port, DATA_DIR: dataDir })
    other.close()
    expect([code, errors]).toEqual([1, expect.stringMatching(ONE_SENTENCE)])
    expect(errors).toContain(`Port ${port}`)
    expect(errors).toContain(`set ${name} to another number`)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('says that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, errors } = await spawnFailingServer({ DATA_DIR: join(file, 'data') })
    expect([code, errors.split('\n').length]).toEqual([1, 2])
    expect(errors).toContain(join(file, 'data'))
  })

  it('says that PostgreSQL cannot be reached, without the password', async () => {
    const { code, errors } = await spawnFailingServer({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' })
    expect([code, errors.split('\n').length]).toEqual([1, 2])
    expect(errors).not.toContain('hunter2')
  })
})

/** How long a server may take to be gone once it was told to stop. */
const MOST_TO_CLOSE_MS = 10_000

describe('a running server', { timeout: PATIENCE_MS }, () => {
  let folder: string
  let running: SpawnedServer[] = []
  const start = async (): Promise<SpawnedServer> => {
    const server = await spawnServer({ DATA_DIR: folder })
    running.push(server)
    return server
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-run-'))
  })
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    running = []
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('starts with the starter catalogue, healthy, and sends a second process on its folder away', async () => {
    const server = await start()
    const health = (await (await fetch(`${server.origin}/api/health`)).json()) as { data: { status: string } }
    expect(health.data.status).toBe('ok')
    expect((await firstTrend(server.origin)).views).toBe(0)
    const second = await spawnFailingServer({ DATA_DIR: folder })
    expect([second.code, second.errors]).toEqual([1, expect.stringMatching(ONE_SENTENCE)])
    expect(second.errors).toContain(folder)
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
  })

  it('lets no other user of the machine open what it keeps', async () => {
    const server = await start()
    // The embedded database sets rights of its own inside its folder, which nobody else can enter.
    const open: string[] = []
    for (const name of await readdir(folder)) {
      if (((await stat(join(folder, name))).mode & 0o077) !== 0) open.push(name)
    }
    expect(open).toEqual([])
    server.child.kill('SIGTERM')
    await server.ended
  })

  it('keeps what it acknowledged through kill -9', async () => {
    const server = await start()
    const { id, views } = await firstTrend(server.origin)
    for (let view = 1; view <= 5; view += 1) expect((await countView(server.origin, id)).status).toBe(200)
    server.child.kill('SIGKILL')
    await server.ended
    const again = await start()
    expect((await firstTrend(again.origin)).views).toBe(views + 5)
  })

  it('has queued the mail it said is on its way, even when told to stop at once', async () => {
    const server = await start()
    const email = 'ada@example.org'
    const names = { firstName: 'Ada', lastName: 'Quill', username: 'ada_quill' }
    const person = { ...names, email, password: 'a quiet harbour', consent: true }
    expect((await post(server.origin, '/api/auth/register', person)).status).toBe(200)
    expect((await post(server.origin, '/api/auth/forgot-password', { email })).status).toBe(200)
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    const database = await openPglite({ dataFolder: folder, workerUrl: BUILT_WORKER })
    const { mails } = await sqlStorage(database).mails.list({ page: 1, pageSize: 9 })
    await database.close()
    expect(mails.map(({ type, to }) => [type, to])).toContainEqual(['reset', email])
  })

  it('ends the requests it has begun, then itself, when told to stop', async () => {
    const server = await start()
    const { id, views } = await firstTrend(server.origin)
    const body = '{"kind":"view"}'
    const socket = connect(server.port, '127.0.0.1')
    const answer = new Promise<string>((resolve, reject) => {
      let text = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    socket.write(
      `POST /api/trends/${id}/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    const stoppedAtMs = performance.now()
    server.child.kill('SIGTERM')
    // As npm does with a signal that the whole group has got already.
    await new Promise((resolve) => setTimeout(resolve, 50))
    server.child.kill('SIGTERM')
    await vi.waitFor(
      () => expect(fetch(`${server.origin}/api/health`)).rejects.toThrow('fetch failed'),
      MOST_TO_CLOSE_MS,
    )
    socket.write(body.slice(5))
    expect(await answer).toContain(`{"data":{"views":${views + 1},`)
    const { code, signal } = await server.ended
    expect([code, signal]).toEqual([0, null])
    expect(performance.now() - stoppedAtMs).toBeLessThan(MOST_TO_CLOSE_MS)
    const again = await start()
    expect((await firstTrend(again.origin)).views).toBe(views + 1)
  })
})
