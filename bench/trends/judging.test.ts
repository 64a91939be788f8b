import { describe, expect, it } from 'vitest'
import { recallAtFalseAlarms } from './alarm-recall'
import { hackerNewsGravity, mastodonScore, redditHot } from './baselines'
import { barOfLabels } from './labels'
import { LeadTime } from './lead-time'
import { judgeSnapshot, RankingMeans } from './ranking-metrics'

const HOUR_MS = 3_600_000

describe('judgeSnapshot', () => {
  it('divides the hits among the top three by what was attainable', () => {
    const candidates = [5, 4, 3, 2, 1].map((score) => ({ score, breaksOut: score === 5 || score === 1 }))
    expect(judgeSnapshot(candidates)?.normalisedPrecisionAt3).toBe(0.5)
    expect(judgeSnapshot(candidates)?.averagePrecision).toBeCloseTo((1 + 2 / 5) / 2, 12)
  })

  it('has nothing to say where nothing breaks out, and such snapshots do not count', () => {
    expect(judgeSnapshot([{ score: 1, breaksOut: false }])).toBeNull()
    const means = new RankingMeans()
    means.add([{ score: 1, breaksOut: false }])
    means.add([{ score: 1, breaksOut: true }])
    expect([means.snapshots, means.normalisedPrecisionAt3, means.averagePrecision]).toEqual([1, 1, 1])
  })
})

describe('LeadTime', () => {
  it('reads recall and lead at the lowest threshold of 0.7 precision', () => {
    const lead = new LeadTime()
    lead.add('early', 1, 0)
    lead.add('early', 9, HOUR_MS)
    lead.add('late', 8, 2 * HOUR_MS)
    lead.add('wrong', 7, 0)
    lead.add('missed', 1, 0)
    const brokeOut: Record<string, number | null> = { early: 4 * HOUR_MS, late: 3 * HOUR_MS, missed: null }
    const judged = lead.judge((itemId) => brokeOut[itemId])
    expect(judged.recall).toBe(1)
    expect(judged.meanLeadHours).toBe((4 + 1) / 2)
  })

  it('finds nothing when no threshold is right often enough', () => {
    const lead = new LeadTime()
    lead.add('wrong', 7, 0)
    lead.add('right', 1, 0)
    expect(lead.judge((itemId) => (itemId === 'right' ? 0 : undefined))).toEqual({ recall: 0, meanLeadHours: null })
  })
})

describe('barOfLabels', () => {
  it('finds the count the labels were drawn by', () => {
    const peaks = new Map([10, 20, 30, 40].map((peak) => [`${peak}`, peak]))
    const labels = new Map([...peaks.keys()].map((itemId) => [itemId, Number(itemId) >= 30]))
    expect(barOfLabels(labels, peaks)).toBe(30)
  })

  it('finds none where labels do not follow the count, or there are no counts', () => {
    const labels = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((itemId, index) => [itemId, index % 2 === 0]))
    expect(
      barOfLabels(labels, new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((itemId, index) => [itemId, index]))),
    ).toBeNull()
    expect(barOfLabels(labels, new Map())).toBeNull()
  })
})

describe('baselines', () => {
  it('follow the published formulas', () => {
    expect(hackerNewsGravity(1, 3)).toBe(0)
    expect(hackerNewsGravity(101, 2)).toBeCloseTo(100 ** 0.8 / 4 ** 1.8, 12)
    expect(mastodonScore(11, 2)).toBe(50)
    expect(mastodonScore(4, 0)).toBe(0)
    expect(redditHot(100, 1_134_028_003 + 45_000)).toBe(3)
    expect(redditHot(0, 1_134_028_003)).toBe(0)
  })
})

describe('recallAtFalseAlarms', () => {
  const points = Array.from({ length: 240 }, (_, hour) => ({ atMs: hour * HOUR_MS, count: 0 }))
  const series = { name: 'one', points, windows: [{ fromMs: 100 * HOUR_MS, toMs: 110 * HOUR_MS }] }

  it('counts a window once anything in it is above a threshold quiet enough elsewhere', () => {
    const scores = points.map((_, hour) => (hour === 105 ? 5 : hour === 200 ? 9 : 0))
    expect(recallAtFalseAlarms([series], [scores], 0.2)).toBe(1)
    expect(recallAtFalseAlarms([series], [scores], 0.05)).toBe(0)
  })
})
