import { describe, expect, it } from 'vitest'
import { LIST_KINDS, listHistory } from './list-kinds'

describe('listHistory', () => {
  it.each(LIST_KINDS)('makes the same history of %s of the same seed, and another of another', (kind) => {
    const made = (seed: number) => [...listHistory(kind, { snapshots: 40, seed })]
    expect(made(1)).toEqual(made(1))
    expect(made(1)).not.toEqual(made(2))
  })

  it('shows things on a hot-search list when they are already large: many never double', () => {
    const first = new Map<string, number>()
    const peaks = new Map<string, number>()
    for (const { observations } of listHistory('hot-search', { snapshots: 400, seed: 1 })) {
      for (const { itemId, metric } of observations) {
        if (!first.has(itemId)) first.set(itemId, metric ?? 0)
        peaks.set(itemId, Math.max(peaks.get(itemId) ?? 0, metric ?? 0))
      }
    }
    const steady = [...first].filter(([itemId, count]) => (peaks.get(itemId) ?? 0) < 2 * count)
    expect(steady.length / first.size).toBeGreaterThan(0.5)
  })

  it.each(['front-page', 'videos'] as const)('never lets the counts of %s fall', (kind) => {
    const before = new Map<string, number>()
    for (const { observations } of listHistory(kind, { snapshots: 60, seed: 3 })) {
      for (const { itemId, metric } of observations) {
        expect(metric).toBeGreaterThanOrEqual(before.get(itemId) ?? 0)
        before.set(itemId, metric ?? 0)
      }
    }
  })
})
