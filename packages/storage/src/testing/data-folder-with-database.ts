import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS } from '../sql/migrations/migrations'
import { openPglite } from '../sql/open-pglite'
import { BUILT_WORKER } from './built-worker'

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/trendverse', import.meta.url))

/** The same for as long as an empty database looks the same: its program, pinned in the package, and its migrations. */
async function nameOfDatabase(): Promise<string> {
  const form = JSON.stringify([await readFile(PACKAGE, 'utf8'), MIGRATIONS.map(({ id, sql }) => [id, sql])])
  return `empty-database-${createHash('sha256').update(form).digest('hex').slice(0, 16)}`
}

/** The folder of an empty database in this version's form, made where there is none yet. */
async function emptyDatabase(): Promise<string> {
  const made = join(CACHE, await nameOfDatabase())
  const isMade = () =>
    access(made).then(
      () => true,
      () => false,
    )
  if (await isMade()) return made
  await mkdir(CACHE, { recursive: true })
  const making = await mkdtemp(join(CACHE, 'making-'))
  try {
    await (await openPglite({ dataFolder: making, workerUrl: BUILT_WORKER })).close()
    // Whoever is first has made it; of two at once the other finds it there.
    await rename(join(making, 'database'), made).catch(async (error: unknown) => {
      if (!(await isMade())) throw error
    })
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return made
}

/**
 * A new data folder, the caller's to remove, with an empty database in it: copying one takes a fraction of the seconds that
 * making one does. For tests to which the first start is not the subject.
 */
export async function dataFolderWithDatabase(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await cp(await emptyDatabase(), join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}
