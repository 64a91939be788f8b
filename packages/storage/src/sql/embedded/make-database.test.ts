import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabaseOnce, unmadeDatabase } from './data-folder'
import { makeDatabase } from './make-database'

const folder = mkdtempSync(join(tmpdir(), 'trendverse-make-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** It makes 40 MB of files, which takes long on a busy machine. */
const LIMIT_MS = 120_000

describe('makeDatabase', () => {
  it('makes a whole database, in another process', { timeout: LIMIT_MS }, async () => {
    const made = join(folder, 'made')
    await makeDatabase(made, LIMIT_MS)
    expect(existsSync(join(made, 'PG_VERSION'))).toBe(true)
  })

  it('tells why it could not', { timeout: LIMIT_MS }, async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(makeDatabase(join(file, 'database'), LIMIT_MS)).rejects.toThrow('ENOTDIR')
  })

  it('says that memory was short where the system ended the maker, and advises no backup', async () => {
    const maker = new URL('../../testing/killed-maker.ts', import.meta.url)
    const cause: unknown = await makeDatabase(join(folder, 'killed'), LIMIT_MS, maker).catch((error: unknown) => error)
    const { message } = unmadeDatabase('/data', cause)
    expect(message).toBe(
      'The first files of the database could not be made in /data: the process that makes its first files was ended by ' +
        'SIGKILL. The machine is short of memory. Nothing is lost: a first start needs 1 GB and a busy site 1.5 GB. ' +
        'Make that much free and start again.',
    )
  })

  it('ends a maker that takes too long', async () => {
    await expect(makeDatabase(join(folder, 'late'), 1)).rejects.toThrow('its first files were not made within')
  })
})

describe('createDatabaseOnce', () => {
  it('clears what starts that were cut off left behind, and shows nothing unfinished under the final name', async () => {
    const data = join(folder, 'data')
    for (const name of ['database.new', 'database.new-7-7', 'kept']) mkdirSync(join(data, name), { recursive: true })
    const failing = createDatabaseOnce(data, async (unfinished) => {
      mkdirSync(unfinished)
      expect(readdirSync(data).toSorted()).toEqual([unfinished.slice(data.length + 1), 'kept'])
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(existsSync(join(data, 'database'))).toBe(false)
    await createDatabaseOnce(data, async (unfinished) => {
      mkdirSync(unfinished)
    })
    expect(readdirSync(data).toSorted()).toEqual(['database', 'kept'])
  })
})
