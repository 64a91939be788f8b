import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { ReporterStanding } from '@trendverse/domain/memes/gallery-doubts'
import { saysRemovedWords } from '@trendverse/domain/memes/removals'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { byGuest, byUser } from './quiz-samples'
import { idOf, NOON_MS } from './samples'

const memeId = (n: number) => idOf(2_000 + n)

/** What every MemeRepository promises of what reports weigh against a meme in the gallery. */
export function memeReportWeightsSuite(fresh: () => Promise<StoragePorts>): void {
  const open = async () => {
    const ports = await fresh()
    for (const n of [1, 2, 3]) await ports.accounts.create(sampleAccount(n))
    for (let n = 1; n <= 9; n += 1) {
      await ports.memes.add(sampleMeme(n, 1, { sharedAtMs: NOON_MS, listedAtMs: NOON_MS + n }))
    }
    const { accounts, memes } = ports
    const report = (reporter: QuizTaker, n: number, standing?: ReporterStanding, atMs = 0) =>
      memes.report({ memeId: memeId(n), reporter, reason: 'other', note: '', reportedAtMs: NOON_MS + atMs }, standing)
    const rewrite = (n: number, text: string) => memes.edit(memeId(n), idOf(1), () => ({ text, captions: [text, ''] }))
    return { accounts, memes, report, rewrite }
  }

  it('lets one account take three memes out a day, however many it reports at once', async () => {
    const { report } = await open()
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const outcomes = await Promise.all(numbers.map((n) => report(byUser(2), n, 'standing')))
    expect(outcomes.filter((outcome) => outcome === 'withdrew')).toHaveLength(3)
    expect(await report(byUser(3), 9, 'spent')).toBe('kept')
  })

  it('lets those do more who were right, and those less who were wrong', async () => {
    const { memes, report } = await open()
    for (const n of [1, 2, 3]) expect(await report(byUser(2), n, 'standing')).toBe('withdrew')
    expect(await report(byUser(2), 4, 'standing')).toBe('kept')
    await memes.decide(memeId(1), 'hidden')
    expect(await report(byUser(2), 5, 'standing')).toBe('withdrew')
    await memes.decide(memeId(2), 'shown')
    await memes.decide(memeId(3), 'shown')
    expect(await report(byUser(2), 6, 'standing', DAY_MS + 1)).toBe('kept')
    // taken back, the decisions say nothing of them
    await memes.decide(memeId(2), 'reopened')
    await memes.decide(memeId(3), 'reopened')
    expect(await report(byUser(2), 7, 'standing', DAY_MS + 1)).toBe('withdrew')
  })

  it('takes a report anew of what was changed since, and counts its reporter once', async () => {
    const { memes, report, rewrite } = await open()
    expect(await report(byUser(2), 1)).toBe('kept')
    await rewrite(1, 'a little nicer')
    // nobody decided yet: the same doubt about other words is still one
    expect(await report(byUser(2), 1)).toBe('kept')
    expect(await memes.isInGallery(memeId(1))).toBe(true)
    expect(await report(byUser(2), 1)).toBe('none')
    await memes.decide(memeId(1), 'shown')
    expect(await report(byUser(2), 1, 'standing')).toBe('none')
    expect(await report(byUser(3), 1, 'standing')).toBe('kept')
    await rewrite(1, 'much worse')
    expect(await report(byUser(3), 1)).toBe('kept')
    expect(await report(byUser(2), 1)).toBe('kept')
    expect(await memes.isInGallery(memeId(1))).toBe(true)
    expect(await report(byGuest('g'), 1)).toBe('withdrew')
    const { reported } = await memes.listReported({ page: 1, pageSize: 1, status: 'open' })
    expect(reported).toMatchObject([{ reporters: 3, openReports: 3 }])
    expect(reported[0]?.reports).toHaveLength(3)
  })

  it('remembers what was hidden, also when it is deleted, until it is shown again or its maker is gone', async () => {
    const { memes, accounts, report } = await open()
    for (const n of [1, 2]) await report(byUser(2), n)
    for (const n of [2, 1]) await memes.decide(memeId(n), 'hidden')
    const removals = await memes.listRemovalsOf(idOf(1))
    expect(removals).toMatchObject([1, 2].map((n) => ({ memeId: memeId(n), madeAtMs: NOON_MS + n })))
    expect(saysRemovedWords('Above. Below!', removals)).toBe(true)
    await memes.remove(memeId(1), idOf(1))
    expect(await memes.listRemovalsOf(idOf(1))).toEqual(removals)
    await memes.decide(memeId(2), 'shown')
    expect(await memes.listRemovalsOf(idOf(1))).toEqual(removals.slice(0, 1))
    await accounts.remove(idOf(1))
    for (const id of [idOf(1), idOf(2), '']) expect(await memes.listRemovalsOf(id)).toEqual([])
  })

  it('keeps the words an administrator kept, also when its maker comes back to them', async () => {
    const { memes, report, rewrite } = await open()
    await report(byUser(2), 1)
    const kept = await memes.find(memeId(1))
    await memes.decide(memeId(1), 'shown')
    await rewrite(1, 'other words')
    await memes.edit(memeId(1), idOf(1), () => kept ?? {})
    expect(await report(byUser(3), 1, 'standing')).toBe('kept')
    expect(await memes.isInGallery(memeId(1))).toBe(true)
    await memes.replaceImage(memeId(1), idOf(1), '/media/another.webp')
    // another picture behind its link is another thing to report, and the gallery does not show it
    expect(await report(byUser(3), 1, 'standing')).toBe('kept')
    expect(await memes.isInGallery(memeId(1))).toBe(true)
  })
}
