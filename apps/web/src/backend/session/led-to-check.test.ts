import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { createLedToCheck } from './led-to-check'

describe('who was led to their identity check (KY-08)', () => {
  it('is remembered in the tab, also after a reload, for one account', () => {
    const storage = memoryStorage()
    createLedToCheck(() => storage).arrive('ada')
    const reloaded = createLedToCheck(() => storage)
    expect([reloaded.has('ada'), reloaded.has('grace')]).toEqual([true, false])
  })

  it('is led again after a reload on the way', () => {
    const storage = memoryStorage()
    const led = createLedToCheck(() => storage)
    led.send('ada')
    expect([led.has('ada'), createLedToCheck(() => storage).has('ada')]).toEqual([true, false])
  })

  it('is forgotten when the session ends', () => {
    const storage = memoryStorage()
    const led = createLedToCheck(() => storage)
    led.arrive('ada')
    led.forget()
    expect([led.has('ada'), storage.length]).toEqual([false, 0])
  })

  it('is remembered by the page where storage is forbidden (ST-06)', () => {
    const led = createLedToCheck(forbiddenStorage)
    led.arrive('ada')
    expect(led.has('ada')).toBe(true)
    led.forget()
    expect(led.has('ada')).toBe(false)
  })
})
