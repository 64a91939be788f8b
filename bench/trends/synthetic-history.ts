import type { Observation, Snapshot } from '@trendverse/domain/trends/momentum/observation'

const HOUR_MS = 3_600_000
const WORDS = ['quiet', 'note', 'update', 'thread', 'question', 'review', 'story', 'report', 'guide', 'list']
const HOT_WORDS = ['launch', 'outage', 'record']

export type SyntheticSettings = {
  readonly snapshots: number
  /** Items listed at once, about. */
  readonly listed: number
  readonly stepHours: number
  readonly seed: number
  /** `votes` only grow, `heat` rises and falls, `rank` gives places without counts. */
  readonly kind: 'votes' | 'heat' | 'rank'
}

/** Seeded numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

type Item = { id: string; title: string; bornStep: number; appeal: number; turn: number; count: number }

/** A made-up source with known ways: appeal is log-normal, shows a little in the title, and decays over hours. */
export function* syntheticHistory(settings: SyntheticSettings): Generator<Snapshot> {
  const { snapshots, listed, stepHours, seed, kind } = settings
  const random = seededRandom(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const lifeSteps = Math.max(2, Math.round(16 / stepHours))
  let items: Item[] = []
  let made = 0
  let due = 0
  for (let step = 0; step < snapshots; step += 1) {
    due += listed / lifeSteps
    for (; due >= 1; due -= 1) {
      const appeal = Math.exp(normal())
      const words = Array.from({ length: 4 }, () => WORDS[Math.floor(random() * WORDS.length)])
      if (appeal > 3 && random() < 0.5) words.push(HOT_WORDS[Math.floor(random() * HOT_WORDS.length)])
      made += 1
      items.push({
        id: `item-${made}`,
        title: words.join(' '),
        bornStep: step,
        appeal,
        turn: 2 + 6 * random(),
        count: 1,
      })
    }
    items = items.filter((item) => step - item.bornStep < lifeSteps)
    for (const item of items) {
      const ageHours = (step - item.bornStep) * stepHours
      const pull = item.appeal * Math.exp(-((ageHours - item.turn) ** 2) / 18)
      const noise = Math.exp(0.5 * normal())
      item.count =
        kind === 'heat' ? Math.round(10_000 * pull * noise) : item.count + Math.round(20 * pull * noise * stepHours)
    }
    const ordered = [...items].sort((a, b) => b.count - a.count)
    yield {
      observedAtMs: Date.UTC(2024, 0, 1) + step * stepHours * HOUR_MS,
      observations: ordered.map(
        (item, place): Observation => ({
          itemId: item.id,
          title: item.title,
          url: null,
          metric: kind === 'rank' ? null : item.count,
          rank: place + 1,
          publishedAtMs: null,
        }),
      ),
    }
  }
}
