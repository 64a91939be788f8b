import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STARTER_TRENDS } from '@trendverse/starter-content/starter-trends'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../testing/run-script'
import { spawnServer } from '../testing/spawn-server'

/** A first start makes the database's files, and the machine may be busy. */
const LIMIT_MS = 180_000
const ADA = ['--email', 'ada@example.org', '--username', 'ada', '--first-name', 'Ada', '--last-name', 'Lovelace']
const PASSWORD = 'quite a long secret'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (
  name: Parameters<typeof runScript>[0],
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) => runScript(name, args, { DATA_DIR: folder, ...environment })

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
      const made = await run('admin-create', ADA, { ADMIN_PASSWORD: PASSWORD })
      expect(made).toEqual({
        code: 0,
        out: 'The administrator ada can sign in at /admin/login with ada@example.org.\n',
        errors: '',
      })
      expect(await signIn(server.origin, '/api/admin/login', 'ada@example.org', PASSWORD)).toBe(200)
      const again = await run('admin-create', ADA, { ADMIN_PASSWORD: PASSWORD })
      expect([again.code, again.out, again.errors]).toEqual([1, '', 'Username already exists\n'])
      const lost = await run('admin-second-factor-off', ['--email', 'ada@example.org'])
      expect([lost.code, lost.errors]).toEqual([1, 'This account doesn’t use two-factor authentication.\n'])
      const weak = await run('admin-create', ['--email', 'no', '--username', 'bob'], { ADMIN_PASSWORD: 'short' })
      expect([weak.code, weak.errors]).toEqual([1, 'Please enter a valid email address\n'])
      server.child.kill('SIGTERM')
      expect((await server.ended).output).toMatch(
        /There is no administrator yet\. .*: http:\/\/localhost:\d+\/admin\/login\?setup=[\w-]{43}\n/,
      )

      const seeded = await run('seed-demo', [])
      expect(seeded.code).toBe(0)
      const password = /shown only here: ([\w-]{24})\n/.exec(seeded.out)?.[1] ?? ''
      const kept = await run('seed-demo', [])
      expect([kept.code, kept.out]).toEqual([0, 'The demo account demo (demo@trendverse.example) already exists.\n'])
      const refused = await run('seed-demo', [], { NODE_ENV: 'production' })
      expect([refused.code, refused.errors]).toEqual([1, 'The demo account is never made in production.\n'])

      const database = await openPglite({ dataFolder: folder, workerUrl: BUILT_WORKER })
      const trendId = STARTER_TRENDS[0]?.id ?? ''
      const { entries } = await sqlStorage(database).quizzes.readLeaderboard(trendId, null, 'medium')
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
    const ended = await run('admin-create', ['--email', 'ada@example.org'])
    expect([ended.code, ended.errors]).toEqual([1, 'Please give --username.\n'])
    const unnamed = await run('admin-second-factor-off', [])
    expect([unnamed.code, unnamed.errors]).toEqual([1, 'Please give --email.\n'])
  })
})
