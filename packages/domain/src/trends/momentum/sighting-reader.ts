import type { Observation } from '../observation'
import { AgeBinnedMoments, ageBin } from './age-binned-moments'
import { logAge, SIGHTING, SIGHTING_WIDTH } from './breakout-terms'
import { boundedLog, formulaS, logExpectedGain, surplus } from './formula-s'
import { ITEM, type ItemTable } from './item-table'
import type { Instant } from './item-tracker'
import { RankAttention } from './rank-attention'
import type { SourceScale } from './source-scale'
import { acceleration } from './velocity'

const TERMS = 5
/** An item younger than this competes as fresh. */
const FRESH_UNITS = 2

/** What one snapshot says of its items, row by row. */
export type SnapshotReading = {
  /** SIGHTING_WIDTH numbers per row. */
  readonly sightings: Float64Array
  /** Formula S per row. */
  readonly formula: Float64Array
  /** a = ln of velocity now over velocity before, per row. */
  readonly accelerations: Float64Array
}

/** Turns the items of a snapshot into readings against their age cohort, and learns the cohorts as it goes. */
export class SightingReader {
  readonly moments = new AgeBinnedMoments(TERMS)
  readonly attention = new RankAttention()
  private readonly items: ItemTable
  private readonly scale: SourceScale
  private readonly rhythmUnits: number
  private readonly unitMs: number

  constructor(items: ItemTable, scale: SourceScale, time: { readonly rhythmUnits: number; readonly unitMs: number }) {
    this.items = items
    this.scale = scale
    this.rhythmUnits = time.rhythmUnits
    this.unitMs = time.unitMs
  }

  read(observations: readonly Observation[], slots: readonly number[], at: Instant): SnapshotReading {
    const ranks = this.ranksOf(observations, slots)
    this.expectGains(slots, ranks)
    const raw = this.rawTerms(slots, ranks)
    const sightings = new Float64Array(slots.length * SIGHTING_WIDTH)
    const formula = new Float64Array(slots.length)
    const accelerations = new Float64Array(slots.length)
    const shared = this.sharedTerms(slots, raw, at)
    // A source's first snapshot has no past: its rows are compared with one another.
    const isFirstLook = this.moments.isThin
    if (isFirstLook) this.learnCohorts(slots, raw, at)
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] as number
      const start = row * SIGHTING_WIDTH
      const age = at.nowUnits - this.items.get(slot, ITEM.bornAt)
      const bin = ageBin(age)
      for (let term = 0; term < TERMS; term += 1) {
        sightings[start + term] = this.moments.zScore(term, bin, raw[row * TERMS + term] as number)
      }
      const gained = surplus(this.items.get(slot, ITEM.gain), this.items.get(slot, ITEM.expectedGain), this.scale.noise)
      sightings[start + SIGHTING.logAge] = logAge(age)
      sightings[start + SIGHTING.firstSight] = this.items.get(slot, ITEM.sightings) === 1 ? 1 : 0
      sightings[start + SIGHTING.surplus] = gained
      sightings[start + SIGHTING.logFresh] = shared.logFresh
      sightings[start + SIGHTING.withinZ] = boundedLog(((raw[row * TERMS] as number) - shared.mean) / shared.spread)
      sightings[start + SIGHTING.logRank] = raw[row * TERMS + SIGHTING.rankZ] as number
      sightings[start + SIGHTING.rhythmSin] = shared.sin
      sightings[start + SIGHTING.rhythmCos] = shared.cos
      sightings[start + SIGHTING.title] = this.items.get(slot, ITEM.title)
      accelerations[row] = raw[row * TERMS + SIGHTING.accelerationZ] as number
      formula[row] = formulaS({
        countZ: sightings[start + SIGHTING.countZ] as number,
        velocityZ: sightings[start + SIGHTING.velocityZ] as number,
        rankZ: sightings[start + SIGHTING.rankZ] as number,
        acceleration: accelerations[row] as number,
        surplus: gained,
      })
    }
    if (!isFirstLook) this.learnCohorts(slots, raw, at)
    return { sightings, formula, accelerations }
  }

  /** u, v, a, r, E of each row before they are compared with their cohort. */
  private rawTerms(slots: readonly number[], ranks: Float64Array): Float64Array {
    const { items } = this
    const { noise } = this.scale
    const raw = new Float64Array(slots.length * TERMS)
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] as number
      const velocity = items.get(slot, ITEM.velocity)
      const start = row * TERMS
      raw[start + SIGHTING.countZ] = Math.log(items.get(slot, ITEM.count) + 1)
      raw[start + SIGHTING.velocityZ] = Math.sign(velocity) * Math.log(1 + Math.abs(velocity) / noise)
      const faster = acceleration(velocity, items.get(slot, ITEM.velocityBefore), noise)
      raw[start + SIGHTING.accelerationZ] = boundedLog(faster)
      raw[start + SIGHTING.rankZ] = -Math.log(ranks[row] as number)
      raw[start + SIGHTING.expectedZ] = logExpectedGain(items.get(slot, ITEM.expectedGain), noise)
    }
    return raw
  }

  /** What all rows of a snapshot share: how its counts lie, how much is fresh, where it falls in the rhythm. */
  private sharedTerms(slots: readonly number[], raw: Float64Array, at: Instant) {
    let sum = 0
    let squares = 0
    let fresh = 0
    for (let row = 0; row < slots.length; row += 1) {
      const logCount = raw[row * TERMS] as number
      sum += logCount
      squares += logCount * logCount
      if (at.nowUnits - this.items.get(slots[row] as number, ITEM.bornAt) < FRESH_UNITS) fresh += 1
    }
    const mean = sum / Math.max(1, slots.length)
    const phase = (2 * Math.PI * at.observedAtMs) / (this.unitMs * this.rhythmUnits)
    return {
      mean,
      spread: Math.sqrt(Math.max(1e-4, squares / Math.max(1, slots.length) - mean * mean)),
      logFresh: Math.log(1 + fresh),
      sin: Math.sin(phase),
      cos: Math.cos(phase),
    }
  }

  private learnCohorts(slots: readonly number[], raw: Float64Array, at: Instant): void {
    for (let row = 0; row < slots.length; row += 1) {
      const bin = ageBin(at.nowUnits - this.items.get(slots[row] as number, ITEM.bornAt))
      for (let term = 0; term < TERMS; term += 1) this.moments.add(term, bin, raw[row * TERMS + term] as number)
    }
  }

  /** The rank each row states, or its place by count within the snapshot. */
  private ranksOf(observations: readonly Observation[], slots: readonly number[]): Float64Array {
    const ranks = new Float64Array(slots.length)
    let missing = 0
    for (let row = 0; row < slots.length; row += 1) {
      const rank = observations[row]?.rank ?? null
      if (rank !== null && rank >= 1 && rank < 1e9) ranks[row] = rank
      else missing += 1
    }
    if (missing === 0) return ranks
    const count = (row: number): number => this.items.get(slots[row] as number, ITEM.count)
    const order = Array.from(slots.keys()).sort((a, b) => count(b) - count(a) || a - b)
    for (let place = 0; place < order.length; place += 1) {
      const row = order[place] as number
      if (ranks[row] === 0) ranks[row] = place + 1
    }
    return ranks
  }

  /** Adds to each item what its last place led to expect since then, then learns from what it gained. */
  private expectGains(slots: readonly number[], ranks: Float64Array): void {
    const { items, attention } = this
    let listGain = 0
    for (const slot of slots) listGain += Math.max(0, items.get(slot, ITEM.lastGain))
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] as number
      const rank = items.get(slot, ITEM.rank)
      const elapsed = items.get(slot, ITEM.lastElapsed)
      if (items.get(slot, ITEM.sightings) > 1 && rank >= 1 && elapsed > 0) {
        const expected = attention.expectedGain(rank, elapsed, listGain)
        items.set(slot, ITEM.expectedGain, items.get(slot, ITEM.expectedGain) + expected)
      }
    }
    for (let row = 0; row < slots.length; row += 1) {
      const slot = slots[row] as number
      const rank = items.get(slot, ITEM.rank)
      const elapsed = items.get(slot, ITEM.lastElapsed)
      if (items.get(slot, ITEM.sightings) > 1 && rank >= 1 && elapsed > 0) {
        attention.learn(rank, Math.max(0, items.get(slot, ITEM.lastGain)) / elapsed)
      }
      items.set(slot, ITEM.rank, ranks[row] as number)
    }
  }
}
