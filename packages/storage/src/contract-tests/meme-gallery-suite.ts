import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { GalleryPlace } from '@trendverse/domain/memes/gallery'
import type { ReporterStanding } from '@trendverse/domain/memes/gallery-doubts'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { byGuest, byUser } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const memeId = (n: number) => idOf(2_000 + n)

/** What every MemeRepository promises of the gallery. */
export function memeGallerySuite(fresh: () => Promise<StoragePorts>): void {
  const open = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    const { memes } = ports
    const addListed = (n: number, listedAtMs: number, owner = 1) =>
      memes.add(sampleMeme(n, owner, { sharedAtMs: listedAtMs, listedAtMs }))
    const shown = async (before: GalleryPlace | null = null, limit = 50) =>
      (await memes.listGallery({ before, limit })).map(({ id }) => id)
    return { ...ports, addListed, shown }
  }

  it('lists a meme with the first share by its maker, and a remix with what it began as', async () => {
    const { memes, shown } = await open()
    await memes.add(sampleMeme(1, 1, { remixOf: memeId(7) }))
    expect(await shown()).toEqual([])
    await memes.share(memeId(1), idOf(2), NOON_MS)
    expect(await shown()).toEqual([])
    await memes.share(memeId(1), idOf(1), NOON_MS + 10)
    await memes.share(memeId(1), idOf(1), NOON_MS + 20)
    expect(await memes.listGallery({ before: null, limit: 5 })).toEqual([
      sampleMeme(1, 1, { remixOf: memeId(7), shares: 2, sharedAtMs: NOON_MS + 10, listedAtMs: NOON_MS + 10 }),
    ])
  })

  it('lets its maker alone take a meme out and put it back where it stood; a later share changes nothing', async () => {
    const { memes, shown, addListed } = await open()
    await addListed(1, NOON_MS)
    await addListed(2, NOON_MS + 5)
    expect(await memes.setListed(memeId(1), idOf(2), false)).toBeNull()
    expect(await memes.setListed(memeId(1), idOf(1), false)).toMatchObject({ listedAtMs: null, sharedAtMs: NOON_MS })
    await memes.share(memeId(1), idOf(1), NOON_MS + 9)
    expect(await shown()).toEqual([memeId(2)])
    expect(await memes.setListed(memeId(1), idOf(1), true)).toMatchObject({ listedAtMs: NOON_MS })
    expect(await shown()).toEqual([memeId(2), memeId(1)])
    await memes.add(sampleMeme(3, 1))
    expect(await memes.setListed(memeId(3), idOf(1), true)).toMatchObject({ listedAtMs: null })
    for (const id of [memeId(99), '', HOSTILE_TEXT]) expect(await memes.setListed(id, idOf(1), true)).toBeNull()
  })

  it('pages behind a place, the latest first, without losing those of one instant', async () => {
    const { memes, addListed, shown } = await open()
    for (const n of [1, 2, 3, 4]) await addListed(n, NOON_MS)
    await addListed(5, NOON_MS + 1, 2)
    expect(await shown()).toEqual([5, 4, 3, 2, 1].map(memeId))
    const seen: string[] = []
    let before: GalleryPlace | null = null
    for (;;) {
      const rows = await memes.listGallery({ before, limit: 2 })
      seen.push(...rows.map(({ id }) => id))
      const last = rows.at(-1)
      if (last === undefined) break
      before = last
      // one that comes meanwhile moves none of those behind
      if (seen.length === 2) await addListed(6, NOON_MS + 9)
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map(memeId))
  })

  it('leaves out memes of closed accounts, so that a page is full of others, and shows them again on return', async () => {
    const { accounts, addListed, shown } = await open()
    for (const n of [1, 2, 3]) await addListed(n, NOON_MS + n)
    for (const n of [4, 5, 6]) await addListed(n, NOON_MS + n, 2)
    const closed = [
      { status: 'suspended', isActive: false },
      { status: 'permanently_blocked', isActive: false },
      { status: 'active', isActive: false },
    ] as const
    for (const change of closed) {
      await accounts.update(idOf(2), change)
      expect(await shown(null, 2)).toEqual([3, 2].map(memeId))
    }
    await accounts.update(idOf(2), { status: 'active', isActive: true })
    expect(await shown(null, 2)).toEqual([6, 5].map(memeId))
  })

  it('shows nothing that was hidden, or whose reports outweigh it and are not decided about', async () => {
    const { accounts, memes, addListed, shown } = await open()
    for (const n of [3, 4]) await accounts.create(sampleAccount(n))
    for (const n of [1, 2]) await addListed(n, NOON_MS + n)
    await memes.add(sampleMeme(3, 1, { sharedAtMs: NOON_MS }))
    const report = (reporter: QuizTaker, standing?: ReporterStanding) =>
      memes.report({ memeId: memeId(1), reporter, reason: 'other', note: '', reportedAtMs: NOON_MS }, standing)
    const ofGuests = await Promise.all(Array.from({ length: 5 }, (_, n) => report(byGuest(`g${n}`))))
    expect(new Set(ofGuests)).toEqual(new Set(['kept']))
    expect(await shown()).toEqual([memeId(2), memeId(1)])
    expect(await report(byUser(2))).toBe('withdrew')
    expect(await report(byGuest('late'))).toBe('kept')
    expect(await shown()).toEqual([memeId(2)])
    await memes.decide(memeId(1), 'shown')
    // what was kept is taken out by an administrator alone
    expect(await report(byUser(3), 'standing')).toBe('kept')
    // again by the same account it weighs no more
    expect(await report(byUser(3), 'office')).toBe('none')
    expect(await shown()).toEqual([memeId(2), memeId(1)])
    expect(await report(byUser(4), 'office')).toBe('withdrew')
    expect(await shown()).toEqual([memeId(2)])
    const asked = [memeId(1), memeId(2), memeId(3), memeId(99), '', HOSTILE_TEXT]
    const isIn = () => Promise.all(asked.map((id) => memes.isInGallery(id)))
    expect(await isIn()).toEqual([false, true, false, false, false, false])
    await memes.decide(memeId(1), 'shown')
    expect(await shown()).toEqual([memeId(2), memeId(1)])
    expect(await isIn()).toEqual([true, true, false, false, false, false])
    await memes.decide(memeId(1), 'hidden')
    expect(await shown()).toEqual([memeId(2)])
    await memes.decide(memeId(1), 'reopened')
    expect(await shown()).toEqual([memeId(2)])
  })

  it('loses what was deleted, with its account too', async () => {
    const { memes, accounts, addListed, shown } = await open()
    await addListed(1, NOON_MS)
    await addListed(2, NOON_MS + 1)
    await addListed(3, NOON_MS + 2, 2)
    await memes.remove(memeId(2), idOf(1))
    expect(await shown()).toEqual([memeId(3), memeId(1)])
    await accounts.remove(idOf(1))
    expect(await shown()).toEqual([memeId(3)])
  })
}
