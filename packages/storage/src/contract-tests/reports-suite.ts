import type { StoragePorts } from '@trendverse/application/ports/ports'
import { LISTED_CASE_REPORTS, type ReviewQuery } from '@trendverse/application/ports/reports'
import type { ContentReport } from '@trendverse/domain/reports/content-report'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { byGuest, byUser } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const RUN = idOf(601)
const MEME = idOf(2_001)
const QUESTION = idOf(701)
const EVERYTHING: ReviewQuery = { page: 1, pageSize: 10, order: 'newest', kind: null, status: null }

function reportOf(changes: Partial<ContentReport> = {}): ContentReport {
  const about = { kind: 'run', subjectId: RUN, ownerId: idOf(1) } as const
  return { ...about, reporter: byGuest('a'), reason: 'cheating', note: '', reportedAtMs: NOON_MS, ...changes }
}

const ofProfile = { kind: 'profile', subjectId: idOf(1), reason: 'impersonating' } as const

/** What every ReportRepository promises. */
export function reportsSuite(fresh: () => Promise<StoragePorts>): void {
  const open = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    const listed = async (query: Partial<ReviewQuery> = {}) => {
      const { cases, total } = await ports.reports.listCases({ ...EVERYTHING, ...query })
      return [cases.map(({ kind, state }) => `${kind} ${state}`), total]
    }
    return { ...ports, listed }
  }

  it('takes one report of a run or profile from each visitor', async () => {
    const { reports } = await open()
    expect(await reports.report(reportOf({ reporter: byUser(2), note: 'Look at gate 3.' }))).toBe(true)
    expect(await reports.report(reportOf({ reporter: byUser(2), note: 'Again' }))).toBe(false)
    expect(await reports.report(reportOf({ reportedAtMs: NOON_MS + 1 }))).toBe(true)
    expect(await reports.report(reportOf({ ...ofProfile, reporter: byUser(2) }))).toBe(true)
    expect(await reports.report(reportOf({ reporter: byUser(9) }))).toBe(false)
    expect(await reports.report(reportOf({ ownerId: idOf(9), subjectId: idOf(9) }))).toBe(false)
    const found = { kind: 'run', id: RUN, state: 'open', reporters: 2, lastReportedAtMs: NOON_MS + 1 }
    expect(await reports.findCase('run', RUN)).toEqual(found)
    expect(await reports.listReports('run', RUN)).toEqual([
      { reason: 'cheating', note: '', reportedAtMs: NOON_MS + 1 },
      { reason: 'cheating', note: 'Look at gate 3.', reportedAtMs: NOON_MS },
    ])
    for (const id of [idOf(999), '', HOSTILE_TEXT]) {
      expect(await reports.findCase('run', id)).toBeNull()
      expect(await reports.listReports('profile', id)).toEqual([])
      expect(await reports.decide('run', id, 'take_down')).toBe(false)
      expect(await reports.isTakenDown('run', id)).toBe(false)
    }
  })

  it('accepts a new report of a profile that has changed since, and counts its reporter once', async () => {
    const { reports } = await open()
    const [before, after] = [idOf(901), idOf(902)]
    for (const reporter of [byUser(2), byGuest(HOSTILE_TEXT)]) {
      expect(await reports.report(reportOf({ ...ofProfile, reporter }), before)).toBe(true)
    }
    await reports.decide('profile', idOf(1), 'keep')
    for (const reporter of [byUser(2), byGuest(HOSTILE_TEXT)]) {
      const report = reportOf({ ...ofProfile, reporter, note: 'Now this.', reportedAtMs: NOON_MS + 1 })
      expect(await reports.report(report, before)).toBe(false)
      expect(await reports.findCase('profile', idOf(1))).toMatchObject({ state: 'kept' })
      expect(await reports.report(report, after)).toBe(true)
      expect(await reports.report(report, after)).toBe(false)
      expect(await reports.findCase('profile', idOf(1))).toMatchObject({ state: 'open', reporters: 2 })
      await reports.decide('profile', idOf(1), 'keep')
    }
    const said = { reason: 'impersonating', note: 'Now this.', reportedAtMs: NOON_MS + 1 }
    expect(await reports.listReports('profile', idOf(1))).toEqual([said, said])
    expect(await reports.listReportsOf(idOf(2))).toEqual([
      reportOf({ ...ofProfile, reporter: byUser(2), note: 'Now this.', reportedAtMs: NOON_MS + 1 }),
    ])
  })

  it('learns what a profile looks like from a repeated report, where that was not kept before', async () => {
    const { reports } = await open()
    const report = reportOf(ofProfile)
    expect(await reports.report(report)).toBe(true)
    expect(await reports.report(report, idOf(901))).toBe(false)
    expect(await reports.report(report, idOf(901))).toBe(false)
    expect(await reports.report(report, idOf(902))).toBe(true)
  })

  it('counts a visitor once who reports many times at once, and loses no other', async () => {
    const { reports } = await open()
    const kept = await Promise.all([
      ...Array.from({ length: 8 }, () => reports.report(reportOf())),
      ...Array.from({ length: 25 }, (_, n) => reports.report(reportOf({ reporter: byGuest(`other ${n}`) }))),
    ])
    expect(kept.filter(Boolean)).toHaveLength(26)
    expect(await reports.findCase('run', RUN)).toMatchObject({ reporters: 26 })
    expect(await reports.listReports('run', RUN)).toHaveLength(LISTED_CASE_REPORTS)
  })

  it('lists the cases of all kinds, the latest or the most reported first, in pages', async () => {
    const { analytics, reports, memes, questionQuality, listed } = await open()
    await memes.add(sampleMeme(1, 1, { sharedAtMs: NOON_MS }))
    const said = { reporter: byGuest('a'), reason: 'other', note: 'x' } as const
    await memes.report({ ...said, memeId: MEME, reportedAtMs: NOON_MS + 2 })
    await memes.report({ ...said, memeId: MEME, reporter: byGuest('b'), reportedAtMs: NOON_MS + 2 })
    const question = { id: QUESTION, question: 'Which?', rightOption: 'This', trendId: idOf(1), trendName: 'Trend' }
    await questionQuality.report(question, { ...said, questionId: QUESTION, reportedAtMs: NOON_MS + 4 })
    await reports.report(reportOf({ reportedAtMs: NOON_MS + 1 }))
    await reports.report(reportOf({ ...ofProfile, reportedAtMs: NOON_MS + 3 }))
    expect(await listed()).toEqual([['question open', 'profile open', 'meme open', 'run open'], 4])
    expect(await listed({ order: 'most_reported', pageSize: 2 })).toEqual([['meme open', 'question open'], 4])
    expect(await listed({ page: 2, pageSize: 3 })).toEqual([['run open'], 4])
    expect(await listed({ kind: 'profile' })).toEqual([['profile open'], 1])
    expect(await reports.findCase('meme', MEME)).toMatchObject({ reporters: 2, lastReportedAtMs: NOON_MS + 2 })
    expect(await reports.listReports('question', QUESTION)).toMatchObject([{ reason: 'other', note: 'x' }])

    expect(await analytics.countOpenMatters(0)).toMatchObject({ reportedRuns: 1, reportedProfiles: 1 })
    await memes.decide(MEME, 'hidden')
    await questionQuality.decide(QUESTION, 'kept', NOON_MS + 4)
    await reports.decide('run', RUN, 'take_down')
    expect(await analytics.countOpenMatters(0)).toMatchObject({ reportedRuns: 0, reportedProfiles: 1 })
    expect(await listed({ status: 'open' })).toEqual([['profile open'], 1])
    expect(await listed({ status: 'decided' })).toEqual([['question kept', 'meme taken_down', 'run taken_down'], 3])
    await memes.decide(MEME, 'reopened')
    await questionQuality.decide(QUESTION, null, NOON_MS + 4)
    await reports.decide('run', RUN, 'reopen')
    expect(await listed({ status: 'open' })).toEqual([['question open', 'profile open', 'meme open', 'run open'], 4])
    expect((await memes.find(MEME))?.hidden).toBe(false)
  })

  it('lets one of two decide who saw the same, of every kind', async () => {
    const { reports, memes, questionQuality } = await open()
    await memes.add(sampleMeme(1, 1, { sharedAtMs: NOON_MS }))
    const said = { reporter: byGuest('a'), reason: 'other', note: '', reportedAtMs: NOON_MS } as const
    await memes.report({ ...said, memeId: MEME })
    const question = { id: QUESTION, question: 'Which?', rightOption: 'This', trendId: idOf(1), trendName: 'Trend' }
    await questionQuality.report(question, { ...said, questionId: QUESTION })
    await reports.report(reportOf())
    const both = <Answer>(one: Promise<Answer>, other: Promise<Answer>) =>
      Promise.all([one, other]).then((answers) => answers.filter(Boolean).length)
    expect(await both(memes.decide(MEME, 'hidden', 'open'), memes.decide(MEME, 'shown', 'open'))).toBe(1)
    expect(
      await both(
        questionQuality.decide(QUESTION, 'kept', NOON_MS + 4, 'open'),
        questionQuality.decide(QUESTION, 'retired', NOON_MS + 4, 'open'),
      ),
    ).toBe(1)
    expect(
      await both(reports.decide('run', RUN, 'keep', 'open'), reports.decide('run', RUN, 'take_down', 'open')),
    ).toBe(1)
    for (const [kind, id, again] of [
      ['meme', MEME, () => memes.decide(MEME, 'reopened', 'open')],
      ['question', QUESTION, () => questionQuality.decide(QUESTION, null, NOON_MS + 5, 'open')],
      ['run', RUN, () => reports.decide('run', RUN, 'reopen', 'open')],
    ] as const) {
      const state = (await reports.findCase(kind, id))?.state
      expect(state).not.toBe('open')
      expect(Boolean(await again())).toBe(false)
      expect((await reports.findCase(kind, id))?.state).toBe(state)
    }
  })

  it('keeps what was decided, until somebody else reports it', async () => {
    const { reports } = await open()
    await reports.report(reportOf(ofProfile))
    expect(await reports.decide('profile', idOf(1), 'take_down')).toBe(true)
    expect(await reports.isTakenDown('profile', idOf(1))).toBe(true)
    expect(await reports.findCase('profile', idOf(1))).toMatchObject({ state: 'taken_down' })
    await reports.decide('profile', idOf(1), 'keep')
    expect(await reports.isTakenDown('profile', idOf(1))).toBe(false)
    expect(await reports.findCase('profile', idOf(1))).toMatchObject({ state: 'kept' })
    await reports.report(reportOf({ ...ofProfile, reporter: byGuest('b') }))
    expect(await reports.findCase('profile', idOf(1))).toMatchObject({ state: 'open', reporters: 2 })
  })

  it('lists the reports of an account, and takes them along with it and with whose they are about', async () => {
    const { reports, accounts, listed } = await open()
    const mine = reportOf({ reporter: byUser(2), note: 'mine' })
    await reports.report(mine)
    await reports.report(reportOf({ ...ofProfile, reporter: byGuest('b') }))
    expect(await reports.listReportsOf(idOf(2))).toEqual([mine])
    await accounts.remove(idOf(2))
    expect(await reports.listReportsOf(idOf(2))).toEqual([])
    expect(await reports.listReports('run', RUN)).toEqual([])
    expect(await reports.findCase('run', RUN)).toMatchObject({ reporters: 1 })
    await accounts.remove(idOf(1))
    expect(await listed()).toEqual([[], 0])
  })

  it('forgets guests’ old reports, and no others; hostile texts are kept', async () => {
    const { reports } = await open()
    await reports.report(reportOf({ reporter: byUser(2) }))
    await reports.report(reportOf({ reporter: byGuest('old') }))
    await reports.report(reportOf({ reporter: byGuest(HOSTILE_TEXT), note: HOSTILE_TEXT, reportedAtMs: NOON_MS + 1 }))
    expect(await reports.removeGuestReports(NOON_MS + 1)).toBe(1)
    const kept = await reports.listReports('run', RUN)
    expect(kept).toHaveLength(2)
    expect(kept[0]?.note).toMatch(/🪐.* end$/)
  })
}
