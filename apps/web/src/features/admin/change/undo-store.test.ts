import { expect, it, vi } from 'vitest'
import { createUndoStore, undoStoreOf } from './undo-store'

const nothing = async () => undefined

it('takes the latest change back, once, whether by key or by the toast', () => {
  const store = createUndoStore()
  const first = vi.fn(nothing)
  const second = vi.fn(nothing)
  const undoFirst = store.offer(first)
  const undoSecond = store.offer(second)
  expect(store.undoLatest()).toBe(true)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  undoSecond()
  expect(second).toHaveBeenCalledTimes(1)
  undoFirst()
  undoFirst()
  expect(first).toHaveBeenCalledTimes(1)
})

it('has nothing to take back before a change, and after it was taken back', () => {
  const store = createUndoStore()
  expect(store.undoLatest()).toBe(false)
  store.offer(nothing)()
  expect(store.undoLatest()).toBe(false)
})

it('is one for each access', () => {
  const access = {}
  expect(undoStoreOf(access)).toBe(undoStoreOf(access))
  expect(undoStoreOf({})).not.toBe(undoStoreOf(access))
})
