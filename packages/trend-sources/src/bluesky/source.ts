import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Category } from '@trendverse/domain/trends/categories/category'
import { fieldAt, isRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { plainToProse } from '../text/boilerplate'
import { htmlToText } from '../text/html-to-text'
import { httpLink } from '../text/http-link'
import { cleanText } from '../text/plain-text'
import { readCount } from '../text/read-count'
import { readDate } from '../text/read-date'

const API = 'https://public.api.bsky.app/xrpc'

const CATEGORIES: Readonly<Record<string, Category>> = {
  politics: 'News & Politics',
  news: 'News & Politics',
  sports: 'Sports',
  'pop-culture': 'Film & TV',
  'video-games': 'Gaming',
  science: 'Science',
  tech: 'Technology',
  technology: 'Technology',
  business: 'Business',
  music: 'Music',
}

/**
 * Topics trending on Bluesky. The call is marked as unspecified by its makers and may change or vanish, so every
 * field but the name is optional, and the older call stands in.
 */
export const source: SourceDefinition = {
  id: 'bluesky',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 1,
  requests: () => [
    {
      address: `${API}/app.bsky.unspecced.getTrends?limit=25`,
      label: 'Bluesky trends',
      fallback: {
        when: 'any-failure',
        request: { address: `${API}/app.bsky.unspecced.getTrendingTopics?limit=25`, label: 'Bluesky topics' },
      },
    },
  ],
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  // `suggested` beside `topics` lists feeds to follow, not what is talked about now.
  const rows = fieldAt(reading.value, 'trends') ?? fieldAt(reading.value, 'topics')
  if (!Array.isArray(rows)) {
    const refusal = textAt(reading.value, 'message') ?? textAt(reading.value, 'error')
    const reason = refusal === null ? 'the reply lists no topics' : `it answered "${htmlToText(refusal).slice(0, 200)}"`
    return { items: [], errors: [`${label}: ${reason}`] }
  }
  return collectItems('bluesky', label, rows, (row, position) => toDraft(row, position, nowMs))
}

function toDraft(row: unknown, position: number, nowMs: number): ItemDraft {
  if (!isRecord(row)) throw new MalformedItem('it is no object')
  const title = cleanText(textAt(row, 'displayName') ?? textAt(row, 'topic') ?? '')
  const category = textAt(row, 'category')
  return {
    // The feed behind a topic gets a new address when the topic comes back: the name is what stays.
    itemId: title.toLowerCase(),
    title,
    sourceUrl: httpLink(textAt(row, 'link'), 'https://bsky.app'),
    summary: plainToProse(textAt(row, 'description') ?? ''),
    metric: readCount(row.postCount),
    rank: position,
    publishedAtMs: readDate(textAt(row, 'startedAt'), nowMs),
    tags: category === null || category === 'other' ? [] : [category],
    category: category !== null && Object.hasOwn(CATEGORIES, category) ? (CATEGORIES[category] ?? null) : null,
  }
}
