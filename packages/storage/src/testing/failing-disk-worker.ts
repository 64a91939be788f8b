import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Thread of an embedded database whose disk takes nothing: `?fails=ENOSPC` names what each write says, `&opens` that no file
 * opens for writing, `&reads=base/5/PG_VERSION` that one file cannot be read and everything else works.
 */
const asked = new URL(import.meta.url).searchParams
const code = asked.get('fails') ?? ''

const refuse = (syscall: string): never => {
  throw Object.assign(new Error(`${code}: ${syscall}`), { code, syscall })
}
if (asked.has('opens')) {
  const { openSync } = fs
  fs.openSync = (path, flags, mode) => {
    // Everything outside the database folder is the program itself: let it load.
    return String(path).includes('/database/') ? refuse('open') : openSync(path, flags, mode)
  }
}
const unread = asked.get('reads')
if (unread === null) fs.writeSync = () => refuse('write')
else {
  const { openSync, readSync } = fs
  const bad = new Set<number>()
  fs.openSync = (path, flags, mode) => {
    const file = openSync(path, flags, mode)
    if (String(path).endsWith(unread)) bad.add(file)
    else bad.delete(file)
    return file
  }
  fs.readSync = ((file: number, ...where: [never]) =>
    bad.has(file) ? refuse('read') : readSync(file, ...where)) as typeof fs.readSync
}
syncBuiltinESMExports()
await import('../sql/embedded/pglite-worker')
