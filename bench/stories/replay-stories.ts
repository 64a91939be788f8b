import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { StoryEngine } from '@trendverse/domain/trends/stories/story-engine'
import { StoryIndex } from '@trendverse/domain/trends/stories/story-index'
import type { StoryItem } from '@trendverse/domain/trends/stories/story-item'
import { runRound } from '@trendverse/domain/trends/stories/story-round'
import { WordFrequencies } from '@trendverse/domain/trends/stories/word-frequencies'
import type { HeadlineRow } from './headline-rows'

export type Replay = {
  clusterOf(id: string): string
  readonly items: number
  readonly liveStories: number
  /** Items whose story became another one after the round they were filed in. */
  readonly movedItems: number
  /** Processor time of filing and merging, garbage collection included. */
  readonly processorMs: number
  /** The same for every thousandth item, as medians over rounds: shows whether cost grows. */
  readonly msPerItemByRound: readonly { readonly liveStories: number; readonly ms: number; readonly items: number }[]
  readonly longestStepMs: number
  readonly mergedStories: number
}

const toItem = (row: HeadlineRow): StoryItem => ({
  id: row.id,
  source: 'feeds',
  itemId: row.id,
  title: row.title,
  url: row.url,
  sourceUrl: null,
  summary: null,
  references: [],
  publisher: row.publisher,
  language: null,
  publishedAtMs: null,
  firstSeenAtMs: row.publishedAtMs,
})

/**
 * Runs headlines through the code of production, as feed items in rounds of one hour. Nothing later than a row's own
 * round is used. The words known at the beginning are those a new installation starts with.
 */
export function replayStories(rows: readonly HeadlineRow[]): Replay {
  const frequencies = WordFrequencies.shipped()
  const index = new StoryIndex()
  const engine = new StoryEngine(index, frequencies, {
    refusedBy: () => [],
    isKeptApart: () => false,
    precedence: () => 0,
  })
  const rounds = new Map<number, StoryItem[]>()
  for (const row of [...rows].sort((a, b) => a.publishedAtMs - b.publishedAtMs)) {
    const hour = Math.floor(row.publishedAtMs / HOUR_MS)
    const round = rounds.get(hour)
    if (round === undefined) rounds.set(hour, [toItem(row)])
    else round.push(toItem(row))
  }
  const storyOf = new Map<string, string>()
  const mergedInto = new Map<string, string>()
  const storyByKey = new Map<string, string>()
  const settled = (story: string): string => {
    let current = story
    for (let next = mergedInto.get(current); next !== undefined; next = mergedInto.get(current)) current = next
    return current
  }
  let founded = 0
  let movedItems = 0
  let processorMs = 0
  let longestStepMs = 0
  let mergedStories = 0
  const byRound: { liveStories: number; ms: number; items: number }[] = []
  for (const [hour, items] of rounds) {
    const began = process.cpuUsage()
    const steps = runRound(
      { engine, index, frequencies },
      {
        nowMs: (hour + 1) * HOUR_MS,
        items,
        storyByKey,
        keyUse: [],
        listedTopics: [],
        newId: () => `story-${String((founded += 1)).padStart(9, '0')}`,
      },
    )
    let stepBegan = performance.now()
    let step = steps.next()
    while (!step.done) {
      longestStepMs = Math.max(longestStepMs, performance.now() - stepBegan)
      stepBegan = performance.now()
      step = steps.next()
    }
    engine.takeChanged()
    const { user, system } = process.cpuUsage(began)
    const ms = (user + system) / 1_000
    processorMs += ms
    byRound.push({ liveStories: index.size, ms, items: items.length })
    for (const { fromId, intoId, fromSize } of step.value.merges) {
      mergedInto.set(fromId, intoId)
      movedItems += fromSize
      mergedStories += 1
    }
    for (const { itemId, storyId, keys } of step.value.filings) {
      storyOf.set(itemId, storyId)
      for (const key of keys) storyByKey.set(key, storyId)
    }
    if (step.value.merges.length > 0) {
      for (const [key, story] of storyByKey) if (mergedInto.has(story)) storyByKey.set(key, settled(story))
    }
  }
  return {
    clusterOf: (id) => settled(storyOf.get(id) ?? ''),
    items: rows.length,
    liveStories: index.size,
    movedItems,
    processorMs,
    msPerItemByRound: byRound,
    longestStepMs,
    mergedStories,
  }
}
