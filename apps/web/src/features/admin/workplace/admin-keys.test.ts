import { describe, expect, it } from 'vitest'
import { createKeyReader, type PressedKey } from './admin-keys'

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  timeStamp: 0,
  ...more,
})

describe('createKeyReader', () => {
  it('reads g and a letter as one wish', () => {
    const read = createKeyReader()
    expect(read(pressed('g'), false)).toBeNull()
    expect(read(pressed('u', { timeStamp: 900 }), false)).toEqual({ kind: 'go', letter: 'u' })
    expect(read(pressed('u', { timeStamp: 950 }), false)).toBeNull()
  })

  it('forgets g after a while, after another key, and while somebody writes', () => {
    const read = createKeyReader()
    read(pressed('g'), false)
    expect(read(pressed('u', { timeStamp: 1_501 }), false)).toBeNull()
    read(pressed('g', { timeStamp: 2_000 }), false)
    read(pressed('1', { timeStamp: 2_001 }), false)
    expect(read(pressed('u', { timeStamp: 2_002 }), false)).toBeNull()
    read(pressed('g'), true)
    expect(read(pressed('u'), false)).toBeNull()
  })

  it.each([
    [pressed('k', { ctrlKey: true }), false, { kind: 'commands' }],
    [pressed('K', { metaKey: true }), true, { kind: 'commands' }],
    [pressed('k', { ctrlKey: true, shiftKey: true }), false, null],
    [pressed('z', { ctrlKey: true }), false, { kind: 'undo' }],
    [pressed('z', { ctrlKey: true }), true, null],
    [pressed('/'), false, { kind: 'search' }],
    [pressed('/'), true, null],
    [pressed('?', { shiftKey: true }), false, { kind: 'keys' }],
    [pressed('?', { altKey: true }), false, null],
    [pressed('x'), false, null],
  ])('reads %o', (key, isWriting, wish) => {
    expect(createKeyReader()(key, isWriting)).toEqual(wish)
  })
})
