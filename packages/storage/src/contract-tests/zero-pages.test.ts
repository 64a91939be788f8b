import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
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

const PAGE = 8_192
const LIMIT_MS = 60_000
const ZEROS = Buffer.alloc(PAGE)
let folder = ''

beforeAll(async () => {
  folder = await dataFolderWithDatabase('trendverse-zeros-')
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of an empty database, given to work with. */
async function inCopy<T>(work: (dataFolder: string, database: string) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-zeros-copy-'))
  try {
    cpSync(folder, dataFolder, { recursive: true })
    return await work(dataFolder, join(dataFolder, DATABASE_FOLDER))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const open = (dataFolder: string) => openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER })

const zeroPagesOf = (path: string): number[] => {
  const bytes = readFileSync(path)
  const pages = Array.from({ length: bytes.length / PAGE }, (_, page) => page)
  return pages.filter((page) => bytes.subarray(page * PAGE, (page + 1) * PAGE).equals(ZEROS))
}

/** Makes a page all zeros, as a disk does that lost it. */
function spoil(path: string, page: number): void {
  writeFileSync(path, readFileSync(path).fill(0, page * PAGE, (page + 1) * PAGE))
}

/** Lets the database be used, with rows in a table of their own, and ends it; answers the file of that table. */
async function useIt(dataFolder: string, how: 'closed' | 'killed', statements: readonly string[]): Promise<string> {
  const database = join(dataFolder, DATABASE_FOLDER)
  const pool = startWorker(BUILT_WORKER ?? defaultWorkerUrl(), { folder: database, flush: true })
  await untilReady(pool, LIMIT_MS)
  for (const statement of statements) await pool.query(statement)
  const { rows } = await pool.query(`select pg_relation_filepath('kept') as path`)
  await pool.end(how === 'closed')
  return join(database, (rows as { path: string }[])[0]?.path ?? '')
}

const FILLED = `create table kept as select n, repeat('x', 500) as words from generate_series(1, 2000) n`

describe('a healthy database', () => {
  it.each(['closed', 'killed'] as const)('opens with pages that were made and are not used yet (%s)', (how) =>
    inCopy(async (dataFolder) => {
      const file = await useIt(dataFolder, how, [FILLED, 'checkpoint'])
      // making the table has lengthened its file by several pages at once
      expect(zeroPagesOf(file)).not.toEqual([])
      // and a crash leaves such pages as well
      truncateSync(file, statSync(file).size + 9 * PAGE)
      const zeros = zeroPagesOf(file)
      // twice: the second start knows of all of them
      for (let start = 0; start < 2; start += 1) {
        const database = await open(dataFolder)
        expect((await database.executeSql('select count(words)::int as rows from kept')).rows).toEqual([{ rows: 2000 }])
        await database.close()
      }
      expect(zeroPagesOf(file)).toEqual(zeros)
      // from the moment they are used they are looked after
      await useIt(dataFolder, 'closed', [`insert into kept select n, repeat('y', 500) from generate_series(1, 400) n`])
      const unused = zeroPagesOf(file)
      const used = zeros.find((page) => !unused.includes(page)) ?? 0
      expect(used).toBeGreaterThan(0)
      await (await open(dataFolder)).close()
      spoil(file, used)
      await expect(open(dataFolder)).rejects.toThrow(`page ${used} of data file `)
    }),
  )

  it('opens after a kill with whatever its log brings back, and not without what it does not', () =>
    inCopy(async (dataFolder) => {
      const file = await useIt(dataFolder, 'closed', [FILLED])
      await useIt(dataFolder, 'killed', ['update kept set n = n + 1 where n = 1'])
      spoil(file, 0)
      const database = await open(dataFolder)
      expect((await database.executeSql('select count(words)::int as rows from kept')).rows).toEqual([{ rows: 2000 }])
      await database.close()
      await useIt(dataFolder, 'killed', ['update kept set n = n + 1 where n = 1'])
      spoil(file, 7)
      await expect(open(dataFolder)).rejects.toThrow('page 7 of data file ')
    }))

  it('opens after its rows were removed, its tables emptied, rewritten and dropped, and its process killed', () =>
    inCopy(async (dataFolder) => {
      await useIt(dataFolder, 'closed', [
        FILLED,
        'create index kept_by_n on kept (n)',
        'create table emptied as select * from kept',
        'create table dropped as select * from kept',
      ])
      await useIt(dataFolder, 'killed', [
        'delete from kept',
        'vacuum (truncate false) kept',
        'truncate emptied',
        'drop table dropped',
        'checkpoint',
        'reindex table kept',
        'vacuum full kept',
        'create unlogged table loose as select 1 as n',
        `insert into kept select n, 'z' from generate_series(1, 3000) n`,
      ])
      const database = await open(dataFolder)
      const counted = `select (select count(*)::int from kept) as kept, (select count(*)::int from emptied) as emptied`
      expect((await database.executeSql(counted)).rows).toEqual([{ kept: 3_000, emptied: 0 }])
      await database.close()
      await (await open(dataFolder)).close()
    }))

  it('opens where nothing is noted of its pages yet, and notes them', () =>
    inCopy(async (dataFolder, database) => {
      const file = await useIt(dataFolder, 'closed', [FILLED])
      unlinkSync(join(database, 'trendverse-pages.json'))
      await (await open(dataFolder)).close()
      spoil(file, 0)
      await expect(open(dataFolder)).rejects.toThrow('page 0 of data file ')
    }))
})

describe('the mark of how far writes were acknowledged', () => {
  const tellingOf = async (dataFolder: string): Promise<readonly string[]> => {
    const told: string[] = []
    const onUnmarked = (sentence: string) => void told.push(sentence)
    await (await openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER, onUnmarked })).close()
    return told
  }

  it('is told of where it is missing or cannot be read, once', () =>
    inCopy(async (dataFolder, database) => {
      const mark = join(database, 'trendverse-acknowledged')
      expect(await tellingOf(dataFolder)).toEqual([])
      for (const damage of [() => unlinkSync(mark), () => writeFileSync(mark, 'nonsense')]) {
        damage()
        const sentence = expect.stringContaining(`The file trendverse-acknowledged is missing in ${database}`)
        expect(await tellingOf(dataFolder)).toEqual([sentence])
        expect(await tellingOf(dataFolder)).toEqual([])
      }
    }))

  it.each(['trendverse-sizes.json', 'trendverse-pages.json'])('has a brother, %s, of which the same is told', (name) =>
    inCopy(async (dataFolder, database) => {
      unlinkSync(join(database, name))
      expect(await tellingOf(dataFolder)).toEqual([
        expect.stringContaining(`The file ${name} is missing in ${database}`),
      ])
      expect(await tellingOf(dataFolder)).toEqual([])
    }),
  )

  it('is there from the first start on, before anything is written', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-marked-'))
    try {
      expect(await tellingOf(dataFolder)).toEqual([])
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  }, 120_000)
})
