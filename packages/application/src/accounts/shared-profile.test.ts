import type { User } from '@trendverse/domain/accounts/user'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from './caller'
import { getSharedProfile, shareProfile } from './shared-profile'
import { updateProfile } from './update-profile'

const GRACE = { username: 'grace', firstName: 'Grace', lastName: 'Hopper', bio: 'Private.' } as const

async function openWorld(changes: Partial<User> = {}) {
  const ports = portsOfWorld(createFakeWorld())
  const { user, token } = await signInAs(ports, 1, 'user', { ...GRACE, ...changes })
  const found = await ports.sessions.find(await ports.tokens.hash(token), ports.clock.nowMs())
  if (found === null) throw new Error('there should be a session')
  const caller: SignedInCaller = { kind: 'user', ...found }
  return { ports, user, caller }
}

describe('a shared profile (OP-64)', () => {
  it('shows a first name, a user name, a picture, a month and what was earned, and nothing else', async () => {
    const achievements = [
      { id: 'first-meme', awardedAtMs: 1 },
      { id: 'of-another-time', awardedAtMs: 2 },
      { id: 'first-quiz', awardedAtMs: 3 },
    ]
    const registeredAtMs = Date.UTC(2026, 2, 31, 23)
    const { ports, user, caller } = await openWorld({ achievements, registeredAtMs, avatarUrl: '/media/a.webp' })
    await shareProfile(ports, caller, user.id.toUpperCase())
    expect(await getSharedProfile(ports, 'GRACE')).toEqual({
      username: 'grace',
      name: 'Grace',
      avatar: '/media/a.webp',
      memberSince: '2026-03',
      achievements: ['first-quiz', 'first-meme'],
    })
  })

  it('is there only while its own owner shares it', async () => {
    const { ports, user, caller } = await openWorld()
    const refused = { code: 'not_found' }
    await expect(getSharedProfile(ports, 'grace')).rejects.toMatchObject(refused)
    await shareProfile(ports, caller, testUuid(9))
    await expect(getSharedProfile(ports, 'grace')).rejects.toMatchObject(refused)
    await shareProfile(ports, caller, user.id)
    expect(await getSharedProfile(ports, 'grace')).toMatchObject({ name: 'Grace' })
    expect((await updateProfile(ports, caller, { bio: 'Still here.' })).profile.sharedAt).not.toBeNull()
    expect((await updateProfile(ports, caller, { profileShared: false })).profile.sharedAt).toBeNull()
    await expect(getSharedProfile(ports, 'grace')).rejects.toMatchObject(refused)
  })

  it.each([
    ['suspended', { isActive: false, status: 'suspended' }],
    ['blocked', { status: 'permanently_blocked' }],
  ] as const)('is gone while the account is %s', async (_, changes) => {
    const { ports } = await openWorld({ profileSharedAtMs: 1, ...changes })
    await expect(getSharedProfile(ports, 'grace')).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each(['', 'nobody', '\0', '%', '__proto__', 'grace@example.org'])('is nobody’s by the name %j', async (name) => {
    const { ports } = await openWorld({ profileSharedAtMs: 1 })
    await expect(getSharedProfile(ports, name)).rejects.toMatchObject({ code: 'not_found' })
  })
})
