import { describe, expect, it, vi } from 'vitest'
import { createMiniatureTurns } from './miniature-turns'

describe('the cards of a catalogue', () => {
  it('move one after the other, each once', () => {
    const turns = createMiniatureTurns()
    const heard = vi.fn()
    turns.subscribe(heard)
    expect(turns.current()).toBeNull()
    turns.setReady('a', true)
    turns.setReady('b', true)
    expect(turns.current()).toBe('a')
    turns.finish('b')
    expect(turns.current()).toBe('a')
    turns.finish('a')
    expect(turns.current()).toBe('b')
    turns.finish('b')
    expect(turns.current()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('move for as long as they are pointed at', () => {
    const turns = createMiniatureTurns()
    turns.setReady('a', true)
    turns.setReady('b', true)
    turns.point('b')
    turns.finish('b')
    expect(turns.current()).toBe('b')
    turns.point(null)
    expect(turns.current()).toBeNull()
    turns.point('a')
    expect(turns.current()).toBe('a')
  })

  it('rest once they are out of view, and move again when they come back', () => {
    const turns = createMiniatureTurns()
    turns.setReady('a', true)
    turns.setReady('b', true)
    turns.setReady('a', false)
    expect(turns.current()).toBe('b')
    turns.point('a')
    expect(turns.current()).toBe('b')
    turns.finish('b')
    turns.setReady('a', true)
    expect(turns.current()).toBe('a')
  })
})
