import type { Observation } from '../observation'
import { ITEM, ItemTable } from './item-table'
import { countsFromRank } from './rank-attention'
import type { SourceScale } from './source-scale'
import { nextVelocity } from './velocity'

/** Items remembered at once; beyond it those not in the snapshot are forgotten, first seen first. */
const MOST_ITEMS = 20_000
/** Counts above this are taken for this: sums and squares of them stay finite. */
const LARGEST_COUNT = 1e15
/** An age taken from the source is trusted for a velocity only from here on: a minute's votes say little. */
const SHORTEST_AGE_UNITS = 0.25

/** The instant of a snapshot on the engine's own clock, which never runs backwards. */
export type Instant = { readonly nowUnits: number; readonly observedAtMs: number; readonly snapshot: number }

const usableCount = (metric: number | null): number | null =>
  metric === null || !Number.isFinite(metric) ? null : Math.min(LARGEST_COUNT, Math.max(0, metric))

const usableRank = (rank: number | null): number => (rank !== null && rank >= 1 && rank < 1e9 ? rank : Number.NaN)

/** Follows every item of a source from sighting to sighting. */
export class ItemTracker {
  readonly items = new ItemTable()
  /** Slots of unresolved items in order of first sight, from `pendingFrom` on. */
  pending: number[] = []
  pendingFrom = 0
  private readonly unitMs: number
  private readonly scale: SourceScale

  constructor(unitMs: number, scale: SourceScale) {
    this.unitMs = unitMs
    this.scale = scale
  }

  /** Takes one observation in and answers the item's slot. */
  follow(observation: Observation, at: Instant): number {
    const slot = this.items.slots.get(observation.itemId)
    if (slot === undefined) return this.meet(observation, at)
    this.update(slot, observation, at)
    return slot
  }

  /** Slots of items first seen at or before an instant, taken off the list of open ones. */
  takeDue(firstSeenUntil: number): number[] {
    const due: number[] = []
    while (this.pendingFrom < this.pending.length) {
      const slot = this.pending[this.pendingFrom] as number
      if (this.items.get(slot, ITEM.firstSeenAt) > firstSeenUntil) break
      this.items.set(slot, ITEM.resolved, 1)
      due.push(slot)
      this.pendingFrom += 1
    }
    if (this.pendingFrom > 1_000) {
      this.pending = this.pending.slice(this.pendingFrom)
      this.pendingFrom = 0
    }
    return due
  }

  /** Forgets resolved items not seen since an instant; answers the slots that became free. */
  forget(seenBefore: number, snapshot: number): number[] {
    const { items } = this
    const gone: number[] = []
    for (const slot of items.slots.values()) {
      if (items.get(slot, ITEM.resolved) === 1 && items.get(slot, ITEM.seenAt) < seenBefore) gone.push(slot)
    }
    const surplus = items.slots.size - gone.length - MOST_ITEMS
    if (surplus > 0) this.addOldest(gone, surplus, snapshot)
    for (const slot of gone) items.remove(slot)
    if (surplus > 0) {
      this.pending = this.pending.slice(this.pendingFrom).filter((slot) => items.texts[slot] !== undefined)
      this.pendingFrom = 0
    }
    return gone
  }

  get isCrowded(): boolean {
    return this.items.slots.size > MOST_ITEMS
  }

  private addOldest(gone: number[], count: number, snapshot: number): void {
    const already = new Set(gone)
    let left = count
    for (const slot of this.items.slots.values()) {
      if (left === 0) return
      if (already.has(slot) || this.items.get(slot, ITEM.snapshot) === snapshot) continue
      gone.push(slot)
      left -= 1
    }
  }

  private meet({ itemId, title, url, metric, rank, publishedAtMs }: Observation, at: Instant): number {
    const { items } = this
    const slot = items.add({ id: itemId, title, url })
    const count = usableCount(metric)
    const place = usableRank(rank)
    const published = publishedAtMs !== null && Number.isFinite(publishedAtMs) ? publishedAtMs : at.observedAtMs
    const age = Math.max(0, (at.observedAtMs - published) / this.unitMs)
    const startCount = count ?? (Number.isNaN(place) ? 0 : countsFromRank(place, 1))
    this.scale.meet(startCount)
    const velocity = count !== null && age >= SHORTEST_AGE_UNITS ? count / Math.max(1, age) : 0
    items.set(slot, ITEM.bornAt, at.nowUnits - age)
    items.set(slot, ITEM.firstSeenAt, at.nowUnits)
    items.set(slot, ITEM.seenAt, at.nowUnits)
    items.set(slot, ITEM.newsAt, at.nowUnits)
    items.set(slot, ITEM.count, startCount)
    items.set(slot, ITEM.counted, count === null ? 0 : 1)
    items.set(slot, ITEM.velocity, velocity)
    items.set(slot, ITEM.velocityBefore, velocity)
    items.set(slot, ITEM.highestVelocity, velocity)
    items.set(slot, ITEM.gain, startCount)
    items.set(slot, ITEM.peak, startCount)
    items.set(slot, ITEM.rank, place)
    items.set(slot, ITEM.sightings, 1)
    items.set(slot, ITEM.forecastBar, Number.NaN)
    items.set(slot, ITEM.snapshot, at.snapshot)
    this.pending.push(slot)
    return slot
  }

  private update(slot: number, { metric, rank }: Observation, at: Instant): void {
    const { items } = this
    const elapsed = at.nowUnits - items.get(slot, ITEM.seenAt)
    const before = items.get(slot, ITEM.count)
    const given = usableCount(metric)
    const place = usableRank(rank)
    const wasCounted = items.get(slot, ITEM.counted) === 1
    let count = before
    if (given !== null) count = given
    else if (!wasCounted && !Number.isNaN(place))
      count = Math.min(LARGEST_COUNT, before + countsFromRank(place, elapsed))
    const startsCounting = given !== null && !wasCounted
    const gain = startsCounting ? 0 : count - before
    if (given !== null) items.set(slot, ITEM.counted, 1)
    if (startsCounting) items.set(slot, ITEM.peak, count)
    const velocity = items.get(slot, ITEM.velocity)
    items.set(slot, ITEM.velocityBefore, velocity)
    const next = nextVelocity(velocity, gain, elapsed)
    items.set(slot, ITEM.velocity, next)
    items.set(slot, ITEM.highestVelocity, Math.max(items.get(slot, ITEM.highestVelocity), next))
    items.set(slot, ITEM.gain, items.get(slot, ITEM.gain) + Math.max(0, gain))
    items.set(slot, ITEM.count, count)
    items.set(slot, ITEM.peak, Math.max(items.get(slot, ITEM.peak), count))
    items.set(slot, ITEM.sightings, items.get(slot, ITEM.sightings) + 1)
    items.set(slot, ITEM.lastGain, gain)
    items.set(slot, ITEM.lastElapsed, elapsed)
    items.set(slot, ITEM.seenAt, at.nowUnits)
    items.set(slot, ITEM.snapshot, at.snapshot)
    if (gain !== 0 || given === null) items.set(slot, ITEM.newsAt, at.nowUnits)
    if (elapsed > 0 && !startsCounting) this.scale.learn(gain, elapsed)
  }
}
