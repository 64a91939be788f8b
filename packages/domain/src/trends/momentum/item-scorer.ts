import type { BreakoutLearner } from './breakout-learner'
import { SIGHTING_WIDTH } from './breakout-terms'
import type { ItemScore } from './item-score'
import { ITEM, type ItemTable } from './item-table'
import type { Instant } from './item-tracker'
import { lifecycleStage, nextFadingRuns, velocityShare } from './lifecycle'
import type { OpenForecast, OpenForecasts } from './open-forecasts'
import { ownMomentum } from './own-history'
import { ScoreHistogram } from './score-histogram'
import type { SnapshotReading } from './sighting-reader'
import type { SourceScale } from './source-scale'
import type { TimeScale } from './time-scale'
import { LOGGED, type TrainingLog } from './training-log'

/** Until a source has learnt its own threshold, the top share of its scores is strong. */
const STRONG_SHARE = 0.01
/** Scores a source has to give before any of them can be called strong. */
const ENOUGH_SCORES = 200
/** Strong sightings in a row that make an alert: a single one is noise. */
const ALERT_RUNS = 2

/** Whether the learnt score may take over from formula S. */
export type Ranking = 'learnt' | 'formula'

/** Gives each row of a snapshot its momentum, chance, alert and stage, and logs what the learner will be judged by. */
export class ItemScorer {
  /** Every momentum given lately. */
  readonly given = new ScoreHistogram()
  private readonly items: ItemTable
  private readonly learner: BreakoutLearner
  private readonly forecasts: OpenForecasts
  private readonly log: TrainingLog
  private readonly scale: SourceScale
  private readonly time: TimeScale
  private readonly ranking: Ranking

  constructor(
    items: ItemTable,
    parts: {
      readonly learner: BreakoutLearner
      readonly forecasts: OpenForecasts
      readonly log: TrainingLog
      readonly scale: SourceScale
      readonly time: TimeScale
      readonly ranking: Ranking
    },
  ) {
    this.items = items
    this.learner = parts.learner
    this.forecasts = parts.forecasts
    this.log = parts.log
    this.scale = parts.scale
    this.time = parts.time
    this.ranking = parts.ranking
  }

  /** `bar` is the peak that counts as breaking out, null while none is known. */
  scoreSnapshot(slots: readonly number[], reading: SnapshotReading, at: Instant, bar: number | null): ItemScore[] {
    const { items, learner, forecasts } = this
    const { learntRanks, strongFrom } = this.ranks()
    const logits = new Float64Array(slots.length)
    const scores = slots.map((slot, row): ItemScore => {
      const logit = learner.logit(reading.sightings, row * SIGHTING_WIDTH)
      logits[row] = logit
      const formula = reading.formula[row] as number
      const learnt = learner.onFormulaScale(logit)
      const open = forecasts.get(items.get(slot, ITEM.forecast))
      if (open) this.logSighting(slot, row, reading, at, { formula, learnt })
      const momentum = this.blend(slot, learntRanks ? learnt : formula, at)
      const breakoutProbability = learntRanks ? this.promiseOf(slot, row, reading, at, { open, logit, bar }) : null
      const alert = this.alertAfter(slot, momentum >= strongFrom)
      const pace = reading.paces[row] ?? null
      return {
        momentum,
        breakoutProbability,
        pace,
        ...this.stageOf(slot, alert, reading.accelerations[row] as number, at),
      }
    })
    // Only after the whole snapshot, so that its rows are compared on one scale.
    for (let row = 0; row < slots.length; row += 1) {
      this.given.add((scores[row] as ItemScore).momentum)
      if (!forecasts.isOpen(items.get(slots[row] as number, ITEM.forecast))) continue
      learner.formulaMoments.add(reading.formula[row] as number)
      learner.logitMoments.add(logits[row] as number)
    }
    if (this.given.isFull) this.given.halve()
    return scores
  }

  /** The promise to visitors: certain once kept, none once its time is over. An open forecast is held to its own bar. */
  private promiseOf(
    slot: number,
    row: number,
    { sightings }: SnapshotReading,
    at: Instant,
    {
      open,
      logit,
      bar,
    }: { readonly open: OpenForecast | undefined; readonly logit: number; readonly bar: number | null },
  ): number | null {
    const ownBar = open?.bar ?? bar
    if (ownBar !== null && this.items.get(slot, ITEM.peak) >= ownBar) return 1
    if (!open) return null
    const stated = this.learner.state(logit, sightings, row * SIGHTING_WIDTH, at.nowUnits - open.firstSeenAt)
    this.learner.chances.note(open, stated)
    return stated.chance
  }

  /** Whether the learnt score ranks this snapshot, and the momentum from which a score is strong. */
  private ranks(): { readonly learntRanks: boolean; readonly strongFrom: number } {
    const learntRanks = this.ranking === 'learnt' && this.learner.ranks
    const learntThreshold = learntRanks ? this.learner.alertThreshold : null
    const enough = this.given.total >= ENOUGH_SCORES
    const strongFrom =
      learntThreshold ?? (enough ? this.given.topShareThreshold(STRONG_SHARE) : Number.POSITIVE_INFINITY)
    return { learntRanks, strongFrom }
  }

  private stageOf(
    slot: number,
    alert: boolean,
    acceleration: number,
    at: Instant,
  ): Pick<ItemScore, 'velocityPerHour' | 'alert' | 'lifecycle'> {
    const { items } = this
    const velocity = items.get(slot, ITEM.velocity)
    const share = velocityShare(velocity, items.get(slot, ITEM.highestVelocity))
    const fadingRuns = nextFadingRuns(items.get(slot, ITEM.fadingRuns), share)
    items.set(slot, ITEM.fadingRuns, fadingRuns)
    const lifecycle = lifecycleStage({
      velocityShare: share,
      // Entering the list is the first rise, though there is no earlier velocity to compare with.
      acceleration: items.get(slot, ITEM.sightings) === 1 ? 1 : acceleration,
      alert,
      independentSources: 1,
      hoursSinceNews: (at.nowUnits - items.get(slot, ITEM.newsAt)) * this.time.unitHours,
      fadingRuns,
    })
    return { velocityPerHour: velocity / this.time.unitHours, alert, lifecycle }
  }

  /** Items that outlive their cohort are measured more and more, and at last only, against their own past. */
  private blend(slot: number, momentum: number, at: Instant): number {
    const halfLifeUnits = this.time.resolveAfterUnits
    const own = ownMomentum(this.items, slot, this.scale.showsLevels, halfLifeUnits)
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

  private logSighting(
    slot: number,
    row: number,
    reading: SnapshotReading,
    at: Instant,
    said: { readonly formula: number; readonly learnt: number },
  ): void {
    const { items, log } = this
    const item = log.wanting(items.get(slot, ITEM.forecast), at.nowUnits - items.get(slot, ITEM.firstSeenAt))
    if (!item) return
    const start = item.addSighting()
    const { numbers } = item
    for (let term = 0; term < SIGHTING_WIDTH; term += 1) {
      numbers[start + term] = reading.sightings[row * SIGHTING_WIDTH + term] as number
    }
    numbers[start + LOGGED.peak] = items.get(slot, ITEM.peak)
    numbers[start + LOGGED.formula] = said.formula
    numbers[start + LOGGED.learnt] = said.learnt
    log.countSighting()
  }
}
