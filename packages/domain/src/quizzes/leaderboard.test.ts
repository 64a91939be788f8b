import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { compareEntries, composeLeaderboard, type LeaderboardEntry } from './leaderboard'

const entry = (n: number, parts: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  id: testUuid(n),
  trendId: testUuid(1),
  difficulty: 'medium',
  userId: testUuid(100 + n),
  username: `player_${n}`,
  score: 80,
  time: 100,
  achievedAtMs: 1_000,
  isSample: false,
  ...parts,
})

describe('a leaderboard', () => {
  it('puts the higher score first, then the shorter time, then the earlier date (OP-39)', () => {
    const rows = [
      entry(1, { achievedAtMs: 2_000 }),
      entry(2),
      entry(3, { time: 99, achievedAtMs: 9_000 }),
      entry(4, { score: 81, time: 300 }),
    ]
    expect(composeLeaderboard(rows).map(({ id }) => id)).toEqual([4, 3, 2, 1].map(testUuid))
    expect(compareEntries(entry(1), entry(2))).toBe(0)
  })

  it('shows ten at most (QZ-27)', () => {
    const rows = Array.from({ length: 30 }, (_, n) => entry(n, { score: n }))
    const board = composeLeaderboard(rows)
    expect(board.map(({ score }) => score)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
  })

  it('lets invented rows go first, however good they are (OP-40)', () => {
    const samples = [1, 2, 3].map((n) => entry(n, { score: 100, userId: null, isSample: true }))
    const real = Array.from({ length: 9 }, (_, n) => entry(10 + n, { score: 10 + n }))
    expect(composeLeaderboard([...samples, ...real]).filter(({ isSample }) => isSample)).toEqual([samples[0]])
    expect(composeLeaderboard([...samples, ...real])[0]).toBe(samples[0])
    expect(composeLeaderboard([...samples, ...real, entry(30)]).some(({ isSample }) => isSample)).toBe(false)
  })
})
