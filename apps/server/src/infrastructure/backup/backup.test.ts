import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { findPostgres, startPostgres, type TestPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config'
import { type EndedScript, runScript } from '../../testing/run-script'
import { type SpawnedServer, spawnServer } from '../../testing/spawn-server'
import { restoreBackup } from './restore-backup'

const LIMIT_MS = 240_000
const SECRET_KEY = 'the same secret key for all of them, long enough'.replaceAll(' ', '-')
const PICTURE = `${'ab'.repeat(16)}.webp`
const ADA = { ...SIGN_UP, consent: true }

const post = (server: SpawnedServer, path: string, body: object) =>
  fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The right password of an address that is not yet verified is refused with 403, a wrong one or an unknown account with 401. */
const knowsAda = async (server: SpawnedServer): Promise<boolean> =>
  (await post(server, '/auth/login', { email: ADA.email, password: ADA.password })).status === 403

async function stop(server: SpawnedServer): Promise<void> {
  server.child.kill('SIGTERM')
  await server.ended
}

const fileOf = ({ out }: EndedScript): string => / to (\S+\.backup\.gz)\n/.exec(out)?.[1] ?? ''

const folders: string[] = []
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'trendverse-backup-'))
  folders.push(path)
  return path
}
/** A backup of an installation with an account and a picture, made while its server ran. */
let saved = ''
let first = ''

beforeAll(async () => {
  first = await dataFolderWithDatabase('trendverse-backup-')
  folders.push(first)
  mkdirSync(join(first, 'media'))
  writeFileSync(join(first, 'media', PICTURE), 'the bytes of a picture')
  writeFileSync(join(first, 'media', '.unfinished'), 'half a picture')
}, LIMIT_MS)
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

describe('a backup of the embedded database', { timeout: LIMIT_MS }, () => {
  it('is made while its server runs: one file with its date in the name, which only its owner may read', async () => {
    const server = await spawnServer({ DATA_DIR: first, SECRET_KEY })
    expect((await post(server, '/auth/register', ADA)).status).toBe(200)
    const made = await runScript('backup', [], { DATA_DIR: first })
    expect([made.code, made.errors]).toEqual([0, ''])
    saved = fileOf(made)
    expect((await post(server, '/newsletter/subscribe', { email: 'late@example.org' })).status).toBe(200)
    const refused = await runScript('restore', [saved, '--replace'], { DATA_DIR: first })
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('is in use by another process')])
    await stop(server)
    expect(saved).toMatch(/\/backups\/trendverse-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/)
    expect(statSync(saved).mode & 0o777).toBe(0o600)
    expect(gunzipSync(readFileSync(saved)).toString()).not.toContain(SECRET_KEY)
  })

  it('is restored into an empty folder: accounts and pictures are there', async () => {
    const target = folder()
    const restored = await runScript('restore', [saved], { DATA_DIR: target })
    expect([restored.errors, restored.code]).toEqual(['', 0])
    expect(restored.out).toMatch(/^Restored \d+ rows and 1 pictures of /)
    const server = await spawnServer({ DATA_DIR: target, SECRET_KEY })
    try {
      expect(await knowsAda(server)).toBe(true)
      expect(await (await fetch(`${server.origin}/media/${PICTURE}`)).text()).toBe('the bytes of a picture')
    } finally {
      await stop(server)
    }
  })

  it('replaces an installation only when told so, and is made with the server stopped as well', async () => {
    const refused = await runScript('restore', [saved], { DATA_DIR: first })
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('This installation is not empty.')])
    const again = await runScript('backup', ['--to', folder()], { DATA_DIR: first })
    expect([again.errors, again.code]).toEqual(['', 0])
    expect(gunzipSync(readFileSync(fileOf(again))).toString()).toContain('late@example.org')
    expect((await runScript('restore', [saved, '--replace'], { DATA_DIR: first })).code).toBe(0)
    const after = await runScript('backup', ['--to', folder()], { DATA_DIR: first })
    expect(gunzipSync(readFileSync(fileOf(after))).toString()).not.toContain('late@example.org')
  })

  it('is refused in one sentence where it is damaged, of a newer version, or none', async () => {
    const target = folder()
    const data = { DATA_DIR: join(target, 'data') }
    const config = readConfig(data, target)
    const whole = gunzipSync(readFileSync(saved)).toString()
    const packed = readFileSync(saved)
    const [head = '', ...rest] = whole.split('\n')
    const later = JSON.stringify({ ...(JSON.parse(head) as object), steps: [{ id: 9_999, name: 'not-yet' }] })
    const body = [later, ...rest.slice(0, -2)].map((line) => `${line}\n`).join('')
    const sha256 = createHash('sha256').update(body).digest('hex')
    const newer = `${body}${JSON.stringify({ end: true, rows: 0, pictures: 0, sha256 })}\n`
    const cases: readonly (readonly [Buffer, string])[] = [
      [packed.subarray(0, packed.length / 2), 'it was cut off. Nothing was changed.'],
      [gzipSync(whole.replace(ADA.email, 'eve@example.org')), 'its checksum does not match. Nothing was changed.'],
      [gzipSync(rest.join('\n')), 'is no backup of this program.'],
      [gzipSync([head, ...rest.slice(0, -2), ''].join('\n')), 'its end is missing. Nothing was changed.'],
      [Buffer.from('a text'), 'or it is no backup. Nothing was changed.'],
      [
        gzipSync(newer),
        'made by a newer version of this program (step 9999, "not-yet"). Restore it with that version.',
      ],
    ]
    for (const [bytes, sentence] of cases) {
      const file = join(target, 'bad.backup.gz')
      writeFileSync(file, bytes)
      await expect(restoreBackup(config, file, { replaces: false })).rejects.toThrow(sentence)
    }
    const missing = await runScript('restore', [join(target, 'gone')], data)
    expect([missing.code, missing.out]).toEqual([1, ''])
    expect(missing.errors).toContain('cannot be read: ENOENT')
    expect((await runScript('restore', [], {})).errors).toContain('Please name one backup')
  })
})

const programs = findPostgres()
describe.runIf(programs !== null)('a backup of PostgreSQL', { timeout: LIMIT_MS }, () => {
  let postgres: TestPostgres
  const addressOf = (name: string) => postgres.url.replace('/postgres?', `/${name}?`)
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    const admin = new pg.Client(postgres.url)
    await admin.connect()
    for (const name of ['one', 'two']) await admin.query(`create database ${name}`)
    await admin.end()
  }, LIMIT_MS)
  afterAll(() => postgres?.remove())

  it('takes what the embedded database held, is made while the site runs, and restored into another', async () => {
    const data = { DATA_DIR: folder(), SECRET_KEY }
    const one = { ...data, DATABASE_URL: addressOf('one') }
    const moved = await runScript('restore', [saved], one)
    expect([moved.errors, moved.code]).toEqual(['', 0])
    const server = await spawnServer(one)
    let made: EndedScript
    try {
      expect(await knowsAda(server)).toBe(true)
      made = await runScript('backup', ['--to', folder()], one)
      expect([made.errors, made.code]).toEqual(['', 0])
      const refused = await runScript('restore', [saved, '--replace'], one)
      expect(refused.errors).toBe('This site is still running. Stop all its processes, then restore.\n')
    } finally {
      await stop(server)
    }
    const two = { DATA_DIR: folder(), SECRET_KEY, DATABASE_URL: addressOf('two') }
    expect((await runScript('restore', [fileOf(made)], two)).errors).toBe('')
    const other = await spawnServer(two)
    try {
      expect(await knowsAda(other)).toBe(true)
      expect((await fetch(`${other.origin}/media/${PICTURE}`)).status).toBe(200)
    } finally {
      await stop(other)
    }
    expect((await runScript('restore', [saved], one)).errors).toContain('This installation is not empty.')
  })
})
