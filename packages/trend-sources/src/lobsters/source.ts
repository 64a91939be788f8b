import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { idAt, isRecord, readJson, textAt, textsAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { countAtStart } from '../stated-history'
import { htmlToProse, plainToProse } from '../text/boilerplate'
import { readCount } from '../text/read-count'
import { readDate } from '../text/read-date'

/** The front page of lobste.rs. */
export const source: SourceDefinition = {
  id: 'lobsters',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 1,
  requests: () => [{ address: 'https://lobste.rs/hottest.json', label: 'Lobsters' }],
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  if (!Array.isArray(reading.value)) return { items: [], errors: [`${label}: the reply is no list of stories`] }
  return collectItems('lobsters', label, reading.value, (row, position) => toDraft(row, position, nowMs))
}

function toDraft(row: unknown, position: number, nowMs: number): ItemDraft {
  if (!isRecord(row)) throw new MalformedItem('it is no object')
  const id = idAt(row, 'short_id')
  if (id === null) throw new MalformedItem('it has no id')
  const description = textAt(row, 'description')
  const publishedAtMs = readDate(textAt(row, 'created_at'), nowMs)
  return {
    itemId: id,
    title: textAt(row, 'title') ?? '',
    url: textAt(row, 'url'),
    sourceUrl: textAt(row, 'comments_url') ?? textAt(row, 'short_id_url'),
    summary: description === null ? plainToProse(textAt(row, 'description_plain') ?? '') : htmlToProse(description),
    metric: readCount(row.score),
    rank: position,
    publishedAtMs,
    // a story starts with its author's own vote
    history: countAtStart(publishedAtMs, 1),
    tags: textsAt(row, 'tags'),
    category: 'Technology',
  }
}
