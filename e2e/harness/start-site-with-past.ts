import { rm } from 'node:fs/promises'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { type OwnSite, startSite } from './start-site'

/** Starts a site that remembers what `remember` saves: what was there before it was started anew. It has no starter catalogue. */
export async function startSiteWithPast(
  remember: (storage: Pick<StoragePorts, 'composition'>, nowMs: number) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const dataDir = await dataFolderWithDatabase('trendverse-past-')
  const database = await openPglite({ dataFolder: dataDir })
  await remember(sqlStorage(database), Date.now())
  await database.close()
  const site = await startSite({ ...environment, DATA_DIR: dataDir })
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
