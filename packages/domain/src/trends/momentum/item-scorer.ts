import type { ItemScore } from '../item-score'
import { lifecycleStage, nextFadingRuns, velocityShare } from '../lifecycle'
import type { BreakoutLearner } from './breakout-learner'
import { SIGHTING_WIDTH } from './breakout-terms'
import { ITEM, type ItemTable } from './item-table'
import type { Instant } from './item-tracker'
import { sigmoid } from './online-logistic'
import { ownMomentum } from './own-history'
import { ScoreHistogram } from './score-histogram'
import { LOGGED, LOGGED_WIDTH, type SightingLog } from './sighting-log'
import type { SnapshotReading } from './sighting-reader'
import type { SourceScale } from './source-scale'
import type { TimeScale } from './time-scale'

/** Until a source has learnt its own threshold, the top share of its scores is strong. */
const STRONG_SHARE = 0.01
/** Scores a source has to give before any of them can be called strong. */
const ENOUGH_SCORES = 200
/** Strong sightings in a row that make an alert: a single one is noise. */
const ALERT_RUNS = 2

/** Whether the learnt score may take over from formula S. */
export type Ranking = 'learnt' | 'formula'

/** What holds for every row of one snapshot. */
type Standing = { readonly learntRanks: boolean; readonly bar: number | null; readonly strongFrom: number }

export type ScoredSnapshot = {
  readonly scores: readonly ItemScore[]
  /** The learnt chance of each row whether or not it is shown yet: what a forecast records. */
  readonly chances: Float64Array
}

/** Gives each row of a snapshot its momentum, chance, alert and stage, and logs what the learner will be judged by. */
export class ItemScorer {
  /** Every momentum given lately. */
  readonly given = new ScoreHistogram()
  private readonly items: ItemTable
  private readonly learner: BreakoutLearner
  private readonly log: SightingLog
  private readonly scale: SourceScale
  private readonly time: TimeScale
  private readonly ranking: Ranking

  constructor(
    items: ItemTable,
    parts: {
      readonly learner: BreakoutLearner
      readonly log: SightingLog
      readonly scale: SourceScale
      readonly time: TimeScale
      readonly ranking: Ranking
    },
  ) {
    this.items = items
    this.learner = parts.learner
    this.log = parts.log
    this.scale = parts.scale
    this.time = parts.time
    this.ranking = parts.ranking
  }

  scoreSnapshot(slots: readonly number[], reading: SnapshotReading, at: Instant): ScoredSnapshot {
    const standing = this.standing()
    const logits = new Float64Array(slots.length)
    const chances = new Float64Array(slots.length)
    const scores = slots.map((slot, row) => {
      const logit = this.learner.logit(reading.sightings, row * SIGHTING_WIDTH)
      logits[row] = logit
      chances[row] = sigmoid(logit)
      return this.scoreRow(slot, row, { logit, reading, standing, at })
    })
    // Only after the whole snapshot, so that its rows are compared on one scale.
    for (let row = 0; row < slots.length; row += 1) {
      this.given.add((scores[row] as ItemScore).momentum)
      if (this.items.get(slots[row] as number, ITEM.resolved) === 1) continue
      this.learner.formulaMoments.add(reading.formula[row] as number)
      this.learner.logitMoments.add(logits[row] as number)
    }
    if (this.given.isFull) this.given.halve()
    return { scores, chances }
  }

  private standing(): Standing {
    const learntRanks = this.ranking === 'learnt' && this.learner.ranks
    const learntThreshold = learntRanks ? this.learner.alertThreshold : null
    const enough = this.given.total >= ENOUGH_SCORES
    const strongFrom =
      learntThreshold ?? (enough ? this.given.topShareThreshold(STRONG_SHARE) : Number.POSITIVE_INFINITY)
    return { learntRanks, bar: this.learner.bar.value, strongFrom }
  }

  private scoreRow(
    slot: number,
    row: number,
    context: {
      readonly logit: number
      readonly reading: SnapshotReading
      readonly standing: Standing
      readonly at: Instant
    },
  ): ItemScore {
    const { logit, reading, standing, at } = context
    const { items } = this
    const formula = reading.formula[row] as number
    const learnt = this.learner.onFormulaScale(logit)
    this.logSighting(slot, row, { reading, formula, learnt, at })
    const momentum = this.blend(slot, standing.learntRanks ? learnt : formula, at)
    const alert = this.alertAfter(slot, momentum >= standing.strongFrom)
    const velocity = items.get(slot, ITEM.velocity)
    const share = velocityShare(velocity, items.get(slot, ITEM.highestVelocity))
    const fadingRuns = nextFadingRuns(items.get(slot, ITEM.fadingRuns), share)
    items.set(slot, ITEM.fadingRuns, fadingRuns)
    return {
      momentum,
      breakoutProbability: standing.learntRanks ? this.shownChance(slot, logit, standing.bar) : null,
      velocityPerHour: velocity / this.time.unitHours,
      alert,
      lifecycle: lifecycleStage({
        velocityShare: share,
        // Entering the list is the first rise, though there is no earlier velocity to compare with.
        acceleration: items.get(slot, ITEM.sightings) === 1 ? 1 : (reading.accelerations[row] as number),
        alert,
        independentSources: 1,
        hoursSinceNews: (at.nowUnits - items.get(slot, ITEM.newsAt)) * this.time.unitHours,
        fadingRuns,
      }),
    }
  }

  /** Items that outlive their cohort are measured more and more, and at last only, against their own past. */
  private blend(slot: number, momentum: number, at: Instant): number {
    const halfLifeUnits = this.time.resolveAfterUnits
    const own = ownMomentum(this.items, slot, { showsLevels: this.scale.showsLevels, halfLifeUnits })
    const seenFor = at.nowUnits - this.items.get(slot, ITEM.firstSeenAt)
    const share = Math.min(1, Math.max(0, seenFor / halfLifeUnits - 1))
    return share === 0 ? momentum : (1 - share) * momentum + share * own
  }

  private alertAfter(slot: number, strong: boolean): boolean {
    const { items } = this
    const runs = strong ? items.get(slot, ITEM.strongRuns) + 1 : 0
    items.set(slot, ITEM.strongRuns, runs)
    // A faded item that fires again begins a new episode: its old height no longer counts.
    if (runs === ALERT_RUNS && items.get(slot, ITEM.fadingRuns) > 0) {
      items.set(slot, ITEM.highestVelocity, Math.max(0, items.get(slot, ITEM.velocity)))
      items.set(slot, ITEM.fadingRuns, 0)
    }
    return runs >= ALERT_RUNS
  }

  /** The promise to visitors: certain once kept, none once its time is over. */
  private shownChance(slot: number, logit: number, bar: number | null): number | null {
    if (bar !== null && this.items.get(slot, ITEM.peak) >= bar) return 1
    return this.items.get(slot, ITEM.resolved) === 1 ? null : sigmoid(logit)
  }

  private logSighting(
    slot: number,
    row: number,
    context: {
      readonly reading: SnapshotReading
      readonly formula: number
      readonly learnt: number
      readonly at: Instant
    },
  ): void {
    const { items, log } = this
    if (items.get(slot, ITEM.resolved) === 1) return
    const unit = Math.floor(context.at.nowUnits - items.get(slot, ITEM.firstSeenAt))
    if (!log.wants(slot, unit)) return
    const logged = new Float32Array(LOGGED_WIDTH)
    logged.set(context.reading.sightings.subarray(row * SIGHTING_WIDTH, (row + 1) * SIGHTING_WIDTH))
    logged[LOGGED.peak] = items.get(slot, ITEM.peak)
    logged[LOGGED.formula] = context.formula
    logged[LOGGED.learnt] = context.learnt
    log.add(slot, logged)
  }
}
