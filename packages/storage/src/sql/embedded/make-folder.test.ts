import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder'
import { tsxModule } from './tsx-module'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'make-folder-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('makeFolder', () => {
  it('makes a folder and those it lies in, for this user alone, and leaves one that is there', () => {
    const path = join(root, 'a', 'b')
    makeFolder(path)
    makeFolder(path)
    expect(statSync(path).mode & 0o777).toBe(0o700)
  })

  it('says what stands in the way', () => {
    writeFileSync(join(root, 'file'), '')
    expect(() => makeFolder(join(root, 'file', 'x'))).toThrow('ENOTDIR')
    expect(() => makeFolder(join(root, 'x'.repeat(300)))).toThrow('ENAMETOOLONG')
    // a disk that is not mounted
    symlinkSync(join(root, 'nowhere', 'x'), join(root, 'link'))
    expect(() => makeFolder(join(root, 'link'))).toThrow('it is a symbolic link to a folder that doesn’t exist')
  })

  it.each(['/proc/x', '/proc/x/y'])('comes back where nothing can be made: %s', (path) => {
    // in a process of its own: one that hangs is ended
    const code = `import { makeFolder } from ${JSON.stringify(join(import.meta.dirname, 'make-folder.ts'))}; makeFolder('${path}')`
    const argv = ['--import', tsxModule('tsx'), '--input-type=module', '-e', code]
    const { signal, stderr } = spawnSync(process.execPath, argv, { timeout: 30_000, encoding: 'utf8' })
    expect([signal, stderr]).toEqual([null, expect.stringMatching(/E(NOENT|ACCES|PERM|ROFS)/)])
  })
})
