import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_FOLDER, EMBEDDED_VERSION } from '../sql/embedded/data-folder'
import { defaultWorkerUrl, startWorker, untilReady } from '../sql/embedded/start-worker'
import { parseLogPosition } from '../sql/embedded/write-ahead-log'
import { openPglite } from '../sql/open-pglite'
import { BUILT_WORKER } from '../testing/built-worker'
import { compileOnce } from '../testing/compile-once'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'

compileOnce()

const ROWS = 3_000
const LIMIT_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'trendverse-damage-'))
let killed = ''
const closed = join(folder, 'closed')
/** File of the table, relative to the database folder. */
let tableFile = ''
let indexFile = ''

/** A database with rows before and after a checkpoint, ended without warning. */
async function makeKilled(): Promise<void> {
  killed = await dataFolderWithDatabase('trendverse-killed-')
  const database = join(killed, DATABASE_FOLDER)
  const pool = startWorker(BUILT_WORKER ?? defaultWorkerUrl(), { folder: database, flush: true })
  await untilReady(pool, LIMIT_MS)
  const insert = `insert into kept select n, repeat('x', 200) from generate_series($1::int, $2::int) n`
  await pool.query('create table kept (n int, words text)')
  await pool.query('create index kept_by_n on kept (n)')
  await pool.query(insert, [1, ROWS - 100])
  await pool.query('checkpoint')
  for (let n = ROWS - 99; n <= ROWS; n++) await pool.query(insert, [n, n])
  const { rows } = await pool.query(`select pg_relation_filepath('kept') as path`)
  tableFile = (rows as { path: string }[])[0]?.path ?? ''
  const index = await pool.query(`select pg_relation_filepath('kept_by_n') as path`)
  indexFile = (index.rows as { path: string }[])[0]?.path ?? ''
  await pool.end(false)
}

beforeAll(async () => {
  await makeKilled()
  cpSync(killed, closed, { recursive: true })
  await (await openPglite({ dataFolder: closed, flush: false, workerUrl: BUILT_WORKER })).close()
}, 180_000)

afterAll(() => {
  for (const path of [folder, killed]) rmSync(path, { recursive: true, force: true })
})

/** Opens a damaged copy: how many rows it has, or the sentence with which it is refused. */
async function openDamaged(original: string, damage: (database: string) => void): Promise<number | string> {
  const dataFolder = mkdtempSync(join(folder, 'case-'))
  cpSync(original, dataFolder, { recursive: true })
  damage(join(dataFolder, DATABASE_FOLDER))
  try {
    const database = await openPglite({ dataFolder, openTimeoutMs: 20_000, flush: false, workerUrl: BUILT_WORKER })
    try {
      const { rows } = await database.executeSql('select count(words)::int as rows from kept')
      return Number(rows[0]?.rows)
    } finally {
      await database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message.replace(dataFolder, 'FOLDER') : String(error)
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const cut = (path: string, bytes: number) => truncateSync(path, Math.max(0, bytes))
const segment = (database: string) =>
  join(
    database,
    'pg_wal',
    readdirSync(join(database, 'pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .sort()
      .at(-1) ?? '',
  )
const half = (path: string) => cut(path, Math.floor(statSync(path).size / 2))
/** @param page From the end where it is less than zero. */
function empty(path: string, page: number): void {
  const pages = statSync(path).size / 8_192
  spoil(path, Buffer.alloc(8_192), 8_192 * (page < 0 ? pages + page : page))
}
const REFUSED = /^The database in FOLDER\/database is damaged: .+ Put a backup in its place, or move the folder away/

/** Overwrites the log with zeros from shortly before the last acknowledged position: a write that never arrived. */
function tearLog(database: string): void {
  const position = parseLogPosition(readFileSync(join(database, 'trendverse-acknowledged'), 'utf8').trim())
  const offset = Number(position % (16n * 1024n * 1024n)) - 16
  const fd = openSync(segment(database), 'r+')
  writeSync(fd, Buffer.alloc(64), 0, 64, offset)
  closeSync(fd)
}

describe('a database folder that was cut off', () => {
  it('has all rows after its process was killed', async () => {
    expect(await openDamaged(killed, () => undefined)).toBe(ROWS)
    expect(await openDamaged(closed, () => undefined)).toBe(ROWS)
  })

  it('stays refused at the next start, and opens with what is left once somebody accepts the loss', async () => {
    const dataFolder = mkdtempSync(join(folder, 'accepted-'))
    cpSync(killed, dataFolder, { recursive: true })
    tearLog(join(dataFolder, DATABASE_FOLDER))
    const note = join(dataFolder, DATABASE_FOLDER, 'trendverse-loss')
    await expect(openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER })).rejects.toThrow(`delete ${note}`)
    await expect(openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER })).rejects.toThrow(`delete ${note}`)
    expect(existsSync(note)).toBe(true)
    unlinkSync(note)
    for (let start = 0; start < 2; start++) {
      const database = await openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER })
      expect((await database.executeSql('select count(*)::int as rows from kept')).rows).toEqual([{ rows: ROWS - 1 }])
      await database.close()
    }
  })

  it.each<[string, string, (database: string) => void]>([
    ['the log loses its last megabytes', 'killed', (database) => cut(segment(database), 1_000_000)],
    ['the very last write did not reach the log', 'killed', tearLog],
    ['the log is empty', 'killed', (database) => cut(segment(database), 0)],
    ['the log is gone', 'killed', (database) => unlinkSync(segment(database))],
    ['the log is gone after a clean end', 'closed', (database) => unlinkSync(segment(database))],
    ['the control file is cut', 'killed', (database) => cut(join(database, 'global/pg_control'), 100)],
    ['the control file is gone', 'closed', (database) => unlinkSync(join(database, 'global/pg_control'))],
    ['the table is cut in half', 'closed', (database) => half(join(database, tableFile))],
    ['the table is cut at a page', 'closed', (database) => cut(join(database, tableFile), 8_192 * 10)],
    ['the table is empty', 'closed', (database) => cut(join(database, tableFile), 0)],
    ['the table is gone', 'closed', (database) => unlinkSync(join(database, tableFile))],
    ['a page of the table is empty', 'closed', (database) => empty(join(database, tableFile), 3)],
    ['the last page of the table is empty', 'closed', (database) => empty(join(database, tableFile), -1)],
    ['a page of an index is empty', 'closed', (database) => empty(join(database, indexFile), 1)],
    ['the version file is gone', 'closed', (database) => unlinkSync(join(database, 'PG_VERSION'))],
    ['the commit log is empty', 'closed', (database) => empty(join(database, 'pg_xact/0000'), 0)],
    ['the commit log is empty after a kill', 'killed', (database) => empty(join(database, 'pg_xact/0000'), 0)],
    ['the log is gone with its folder', 'closed', (database) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['the commit log is gone', 'closed', (database) => unlinkSync(join(database, 'pg_xact/0000'))],
    [
      'the folder is empty',
      'closed',
      (database) => rmSync(database, { recursive: true }) ?? writeFileSync(database, ''),
    ],
  ])('is refused with a clear sentence when %s', async (_what, state, damage) => {
    const outcome = await openDamaged(state === 'killed' ? killed : closed, damage)
    expect(outcome).toMatch(REFUSED)
  })
})

describe('a database folder that is whole', () => {
  it('opens where a copy left out what is empty', async () => {
    const prune = (place: string): void => {
      for (const { name } of readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
        prune(join(place, name))
        if (readdirSync(join(place, name)).length === 0) rmdirSync(join(place, name))
      }
    }
    expect(await openDamaged(closed, prune)).toBe(ROWS)
    expect(await openDamaged(killed, prune)).toBe(ROWS)
  })

  it('is not called damaged where another version wrote it', async () => {
    const version = (database: string) => join(database, 'PG_VERSION')
    expect(readFileSync(version(join(closed, DATABASE_FOLDER)), 'utf8').trim()).toBe(EMBEDDED_VERSION)
    expect(await openDamaged(closed, (database) => writeFileSync(version(database), '17\n'))).toBe(
      'The database in FOLDER/database has the format of PostgreSQL 17, and this release reads that of 18. ' +
        'Nothing is lost: take a backup with the release that wrote it, and restore that into a new folder with this one.',
    )
  })

  it('is not called damaged where a folder stands in the place of a file', async () => {
    const outcome = await openDamaged(closed, (database) => {
      unlinkSync(join(database, 'trendverse-acknowledged'))
      mkdirSync(join(database, 'trendverse-acknowledged'))
    })
    expect(outcome).toMatch(/could not be opened: EISDIR: .+ A folder stands where a file belongs\./)
  })
})

/** Overwrites part of a page, as a disk does that keeps the wrong bytes. */
function spoil(path: string, bytes: Buffer, offset: number): void {
  const fd = openSync(path, 'r+')
  writeSync(fd, bytes, 0, bytes.length, offset)
  closeSync(fd)
}

describe('a database that turns out to be damaged while it is open', () => {
  it.each<[string, string, string, (database: string) => void]>([
    [
      'a page of a table',
      'select count(words) from kept',
      'XX001',
      (database) => spoil(join(database, tableFile), Buffer.alloc(24, 0xa5), 8_192 * 3),
    ],
    [
      'a page of an index',
      'select n from kept where n = 7',
      'XX002',
      (database) => spoil(join(database, indexFile), Buffer.alloc(8_192), 8_192),
    ],
    [
      'a table whose file was removed',
      'select count(words) from kept',
      '58P01',
      (database) => unlinkSync(join(database, tableFile)),
    ],
  ])('says so of %s, once to its operator, and is not up any more', async (_what, read, code, damage) => {
    const dataFolder = mkdtempSync(join(folder, 'open-'))
    cpSync(closed, dataFolder, { recursive: true })
    const told: unknown[] = []
    const onDamage = (error: unknown) => told.push(error)
    const database = await openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER, onDamage })
    damage(join(dataFolder, DATABASE_FOLDER))
    expect(await database.isUp()).toBe(true)
    await database.executeSql('set enable_seqscan = off')
    for (let time = 0; time < 2; time++) {
      await expect(database.executeSql(read)).rejects.toMatchObject({
        code: 'unavailable',
        retryable: false,
        message: 'The database is damaged. A backup has to be put in its place.',
      })
    }
    expect(told).toEqual([expect.objectContaining({ code })])
    expect(await database.isUp()).toBe(false)
    // its end notes what is missing, and says so
    await Promise.allSettled([database.close()])
  })

  it('calls a folder that was moved away gone, not damaged, when a statement finds it first', async () => {
    const dataFolder = mkdtempSync(join(folder, 'moved-'))
    cpSync(closed, dataFolder, { recursive: true })
    const told: string[] = []
    const database = await openPglite({
      dataFolder,
      workerUrl: BUILT_WORKER,
      onDamage: () => told.push('damaged'),
      onFolderGone: () => told.push('gone'),
    })
    renameSync(dataFolder, `${dataFolder}-elsewhere`)
    await expect(database.executeSql('insert into kept (words) values ($1)', ['lost'])).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(told).toEqual(['gone'])
    await Promise.allSettled([database.close()])
  })
})
