import { BREAKOUT_TERMS, fillBreakoutTerms, logAge, SIGHTING } from './breakout-terms'
import { OnlineLogistic } from './online-logistic'
import { QuantileBar } from './quantile-bar'
import { RunningMoments } from './running-moments'
import { precisionThreshold, ScoreHistogram, separation } from './score-histogram'
import type { SourceScale } from './source-scale'
import { type StatedChance, StatedChances } from './stated-chances'
import type { TimeScale } from './time-scale'
import { TitleModel } from './title-model'
import { LOGGED, LOGGED_WIDTH, type TrainingItem } from './training-log'

/** One item in ten breaks out by definition of the bar: what is forecast before anything is learnt. */
const PRIOR_LOGIT = Math.log(0.1 / 0.9)
/** Quantile of the latest peaks that is the bar of a list that states no counts. */
const RANKED_BAR_QUANTILE = 0.9
/** Items up to this age have a model of their own: old ones, most of whose fate is plain, would distort it. */
const YOUNG_UNITS = 2.25
const OLD_FROM = logAge(YOUNG_UNITS)
/** Items a source has to resolve before the learnt probability ranks and is shown. */
export const ENOUGH_RESOLVED_ITEMS = 500
/** The learnt score ranks only while it separates break-outs from the rest as well as formula S, within this. */
const TOLERATED_LOSS = 0.01
/** Past so many sightings all compared so far weigh half: what was said before anything was learnt soon counts no more. */
const COMPARED_SIGHTINGS = 5_000
/** The alert threshold is where this share of alerts was right. */
const ALERT_PRECISION = 0.7
const FEWEST_RIGHT_ALERTS = 20
/** Momentum stays within what the histograms and the trend's scale can hold. */
const LARGEST_MOMENTUM = 15

/** An item whose fate is known; `training` is undefined where the learner takes a sample it does not belong to. */
export type ResolvedItem = { readonly peak: number; readonly training: TrainingItem | undefined }

/** Learns, from a source's own past and nothing else, which items break out. */
export class BreakoutLearner {
  readonly peaks = new QuantileBar()
  readonly titles = new TitleModel()
  /** One model up to YOUNG_UNITS of age, one beyond. */
  readonly young = new OnlineLogistic(BREAKOUT_TERMS, PRIOR_LOGIT)
  readonly old = new OnlineLogistic(BREAKOUT_TERMS, PRIOR_LOGIT)
  readonly chances: StatedChances
  readonly formulaMoments = new RunningMoments()
  readonly logitMoments = new RunningMoments()
  readonly formulaHits = new ScoreHistogram()
  readonly formulaMisses = new ScoreHistogram()
  readonly learntHits = new ScoreHistogram()
  readonly learntMisses = new ScoreHistogram()
  resolvedItems = 0
  private readonly scale: SourceScale
  private readonly time: TimeScale
  private readonly x = new Float64Array(BREAKOUT_TERMS)

  constructor(scale: SourceScale, time: TimeScale) {
    this.scale = scale
    this.time = time
    this.chances = new StatedChances(time.resolveAfterUnits)
  }

  /** The peak an item has to reach to count as broken out, or null while that is not known. */
  get bar(): number | null {
    return this.peaks.at(this.scale.statesCounts ? this.time.countedBarQuantile : RANKED_BAR_QUANTILE)
  }

  forget(elapsedUnits: number): void {
    const keep = 2 ** (-elapsedUnits / this.time.learnerHalfLifeUnits)
    this.young.forget(keep)
    this.old.forget(keep)
  }

  /** The logit by which a sighting ranks; `state` says what it is worth. */
  logit(sightings: Float64Array, start: number): number {
    fillBreakoutTerms(sightings, start, this.x)
    return this.isOld(sightings, start) ? this.old.logit(this.x) : this.young.logit(this.x)
  }

  /** The chance to state at a sighting with this logit, so long after first sight. */
  state(logit: number, sightings: Float64Array, start: number, elapsedUnits: number): StatedChance {
    const isFirst = sightings[start + SIGHTING.firstSight] === 1 && elapsedUnits === 0
    return this.chances.state(logit, isFirst ? 'first' : this.isOld(sightings, start) ? 'old' : 'young', elapsedUnits)
  }

  /** A logit on the scale of formula S, so that momentum means the same before and after the source has learnt. */
  onFormulaScale(logit: number): number {
    const { formulaMoments, logitMoments } = this
    const z = (logit - logitMoments.mean) / logitMoments.spread
    return Math.max(-LARGEST_MOMENTUM, Math.min(LARGEST_MOMENTUM, formulaMoments.mean + formulaMoments.spread * z))
  }

  /** Whether the learnt probability has taken over from formula S. */
  get ranks(): boolean {
    if (this.resolvedItems < ENOUGH_RESOLVED_ITEMS) return false
    const learnt = separation(this.learntHits, this.learntMisses)
    return learnt > 0.5 && learnt >= separation(this.formulaHits, this.formulaMisses) - TOLERATED_LOSS
  }

  /** Momentum above which most alerts were right, or null while that is not known. */
  get alertThreshold(): number | null {
    return precisionThreshold(this.learntHits, this.learntMisses, ALERT_PRECISION, FEWEST_RIGHT_ALERTS)
  }

  /** Takes items whose fate became known; returns the bar they were judged by, or null when there is none yet. */
  resolve(items: readonly ResolvedItem[]): number | null {
    for (const item of items) this.peaks.add(item.peak)
    this.resolvedItems += items.length
    const { bar } = this
    if (bar === null || items.length === 0) return bar
    for (const { peak, training } of items) {
      if (!training) continue
      const brokeOut = peak >= bar
      this.titles.learn(training.title, brokeOut)
      const { numbers, count } = training
      for (let start = 0; start < count * LOGGED_WIDTH; start += LOGGED_WIDTH) {
        // What had already broken out needs no forecast, and would teach that falling counts are a good sign.
        if ((numbers[start + LOGGED.peak] as number) < bar) this.take(numbers, start, brokeOut)
      }
    }
    this.young.learn()
    this.old.learn()
    return bar
  }

  private isOld(sightings: ArrayLike<number>, start: number): boolean {
    return (sightings[start + SIGHTING.logAge] as number) >= OLD_FROM
  }

  private take(sightings: Float32Array, start: number, brokeOut: boolean): void {
    fillBreakoutTerms(sightings, start, this.x)
    const model = this.isOld(sightings, start) ? this.old : this.young
    model.take(this.x, brokeOut ? 1 : 0)
    const formula = brokeOut ? this.formulaHits : this.formulaMisses
    const learnt = brokeOut ? this.learntHits : this.learntMisses
    formula.add(sightings[start + LOGGED.formula] as number)
    learnt.add(sightings[start + LOGGED.learnt] as number)
    if (this.learntHits.total + this.learntMisses.total <= COMPARED_SIGHTINGS) return
    for (const histogram of [this.formulaHits, this.formulaMisses, this.learntHits, this.learntMisses]) {
      histogram.halve()
    }
  }
}
