import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveBackup } from './save-backup'

const folder = mkdtempSync(join(tmpdir(), 'trendverse-save-'))
let database: SqlDatabase
beforeAll(async () => {
  database = await openPglite({ dataFolder: null, workerUrl: BUILT_WORKER })
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('refuses to leave out a picture that is there but cannot be read, and leaves no file', async () => {
  const mediaFolder = join(folder, 'media')
  // A folder of that name is what even root cannot read as a file.
  mkdirSync(join(mediaFolder, `${'ab'.repeat(16)}.webp`), { recursive: true })
  const saving = saveBackup({ database, mediaFolder, product: '1.2.3' }, join(folder, 'backups'), 0)
  await expect(saving).rejects.toThrow('The backup could not be made: EISDIR')
  expect(readdirSync(join(folder, 'backups'))).toEqual([])
})

it('needs no folder of pictures', async () => {
  const saved = await saveBackup({ database, mediaFolder: join(folder, 'none'), product: '1.2.3' }, folder, 0)
  expect(saved.pictures).toBe(0)
})

it('does not take a file in the place of the pictures for none', async () => {
  const mediaFolder = join(folder, 'a-file')
  writeFileSync(mediaFolder, '')
  await expect(saveBackup({ database, mediaFolder, product: '1.2.3' }, folder, 1_000)).rejects.toThrow('ENOTDIR')
})
