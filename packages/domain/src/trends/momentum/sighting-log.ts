import { SIGHTING_WIDTH } from './breakout-terms'

/** A sighting with what was said of the item at that time, to judge it by later. */
export const LOGGED = { peak: SIGHTING_WIDTH, formula: SIGHTING_WIDTH + 1, learnt: SIGHTING_WIDTH + 2 } as const
export const LOGGED_WIDTH = SIGHTING_WIDTH + 3
/** Sightings kept per item: at most one per unit of its age, the first ones. */
const MOST_PER_ITEM = 16
/** Sightings kept in all: past it new items are followed but not learnt from. */
const MOST_IN_ALL = 32_768

/** Sightings of items whose fate is open; the learner takes them once it is known. */
export class SightingLog {
  private readonly byItem = new Map<number, Float32Array[]>()
  private total = 0

  /** Whether one more sighting of an item should be kept; `unit` is the whole units since it was first seen. */
  wants(slot: number, unit: number): boolean {
    const kept = this.byItem.get(slot)?.length ?? 0
    return kept <= unit && kept < MOST_PER_ITEM && this.total < MOST_IN_ALL
  }

  add(slot: number, sighting: Float32Array): void {
    const kept = this.byItem.get(slot)
    if (kept) kept.push(sighting)
    else this.byItem.set(slot, [sighting])
    this.total += 1
  }

  get(slot: number): readonly Float32Array[] {
    return this.byItem.get(slot) ?? []
  }

  remove(slot: number): void {
    this.total -= this.get(slot).length
    this.byItem.delete(slot)
  }
}
