import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Thread of an embedded database that finds no room for another segment of its log while the file `?full=` is there. */
const full = new URL(import.meta.url).searchParams.get('full') ?? ''
const { openSync, writeSync } = fs
const segments = new Set<number>()

fs.openSync = (path, flags, mode) => {
  const file = openSync(path, flags, mode)
  if (String(path).includes('xlogtemp')) segments.add(file)
  else segments.delete(file)
  return file
}
fs.writeSync = ((file: number, ...what: [never]) => {
  if (segments.has(file) && fs.existsSync(full)) {
    throw Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', syscall: 'write' })
  }
  return writeSync(file, ...what)
}) as typeof fs.writeSync
syncBuiltinESMExports()
await import('../sql/embedded/pglite-worker')
