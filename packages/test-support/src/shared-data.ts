import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of recorded replies, real histories and hostile inputs (none of it is ours to publish), or null where it
 * is missing: `SHARED_DATA_DIR`, else `shared/data` beside the project. Tests over it are skipped when it is missing,
 * and a line on the console says so.
 *
 * @example
 * const data = sharedDataDir('recorded feeds')
 * describe.runIf(data !== null)('over recorded feeds', () => { ... })
 */
export function sharedDataDir(purpose: string): string | null {
  const besideProject = fileURLToPath(new URL('../../../../shared/data', import.meta.url))
  const folder = process.env.SHARED_DATA_DIR ?? besideProject
  if (existsSync(join(folder, 'SOURCES.csv'))) return folder
  process.stderr.write(
    `Skipped: ${purpose}. The folder of recorded data is not at ${folder} (SHARED_DATA_DIR names another).\n`,
  )
  return null
}
