import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupFolderOf, createBackupProbe, recordBackup } from './backup-record'

const MARCH_MS = Date.UTC(2026, 2, 3)
const APRIL_MS = Date.UTC(2026, 3, 3)

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trendverse-record-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function putFile(name: string, atMs: number): void {
  mkdirSync(backupFolderOf(dataDir), { recursive: true })
  writeFileSync(join(backupFolderOf(dataDir), name), '')
  utimesSync(join(backupFolderOf(dataDir), name), atMs / 1_000, atMs / 1_000)
}

const latest = async (isEmbedded = true) => (await createBackupProbe(dataDir, { isEmbedded }).look())?.latestAtMs

describe('the record of backups', () => {
  it('finds the newest file of the usual folder, and takes no other file for a backup', async () => {
    putFile('trendverse-old.backup.gz', MARCH_MS)
    putFile('trendverse-new.backup.gz', APRIL_MS)
    putFile('trendverse-newest.backup.gz.part', APRIL_MS + 1_000)
    expect(await latest()).toBe(APRIL_MS)
  })

  it('knows of a backup that went elsewhere', async () => {
    putFile('trendverse-old.backup.gz', MARCH_MS)
    await recordBackup(dataDir, APRIL_MS)
    expect(await latest()).toBe(APRIL_MS)
    expect(await latest(false)).toBe(APRIL_MS)
  })

  it('tells an embedded database without a backup from PostgreSQL, whose backups it may not see', async () => {
    expect(await latest()).toBeNull()
    expect(await latest(false)).toBeUndefined()
  })

  it('believes no backup of the future: a clock that was wrong must not keep its reminder silent', async () => {
    putFile('trendverse-old.backup.gz', MARCH_MS)
    await recordBackup(dataDir, Date.UTC(2126, 0, 1))
    expect(await latest()).toBe(MARCH_MS)
  })

  it('reads no instant out of a damaged record', async () => {
    writeFileSync(join(dataDir, 'last-backup'), 'yesterday')
    expect(await latest()).toBeNull()
  })
})
