import { existsSync, lstatSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder of this user alone, and those it lies in. Node's own way of doing that never comes back where nothing can be made
 * in a folder that is there, as below /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('it is a symbolic link to a folder that doesn’t exist')
  }
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error
  }
}
