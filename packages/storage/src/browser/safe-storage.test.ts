import { describe, expect, it } from 'vitest'
import { FakeStorage } from './fake-storage'
import { safeStorage } from './safe-storage'

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const allThrowing = () => ({
  getItem: throwing,
  setItem: throwing,
  removeItem: throwing,
  key: throwing,
  get length() {
    return throwing()
  },
})

describe('safe storage', () => {
  it('gives back what it kept', () => {
    const fake = new FakeStorage()
    const storage = safeStorage(() => fake)
    expect(storage.writeJson('key', { a: [1] })).toEqual({ stored: true })
    expect(storage.readJson('key')).toEqual({ a: [1] })
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
    expect(storage.readJson('key')).toBeUndefined()
  })

  it('names the keys that begin with a text', () => {
    const fake = new FakeStorage()
    const storage = safeStorage(() => fake)
    for (const key of ['board_1', 'other', 'board_', 'a board_']) storage.write(key, 'text')
    expect(storage.keys('board_').toSorted()).toEqual(['board_', 'board_1'])
    expect(storage.keys('').length).toBe(4)
    expect(storage.keys('nothing')).toEqual([])
  })

  it.each([
    ['naming it throws', throwing],
    ['it is null', () => null],
    ['it is undefined', () => undefined],
    ['every call throws', allThrowing],
  ])('reads nothing and refuses to write where storage is forbidden: %s', (_how, open) => {
    const storage = safeStorage(open)
    expect(storage.read('key')).toBeNull()
    expect(storage.readJson('key')).toBeUndefined()
    expect(storage.keys('')).toEqual([])
    expect(storage.write('key', 'text')).toEqual({ stored: false, reason: 'forbidden' })
    storage.remove('key')
  })

  it('says that storage is full, and keeps the old value', () => {
    const fake = new FakeStorage()
    const storage = safeStorage(() => fake)
    fake.limitCharacters = 20
    expect(storage.write('key', 'short')).toEqual({ stored: true })
    expect(storage.write('key', 'x'.repeat(50))).toEqual({ stored: false, reason: 'full' })
    expect(storage.read('key')).toBe('short')
  })

  it.each(['', '{', 'undefined', '[1,', '\u0000'])('takes %j for no JSON', (text) => {
    const fake = new FakeStorage()
    fake.setItem('key', text)
    expect(safeStorage(() => fake).readJson('key')).toBeUndefined()
  })
})
