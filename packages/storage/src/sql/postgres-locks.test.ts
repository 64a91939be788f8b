import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostgres, startPostgres, type TestPostgres } from '../contract-tests/start-postgres'
import { openPostgres } from './open-postgres'
import type { SqlDatabase } from './sql-database'

const programs = findPostgres()
if (programs === null) {
  process.stderr.write('\nNOT TESTED: names held over several processes on PostgreSQL. No initdb was found.\n\n')
}

const PATIENCE_MS = 60_000

/** Work that ends when it is told to. */
function openWork() {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, ended }
}

describe.runIf(programs !== null)('a name held over several processes', { timeout: PATIENCE_MS }, () => {
  let server: TestPostgres
  let here: SqlDatabase
  let there: SqlDatabase

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    here = await openPostgres({ url: server.url, connections: 2 })
    there = await openPostgres({ url: server.url, migrate: false })
  }, PATIENCE_MS)
  afterAll(async () => {
    await there?.close()
    await here?.close()
    await server?.remove()
  })

  /** Holds a name until the answer is called, and waits until it is held. */
  async function held(database: SqlDatabase, name: string) {
    const { end, ended } = openWork()
    let over: Promise<'done' | 'busy'> | undefined
    const lost = await new Promise<AbortSignal>((begun, failed) => {
      over = database.holdAlone(name, (signal) => {
        begun(signal)
        return ended
      })
      over.catch(failed)
    })
    return { lost, end, over }
  }

  it('is given to one at a time, in one process and over all, and is free afterwards, whatever the work did', async () => {
    const first = await held(here, 'ingest')
    expect(await here.holdAlone('ingest', async () => undefined)).toBe('busy')
    expect(await there.holdAlone('ingest', async () => undefined)).toBe('busy')
    expect(await there.holdAlone('another', async () => undefined)).toBe('done')
    first.end()
    expect(await first.over).toBe('done')
    expect(await there.holdAlone('ingest', async () => undefined)).toBe('done')
    await expect(here.holdAlone('ingest', () => Promise.reject(new Error('the work failed')))).rejects.toThrow(
      'the work failed',
    )
    expect(await there.holdAlone('ingest', async () => undefined)).toBe('done')
  })

  it('takes no connection from those who hold names: more of them than connections all get to work at once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `job-${index}`)
    const everybody = openWork()
    let working = 0
    const outcomes = Promise.all(
      names.map((name) =>
        here.holdAlone(name, async () => {
          working += 1
          if (working === names.length) everybody.end()
          await everybody.ended
          await here.executeSql('select 1')
        }),
      ),
    )
    expect(new Set(await outcomes)).toEqual(new Set(['done']))
  })

  it('is lost with the database, which the holder hears, and can be held again when it is back', async () => {
    const first = await held(here, 'ingest')
    await server.stop('immediate')
    await vi.waitFor(() => expect(first.lost.aborted).toBe(true))
    await expect(here.holdAlone('another', async () => undefined)).rejects.toMatchObject({ code: 'unavailable' })
    first.end()
    expect(await first.over).toBe('done')
    await server.start()
    expect(await here.holdAlone('ingest', async () => undefined)).toBe('done')
  })
})
