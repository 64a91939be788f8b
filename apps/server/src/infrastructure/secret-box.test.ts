import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSecretKey } from './read-secret-key'
import { createSecretBox } from './secret-box'

const KEY = 'k'.repeat(43)
const PLACE = { table: 'keys', id: 'a', field: 'secret' }
const SEALED_BEFORE =
  'v1.FSRW3DHbl5vVWt9s1FljVV6z68c0EycGAE0iXeKLCXu_w4VUjYqsx5IMcXybcM-9qCuG98Ts1kzmXEQm.' +
  'wPmiOxysVVJT6w9zvU1UQu2ELd0NlTW1YVYRiuTFD0p7PInpsEX3mYY'
const SECRET = 'canary pässword \u0000 🪐'

describe('createSecretBox', () => {
  it('opens what it sealed, and seals the same secret differently each time', async () => {
    const box = createSecretBox(KEY)
    const [one, two] = [await box.seal(SECRET, PLACE), await box.seal(SECRET, PLACE)]
    expect(one).not.toBe(two)
    expect([
      await box.open(one, PLACE),
      await box.open(two, PLACE),
      await box.open(await box.seal('', PLACE), PLACE),
    ]).toEqual([SECRET, SECRET, ''])
    expect(one).not.toContain('canary')
  })

  it('opens nothing that another key sealed', async () => {
    const sealed = await createSecretBox(KEY).seal(SECRET, PLACE)
    await expect(createSecretBox(`${KEY}x`).open(sealed, PLACE)).rejects.toThrow('cannot be opened')
  })

  it('refuses a text in which any one character was changed, cut off or added', async () => {
    const box = createSecretBox(KEY)
    const sealed = await box.seal('x', PLACE)
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'Q' : 'A'
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1)
      await expect(box.open(changed, PLACE), `character ${index}`).rejects.toThrow('cannot be opened')
    }
    for (const odd of [
      '',
      'v2',
      'v2..',
      sealed.slice(0, -2),
      `${sealed}.x`,
      sealed.replace('v2', 'v1'),
      sealed.replace('v2', 'v3'),
    ]) {
      await expect(box.open(odd, PLACE), odd).rejects.toThrow('cannot be opened')
    }
  })

  it('does not let the data key of one record open another', async () => {
    const box = createSecretBox(KEY)
    const [one, two] = [(await box.seal('a', PLACE)).split('.'), (await box.seal('b', PLACE)).split('.')]
    await expect(box.open(['v2', one[1], two[2]].join('.'), PLACE)).rejects.toThrow('cannot be opened')
  })

  it('opens a text only where it was sealed for: another row, field or table has no use of it', async () => {
    const box = createSecretBox(KEY)
    const sealed = await box.seal(SECRET, PLACE)
    const others = [{ id: 'b' }, { field: 'other' }, { table: 'others' }, { table: 'keys","a', id: '' }]
    for (const other of others) {
      await expect(box.open(sealed, { ...PLACE, ...other })).rejects.toThrow('cannot be opened')
    }
  })

  it('opens what was sealed before its place was part of it', async () => {
    // Sealed by version 0.1 with this key.
    expect(await createSecretBox(KEY).open(SEALED_BEFORE, PLACE)).toBe('sealed before')
  })
})

describe('readSecretKey', () => {
  const folders: string[] = []
  const folder = (): string => {
    const path = mkdtempSync(join(tmpdir(), 'trendverse-key-'))
    folders.push(path)
    return path
  }
  afterEach(() => {
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
  })

  it('takes the variable and makes no file', async () => {
    const dataDir = folder()
    expect(await readSecretKey({ secretKey: KEY, dataDir })).toBe(KEY)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says so where a folder stands in the place of the file', async () => {
    const dataDir = folder()
    mkdirSync(join(dataDir, 'secret.key'))
    await expect(readSecretKey({ secretKey: undefined, dataDir })).rejects.toThrow(
      `The file ${dataDir}/secret.key holds no secret key`,
    )
  })

  it('makes one key for its owner alone, whoever comes at the same time, and keeps it', async () => {
    const dataDir = join(folder(), 'new')
    const keys = await Promise.all([1, 2, 3, 4].map(() => readSecretKey({ secretKey: undefined, dataDir })))
    keys.push(await readSecretKey({ secretKey: undefined, dataDir }))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  it.each(['', 'short\n'])('refuses a file that holds no key: %j', async (content) => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'secret.key'), content)
    await expect(readSecretKey({ secretKey: undefined, dataDir })).rejects.toThrow('holds no secret key')
  })
})
