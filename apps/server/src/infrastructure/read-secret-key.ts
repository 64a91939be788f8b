import { randomBytes } from 'node:crypto'
import { link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@trendverse/storage/sql/embedded/make-folder'
import { ConfigError } from '../config'
import { isMissing } from './is-missing'

/** Name of the file in the data folder that holds the key where `SECRET_KEY` is not set. */
export const SECRET_KEY_FILE = 'secret.key'
const SHORTEST_KEY = 32

/**
 * The key that wraps sealed secrets: the variable SECRET_KEY, or else the file `secret.key`, which is made at the first
 * start and readable by its owner alone. Throws ConfigError when the file is there but holds no key.
 */
export async function readSecretKey(config: {
  readonly secretKey: string | undefined
  readonly dataDir: string
}): Promise<string> {
  if (config.secretKey !== undefined) return config.secretKey
  const path = join(config.dataDir, SECRET_KEY_FILE)
  const key = (await readIfThere(path)) ?? (await makeKey(config.dataDir, path))
  if (key.length >= SHORTEST_KEY) return key
  throw new ConfigError(
    `The file ${path} holds no secret key: restore the one from your backup, or remove it and enter the passwords of your mail servers again.`,
  )
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return undefined
    // where the file to be mounted is missing, container systems make a folder in its place
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return ''
    throw error
  }
}

/** Written whole under another name and then linked, so that nobody ever reads half a key or replaces one. */
async function makeKey(dataDir: string, path: string): Promise<string> {
  makeFolder(dataDir)
  const fresh = join(dataDir, `.${SECRET_KEY_FILE}.${randomBytes(6).toString('hex')}`)
  const file = await open(fresh, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(fresh, path)
  } catch (error) {
    // Another process was first; its key counts.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(fresh)
  }
  return (await readIfThere(path)) ?? ''
}
