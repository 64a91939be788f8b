import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { rememberInvitation, wasInvited } from './use-invitation'

describe('the invitation to sign up', () => {
  it('is remembered for its result, and for no other', () => {
    const storage = memoryStorage()
    expect(wasInvited(() => storage, 'a')).toBe(false)
    rememberInvitation(() => storage, 'a')
    expect([wasInvited(() => storage, 'a'), wasInvited(() => storage, 'b')]).toEqual([true, false])
  })

  it('comes again where storage is forbidden, and breaks nothing (ST-06)', () => {
    rememberInvitation(forbiddenStorage, 'a')
    expect(wasInvited(forbiddenStorage, 'a')).toBe(false)
  })
})
