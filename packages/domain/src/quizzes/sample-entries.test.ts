import { describe, expect, it } from 'vitest'
import { isUuid } from '../primitives/is-uuid'
import { composeLeaderboard } from './leaderboard'
import { sampleEntriesOf } from './sample-entries'

const TRENDS = ['01a1f62a-c300-7c4f-83d5-4e6235a8d1ab', '01a1f62a-c300-7c4f-83d5-4e6235a8d1ac'] as const
const NOW_MS = Date.UTC(2026, 0, 2)

describe('sampleEntriesOf', () => {
  it('invents five rows with the scores and times of the specification (QZ-28)', () => {
    const entries = sampleEntriesOf(TRENDS[0], NOW_MS)
    expect(entries.map(({ score }) => score)).toEqual([100, 90, 85, 80, 75])
    expect([entries[0]?.time, entries.at(-1)?.time]).toEqual([180, 290])
    expect(
      entries.every(({ isSample, userId, achievedAtMs }) => isSample && userId === null && achievedAtMs < NOW_MS),
    ).toBe(true)
    expect(composeLeaderboard(entries)).toEqual(entries)
  })

  it('makes the same rows of a trend again under the same ids, and others of another', () => {
    const ids = TRENDS.map((trendId) => sampleEntriesOf(trendId, NOW_MS).map(({ id }) => id))
    expect(sampleEntriesOf(TRENDS[0], NOW_MS + 1).map(({ id }) => id)).toEqual(ids[0])
    expect(new Set(ids.flat()).size).toBe(10)
    expect(ids.flat().every(isUuid)).toBe(true)
  })
})
