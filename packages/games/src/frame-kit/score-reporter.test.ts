import { describe, expect, it } from 'vitest'
import { createScoreReporter } from './score-reporter'

const tiles = (score: number) => ({ score, level: 1, health: 100, coins: score })

describe('what the page learns of a run', () => {
  it('is told at most four times a second', () => {
    const told: unknown[] = []
    const reporter = createScoreReporter((message) => told.push(message))
    for (let picture = 0; picture < 120; picture += 1) reporter.report(tiles(picture), (picture * 1000) / 60)
    expect(told).toHaveLength(8)
    expect(told[1]).toEqual({ type: 'SCORE_UPDATE', score: 15, level: 1, health: 100, coins: 15 })
  })

  it('is told once while nothing changes, and at once at the end', () => {
    const told: unknown[] = []
    const reporter = createScoreReporter((message) => told.push(message))
    for (let nowMs = 0; nowMs < 5_000; nowMs += 16) reporter.report(tiles(7), nowMs)
    expect(told).toHaveLength(1)
    reporter.report(tiles(8), 5_000)
    reporter.reportNow(tiles(9), 5_010)
    reporter.report(tiles(9), 6_000)
    expect(told.map((message) => (message as { score: number }).score)).toEqual([7, 8, 9])
  })
})
