import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Thread of an embedded database whose disk takes nothing: `?fails=ENOSPC` names what each write says, `&opens` that no file
 * opens for writing.
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
fs.writeSync = () => refuse('write')
syncBuiltinESMExports()
await import('../sql/embedded/pglite-worker')
