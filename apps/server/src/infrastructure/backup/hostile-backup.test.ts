import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MIGRATIONS } from '@trendverse/storage/sql/migrations/migrations'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config'
import { openDatabase } from '../open-database'
import { checkBackup } from './read-backup'
import { restoreBackup } from './restore-backup'

const folder = mkdtempSync(join(tmpdir(), 'trendverse-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HEAD = {
  format: 'trendverse-backup',
  version: 1,
  product: '1.2.3',
  madeAt: '2026-11-28T00:00:00.000Z',
  steps: MIGRATIONS.map(({ id, name }) => ({ id, name })),
}
/** More values than any line of ours has. */
const MANY = Array.from({ length: 300_000 }, (): readonly string[] => [])
const SETTINGS = { table: 'settings', columns: ['key', 'value'] }

/** A backup of these lines that anybody could write: its checksum is right, and so is its end unless told otherwise. */
function backupOf(lines: readonly unknown[], end: object = {}, head: object = {}): string {
  const body = [{ ...HEAD, ...head }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  const rows = lines.flatMap((line) => (Array.isArray(line) ? line : [])).length
  const pictures = lines.filter((line) => typeof line === 'object' && line !== null && 'picture' in line).length
  const file = join(folder, 'hostile.backup.gz')
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end: true, rows, pictures, sha256, ...end })}\n`))
  return file
}

const base64 = Buffer.from('a picture').toString('base64')
const PICTURE = `${'ab'.repeat(16)}.png`

async function expectRefusal(file: string, reason: string): Promise<void> {
  const target = join(folder, 'untouched')
  const config = readConfig({ DATA_DIR: target }, folder)
  await expect(restoreBackup(config, file, { replaces: true })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringMatching(/^The backup \S+ is damaged: .+ Nothing was changed\.$/),
  })
  await expect(checkBackup(file)).rejects.toThrow(reason)
  expect(existsSync(target)).toBe(false)
}

describe('a backup with a right checksum', () => {
  it.each<[string, readonly unknown[], string]>([
    ['a picture outside its folder', [{ picture: '../../x', base64 }], '"../../x" is no picture of ours'],
    ['a picture with another ending', [{ picture: `${'ab'.repeat(16)}.svg`, base64 }], 'is no picture of ours'],
    ['an unknown table', [{ table: 'elsewhere', columns: ['a'] }], 'it has an unknown table "elsewhere"'],
    [
      "a table of the database's own",
      [{ table: 'pg_authid', columns: ['oid'] }],
      'it has an unknown table "pg_authid"',
    ],
    ['the list of steps', [{ table: 'schema_migrations', columns: ['id'] }], 'it has an unknown table'],
    ['a table twice', [SETTINGS, SETTINGS], 'it has the table settings twice'],
    ['rows of no table', [[['a', 'b']]], 'it has rows before the first table'],
    ['rows that are none', [SETTINGS, ['a']], 'a line of rows cannot be read'],
    [
      'a row with too few values',
      [SETTINGS, [['a', '1'], ['b']]],
      'a row of settings has another number of values than',
    ],
    [
      'a row with too many values',
      [SETTINGS, [['a', '1', '2']]],
      'a row of settings has another number of values than',
    ],
    ['a row without values', [SETTINGS, [[]]], 'a row of settings has another number of values than'],
    [
      'a row of the second table with values for the first',
      [SETTINGS, { table: 'users', columns: ['id'] }, [['a', '1']]],
      'a row of users has another number of values than',
    ],
    ['a number for a text', [SETTINGS, [['a', 1]]], 'a row of settings has a value that is no text'],
    ['a list for a text', [SETTINGS, [['a', ['1']]]], 'a row of settings has a value that is no text'],
    [
      'a table without columns',
      [{ table: 'settings', columns: [] }],
      'the table settings has no columns, or one twice',
    ],
    [
      'a column twice',
      [{ table: 'settings', columns: ['key', 'key'] }],
      'the table settings has no columns, or one twice',
    ],
    ['a picture that is no base64', [{ picture: PICTURE, base64: '<svg>' }], `the picture ${PICTURE} cannot be read`],
  ])('is refused for %s before anything is opened', async (_what, lines, reason) => {
    await expectRefusal(backupOf(lines), reason)
  })

  it.each<[string, readonly unknown[], object, string]>([
    [
      'fewer rows',
      [SETTINGS, [['a', '1']], [['b', '1']]],
      { rows: 1 },
      'its end counts 1 rows and 0 pictures, but it has 2 and 0',
    ],
    ['more rows', [SETTINGS, [['a', '1']]], { rows: 2 }, 'its end counts 2 rows and 0 pictures, but it has 1 and 0'],
    ['rows below none', [], { rows: -1 }, 'a line of it cannot be read'],
    [
      'fewer pictures',
      [{ picture: PICTURE, base64 }],
      { pictures: 0 },
      'counts 0 rows and 0 pictures, but it has 0 and 1',
    ],
    ['more pictures', [], { pictures: 1 }, 'its end counts 0 rows and 1 pictures, but it has 0 and 0'],
  ])('is refused where its end counts %s, before anything is opened', async (_what, lines, end, reason) => {
    await expectRefusal(backupOf(lines, end), reason)
  })

  it.each([
    ['none', []],
    ['one left out', HEAD.steps.filter((_, n) => n !== HEAD.steps.length - 2)],
    ['one twice', [...HEAD.steps, ...HEAD.steps.slice(-1)]],
  ])('is refused for a list of upgrade steps with %s, before anything is opened', async (_what, steps) => {
    await expectRefusal(backupOf([], {}, { steps }), 'its list of upgrade steps has gaps')
  })

  it('may have a picture of many megabytes', async () => {
    const large = 'ABCD'.repeat(10_000_000)
    expect((await checkBackup(backupOf([{ picture: PICTURE, base64: large }]))).end.pictures).toBe(1)
    await expectRefusal(backupOf([{ picture: PICTURE, base64: `${large}<svg` }]), 'cannot be read')
  })

  it.each<[string, unknown, string]>([
    ['rows', MANY, 'a line of rows cannot be read'],
    ['lists in a row', [['a', MANY]], 'a line of rows cannot be read'],
    ['columns', { table: 'users', columns: MANY }, 'a line of it cannot be read'],
  ])('is refused without parsing a line that has too many %s', async (_what, line, reason) => {
    const file = backupOf([SETTINGS, line])
    const parse = vi.spyOn(JSON, 'parse')
    await expect(checkBackup(file)).rejects.toThrow(reason)
    expect(parse.mock.calls.filter(([text]) => text.length > MANY.length)).toEqual([])
    parse.mockRestore()
  })

  it('is refused for a line longer than this program writes, before all of it was read', async () => {
    const file = backupOf([SETTINGS, [['a', 'x'.repeat(5_000_000)]]])
    await expect(checkBackup(file, 1_000_000)).rejects.toThrow('a line of it is longer than this program writes any')
    expect((await checkBackup(file)).head.product).toBe('1.2.3')
  })

  it('changes nothing and says one sentence where its rows do not fit', { timeout: 120_000 }, async () => {
    const dataDir = await dataFolderWithDatabase('trendverse-hostile-')
    const config = readConfig({ DATA_DIR: dataDir }, folder)
    try {
      const before = await openDatabase(config)
      await before.executeSql(`insert into settings (key, value) values ('kept', '1')`)
      await before.close()
      for (const rows of [
        [['a', '{broken']],
        [
          ['a', '1'],
          ['a', '2'],
        ],
        [['\u0000', '1']],
        // No index holds a key as long as that.
        [[Array.from({ length: 200 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex')).join(''), '1']],
      ]) {
        await expect(restoreBackup(config, backupOf([SETTINGS, rows]), { replaces: true })).rejects.toMatchObject({
          code: 'invalid_input',
          message: expect.stringMatching(/^The rows of the backup do not fit: .+\. Nothing was changed\.$/),
        })
      }
      // They fit the schema of their version, but a later migration adds a unique index on the address in lower case.
      const columns = ['id', 'email', 'token_hash', 'subscribed_at', 'status', 'source', 'preferences']
      const subscribers = ['Ada@example.org', 'ada@example.org'].map((email, n) => [
        `00000000-0000-7000-8000-00000000000${n}`,
        email,
        `token ${n}`,
        '2026-01-01T00:00:00Z',
        'active',
        'page',
        '{}',
      ])
      const earlier = { steps: HEAD.steps.filter(({ id }) => id < 49) }
      const file = backupOf([{ table: 'subscribers', columns }, subscribers], {}, earlier)
      await expect(restoreBackup(config, file, { replaces: true })).rejects.toMatchObject({
        message: expect.stringMatching(
          /^The rows of the backup do not fit: .+subscribers_email.+ Nothing was changed\.$/,
        ),
      })
      const after = await openDatabase(config)
      expect((await after.executeSql('select key from settings')).rows).toEqual([{ key: 'kept' }])
      await after.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
