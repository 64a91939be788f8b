import type { SnapshotScores } from '@trendverse/domain/trends/item-score'

const DECILES = 10

/** Whether forecast chances come true: Brier score, and by decile what was forecast and what happened. */
export class Calibration {
  private readonly open = new Map<string, number>()
  private readonly forecasts = new Float64Array(DECILES)
  private readonly chanceSums = new Float64Array(DECILES)
  private readonly hits = new Float64Array(DECILES)
  private squares = 0

  /** Takes a snapshot's forecasts and outcomes; outcomes count only while `counts` is true. */
  add(source: string, { forecasts, outcomes }: SnapshotScores, counts: boolean): void {
    for (const { itemId, brokeOut } of outcomes) {
      const key = `${source}\n${itemId}`
      const chance = this.open.get(key)
      this.open.delete(key)
      if (chance === undefined || !counts) continue
      const decile = Math.min(DECILES - 1, Math.floor(chance * DECILES))
      this.forecasts[decile] = (this.forecasts[decile] as number) + 1
      this.chanceSums[decile] = (this.chanceSums[decile] as number) + chance
      this.hits[decile] = (this.hits[decile] as number) + (brokeOut ? 1 : 0)
      this.squares += (chance - (brokeOut ? 1 : 0)) ** 2
    }
    for (const { itemId, probability } of forecasts) this.open.set(`${source}\n${itemId}`, probability)
  }

  report(): string[] {
    const count = this.forecasts.reduce((sum, value) => sum + value, 0)
    if (count === 0) return ['No forecast has been resolved yet.']
    const rate = this.hits.reduce((sum, value) => sum + value, 0) / count
    const lines = [
      `${count} forecasts made at first sight: Brier score ${(this.squares / count).toFixed(4)}, ` +
        `always saying ${rate.toFixed(3)} would give ${(rate * (1 - rate)).toFixed(4)}.`,
      '| chance | forecasts | mean chance | broke out |',
      '|---|---|---|---|',
    ]
    for (let decile = 0; decile < DECILES; decile += 1) {
      const own = this.forecasts[decile] as number
      if (own === 0) continue
      const mean = (this.chanceSums[decile] as number) / own
      const share = (this.hits[decile] as number) / own
      lines.push(`| ${decile * 10}-${decile * 10 + 10}% | ${own} | ${mean.toFixed(3)} | ${share.toFixed(3)} |`)
    }
    return lines
  }
}
