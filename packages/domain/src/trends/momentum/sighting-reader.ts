import { AgeBinnedMoments, ageBin } from './age-binned-moments'
import { logAge, SIGHTING, SIGHTING_WIDTH } from './breakout-terms'
import { boundedLog, formulaS, logExpectedGain, surplus } from './formula-s'
import { ITEM, type ItemTable } from './item-table'
import type { Instant } from './item-tracker'
import type { Observation } from './observation'
import { RankAttention } from './rank-attention'
import type { SourceScale } from './source-scale'
import { acceleration } from './velocity'

const TERMS = 5
/** An item younger than this competes as fresh. */
const FRESH_UNITS = 2

/** How far the count is carried on along its velocity. */
const AHEAD_UNITS = 2

/** Paces are stated in hundredths; beyond a thousand they say no more. */
const PACE_STEPS = 100
const MOST_PACE = 1_000

/** What one snapshot says of its items, row by row. */
export type SnapshotReading = {
  /** SIGHTING_WIDTH numbers per row. */
  readonly sightings: Float64Array
  /** Formula S per row. */
  readonly formula: Float64Array
  /** a = ln of velocity now over velocity before, per row. */
  readonly accelerations: Float64Array
  /** Velocity over what is typical of the row's age, see `ItemScore.pace`. */
  readonly paces: readonly (number | null)[]
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

  /** `bar` is the peak that counts as breaking out, null while none is known. */
  read(
    observations: readonly Observation[],
    slots: readonly number[],
    at: Instant,
    bar: number | null,
  ): SnapshotReading {
    const ranks = this.ranksOf(observations, slots)
    this.expectGains(slots, ranks)
    const raw = this.rawTerms(slots, ranks)
    const sightings = new Float64Array(slots.length * SIGHTING_WIDTH)
    const formula = new Float64Array(slots.length)
    const accelerations = new Float64Array(slots.length)
    const paces: (number | null)[] = []
    const shared = this.sharedTerms(slots, at)
    const logBar = bar === null ? null : Math.log(bar + 1)
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
      if (logBar !== null) {
        const ahead = this.items.get(slot, ITEM.count) + AHEAD_UNITS * this.items.get(slot, ITEM.velocity)
        sightings[start + SIGHTING.toBar] = boundedLog((raw[row * TERMS] as number) - logBar)
        sightings[start + SIGHTING.toBarAhead] = boundedLog(Math.log(Math.max(0, ahead) + 1) - logBar)
      }
      sightings[start + SIGHTING.rhythmSin] = shared.sin
      sightings[start + SIGHTING.rhythmCos] = shared.cos
      sightings[start + SIGHTING.title] = this.items.get(slot, ITEM.title)
      paces.push(this.paceOf(slot, bin, raw[row * TERMS + SIGHTING.velocityZ] as number))
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
    return { sightings, formula, accelerations, paces }
  }

  /**
   * Null where gains per hour say nothing: at the first sighting, of ranks without counts, of levels that rise and fall.
   * `logVelocity` is ln(1 + velocity / noise), so the ratio is one of gains beyond what is nothing special.
   */
  private paceOf(slot: number, bin: number, logVelocity: number): number | null {
    if (this.items.get(slot, ITEM.sightings) === 1 || !this.scale.statesCounts || this.scale.showsLevels) return null
    const typical = this.moments.typical(SIGHTING.velocityZ, bin)
    if (typical === null) return null
    const pace = Math.exp(Math.max(0, logVelocity) - Math.max(0, typical))
    return Math.min(MOST_PACE, Math.round(pace * PACE_STEPS) / PACE_STEPS)
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

  /** What all rows of a snapshot share: how much is fresh, where it falls in the rhythm. */
  private sharedTerms(slots: readonly number[], at: Instant) {
    let fresh = 0
    for (const slot of slots) if (at.nowUnits - this.items.get(slot, ITEM.bornAt) < FRESH_UNITS) fresh += 1
    const phase = (2 * Math.PI * at.observedAtMs) / (this.unitMs * this.rhythmUnits)
    return { logFresh: Math.log(1 + fresh), sin: Math.sin(phase), cos: Math.cos(phase) }
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
