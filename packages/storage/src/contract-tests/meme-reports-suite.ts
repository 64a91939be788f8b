import { LISTED_MEME_REPORTS } from '@trendverse/application/ports/memes'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { MemeReport } from '@trendverse/domain/memes/meme-report'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { byGuest, byUser } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const memeId = (n: number) => idOf(2_000 + n)
const everything = { page: 1, pageSize: 50, status: null } as const

function reportBy(reporter: QuizTaker, n: number, changes: Partial<MemeReport> = {}): MemeReport {
  return { memeId: memeId(n), reporter, reason: 'offensive', note: '', reportedAtMs: NOON_MS, ...changes }
}

/** What every MemeRepository promises of what is said about memes. */
export function memeReportsSuite(fresh: () => Promise<StoragePorts>): void {
  const open = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    for (const n of [1, 2, 3]) await ports.memes.add(sampleMeme(n, 1, { sharedAtMs: NOON_MS }))
    const { memes } = ports
    const idsOf = async (status: 'open' | 'hidden' | null) => {
      const { reported, total } = await memes.listReported({ ...everything, status })
      expect(total).toBe(reported.length)
      return reported.map(({ meme }) => meme.id)
    }
    return { ...ports, idsOf }
  }

  it('takes one report of a meme from each visitor', async () => {
    const { memes } = await open()
    const first = reportBy(byUser(2), 1, { reason: 'copied', note: 'It is mine.' })
    expect(await memes.report(first)).toBe('kept')
    expect(await memes.report({ ...first, note: 'And again' })).toBe('none')
    expect(await memes.report(reportBy(byGuest('g'), 1, { reportedAtMs: NOON_MS + 1 }))).toBe('kept')
    // somebody else's id in another kind of name is another visitor
    expect(await memes.report(reportBy(byGuest(idOf(2)), 1, { reportedAtMs: NOON_MS + 2 }))).toBe('kept')
    expect(await memes.report(reportBy(byUser(3), 1))).toBe('none')
    expect(await memes.report(reportBy(byUser(2), 99))).toBe('none')
    expect((await memes.listReported(everything)).reported).toEqual([
      {
        meme: sampleMeme(1, 1, { sharedAtMs: NOON_MS }),
        reporters: 3,
        openReports: 3,
        lastReportedAtMs: NOON_MS + 2,
        reports: [
          { reason: 'offensive', note: '', reportedAtMs: NOON_MS + 2 },
          { reason: 'offensive', note: '', reportedAtMs: NOON_MS + 1 },
          { reason: 'copied', note: 'It is mine.', reportedAtMs: NOON_MS },
        ],
      },
    ])
  })

  it('counts a visitor once who reports many times at once, and loses no other', async () => {
    const { memes } = await open()
    const kept = await Promise.all([
      ...Array.from({ length: 8 }, () => memes.report(reportBy(byGuest('one'), 1))),
      ...Array.from({ length: 8 }, (_, n) => memes.report(reportBy(byGuest(`other ${n}`), 1))),
    ])
    expect(kept.filter((outcome) => outcome === 'kept')).toHaveLength(9)
    expect((await memes.listReported(everything)).reported).toMatchObject([{ reporters: 9, openReports: 9 }])
  })

  it('lists the most reported first, then the latest, in pages, with the latest twenty reports of each', async () => {
    const { memes, idsOf } = await open()
    await memes.report(reportBy(byGuest('a'), 1, { reportedAtMs: NOON_MS + 1_000 }))
    await memes.report(reportBy(byGuest('a'), 2, { reportedAtMs: NOON_MS + 2_000 }))
    for (let n = 0; n <= LISTED_MEME_REPORTS; n += 1) {
      await memes.report(reportBy(byGuest(`guest ${n}`), 3, { note: `note ${n}`, reportedAtMs: NOON_MS + n }))
    }
    expect(await idsOf(null)).toEqual([memeId(3), memeId(2), memeId(1)])
    const { reported } = await memes.listReported({ page: 1, pageSize: 1, status: null })
    expect(reported[0]?.reports.map(({ note }) => note)).toEqual(
      Array.from({ length: LISTED_MEME_REPORTS }, (_, index) => `note ${LISTED_MEME_REPORTS - index}`),
    )
    expect(await memes.listReported({ page: 4, pageSize: 1, status: null })).toEqual({ reported: [], total: 3 })
  })

  it('hides a meme and shows it again; either closes its reports, until somebody else makes one (OP-54)', async () => {
    const { memes, idsOf } = await open()
    await memes.report(reportBy(byGuest('a'), 1))
    await memes.report(reportBy(byGuest('a'), 2))
    expect(await memes.decide(memeId(1), 'hidden')).toMatchObject({
      meme: { id: memeId(1), hidden: true },
      reporters: 1,
      openReports: 0,
    })
    expect([await idsOf('open'), await idsOf('hidden')]).toEqual([[memeId(2)], [memeId(1)]])
    expect(await memes.share(memeId(1), idOf(2), NOON_MS)).toBeNull()
    expect(await memes.share(memeId(1), idOf(1), NOON_MS)).toMatchObject({ hidden: true })
    expect(await memes.report(reportBy(byGuest('a'), 1))).toBe('none')
    expect(await idsOf('open')).toEqual([memeId(2)])
    expect(await memes.decide(memeId(1), 'shown')).toMatchObject({ meme: { hidden: false } })
    expect(await idsOf('hidden')).toEqual([])
    await memes.report(reportBy(byGuest('b'), 1, { reportedAtMs: NOON_MS + 9 }))
    expect(await idsOf('open')).toEqual([memeId(1), memeId(2)])
    for (const id of [memeId(3), memeId(99), '', HOSTILE_TEXT]) expect(await memes.decide(id, 'hidden')).toBeNull()
  })

  it('lists the reports of an account and takes them along with it; the meme keeps its count', async () => {
    const { memes, accounts } = await open()
    const later = reportBy(byUser(2), 1, { reportedAtMs: NOON_MS + 9, note: 'later' })
    const earlier = reportBy(byUser(2), 2, { note: 'earlier' })
    await memes.report(later)
    await memes.report(earlier)
    expect(await memes.listReportsOf(idOf(2))).toEqual([earlier, later])
    await accounts.remove(idOf(2))
    expect(await memes.listReportsOf(idOf(2))).toEqual([])
    expect((await memes.listReported(everything)).reported[0]).toMatchObject({ reporters: 1, reports: [] })
    await accounts.remove(idOf(1))
    expect((await memes.listReported(everything)).total).toBe(0)
  })

  it('loses its reports with the meme', async () => {
    const { memes, idsOf } = await open()
    await memes.report(reportBy(byUser(2), 1))
    await memes.remove(memeId(1), idOf(1))
    expect([await idsOf(null), await memes.listReportsOf(idOf(2))]).toEqual([[], []])
  })

  it('forgets guests’ old reports, and no others; hostile texts are kept', async () => {
    const { memes } = await open()
    await memes.report(reportBy(byUser(2), 1))
    await memes.report(reportBy(byGuest(HOSTILE_TEXT), 1, { note: HOSTILE_TEXT, reportedAtMs: NOON_MS + 1 }))
    expect(await memes.report(reportBy(byGuest(HOSTILE_TEXT), 1))).toBe('none')
    await memes.report(reportBy(byGuest('old'), 1))
    expect(await memes.removeGuestReports(NOON_MS + 1)).toBe(1)
    const { reported } = await memes.listReported(everything)
    expect(reported).toMatchObject([{ reporters: 3 }])
    expect(reported[0]?.reports).toHaveLength(2)
    expect(reported[0]?.reports[0]?.note).toMatch(/^ab .*drop table trends.* end$/)
  })
}
