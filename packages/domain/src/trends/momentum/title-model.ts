import { TITLE_BUCKETS } from './title-words'

/** Items a word has to meet before it outweighs the base rate. */
const SMOOTHING = 5
/** Words of one title are not independent: their sum is damped by this power of their number. */
const DAMPING = 0.7
/** Past this many items all counts weigh half: what moved people last year matters less. */
const MEMORY = 30_000

/** What the words and the host of an item say of its chances: naive Bayes over hashed words, learnt online. */
export class TitleModel {
  readonly brokeOut = new Float32Array(TITLE_BUCKETS)
  readonly stayed = new Float32Array(TITLE_BUCKETS)
  /** [items, items that broke out] */
  readonly totals = new Float64Array(2)

  /** Damped sum of log odds against the base rate, by the `titleBuckets` of an item; 0 without any or before learning. */
  score(buckets: Uint16Array): number {
    const items = this.totals[0] as number
    if (items === 0 || buckets.length === 0) return 0
    const rate = ((this.totals[1] as number) + 1) / (items + 10)
    const baseLogit = Math.log(rate / (1 - rate))
    let sum = 0
    for (const bucket of buckets) {
      const hits = (this.brokeOut[bucket] as number) + SMOOTHING * rate
      const misses = (this.stayed[bucket] as number) + SMOOTHING * (1 - rate)
      sum += Math.log(hits / misses) - baseLogit
    }
    return sum / buckets.length ** DAMPING
  }

  learn(buckets: Uint16Array, brokeOut: boolean): void {
    const counts = brokeOut ? this.brokeOut : this.stayed
    for (const bucket of buckets) counts[bucket] = (counts[bucket] as number) + 1
    const items = (this.totals[0] as number) + 1
    this.totals[0] = items
    if (brokeOut) this.totals[1] = (this.totals[1] as number) + 1
    if (items > MEMORY) this.halve()
  }

  private halve(): void {
    for (const counts of [this.brokeOut, this.stayed, this.totals]) {
      for (let index = 0; index < counts.length; index += 1) counts[index] = (counts[index] as number) / 2
    }
  }
}
