import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { byGuest } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** What every MediaOwners promises. */
export function mediaOwnersSuite(fresh: () => Promise<StoragePorts>): void {
  it('tells whose pictures of memes and of profiles are, as the account and the meme are now', async () => {
    const { accounts, memes, mediaOwners } = await fresh()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    for (const n of [1, 2]) await accounts.update(idOf(n), { status: 'active', isActive: true })
    await memes.add(sampleMeme(1, 1, { paintingUrl: '/media/painting.webp', sharedAtMs: NOON_MS }))
    await accounts.replaceAvatar(idOf(2), '/media/avatar.webp')
    const find = (name: string) => mediaOwners.find(`/media/${name}.webp`)
    const shown = { maker: { isActive: true, status: 'active' }, hidden: false }
    for (const name of ['image-1', 'painting', 'avatar']) expect(await find(name), name).toEqual(shown)
    for (const name of ['image-2', '', HOSTILE_TEXT]) expect(await find(name), name).toBeNull()
    const report = { memeId: idOf(2_001), reporter: byGuest('g'), reason: 'other', note: '', reportedAtMs: 1 } as const
    await memes.report(report)
    await memes.decide(idOf(2_001), 'hidden')
    await accounts.update(idOf(2), { status: 'suspended', isActive: false })
    for (const name of ['image-1', 'painting']) expect(await find(name), name).toEqual({ ...shown, hidden: true })
    expect(await find('avatar')).toEqual({ maker: { isActive: false, status: 'suspended' }, hidden: false })
    await accounts.remove(idOf(2))
    expect(await find('avatar')).toBeNull()
  })
}
