import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store'

describe('createStore', () => {
  it('holds a value and tells everybody who still listens', () => {
    const store = createStore(1)
    const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()]
    store.subscribe(stays)
    const leave = store.subscribe(leaves)
    store.set(2)
    leave()
    store.set(2)
    expect(store.get()).toBe(2)
    expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([2, 1])
  })
})
