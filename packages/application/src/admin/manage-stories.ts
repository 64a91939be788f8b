import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { StoredItem } from '../ports/ingest'
import type { Needs } from '../ports/ports'
import type { MergeDecision, StoryMergeRecord, TrendWrite } from '../ports/stories'
import { trendNotFound } from '../trends/get-trend'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/** What administrators see of stories, and take back. */
type StoryHistoryPorts = Needs<'composition' | 'stories' | 'trendEditor'>

type PageInput = { readonly id: string; readonly page: number; readonly pageSize: number }

/** Titles shown of what moved with a merge. */
const SHOWN_TITLES = 5

/** One page of the merges into a trend, latest first. Throws AppError `trend_not_found`. */
export async function listTrendMerges(ports: StoryHistoryPorts, { id, page, pageSize }: PageInput) {
  const merges = await ports.stories.listMerges((await findTrend(ports, id)).id)
  const data = await describeMerges(ports, pageOf(merges, page, pageSize))
  return { data, total: merges.length, page, pageSize }
}

/** One page of the items of a trend and why they are in it, latest first. Throws AppError `trend_not_found`. */
export async function listTrendJoins(ports: StoryHistoryPorts, { id, page, pageSize }: PageInput) {
  const decisions = await ports.composition.listMergeDecisions((await findTrend(ports, id)).id)
  const data = await describeJoins(ports, pageOf(decisions.toReversed(), page, pageSize))
  return { data, total: decisions.length, page, pageSize }
}

/**
 * Makes another trend part of this one: what consolidation does, because an administrator says so. Throws AppError
 * `trend_not_found`, and `conflict` where the two are one already or not both on show.
 */
export async function mergeTrends(
  ports: AuditPorts & StoryHistoryPorts,
  actor: AuditActor,
  { id, otherId }: { readonly id: string; readonly otherId: string },
) {
  const [into, from] = [await findTrend(ports, id), await findTrend(ports, otherId)]
  if (into.id === from.id) throw new AppError('conflict', 'These trends are already merged.')
  const hidden = [into, from].find(({ status }) => status !== 'active')
  if (hidden !== undefined) {
    throw new AppError('conflict', `Only live trends can be merged, and “${hidden.name}” isn’t live.`)
  }
  const atMs = ports.clock.nowMs()
  const mergeId = uuidV7(atMs, ports.random.bytes(10))
  const made = await ports.stories.mergeByHand({ id: mergeId, atMs, fromId: from.id, intoId: into.id })
  if (made === null) throw new AppError('conflict', 'One of these trends is no longer live. Please reload the page.')
  await recordAudit(ports, actor, 'trend.merged', into.id, { mergeId, fromId: from.id })
  return one(await describeMerges(ports, [made]))
}

/**
 * Takes a merge into a trend back, for good. Throws AppError `trend_not_found`, `not_found`, and `conflict` where it was
 * taken back before or none of its items is in the trend any more.
 */
export async function undoTrendMerge(
  ports: AuditPorts & StoryHistoryPorts,
  actor: AuditActor,
  { id, mergeId }: { readonly id: string; readonly mergeId: string },
) {
  const trend = await findTrend(ports, id)
  const merge = (await ports.stories.listMerges(trend.id)).find((made) => made.id === mergeId)
  if (merge === undefined) throw new AppError('not_found', 'This trend has no such merge.')
  if (merge.undoneAtMs !== null) throw new AppError('conflict', 'This merge was already undone.')
  const undoneAtMs = ports.clock.nowMs()
  if (!(await ports.stories.undoMerge(merge.id, undoneAtMs))) {
    throw new AppError('conflict', 'The items of this merge are no longer in this trend.')
  }
  await recordAudit(ports, actor, 'trend.merge_undone', trend.id, { mergeId: merge.id, fromId: merge.fromId })
  return one(await describeMerges(ports, [{ ...merge, undoneAtMs }]))
}

/**
 * Takes an item out of a trend, for good. Throws AppError `trend_not_found`, `not_found`, and `conflict` where it was
 * taken out before, founded the trend, or is in another one by now.
 */
export async function undoTrendJoin(
  ports: AuditPorts & StoryHistoryPorts,
  actor: AuditActor,
  { id, joinId }: { readonly id: string; readonly joinId: string },
) {
  const trend = await findTrend(ports, id)
  const join = (await ports.composition.listMergeDecisions(trend.id)).find((made) => made.id === joinId)
  if (join === undefined) throw new AppError('not_found', 'This trend has no such item.')
  if (join.undoneAtMs !== null) throw new AppError('conflict', 'This item was already removed.')
  if (join.kind === 'founded') throw new AppError('conflict', 'This item started the trend, so it can’t be removed.')
  const undoneAtMs = ports.clock.nowMs()
  if (!(await ports.stories.undoJoin(join.id, undoneAtMs))) {
    throw new AppError('conflict', 'This item is no longer in this trend.')
  }
  await recordAudit(ports, actor, 'trend.item_taken_out', trend.id, { joinId: join.id, itemId: join.itemId })
  return one(await describeJoins(ports, [{ ...join, undoneAtMs }]))
}

/** A trend of any status, or the one it became part of. */
async function findTrend(ports: Needs<'trendEditor'>, asked: string): Promise<TrendWrite> {
  const [trend] = await ports.trendEditor.findMany([asked.toLowerCase()])
  if (trend === undefined) throw trendNotFound()
  const { status, mergedIntoId } = trend
  return status === 'archived' && mergedIntoId !== null ? findTrend(ports, mergedIntoId) : trend
}

function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}

async function describeMerges(ports: StoryHistoryPorts, merges: readonly StoryMergeRecord[]) {
  const shown = merges.map(({ itemIds }) => itemIds.slice(0, SHOWN_TITLES))
  const [items, trends] = await Promise.all([
    itemsById(ports, shown.flat()),
    ports.trendEditor.findMany(merges.flatMap(({ fromId, intoId }) => [fromId, intoId])),
  ])
  const names = new Map(trends.map(({ id, name }) => [id, name]))
  return merges.map(({ id, atMs, fromId, intoId, fromSize, intoSize, reason, likeness, undoneAtMs }, place) => ({
    id,
    at: instantOf(atMs),
    fromId,
    fromName: names.get(fromId) ?? null,
    fromItems: fromSize,
    intoId,
    intoName: names.get(intoId) ?? null,
    intoItems: intoSize,
    ground: reason,
    likeness,
    titles: (shown[place] ?? []).flatMap((itemId) => items.get(itemId)?.title ?? []),
    undoneAt: undoneAtMs === null ? null : instantOf(undoneAtMs),
  }))
}

async function describeJoins(ports: StoryHistoryPorts, decisions: readonly MergeDecision[]) {
  const items = await itemsById(
    ports,
    decisions.map(({ itemId }) => itemId),
  )
  return decisions.flatMap(({ id, atMs, itemId, reason, similarity, undoneAtMs }) => {
    const item = items.get(itemId)
    if (item === undefined) return []
    const { title, source, publisher, url } = item
    return {
      id,
      at: instantOf(atMs),
      itemId,
      title,
      source,
      publisher,
      url,
      ground: reason,
      likeness: similarity,
      undoneAt: undoneAtMs === null ? null : instantOf(undoneAtMs),
    }
  })
}

async function itemsById({ stories }: StoryHistoryPorts, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, StoredItem>> {
  return new Map((await stories.findItems(ids)).map((item) => [item.id, item]))
}

const instantOf = (ms: number): string => new Date(ms).toISOString()

/** The row made of one record; its item was there a moment ago. */
function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new AppError('conflict', 'This item is no longer in this trend.')
  return row
}
