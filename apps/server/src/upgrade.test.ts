import { rm } from 'node:fs/promises'
import { returnToFirstStep } from '@trendverse/storage/contract-tests/earlier-version-suite'
import { MIGRATIONS } from '@trendverse/storage/sql/migrations/migrations'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { describe, expect, it } from 'vitest'
import { spawnServer } from './testing/spawn-server'

const LIMIT_MS = 180_000

describe('a server on the folder of the first version', { timeout: LIMIT_MS }, () => {
  it('starts, twice, shows what was there, and names each step of the one upgrade', async () => {
    const folder = await dataFolderWithDatabase('trendverse-upgrade-')
    try {
      const database = await openPglite({ dataFolder: folder, migrate: false, workerUrl: BUILT_WORKER })
      await returnToFirstStep(database)
      await database.close()
      for (let start = 0; start < 2; start += 1) {
        const server = await spawnServer({ DATA_DIR: folder })
        const read = async (path: string) =>
          ((await (await fetch(`${server.origin}/api${path}`)).json()) as { readonly data: unknown }).data
        const trends = (await read('/trends/current')) as readonly { readonly name: string }[]
        expect(new Set(trends.map(({ name }) => name))).toEqual(new Set(['Street art', 'Lantern Coast']))
        expect(await read('/trends/01920000-0000-7000-8000-000000000002')).toMatchObject({
          name: 'Lantern Coast',
          views: 3,
          evidence: [{ url: 'https://harbour.example/lantern-coast' }],
        })
        expect(await read('/settings/public')).toMatchObject({ siteName: 'Kept Name' })
        const steps = server.output().match(/Upgrading the database: step \d+ of \d+, \S+/g) ?? []
        expect(steps).toHaveLength(start === 0 ? MIGRATIONS.length - 1 : 0)
        server.child.kill('SIGTERM')
        expect((await server.ended).code).toBe(0)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
