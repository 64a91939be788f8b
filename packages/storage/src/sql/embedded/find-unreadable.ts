import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { machineFaultOf } from '../machine-fault'

const firstByte = Buffer.alloc(1)

/**
 * The system's error for the first file or folder in here that a machine fault keeps from being read, or null. For some
 * files PostgreSQL only reports invalid content, whatever the real cause.
 */
export function findUnreadable(folder: string): Error | null {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const found = entry.isDirectory() ? findUnreadable(path) : null
      if (found !== null) return found
      if (entry.isFile()) readFirst(path)
    }
  } catch (error) {
    if (error instanceof Error && machineFaultOf(error) !== null) return error
  }
  return null
}

function readFirst(path: string): void {
  const fd = openSync(path, 'r')
  try {
    readSync(fd, firstByte, 0, 1, 0)
  } finally {
    closeSync(fd)
  }
}
