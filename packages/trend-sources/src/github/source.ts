import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { fieldAt, isRecord, readJson, textAt, textsAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { htmlToText } from '../text/html-to-text'
import { readCount } from '../text/read-count'
import { readDate } from '../text/read-date'
import { cleanDescription } from './clean'

/** How young a repository must be to count as new. */
const WINDOW_MS = 7 * DAY_MS

/** Repositories created within a week, most stars first. Anonymous searches are limited to ten a minute. */
export const source: SourceDefinition = {
  id: 'github',
  intervalMs: HOUR_MS,
  maxConcurrent: 1,
  requests: ({ nowMs }) => {
    const since = new Date(nowMs - WINDOW_MS).toISOString().slice(0, 10)
    return [
      {
        address: `https://api.github.com/search/repositories?q=created:%3E${since}&sort=stars&order=desc&per_page=50`,
        label: 'GitHub search',
        headers: { accept: 'application/vnd.github+json' },
      },
    ]
  },
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  const rows = fieldAt(reading.value, 'items')
  if (!Array.isArray(rows)) {
    const refusal = textAt(reading.value, 'message')
    const reason =
      refusal === null ? 'the reply lists no repositories' : `it answered "${htmlToText(refusal).slice(0, 200)}"`
    return { items: [], errors: [`${label}: ${reason}`] }
  }
  return collectItems('github', label, rows, (row, position) => toDraft(row, position, nowMs))
}

function toDraft(row: unknown, position: number, nowMs: number): ItemDraft | null {
  if (!isRecord(row)) throw new MalformedItem('it is no object')
  const name = textAt(row, 'full_name')
  if (name === null) throw new MalformedItem('it has no full name')
  if (row.fork === true) return null
  const page = textAt(row, 'html_url') ?? `https://github.com/${name}`
  return {
    itemId: name.toLowerCase(),
    title: name,
    url: page,
    sourceUrl: page,
    summary: cleanDescription(textAt(row, 'description') ?? ''),
    metric: readCount(row.stargazers_count),
    rank: position,
    publishedAtMs: readDate(textAt(row, 'created_at'), nowMs),
    tags: [...textsAt(row, 'topics'), textAt(row, 'language') ?? ''],
    category: 'Technology',
  }
}
