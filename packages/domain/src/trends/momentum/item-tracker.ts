import { ITEM, ItemTable, NO_FORECAST } from './item-table'
import type { Observation } from './observation'
import { LONGEST_ID, type OpenForecasts } from './open-forecasts'
import { countsFromRank } from './rank-attention'
import type { SourceScale } from './source-scale'
import { LARGEST_COUNT, usableCount, usableRank } from './usable-figures'
import { nextVelocity } from './velocity'

/** Items followed at once; past it those not in the snapshot make room, first seen first, then its last new rows. */
export const MOST_FOLLOWED = 20_000
/** An age taken from the source is trusted for a velocity only from here on: a minute's votes say little. */
const SHORTEST_AGE_UNITS = 0.25

/** The instant of a snapshot on the engine's own clock, which never runs backwards. */
export type Instant = { readonly nowUnits: number; readonly observedAtMs: number; readonly snapshot: number }

/** Follows every item of a source from sighting to sighting. */
export class ItemTracker {
  readonly items = new ItemTable()
  private readonly unitMs: number
  private readonly scale: SourceScale
  private readonly forecasts: OpenForecasts

  constructor(unitMs: number, scale: SourceScale, forecasts: OpenForecasts) {
    this.unitMs = unitMs
    this.scale = scale
    this.forecasts = forecasts
  }

  /** Takes one observation in and answers the item's slot, which holds until `forget`. */
  follow(observation: Observation, at: Instant): number {
    const slot = this.items.slots.get(observation.itemId)
    if (slot === undefined) return this.meet(observation, at)
    this.update(slot, observation, at)
    return slot
  }

  get isCrowded(): boolean {
    return this.items.ids.length > MOST_FOLLOWED
  }

  /** Forgets items without an open forecast that were not seen since an instant, and as many more as are too many. */
  forget(seenBefore: number, snapshot: number): void {
    const { items } = this
    let kept: number[] = []
    for (const [slot, id] of items.ids.entries()) {
      const isOver = items.get(slot, ITEM.forecast) < this.forecasts.first && items.get(slot, ITEM.seenAt) < seenBefore
      if (!isOver && id.length <= LONGEST_ID) kept.push(slot)
    }
    let surplus = kept.length - MOST_FOLLOWED
    if (surplus > 0) {
      kept = kept.filter((slot) => {
        const stays = surplus <= 0 || items.get(slot, ITEM.snapshot) === snapshot
        if (!stays) surplus -= 1
        return stays
      })
    }
    items.keepOnly(kept.slice(0, MOST_FOLLOWED))
  }

  private meet({ itemId, metric, rank, publishedAtMs }: Observation, at: Instant): number {
    const { items } = this
    const slot = items.add(itemId)
    const number = this.forecasts.numberOf(itemId)
    const known = number === undefined ? undefined : this.forecasts.get(number)
    const firstSeenAt = known?.firstSeenAt ?? at.nowUnits
    const count = usableCount(metric)
    const place = usableRank(rank) ?? Number.NaN
    const published = publishedAtMs !== null && Number.isFinite(publishedAtMs) ? publishedAtMs : at.observedAtMs
    const age = Math.max(at.nowUnits - firstSeenAt, (at.observedAtMs - published) / this.unitMs)
    const startCount = count ?? (Number.isNaN(place) ? 0 : countsFromRank(place, 1))
    this.scale.meet(startCount, count !== null)
    const velocity = count !== null && age >= SHORTEST_AGE_UNITS ? count / Math.max(1, age) : 0
    items.set(slot, ITEM.bornAt, at.nowUnits - age)
    items.set(slot, ITEM.firstSeenAt, firstSeenAt)
    items.set(slot, ITEM.seenAt, at.nowUnits)
    items.set(slot, ITEM.newsAt, at.nowUnits)
    items.set(slot, ITEM.count, startCount)
    items.set(slot, ITEM.counted, count === null ? 0 : 1)
    items.set(slot, ITEM.velocity, velocity)
    items.set(slot, ITEM.velocityBefore, velocity)
    items.set(slot, ITEM.highestVelocity, velocity)
    items.set(slot, ITEM.gain, startCount)
    items.set(slot, ITEM.rank, place)
    items.set(slot, ITEM.sightings, 1)
    items.set(slot, ITEM.forecast, number ?? NO_FORECAST)
    items.set(slot, ITEM.snapshot, at.snapshot)
    this.raisePeak(slot, Math.max(known?.peak ?? 0, startCount))
    return slot
  }

  private update(slot: number, { metric, rank }: Observation, at: Instant): void {
    const { items } = this
    const elapsed = at.nowUnits - items.get(slot, ITEM.seenAt)
    const before = items.get(slot, ITEM.count)
    const given = usableCount(metric)
    const place = usableRank(rank) ?? Number.NaN
    const wasCounted = items.get(slot, ITEM.counted) === 1
    let count = before
    if (given !== null) count = given
    else if (!wasCounted && !Number.isNaN(place))
      count = Math.min(LARGEST_COUNT, before + countsFromRank(place, elapsed))
    const startsCounting = given !== null && !wasCounted
    const gain = startsCounting ? 0 : count - before
    if (given !== null) items.set(slot, ITEM.counted, 1)
    const velocity = items.get(slot, ITEM.velocity)
    items.set(slot, ITEM.velocityBefore, velocity)
    const next = nextVelocity(velocity, gain, elapsed)
    items.set(slot, ITEM.velocity, next)
    items.set(slot, ITEM.highestVelocity, Math.max(items.get(slot, ITEM.highestVelocity), next))
    items.set(slot, ITEM.gain, items.get(slot, ITEM.gain) + Math.max(0, gain))
    items.set(slot, ITEM.count, count)
    // A peak made from ranks means nothing beside a stated count.
    this.raisePeak(slot, startsCounting ? count : Math.max(items.get(slot, ITEM.peak), count))
    items.set(slot, ITEM.sightings, items.get(slot, ITEM.sightings) + 1)
    items.set(slot, ITEM.lastGain, gain)
    items.set(slot, ITEM.lastElapsed, elapsed)
    items.set(slot, ITEM.seenAt, at.nowUnits)
    items.set(slot, ITEM.snapshot, at.snapshot)
    if (gain !== 0 || given === null) items.set(slot, ITEM.newsAt, at.nowUnits)
    if (elapsed > 0 && !startsCounting) this.scale.learn(gain, elapsed)
  }

  /** The forecast keeps the peak as well: it may outlive the item. */
  private raisePeak(slot: number, peak: number): void {
    this.items.set(slot, ITEM.peak, peak)
    const open = this.forecasts.get(this.items.get(slot, ITEM.forecast))
    if (open) open.peak = peak
  }
}
