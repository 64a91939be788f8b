import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { VIEWED_KEY, viewedTrends } from './viewed-trends'

describe('viewedTrends', () => {
  it('remembers a view for the session, in every page of it', () => {
    const storage = memoryStorage()
    viewedTrends(() => storage).add('a')
    const later = viewedTrends(() => storage)
    expect(later.has('a')).toBe(true)
    expect(later.has('b')).toBe(false)
  })

  it('remembers in the page where storage is forbidden (ST-06)', () => {
    const viewed = viewedTrends(forbiddenStorage)
    viewed.add('a')
    expect(viewed.has('a')).toBe(true)
    expect(viewed.has('b')).toBe(false)
  })

  it.each(['{', 'null', '{"a":1}', '[1,null]'])('starts anew from the unreadable %s', (text) => {
    const storage = memoryStorage()
    storage.setItem(VIEWED_KEY, text)
    const viewed = viewedTrends(() => storage)
    expect(viewed.has('a')).toBe(false)
    viewed.add('a')
    expect(storage.getItem(VIEWED_KEY)).toBe('["a"]')
  })

  it('forgets the earliest views of an endless session', () => {
    const storage = memoryStorage()
    const viewed = viewedTrends(() => storage)
    for (let index = 0; index < 510; index++) viewed.add(`trend-${index}`)
    const later = viewedTrends(() => storage)
    expect(later.has('trend-9')).toBe(false)
    expect(later.has('trend-10')).toBe(true)
  })
})
