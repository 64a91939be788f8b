import fc from 'fast-check'
import { HOUR_MS } from '../../primitives/time'
import type { SnapshotScores } from './item-score'
import type { MomentumEngine } from './momentum-engine'
import type { Observation, Snapshot } from './observation'
import type { StateParts } from './state-parts'

export const START_MS = Date.UTC(2024, 0, 1)

export const row = (itemId: string, part: Partial<Observation> = {}): Observation => ({
  itemId,
  title: `About ${itemId}`,
  url: null,
  metric: 10,
  rank: null,
  publishedAtMs: null,
  ...part,
})

/** Seeded numbers from 0 to 1 (a linear congruence is random enough for a history). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** An hourly list on which one story in eight takes off, and says so in its title. */
export function history(hours: number, seed = 1): Snapshot[] {
  const random = seeded(seed)
  const stories: { id: string; hot: boolean; bornHour: number; votes: number }[] = []
  return Array.from({ length: hours }, (_, hour) => {
    for (let fresh = 0; fresh < 4; fresh += 1) {
      stories.push({ id: `story-${hour}-${fresh}`, hot: random() < 0.125, bornHour: hour, votes: 1 + random() * 10 })
    }
    const listed = stories.filter((story) => hour - story.bornHour < 20)
    for (const story of listed) {
      const age = hour - story.bornHour
      story.votes += (story.hot ? 25 : 5) * random() * Math.exp(-age / 8) + random()
    }
    return {
      observedAtMs: START_MS + hour * HOUR_MS,
      observations: listed.map((story) =>
        row(story.id, {
          title: story.hot && random() < 0.8 ? 'launch of something' : 'a note on something',
          metric: Math.round(story.votes),
          publishedAtMs: START_MS + story.bornHour * HOUR_MS,
        }),
      ),
    }
  })
}

export const replay = (engine: MomentumEngine, snapshots: readonly Snapshot[]): SnapshotScores[] =>
  snapshots.map((snapshot) => engine.observe(snapshot))

const hostileNumber = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer({ min: -5, max: 1_000_000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, Number.MAX_VALUE),
)

export const hostileSnapshots = fc.array(
  fc.record({
    observedAtMs: fc.oneof(
      fc.integer({ min: 0, max: 60 }).map((hours) => START_MS + hours * HOUR_MS),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0, START_MS),
    ),
    observations: fc.array(
      fc.record({
        itemId: fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor', ''),
        title: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', '为什么计算机行业', '\ud800')),
        url: fc.constantFrom(null, 'https://www.example.com/x', 'not an address'),
        metric: hostileNumber,
        rank: hostileNumber,
        publishedAtMs: hostileNumber,
      }),
      { maxLength: 12 },
    ),
  }),
  { maxLength: 25 },
)

/** The whole state of an engine. */
export function stateOf(engine: MomentumEngine): StateParts {
  return Object.fromEntries(engine.serialise())
}
