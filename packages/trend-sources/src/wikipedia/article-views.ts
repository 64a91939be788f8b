import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { StatedCount } from '@trendverse/domain/trends/items/source-item'
import { fieldAt, isRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceReply, SourceRequest } from '../source-definition'
import { median } from '../stated-history'
import { readCount } from '../text/read-count'
import { articlePage } from './article-page'

/** Days asked for before the listed one. */
export const HISTORY_DAYS = 30

const ADDRESS =
  /\/metrics\/pageviews\/per-article\/([a-z-]+\.wikipedia)\/all-access\/user\/([^/?#]+)\/daily\/\d{10}\/\d{10}$/

/**
 * Asks for the daily views of an article in the 30 days before the one a list is of: that day's views are in the list.
 *
 * @param listedDayMs Any instant of the list's day, UTC.
 */
export function viewsRequest(key: string, project: string, listedDayMs: number): SourceRequest {
  const start = dayText(listedDayMs - HISTORY_DAYS * DAY_MS)
  const end = dayText(listedDayMs - DAY_MS)
  const article = `per-article/${project}/all-access/user/${encodeURIComponent(key)}`
  return {
    address: `https://wikimedia.org/api/rest_v1/metrics/pageviews/${article}/daily/${start}/${end}`,
    label: `Wikipedia views of ${key}`,
    isDetail: true,
  }
}

function dayText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')}00`
}

export function isViewsReply(reply: SourceReply): boolean {
  return ADDRESS.test(reply.request.address)
}

/**
 * Reads the daily views of one article as the history of the item the list gave. A day's views are dated to the
 * midnight (UTC) at its end, when they are complete. That is consistent with the list, whose counts are also observed on
 * the day after. Days missing from the reply count as no views: the article is younger than that.
 */
export function parseViews(reply: SourceReply): ParsedReply {
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  return collectItems('wikipedia', reply.request.label, [reading.value], (body) => toDraft(body, reply.request.address))
}

function toDraft(body: unknown, address: string): ItemDraft {
  const rows = fieldAt(body, 'items')
  const history = Array.isArray(rows) ? rows.flatMap(toDay) : []
  if (history.length === 0) throw new MalformedItem('it has no views of days')
  const [, project = '', title = ''] = ADDRESS.exec(address) ?? []
  const key = decodeURIComponent(title)
  const page = articlePage(project, key)
  const daysWithoutViews = Array.from({ length: Math.max(0, HISTORY_DAYS - history.length) }, () => 0)
  return {
    itemId: `${project}:${key}`,
    title: key.replaceAll('_', ' '),
    url: page,
    sourceUrl: page,
    history,
    usual: median([...history.map(({ metric }) => metric), ...daysWithoutViews]),
    language: project.split('.')[0] ?? null,
  }
}

/** A row such as `{ "timestamp": "2026080100", "views": 4069 }`; malformed rows are skipped. */
function toDay(row: unknown): StatedCount[] {
  if (!isRecord(row)) return []
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})00$/.exec(textAt(row, 'timestamp') ?? '') ?? []
  const views = readCount(row.views)
  if (year === undefined || views === null) return []
  return [{ atMs: Date.UTC(Number(year), Number(month) - 1, Number(day)) + DAY_MS, metric: views }]
}
