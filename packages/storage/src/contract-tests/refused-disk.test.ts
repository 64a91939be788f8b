import fs, { rmSync, symlinkSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_FOLDER } from '../sql/embedded/data-folder'
import { defaultWorkerUrl, startWorker, untilReady } from '../sql/embedded/start-worker'
import { openPglite } from '../sql/open-pglite'
import { BUILT_WORKER } from '../testing/built-worker'
import { compileOnce } from '../testing/compile-once'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'

compileOnce()

const ROWS = 2_000
let dataFolder = ''

beforeAll(async () => {
  dataFolder = await dataFolderWithDatabase('trendverse-refused-')
  const folder = join(dataFolder, DATABASE_FOLDER)
  const pool = startWorker(BUILT_WORKER ?? defaultWorkerUrl(), { folder, flush: true })
  await untilReady(pool, 60_000)
  await pool.query('create table kept (n int)')
  await pool.query('insert into kept select generate_series(1, $1::int)', [ROWS])
  // ended as by kill -9: the next opening replays the log
  await pool.end(false)
}, 180_000)
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

const onFailingDisk = (query: string) => {
  const workerUrl = new URL('../testing/failing-disk-worker.ts', import.meta.url)
  workerUrl.search = query
  return opening(workerUrl)
}
const opening = (workerUrl: URL | undefined = BUILT_WORKER, place = dataFolder) =>
  openPglite({ dataFolder: place, openTimeoutMs: 20_000, workerUrl }).then(
    async (database) => {
      await database.close()
      return 'it opened'
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** Makes these paths unreadable, as if another user owned them. */
async function withoutRights<T>(isClosed: (path: string) => boolean, work: () => Promise<T>): Promise<T> {
  const { existsSync, readFileSync } = fs
  fs.existsSync = (path) => !isClosed(String(path)) && existsSync(path)
  fs.readFileSync = ((path: string, options: never) => {
    if (!isClosed(path)) return readFileSync(path, options)
    throw Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES', syscall: 'open' })
  }) as typeof fs.readFileSync
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    Object.assign(fs, { existsSync, readFileSync })
    syncBuiltinESMExports()
  }
}

describe('a database on a disk that refuses it, opened after a kill', { timeout: 120_000 }, () => {
  it.each([
    ['ENOSPC', 'The disk is full. Nothing is lost: make room and start again.'],
    [
      'EDQUOT',
      "This user's share of the disk is used up. Nothing is lost: make room or raise the quota, and start again.",
    ],
    ['EACCES', 'This user has no right to a file or folder it needs. Nothing is lost: give the folder'],
    ['EPERM', 'The system does not let this user do that. Nothing is lost: give the folder'],
    ['EROFS', 'The disk can only be read. Nothing is lost: mount it so that it can be written, and start again.'],
    [
      'EMFILE',
      'This process may not open any more files. Nothing is lost: raise its limit (ulimit -n) and start again.',
    ],
    ['ENFILE', 'The machine has too many files open. Nothing is lost: end what keeps them open'],
    ['EIO', 'The disk could not be read or written. It may be failing: check it'],
    ['EFBIG', 'A file would exceed the size limit. Nothing is lost: raise the limit'],
    ['ESTALE', "The network disk's file handles are stale. Nothing is lost: remount it"],
    // what has no sentence of its own
    ['ENXIO', 'could not be opened: '],
  ])('says what %s means, and never that it is damaged', async (code, sentence) => {
    for (const query of [`fails=${code}`, `fails=${code}&opens`]) {
      const told = await onFailingDisk(query)
      expect(told).toContain(sentence)
      expect(told).not.toMatch(/damaged|backup in its place/)
    }
  })

  it.each(['EIO', 'ESTALE', 'EACCES'])(
    'does not report damage when %s makes only one file unreadable',
    async (code) => {
      for (const file of ['base/5/PG_VERSION', 'global/pg_control', 'pg_xact/0000']) {
        const told = await onFailingDisk(`fails=${code}&reads=${file}`)
        expect(told).toContain('could not be opened: ')
        expect(told).not.toMatch(/damaged|backup in its place/)
      }
    },
  )

  it('says whose rights are missing where its whole folder, or what is noted in it, belongs to another user', async () => {
    for (const part of [`${DATABASE_FOLDER}/`, 'PG_VERSION', 'trendverse-sizes.json', 'trendverse-acknowledged']) {
      const told = await withoutRights(
        (path) => path.includes(dataFolder) && path.includes(part),
        () => opening(),
      )
      expect(told).toMatch(/^The database in .+ could not be opened: EACCES.+ Nothing is lost: give the folder/)
    }
  })

  it('says its disk may be unmounted if its folder is a dead link or empty, and creates no new database', async () => {
    const place = fs.mkdtempSync(join(tmpdir(), 'trendverse-unmounted-'))
    const folder = join(place, DATABASE_FOLDER)
    symlinkSync(join(place, 'disk that is not mounted'), folder)
    const linked = await opening(BUILT_WORKER, place)
    expect(linked).toContain(
      'could not be opened: it is a symbolic link to a folder that doesn’t exist. Nothing is lost: mount',
    )
    rmSync(folder)
    fs.mkdirSync(folder)
    const empty = await opening(BUILT_WORKER, place)
    expect(empty).toContain('could not be opened: its folder is empty. If it is on a separate disk, mount that')
    expect(fs.readdirSync(place, { recursive: true })).toEqual([DATABASE_FOLDER])
    rmSync(place, { recursive: true })
  })

  it('has every row once the disk takes files again', async () => {
    const database = await openPglite({ dataFolder, workerUrl: BUILT_WORKER })
    const { rows } = await database.executeSql('select count(*)::int as rows from kept')
    await database.close()
    expect(rows).toEqual([{ rows: ROWS }])
  })
})
