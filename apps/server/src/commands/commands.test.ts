import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { STARTER_TRENDS } from '@trendverse/starter-content/starter-trends'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnServer } from '../testing/spawn-server'

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
/** A first start makes the database's files, and the machine may be busy. */
const LIMIT_MS = 180_000
const ADA = ['--email', 'ada@example.org', '--username', 'ada', '--first-name', 'Ada', '--last-name', 'Lovelace']
const PASSWORD = 'quite a long secret'

type Ended = { readonly code: number | null; readonly out: string; readonly errors: string }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command as a process of its own, with nobody at the keyboard. */
function runScript(name: string, args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', TSX, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
  })
  const text = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (text.out += String(chunk)))
  child.stderr.on('data', (chunk) => (text.errors += String(chunk)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...text })))
}

async function signIn(origin: string, path: string, email: string, password: string): Promise<number> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.status
}

describe('commands of the person at the machine', () => {
  it(
    'reach a running server, and open the folder where none runs (OP-21, OP-70)',
    async () => {
      const server = await spawnServer({ DATA_DIR: folder })
      expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600)
      const made = await runScript('admin-create', ADA, { ADMIN_PASSWORD: PASSWORD })
      expect(made).toEqual({
        code: 0,
        out: 'The administrator ada can sign in at /admin/login with ada@example.org.\n',
        errors: '',
      })
      expect(await signIn(server.origin, '/api/admin/login', 'ada@example.org', PASSWORD)).toBe(200)
      const again = await runScript('admin-create', ADA, { ADMIN_PASSWORD: PASSWORD })
      expect([again.code, again.out, again.errors]).toEqual([1, '', 'Username already exists\n'])
      const lost = await runScript('admin-second-factor-off', ['--email', 'ada@example.org'])
      expect([lost.code, lost.errors]).toEqual([1, 'This account has no second factor.\n'])
      const weak = await runScript('admin-create', ['--email', 'no', '--username', 'bob'], { ADMIN_PASSWORD: 'short' })
      expect([weak.code, weak.errors]).toEqual([1, 'Please enter a valid email address\n'])
      server.child.kill('SIGTERM')
      expect((await server.ended).output).toMatch(
        /There is no administrator yet\. .*: http:\/\/localhost:\d+\/admin\/login\?setup=[\w-]{43}\n/,
      )

      const seeded = await runScript('seed-demo', [])
      expect(seeded.code).toBe(0)
      const password = /shown only here: ([\w-]{24})\n/.exec(seeded.out)?.[1] ?? ''
      const kept = await runScript('seed-demo', [])
      expect([kept.code, kept.out]).toEqual([
        0,
        'The demo account demo (demo@trendverse.example) was there already and is in order.\n',
      ])
      const refused = await runScript('seed-demo', [], { NODE_ENV: 'production' })
      expect([refused.code, refused.errors]).toEqual([1, 'The demo account is never made in production.\n'])

      const database = await openPglite({ dataFolder: folder })
      const trendId = STARTER_TRENDS[0]?.id ?? ''
      const { entries } = await sqlStorage(database).quizzes.readLeaderboard(trendId, null)
      await database.close()
      expect(entries.map(({ score, isSample }) => [score, isSample])).toEqual(
        [100, 90, 85, 80, 75].map((score) => [score, true]),
      )

      const next = await spawnServer({ DATA_DIR: folder })
      expect(await signIn(next.origin, '/api/auth/login', 'demo@trendverse.example', password)).toBe(200)
      expect(await signIn(next.origin, '/api/admin/login', 'demo@trendverse.example', password)).toBe(403)
      next.child.kill('SIGTERM')
      expect((await next.ended).output).not.toContain('setup=')
    },
    LIMIT_MS,
  )

  it('say what is missing when nobody can be asked', async () => {
    const ended = await runScript('admin-create', ['--email', 'ada@example.org'])
    expect([ended.code, ended.errors]).toEqual([1, 'Please give --username.\n'])
    const unnamed = await runScript('admin-second-factor-off', [])
    expect([unnamed.code, unnamed.errors]).toEqual([1, 'Please give --email.\n'])
  })
})
