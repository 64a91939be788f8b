import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of recorded real histories (SHARED_DATA_DIR, else beside the project), or null when it is not there. */
export function findSharedData(): string | null {
  const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url))
  const folder = resolve(process.env.SHARED_DATA_DIR ?? beside)
  return existsSync(folder) ? folder : null
}
