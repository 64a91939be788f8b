import { BREAKOUT_TERMS, fillBreakoutTerms } from './breakout-terms'
import type { ItemText } from './item-table'
import { OnlineLogistic } from './online-logistic'
import { QuantileBar } from './quantile-bar'
import { RunningMoments } from './running-moments'
import { precisionThreshold, ScoreHistogram, separation } from './score-histogram'
import { LOGGED } from './sighting-log'
import { TitleModel } from './title-model'

/** One item in ten breaks out by definition of the bar: what is forecast before anything is learnt. */
const PRIOR_PROBABILITY = 0.1
/** Items a source has to resolve before the learnt probability ranks and is shown. */
const ENOUGH_RESOLVED_ITEMS = 500
/** The learnt score ranks only while it separates break-outs from the rest as well as formula S, within this. */
const TOLERATED_LOSS = 0.01
/** The alert threshold is where this share of alerts was right. */
const ALERT_PRECISION = 0.7
const FEWEST_RIGHT_ALERTS = 20
/** Momentum stays within what the histograms and the trend's scale can hold. */
const LARGEST_MOMENTUM = 15

/** An item whose fate is known, with the sightings it had while it was open. */
export type ResolvedItem = {
  readonly text: ItemText
  readonly peak: number
  readonly sightings: readonly Float32Array[]
}

/** Learns, from a source's own past and nothing else, which items break out. */
export class BreakoutLearner {
  readonly bar = new QuantileBar()
  readonly titles = new TitleModel()
  readonly logistic = new OnlineLogistic(BREAKOUT_TERMS, Math.log(PRIOR_PROBABILITY / (1 - PRIOR_PROBABILITY)))
  readonly formulaMoments = new RunningMoments()
  readonly logitMoments = new RunningMoments()
  readonly formulaHits = new ScoreHistogram()
  readonly formulaMisses = new ScoreHistogram()
  readonly learntHits = new ScoreHistogram()
  readonly learntMisses = new ScoreHistogram()
  resolvedItems = 0
  private readonly x = new Float64Array(BREAKOUT_TERMS)

  logit(sightings: Float64Array, start: number): number {
    fillBreakoutTerms(sightings, start, this.x)
    return this.logistic.logit(this.x)
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
    for (const item of items) this.bar.add(item.peak)
    this.resolvedItems += items.length
    const bar = this.bar.value
    if (bar === null || items.length === 0) return bar
    for (const item of items) {
      const brokeOut = item.peak >= bar
      this.titles.learn(item.text.title, item.text.url, brokeOut)
      for (const sighting of item.sightings) {
        // What had already broken out needs no forecast, and would teach that falling counts are a good sign.
        if ((sighting[LOGGED.peak] as number) < bar) this.take(sighting, brokeOut)
      }
    }
    this.logistic.learn()
    return bar
  }

  private take(sighting: Float32Array, brokeOut: boolean): void {
    fillBreakoutTerms(sighting, 0, this.x)
    this.logistic.take(this.x, brokeOut ? 1 : 0)
    const formula = brokeOut ? this.formulaHits : this.formulaMisses
    const learnt = brokeOut ? this.learntHits : this.learntMisses
    formula.add(sighting[LOGGED.formula] as number)
    learnt.add(sighting[LOGGED.learnt] as number)
    if (this.learntHits.total + this.learntMisses.total <= 20_000) return
    for (const histogram of [this.formulaHits, this.formulaMisses, this.learntHits, this.learntMisses]) {
      histogram.halve()
    }
  }
}
