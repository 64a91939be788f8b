import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MIGRATIONS } from '@trendverse/storage/sql/migrations/migrations'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { afterAll, describe, expect, it } from 'vitest'
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
const SETTINGS = { table: 'settings', columns: ['key', 'value'] }

/** A backup of these lines that anybody could write: its checksum is right. */
function backupOf(...lines: readonly unknown[]): string {
  const body = [HEAD, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  const file = join(folder, 'hostile.backup.gz')
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end: true, rows: 0, pictures: 0, sha256 })}\n`))
  return file
}

const base64 = Buffer.from('a picture').toString('base64')

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
  ])('is refused for %s before anything is opened', async (_what, lines, reason) => {
    const target = join(folder, 'untouched')
    const config = readConfig({ DATA_DIR: target }, folder)
    await expect(restoreBackup(config, backupOf(...lines), { replaces: true })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^The backup \S+ is damaged: .+ Nothing was changed\.$/),
    })
    await expect(checkBackup(backupOf(...lines))).rejects.toThrow(reason)
    expect(existsSync(target)).toBe(false)
  })

  it('is refused for a line longer than this program writes, before all of it was read', async () => {
    const file = backupOf(SETTINGS, [['a', 'x'.repeat(5_000_000)]])
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
      ]) {
        await expect(restoreBackup(config, backupOf(SETTINGS, rows), { replaces: true })).rejects.toMatchObject({
          code: 'invalid_input',
          message: expect.stringMatching(/^The rows of the backup do not fit: .+\. Nothing was changed\.$/),
        })
      }
      const after = await openDatabase(config)
      expect((await after.executeSql('select key from settings')).rows).toEqual([{ key: 'kept' }])
      await after.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
