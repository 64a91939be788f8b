import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPrivate } from './keep-private'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendverse-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777

it('takes the rights of others away from all that was left open, and touches nothing else', () => {
  const warn = vi.fn()
  for (const name of ['database', 'media', 'backups', 'mine']) {
    mkdirSync(join(folder, name))
    chmodSync(join(folder, name), 0o777)
  }
  for (const name of ['secret.key', 'last-backup']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o666)
  }
  keepPrivate(folder, { warn })
  expect(['database', 'media', 'backups'].map(modeOf)).toEqual([0o700, 0o700, 0o700])
  expect(['secret.key', 'last-backup'].map(modeOf)).toEqual([0o600, 0o600])
  expect(modeOf('mine')).toBe(0o777)
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  [0o755, 0],
  [0o1777, 0],
  [0o777, 1],
  [0o707, 1],
  [0o775, 0],
])('tells of a folder in which others may replace what is in it, and leaves its rights: %o', (mode, told) => {
  const warn = vi.fn()
  chmodSync(folder, mode)
  keepPrivate(folder, { warn })
  expect(warn).toHaveBeenCalledTimes(told)
  expect(statSync(folder).mode & 0o7777).toBe(mode)
})

it('has nothing to do in a folder that is empty, not there, or none', () => {
  const warn = vi.fn()
  writeFileSync(join(folder, 'a-file'), '')
  symlinkSync(join(folder, 'circle'), join(folder, 'circle'))
  keepPrivate(folder, { warn })
  for (const name of ['none', 'a-file', 'a-file/below', 'circle', 'x'.repeat(300)])
    keepPrivate(join(folder, name), { warn })
  expect(warn).not.toHaveBeenCalled()
})
