import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatLogPosition, parseLogPosition, segmentName, WriteAheadLog } from './write-ahead-log'

const MEGABYTE = 1024n * 1024n
const folder = mkdtempSync(join(tmpdir(), 'trendverse-log-'))
mkdirSync(join(folder, 'pg_wal'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('log positions', () => {
  it('reads and writes them as PostgreSQL does', () => {
    expect(parseLogPosition('16/B374D848')).toBe(0x16_b374_d848n)
    for (const text of ['0/0', '0/1000000', 'FFFFFFFF/FFFFFFFF'])
      expect(formatLogPosition(parseLogPosition(text))).toBe(text)
  })

  it.each(['', '1', '/1', '1/', 'x/1', '1/2/3', '123456789/1'])('refuses %j', (text) => {
    expect(() => parseLogPosition(text)).toThrow('not a log position')
  })

  it('names the segment that holds the byte before a position, across the 4 GB boundary', () => {
    // as pg_walfile_name answers
    expect(segmentName(1, 0x0100_0001n)).toBe('000000010000000000000001')
    expect(segmentName(1, 0x0200_0000n)).toBe('000000010000000000000001')
    expect(segmentName(1, 0x1_0000_0000n)).toBe('0000000100000000000000FF')
    expect(segmentName(2, 0x16_b374_d848n)).toBe('0000000200000016000000B3')
  })
})

describe('flushing', () => {
  it('opens every segment between two positions, and nothing when there is nothing new', () => {
    const start = 17n * MEGABYTE
    for (const position of [start, 33n * MEGABYTE])
      writeFileSync(join(folder, 'pg_wal', segmentName(1, position)), 'log')
    const log = new WriteAheadLog(folder, 1, start)
    log.flushTo(start - 1n)
    log.flushTo(40n * MEGABYTE)
    log.flushTo(40n * MEGABYTE)
    // the third segment does not exist: it would have to be opened
    expect(() => log.flushTo(49n * MEGABYTE)).toThrow(
      'pg_wal/000000010000000000000003, which it writes to, was removed',
    )
    log.close()
  })

  it('acknowledges nothing that goes into a file that was removed', () => {
    const path = join(folder, 'pg_wal', segmentName(1, MEGABYTE))
    writeFileSync(path, 'log')
    const log = new WriteAheadLog(folder, 1, 1n)
    log.flushTo(2n)
    rmSync(path)
    expect(() => log.flushTo(3n)).toThrow(expect.objectContaining({ code: 'XX001' }))
    log.close()
  })
})
