import { describe, expect, it } from 'vitest'
import { keepText, readJson, readText } from './kept-text'

const KEY = 'theme'

function memory(kept = new Map<string, string>()) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
}

const forbidden = () => {
  throw new Error('SecurityError')
}

describe('kept text', () => {
  it('is read back until it is forgotten', () => {
    const storage = memory()
    keepText(storage, KEY, '{"a":1}')
    expect([readText(storage, KEY), readJson(storage, KEY)]).toEqual(['{"a":1}', { a: 1 }])
    keepText(storage, KEY, null)
    expect([readText(storage, KEY), readJson(storage, KEY)]).toEqual([null, null])
  })

  it('is none where it is no JSON or storage is forbidden, and nothing throws (ST-06)', () => {
    expect(readJson(memory(new Map([[KEY, '{']])), KEY)).toBeNull()
    keepText(forbidden, KEY, 'dark')
    keepText(forbidden, KEY, null)
    expect([readText(forbidden, KEY), readJson(forbidden, KEY)]).toEqual([null, null])
  })
})
