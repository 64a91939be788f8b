import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { leaderboardRows } from './leaderboard-rows'
import type { Leaderboard } from './quiz-calls'

const DATE = '2026-02-20T10:00:00.000Z'
const row = (number: number, score: number, isOwn = false): Leaderboard['entries'][number] => ({
  id: testUuid(number),
  username: `player${number}`,
  score,
  time: 100,
  date: DATE,
  isSample: false,
  isOwn,
})
const full = Array.from({ length: 10 }, (_, index) => row(index, 100 - index * 5))
const places = (rows: ReturnType<typeof leaderboardRows>['rows']) => rows.map(({ place, name }) => `${place} ${name}`)

describe('leaderboardRows (OP-39)', () => {
  it('numbers the rows and keeps the own one below where it is not among them', () => {
    const { rows, own } = leaderboardRows({ entries: [row(1, 90), row(2, 80)], own: row(3, 10, true) }, null)
    expect(places(rows)).toEqual(['1 player1', '2 player2'])
    expect(own).toMatchObject({ place: null, name: 'player3', isOwn: true })
  })

  it('puts a guest where they would stand, by score, then time, then date', () => {
    const board = { entries: [row(1, 90), row(2, 80), row(3, 70)], own: null }
    const later = Date.parse(DATE) + 1
    expect(places(leaderboardRows(board, { score: 80, time: 99, atMs: later }).rows)[1]).toBe('null You (guest)')
    expect(places(leaderboardRows(board, { score: 80, time: 100, atMs: later }).rows)[2]).toBe('null You (guest)')
    expect(places(leaderboardRows({ entries: [], own: null }, { score: 0, time: 1, atMs: later }).rows)).toEqual([
      'null You (guest)',
    ])
  })

  it('gives a guest no place, and leaves every account the one it has', () => {
    const { rows } = leaderboardRows({ entries: [row(1, 90), row(2, 80)], own: null }, { score: 85, time: 9, atMs: 0 })
    expect(places(rows)).toEqual(['1 player1', 'null You (guest)', '2 player2'])
  })

  it('lists a guest among the ten, or below them when they are not good enough', () => {
    const worse = leaderboardRows({ entries: full, own: null }, { score: 10, time: 1, atMs: 0 })
    expect(worse.rows).toHaveLength(10)
    expect(worse.own).toMatchObject({ name: 'You (guest)', place: null })
    const better = leaderboardRows({ entries: full, own: null }, { score: 100, time: 1, atMs: 0 })
    expect(places(better.rows).slice(0, 2)).toEqual(['null You (guest)', '1 player0'])
    expect([places(better.rows).at(-1), better.own]).toEqual(['10 player9', null])
  })

  it('leaves the leaderboard as it was', () => {
    const entries = Object.freeze([...full])
    leaderboardRows({ entries, own: null }, { score: 50, time: 1, atMs: 0 })
    expect(entries).toEqual(full)
  })
})
