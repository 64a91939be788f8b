import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareDataFolder } from './data-folder'
import { lockDataFolder } from './data-folder-lock'
import { takeLockFile } from './lock-file'
import { ownIdentity } from './process-identity'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendverse-lock-'))
  path = join(folder, 'lock.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leaveBehind = (holder: object, ageMs: number) => {
  writeFileSync(path, JSON.stringify({ ...ownIdentity(), token: 'other', ...holder }))
  const then = new Date(Date.now() - ageMs)
  utimesSync(path, then, then)
}

const makeDatabase = () => {
  for (const name of ['base/5', 'global', 'pg_wal', 'pg_xact'])
    mkdirSync(join(folder, 'database', name), { recursive: true })
  writeFileSync(join(folder, 'database', 'global', 'pg_control'), '')
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18')
}

describe('data folder lock', () => {
  it('lets exactly one of twelve racers in, names it to the others, and lets the next in after it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataFolder(folder)))
    const held = results.filter((result) => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      code: 'unavailable',
      message: `The data folder ${folder} is in use by another process (pid ${process.pid}).`,
    })
    await held[0]?.value.release()
    expect(existsSync(path)).toBe(false)
    await (await lockDataFolder(folder)).release()
  })

  it.each([
    ['removed', () => rmSync(folder, { recursive: true })],
    [
      'replaced',
      () => {
        renameSync(folder, `${folder}-moved`)
        mkdirSync(folder)
      },
    ],
    ['emptied', () => readdirSync(folder).forEach((name) => rmSync(join(folder, name), { recursive: true }))],
    ['left without its database', () => rmSync(join(folder, 'database'), { recursive: true })],
    ...['base', 'base/5', 'global', 'global/pg_control', 'pg_wal', 'pg_xact'].map((name): [string, () => void] => [
      `left without ${name}`,
      () => rmSync(join(folder, 'database', name), { recursive: true }),
    ]),
    ['left with an empty database', () => rmSync(join(folder, 'database', 'PG_VERSION'))],
    [
      'given another database',
      () => {
        renameSync(join(folder, 'database'), join(folder, 'database-moved'))
        makeDatabase()
      },
    ],
  ])('tells once that its folder was %s, and nothing while it is there', async (_what, takeAway) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const onGone = vi.fn()
      const lock = await lockDataFolder(folder, onGone)
      vi.advanceTimersByTime(60_000)
      // a first start makes it under the lock
      makeDatabase()
      vi.advanceTimersByTime(60_000)
      expect(onGone).not.toHaveBeenCalled()
      takeAway()
      vi.advanceTimersByTime(60_000)
      expect(onGone).toHaveBeenCalledOnce()
      await lock.release()
    } finally {
      vi.useRealTimers()
      rmSync(`${folder}-moved`, { recursive: true, force: true })
    }
  })

  it('tells it at once to whoever looks, and no second time', async () => {
    const onGone = vi.fn()
    const lock = await lockDataFolder(folder, onGone)
    expect([lock.isGone(), onGone.mock.calls.length]).toEqual([false, 0])
    renameSync(folder, `${folder}-moved`)
    expect([lock.isGone(), lock.isGone(), onGone.mock.calls.length]).toEqual([true, true, 1])
    await lock.release()
    rmSync(`${folder}-moved`, { recursive: true, force: true })
  })

  it('refuses a folder whose holder lives, however old its sign of life', () => {
    leaveBehind({}, 3_600_000)
    expect(takeLockFile(path)).toEqual({ held: false, pid: process.pid, seen: true })
  })

  it.each([
    ['its process ended', { pid: 2 ** 22 - 1 }, 0],
    ['its number belongs to another process by now', { startTicks: '1' }, 0],
    ['it ran elsewhere and gives no sign of life any more', { place: 'another machine' }, 16_000],
  ])('replaces a lock left behind when %s', (_why, holder, ageMs) => {
    leaveBehind(holder, ageMs)
    const taken = takeLockFile(path)
    expect(taken.held).toBe(true)
    if (taken.held) taken.release()
    expect(existsSync(path)).toBe(false)
  })

  it('waits for a holder in another container that still gives signs of life', () => {
    leaveBehind({ place: 'another container', pid: 1 }, 1_000)
    expect(takeLockFile(path)).toEqual({ held: false, pid: 1, seen: false })
  })

  it.each(['', 'nonsense', 'null', '{"pid":"1"}'])('waits for, then replaces, a lock file that holds %j', (text) => {
    writeFileSync(path, text)
    expect(takeLockFile(path).held).toBe(false)
    const then = new Date(Date.now() - 16_000)
    utimesSync(path, then, then)
    const taken = takeLockFile(path)
    expect(taken.held).toBe(true)
    if (taken.held) taken.release()
  })
})

describe('data folder', () => {
  it('is made when it is missing', () => {
    expect(existsSync(prepareDataFolder(join(folder, 'a', 'b')))).toBe(true)
  })

  it('is refused with one clear sentence when it cannot be one', () => {
    writeFileSync(path, '')
    expect(() => prepareDataFolder(path)).toThrow(`The data folder ${path} cannot be written to: it is not a folder`)
    const below = join(path, 'below')
    expect(() => prepareDataFolder(below)).toThrow(`The data folder ${below} cannot be written to: `)
  })
})
