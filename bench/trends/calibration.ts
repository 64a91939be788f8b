import type { SnapshotScores } from '@trendverse/domain/trends/momentum/item-score'

const DECILES = 10
/** A decile with fewer forecasts says more of luck than of the forecasts. */
const ENOUGH_FORECASTS = 100

const decileOf = (chance: number): number => Math.min(DECILES - 1, Math.floor(chance * DECILES))

/** What was said by decile of chance, and what came of it. */
class Deciles {
  private readonly said = new Float64Array(DECILES)
  private readonly chanceSums = new Float64Array(DECILES)
  private readonly hits = new Float64Array(DECILES)

  add(decile: number, said: number, chanceSum: number, brokeOut: boolean): void {
    this.said[decile] = (this.said[decile] as number) + said
    this.chanceSums[decile] = (this.chanceSums[decile] as number) + chanceSum
    if (brokeOut) this.hits[decile] = (this.hits[decile] as number) + said
  }

  get total(): number {
    return this.said.reduce((sum, value) => sum + value, 0)
  }

  get hitShare(): number {
    return this.hits.reduce((sum, value) => sum + value, 0) / this.total
  }

  table(counted: string): string[] {
    const lines = [`| chance | ${counted} | said | seen | seen - said |`, '|---|---|---|---|---|']
    let largest = 0
    for (let decile = 0; decile < DECILES; decile += 1) {
      const own = this.said[decile] as number
      if (own === 0) continue
      const said = (this.chanceSums[decile] as number) / own
      const seen = (this.hits[decile] as number) / own
      if (own >= ENOUGH_FORECASTS) largest = Math.max(largest, Math.abs(seen - said))
      const figures = [said.toFixed(3), seen.toFixed(3), (seen - said).toFixed(3)]
      lines.push(`| ${decile * 10}-${decile * 10 + 10}% | ${own} | ${figures.join(' | ')} |`)
    }
    return [
      ...lines,
      `Largest difference in a decile with at least ${ENOUGH_FORECASTS} ${counted}: ${largest.toFixed(3)}.`,
    ]
  }
}

/** The chances stated of one open item: its forecast, and those shown later by decile (how many, their sum). */
type OpenItem = { readonly forecast: number; readonly shown: Float64Array }

/** Whether stated chances come true: Brier score, and by decile what was said and what was seen. */
export class Calibration {
  private readonly open = new Map<string, OpenItem>()
  private readonly forecasts = new Deciles()
  private readonly shown = new Deciles()
  private squares = 0

  /** Takes in what an engine answered to the rows of `itemIds`; outcomes count only while `counts` is true. */
  add(source: string, itemIds: readonly string[], answer: SnapshotScores, counts: boolean): void {
    const keyOf = (itemId: string): string => `${source}\n${itemId}`
    for (const { itemId, brokeOut } of answer.outcomes) {
      const item = this.open.get(keyOf(itemId))
      this.open.delete(keyOf(itemId))
      if (item === undefined || !counts) continue
      this.forecasts.add(decileOf(item.forecast), 1, item.forecast, brokeOut)
      this.squares += (item.forecast - (brokeOut ? 1 : 0)) ** 2
      for (let decile = 0; decile < DECILES; decile += 1) {
        this.shown.add(decile, item.shown[decile] as number, item.shown[DECILES + decile] as number, brokeOut)
      }
    }
    const past = new Set(itemIds.filter((_, row) => answer.scores[row]?.breakoutProbability === 1))
    const fresh = new Set<string>()
    for (const { itemId, probability } of answer.forecasts) {
      // What is past the bar when it is first seen is no forecast.
      if (past.has(itemId)) continue
      fresh.add(itemId)
      this.open.set(keyOf(itemId), { forecast: probability, shown: new Float64Array(2 * DECILES) })
    }
    for (const [row, itemId] of itemIds.entries()) {
      const chance = answer.scores[row]?.breakoutProbability ?? null
      const shown = this.open.get(keyOf(itemId))?.shown
      // A chance of 1 is no forecast any more: the item has broken out.
      if (chance === null || chance === 1 || shown === undefined || fresh.has(itemId)) continue
      const decile = decileOf(chance)
      shown[decile] = (shown[decile] as number) + 1
      shown[DECILES + decile] = (shown[DECILES + decile] as number) + chance
    }
  }

  report(): string[] {
    const { total, hitShare } = this.forecasts
    if (total === 0) return ['No forecast has been resolved yet.']
    const lines = [
      `${total} forecasts made at first sight: Brier score ${(this.squares / total).toFixed(4)}, ` +
        `always saying ${hitShare.toFixed(3)} would give ${(hitShare * (1 - hitShare)).toFixed(4)}.`,
      ...this.forecasts.table('forecasts'),
    ]
    if (this.shown.total === 0) return lines
    return [
      ...lines,
      '',
      'Chances shown at later sightings, before an item broke out:',
      ...this.shown.table('sightings'),
    ]
  }
}
