import { createAccountWorld, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { exportAccount } from './export-account'
import { identifyCaller } from './identify-caller'
import { signUp } from './sign-up'

it('exports the memes of an account and what it reported, and nobody else’s', async () => {
  const { world, ports } = createAccountWorld()
  const { token } = await signUp(ports, originFrom('192.0.2.7'), SIGN_UP)
  const caller = await identifyCaller(ports, token)
  if (caller.kind === 'guest') throw new Error('nobody is signed in')
  const { user } = caller
  const other = { ...user, id: testUuid(900), username: 'other', email: 'other@example.org' }
  await ports.accounts.create({ user: other, passwordHash: 'hash' })
  await ports.memes.add(
    buildMeme(1, user.id, { createdAtMs: world.nowMs, savedAtMs: world.nowMs, altText: 'My planet' }),
  )
  await ports.memes.add(buildMeme(2, other.id, { sharedAtMs: world.nowMs, altText: 'canary' }))
  for (const id of [user.id, other.id]) {
    const reporter = { kind: 'user', id } as const
    await ports.memes.report({ memeId: testUuid(2), reporter, reason: 'other', note: id, reportedAtMs: world.nowMs })
  }
  const document = await exportAccount(ports, user)
  expect(document.memes).toMatchObject([
    {
      id: testUuid(1),
      altText: 'My planet',
      createdAt: '2026-01-02T12:00:00.000Z',
      savedAt: '2026-01-02T12:00:00.000Z',
    },
  ])
  expect(document.memeReports).toEqual([
    { memeId: testUuid(2), reason: 'other', note: user.id, reportedAt: '2026-01-02T12:00:00.000Z' },
  ])
  expect(JSON.stringify(document)).not.toContain('canary')
  expect(JSON.stringify(document)).not.toContain(other.id)
})
