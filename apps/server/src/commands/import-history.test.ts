import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../testing/run-script'
import { spawnServer } from '../testing/spawn-server'

/** Seven processes one after the other, the first of which makes the database's files, on a machine that may be busy. */
const LIMIT_MS = 300_000
const HEADER = 'observed_at,source,item_id,title,url,metric,rank'
const BEGIN_SECONDS = Date.UTC(2023, 4, 1, 9) / 1_000

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A day of a list of two stories, the second from noon on, with one row that says nothing. */
function recordedDay(): string {
  const rows = Array.from({ length: 24 }, (_, hour) => {
    const at = BEGIN_SECONDS + hour * 3_600
    const comet = `${at},hacker-news,1,"Comet Harper returns, brighter",https://comet.example/harper,${300 + 40 * hour},1`
    const bridge = `${at},hacker-news,2,Quartz bridge opens in Oslo,https://bridge.example/oslo,${200 + 30 * hour},2`
    return hour < 3 ? [comet] : hour === 5 ? [comet, bridge, `${at},hacker-news,3,,,5,3`] : [comet, bridge]
  })
  return [HEADER, ...rows.flat()].join('\n')
}

const write = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const run = (...args: readonly string[]) => runScript('import-history', args, { DATA_DIR: join(folder, 'data') })

describe('import:history', () => {
  it(
    'fills a new installation with a past, once, and leaves it to no other process meanwhile',
    async () => {
      const file = write('day.csv.gz', gzipSync(recordedDay()))
      const checked = await run(file, '--check')
      expect([checked.code, checked.out]).toEqual([
        0,
        'day.csv.gz: 45 rows from 24 measurements can be imported.\nRows left out: 1.\n',
      ])
      const imported = await run(file)
      expect([imported.code, imported.out]).toEqual([
        0,
        'Imported 45 rows up to 2023-05-02. New trends: 2.\nRows left out: 1.\n',
      ])
      // Lines of progress come in between on a machine that takes long.
      expect(imported.errors.split('\n')).toContain('day.csv.gz:11: left out, it has no title')
      const again = await run(file)
      expect([again.code, again.out]).toEqual([0, 'day.csv.gz was already imported, up to 2023-05-02.\n'])
      const earlier = write('earlier.csv', `${HEADER}\n${BEGIN_SECONDS - 3_600},reddit,9,Paper Orchard,,9000,1`)
      const refused = await run(earlier)
      expect([refused.code, refused.out]).toEqual([1, ''])
      expect(refused.errors).toMatch(/^This import would start at 2023-05-01, but .* seen trends up to 2023-05-02/)

      const server = await spawnServer({ DATA_DIR: join(folder, 'data') })
      const held = await run(file)
      expect([held.code, held.out]).toEqual([1, ''])
      expect(held.errors).toMatch(/^The data folder .* is in use by another process/)
      const answer = await (await fetch(`${server.origin}/api/trends/current?search=harper`)).json()
      expect(answer).toMatchObject({
        data: [
          { name: expect.stringContaining('Comet Harper'), origin: 'live', createdDate: '2023-05-01T09:00:00.000Z' },
        ],
      })
      server.child.kill('SIGTERM')
      await server.ended
    },
    LIMIT_MS,
  )

  it(
    'says in one sentence what is wrong with what it was given, and makes no installation of it',
    async () => {
      const errorsOf = async (...args: readonly string[]): Promise<string> => {
        const ended = await runScript('import-history', args, { DATA_DIR: join(folder, 'none') })
        expect([ended.code, ended.out]).toEqual([1, ''])
        return ended.errors
      }
      expect(await errorsOf()).toBe('Please name the files: npm run import:history -- FILE...\n')
      expect(await errorsOf(join(folder, 'absent.csv'))).toBe(`There is no file ${join(folder, 'absent.csv')}.\n`)
      const fine = write('fine.csv', HEADER)
      expect(await errorsOf(fine, '--as', 'zhihu=nowhere')).toMatch(
        /^Please write --as NAME=SOURCE, for example --as zhihu=feeds\./,
      )
      expect(await errorsOf(write('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47])), '--check')).toMatch(
        /^picture\.csv does not start with a header we know\./,
      )
      const cut = write('cut.csv.gz', gzipSync(recordedDay()).subarray(0, 200))
      expect(await errorsOf(cut, '--check')).toMatch(/ begins like a gzip file but is damaged or cut short\.\n$/)
    },
    LIMIT_MS,
  )
})
