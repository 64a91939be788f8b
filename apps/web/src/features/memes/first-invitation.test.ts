import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { isFirstInvitation } from './meme-gate'

describe('the invitation over the gate (OP-41)', () => {
  it('comes once per visit', () => {
    const storage = memoryStorage()
    expect([isFirstInvitation(() => storage), isFirstInvitation(() => storage)]).toEqual([true, false])
  })

  it('does not come at every step where storage is forbidden', () => {
    expect(isFirstInvitation(forbiddenStorage)).toBe(false)
  })
})
