import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { settlePopulation } from '@trendverse/domain/trends/compose-population'
import { advanceTrend, foundTrend } from '@trendverse/domain/trends/compose-trend'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import { articleKey } from '@trendverse/domain/trends/items/canonical-url'
import type { FollowedItem } from '@trendverse/domain/trends/items/followed-item'
import { RELATED_LIKENESS, relatedIdsOf, relateTrends } from '@trendverse/domain/trends/listing/related-trends'
import type { ItemHistory } from '@trendverse/domain/trends/momentum/trend-sparkline'
import { restsByItself } from '@trendverse/domain/trends/remembered-trend'
import { type Founding, LIVE_FOUNDING } from '@trendverse/domain/trends/stories/founding'
import { topicKey } from '@trendverse/domain/trends/stories/identity-keys'
import { mayShow } from '@trendverse/domain/trends/stories/may-show'
import { toStoredStory } from '@trendverse/domain/trends/stories/story'
import type { MergeProposal } from '@trendverse/domain/trends/stories/story-decisions'
import { STORY_WINDOW_MS } from '@trendverse/domain/trends/stories/story-refusals'
import type { RoundOutcome, StoryFiling } from '@trendverse/domain/trends/stories/story-round'
import { mapInTurns } from '../in-turns'
import type { Needs } from '../ports/ports'
import type { Composition, MergeDecision, TrendWrite } from '../ports/stories'
import { fileItems } from '../stories/file-items'
import { type OpenDesk, PRECEDENCE, type StoryDeskHolder } from '../stories/story-desk'
import { composeLives } from './compose-lives'
import { historyOf } from './history-of'
import { groupByStory, latestSighting, settler } from './items-by-story'

export type ComposePorts = Needs<
  'clock' | 'composition' | 'ingest' | 'letOthersRun' | 'log' | 'random' | 'stories' | 'trendLives'
> & {
  readonly storyDesk: StoryDeskHolder
}

/** What one run changed. */
export type CompositionSummary = {
  /** Items that were filed under a story. */
  readonly filed: number
  /** Stories that became part of another one. */
  readonly merged: number
  /** Stories that became trends. */
  readonly founded: number
  readonly archived: number
  /** Trends on show afterwards. */
  readonly active: number
}

/** So many are named and told, or written out, before others may run. */
const TRENDS_AT_ONCE = 4
const STORIES_AT_ONCE = 50
const STORIES_COMPARED_AT_ONCE = 8

/** Sources are read hourly at least, daily ones once a day: what was seen within two of these is still listed. */
const LISTED = { hourlyMs: 2 * HOUR_MS, dailyMs: 2 * DAY_MS } as const

/**
 * Turns items into trends: files them under stories, founds trends where two voices or many people tell one, brings
 * existing ones up to date, lets merged ones lead to what they became part of, wakes dormant ones that are shown
 * again, archives what is over, and draws the lines between related ones. Running it twice at once changes nothing
 * more, and a run that is cut off before it is kept has changed nothing at all.
 *
 * @param proposals Pairs of stories that are to be judged by their words once more, less strictly.
 */
export async function composeTrends(
  ports: ComposePorts,
  founding: Founding = LIVE_FOUNDING,
  proposals: readonly MergeProposal[] = [],
): Promise<CompositionSummary> {
  return ports.storyDesk.use(ports, (desk) => composeWith(ports, desk, founding, proposals))
}

async function composeWith(
  ports: ComposePorts,
  desk: OpenDesk,
  founding: Founding,
  proposals: readonly MergeProposal[],
): Promise<{ readonly result: CompositionSummary; readonly revision: number }> {
  const nowMs = ports.clock.nowMs()
  const newId = (): Uuid => uuidV7(nowMs, ports.random.bytes(10))
  const [waiting, listed, known] = await Promise.all([
    ports.stories.listUnfiledItems(nowMs - STORY_WINDOW_MS),
    ports.stories.listListed({ hourlySinceMs: nowMs - LISTED.hourlyMs, dailySinceMs: nowMs - LISTED.dailyMs }),
    ports.composition.listTrends({ ids: [] }),
  ])
  const active = known.filter((trend) => trend.status === 'active').length
  desk.precedence.clear()
  for (const { id, origin } of known) desk.precedence.set(id, origin === 'live' ? PRECEDENCE.live : PRECEDENCE.edited)
  const fixedKeys = keysOf(known)
  const round = await fileItems(ports, desk, { nowMs, items: waiting, listed, fixedKeys, proposals, newId })
  const changed = await mapInTurns(ports, desk.engine.takeChanged(), STORIES_AT_ONCE, toStoredStory)
  if (listed.length === 0 && round.filings.length === 0 && changed.length === 0) {
    return { result: { filed: 0, merged: 0, founded: 0, archived: 0, active }, revision: desk.revision }
  }

  const settled = settler(round.merges)
  const shown = known.filter((trend) => trend.status === 'active').map(({ id }) => id)
  const involved = [
    ...new Set([...shown, ...listed, ...round.merges.flatMap(({ fromId, intoId }) => [fromId, intoId])]),
  ]
  const others = involved.filter((id) => !desk.precedence.has(id))
  const stored = [...known, ...(await ports.composition.listTrends({ ids: others, areOnly: true }))]
  const filed = await ports.stories.listItems(involved, nowMs - STORY_WINDOW_MS)
  const itemsByStory = groupByStory(filed, { waiting, filings: round.filings, settled })
  const items = [...itemsByStory.values()].flat()
  const atMs = latestSighting(items, nowMs)

  const merged = mergeTrends(stored, round.merges)
  const storedIds = new Set(stored.map(({ id }) => id))
  const isFirst = !known.some(({ origin }) => origin === 'live')
  const founded = await mapInTurns(ports, itemsByStory, TRENDS_AT_ONCE, ([id, of]) => {
    const isNew = !storedIds.has(id) && founding.deserves(of, atMs) && (isFirst || mayShow(of, atMs))
    return isNew ? foundTrend(id, of, desk.frequencies, nowMs) : null
  })
  const all = [...merged, ...founded.filter((trend) => trend !== null)]
  const history = await historyOf(ports.ingest, all, itemsByStory, atMs)
  const present = await settleTrends(ports, all, itemsByStory, history, { desk, founding, atMs })

  const storedById = new Map(stored.map((trend) => [trend.id, trend]))
  const kept = present.filter((trend) => storedById.has(trend.id) || trend.status === 'active' || founding.keepsUnshown)
  const related = await relate(ports, desk, kept, itemsByStory)
  const trends = kept
    .map((trend) => (trend.status === 'active' ? { ...trend, relatedIds: relatedIdsOf(trend.id, related) } : trend))
    .filter((trend) => trend.status === 'active' || trend !== storedById.get(trend.id))
  const lives = await composeLives(ports, { trends: kept, stored: storedById, itemsByStory, related, atMs })
  const revision = await ports.composition.saveComposition({
    trends,
    readVersions: trends
      .flatMap(({ id }) => storedById.get(id) ?? [])
      .map(({ id, updatedDate }) => ({ id, updatedDate })),
    filings: round.filings.map(({ itemId, storyId }) => ({ itemId, storyId })),
    decisions: round.filings.map((filing) => decisionOf(newId(), nowMs, filing)),
    stories: {
      readRevision: desk.revision,
      stories: changed,
      frequencies: desk.frequencies.takeChange(),
      keys: [...desk.keys, ...round.filings],
      merges: round.merges.map((merge) => ({ ...merge, id: newId(), atMs: nowMs })),
    },
    related,
    lifecycleChanges: lifecycleChanges(trends, storedById, nowMs),
    lives,
  })
  for (const { id } of trends) desk.withTrend.add(id)
  return {
    result: {
      filed: round.filings.length,
      merged: round.merges.length,
      founded: kept.filter(({ id }) => !storedById.has(id)).length,
      archived: trends.filter((one) => one.status === 'archived' && storedById.get(one.id)?.status === 'active').length,
      active: kept.filter((trend) => trend.status === 'active').length,
    },
    revision,
  }
}

/** What leads to trends that stand by themselves: their names as topics, and the articles they link. */
function keysOf(trends: readonly TrendWrite[]): ReadonlyMap<string, Uuid> {
  const keys = new Map<string, Uuid>()
  for (const { id, origin, name, links, mergedIntoId } of trends) {
    if (origin === 'live' || mergedIntoId !== null) continue
    const articles = links.map(({ url }) => articleKey(url)).filter((key) => key !== null)
    for (const key of [topicKey(name), ...articles.map((article) => `article:${article}`)]) {
      if (key !== null && !keys.has(key)) keys.set(key, id)
    }
  }
  return keys
}

/** A trend whose story became part of another one's leaves the list and leads there. */
function mergeTrends(trends: readonly TrendWrite[], merges: RoundOutcome['merges']): TrendWrite[] {
  const into = new Map(merges.map(({ fromId, intoId }) => [fromId, intoId]))
  return trends.map((trend) => {
    const mergedIntoId = into.get(trend.id)
    return mergedIntoId === undefined ? trend : { ...trend, mergedIntoId, status: 'archived', lifecycle: 'dormant' }
  })
}

async function settleTrends(
  ports: Needs<'letOthersRun'>,
  trends: readonly FollowedTrend[],
  itemsByStory: ReadonlyMap<Uuid, readonly FollowedItem[]>,
  history: ItemHistory,
  { desk: { frequencies }, founding, atMs }: { desk: OpenDesk; founding: Founding; atMs: number },
): Promise<FollowedTrend[]> {
  const advance = (trend: FollowedTrend): FollowedTrend => {
    const items = itemsByStory.get(trend.id) ?? []
    if (trend.status === 'active') return advanceTrend(trend, items, history, frequencies, atMs)
    // Drafts, what an administrator archived and what became part of another trend are left alone.
    if (trend.mergedIntoId !== null || !restsByItself(trend) || !founding.deserves(items, atMs)) return trend
    const hasNews = items.some((item) => item.lastSeenAtMs > (trend.lastEvidenceAtMs ?? 0))
    return hasNews ? { ...advanceTrend(trend, items, history, frequencies, atMs), status: 'active' } : trend
  }
  return settlePopulation(await mapInTurns(ports, trends, TRENDS_AT_ONCE, advance))
}

async function relate(
  ports: Needs<'letOthersRun'>,
  { engine }: OpenDesk,
  trends: readonly FollowedTrend[],
  itemsByStory: ReadonlyMap<Uuid, readonly FollowedItem[]>,
) {
  const onShow = trends.filter((trend) => trend.status === 'active')
  const ids = new Set(onShow.map(({ id }) => id))
  const pairs = await mapInTurns(
    ports,
    engine.alikeAmong(ids, RELATED_LIKENESS),
    STORIES_COMPARED_AT_ONCE,
    (one) => one,
  )
  const liveIds = new Set(onShow.filter((trend) => trend.origin === 'live').map((trend) => trend.id))
  return relateTrends(
    onShow.map((trend) => {
      const items = itemsByStory.get(trend.id) ?? []
      const linked = items.flatMap((item) => [item.url, ...item.references.map((reference) => reference.url)])
      return {
        id: trend.id,
        tags: trend.tags,
        linkedPages: [...linked.filter((url): url is string => url !== null), ...trend.links.map((link) => link.url)],
        curatedIds: trend.origin === 'live' ? [] : trend.relatedIds.filter((id) => !liveIds.has(id)),
      }
    }),
    pairs.flat(),
  )
}

function decisionOf(id: Uuid, atMs: number, { itemId, storyId, ground }: StoryFiling): MergeDecision {
  return {
    id,
    atMs,
    itemId,
    storyId,
    kind: ground === null ? 'founded' : 'merged',
    reason: ground?.reason ?? null,
    similarity: ground?.likeness ?? null,
    undoneAtMs: null,
  }
}

function lifecycleChanges(
  trends: readonly FollowedTrend[],
  before: ReadonlyMap<Uuid, TrendWrite>,
  atMs: number,
): Composition['lifecycleChanges'] {
  return trends.flatMap(({ id, lifecycle: to }) => {
    const from = before.get(id)?.lifecycle ?? null
    return from === to ? [] : [{ trendId: id, atMs, from, to }]
  })
}
