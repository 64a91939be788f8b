import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { fieldAt, idAt, isRecord, type JsonRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply, SourceRequest } from '../source-definition'
import { countAtStart } from '../stated-history'
import { htmlToProse } from '../text/boilerplate'
import { escapedToText } from '../text/html-to-text'
import { readCount } from '../text/read-count'
import { readDate, readEpochSeconds } from '../text/read-date'

/** Stories of the front page and the one behind it; further down, points hardly move. */
const MAX_STORIES = 60
const API = 'https://hacker-news.firebaseio.com/v0'

/**
 * The front page of Hacker News: the list of ids, then each story. When the API fails, one page of the search service
 * hn.algolia.com stands in.
 */
export const source: SourceDefinition = {
  id: 'hacker-news',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 6,
  requests: () => [
    {
      address: `${API}/topstories.json`,
      label: 'Hacker News top stories',
      fallback: {
        when: 'any-failure',
        request: {
          address: `https://hn.algolia.com/api/v1/search?tags=front_page&hitsPerPage=${MAX_STORIES}`,
          label: 'Hacker News search',
        },
      },
    },
  ],
  follow,
  parse,
}

function follow(reply: SourceReply): readonly SourceRequest[] {
  const reading = readJson(reply)
  if (!reading.ok || !Array.isArray(reading.value)) return []
  const ids = reading.value.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MAX_STORIES).map((id, index) => ({
    address: `${API}/item/${id}.json`,
    label: `Hacker News story ${id}`,
    rank: index + 1,
  }))
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label, rank } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  const { value } = reading
  if (Array.isArray(value)) return value.length > 0 ? { items: [], errors: [] } : failed(label, 'the list is empty')
  const hits = fieldAt(value, 'hits')
  if (Array.isArray(hits)) {
    return collectItems('hacker-news', label, hits, (hit, position) => fromSearch(hit, position, nowMs))
  }
  // Items that were removed answer `null`: nothing to show, nothing wrong.
  if (value === null) return { items: [], errors: [] }
  return collectItems('hacker-news', label, [value], (item) => fromApi(item, rank ?? null, nowMs))
}

function failed(label: string, reason: string): ParsedReply {
  return { items: [], errors: [`${label}: ${reason}`] }
}

function fromApi(item: unknown, rank: number | null, nowMs: number): ItemDraft | null {
  if (!isRecord(item)) throw new MalformedItem('it is no object')
  if (item.deleted === true || item.dead === true || isOtherKind(textAt(item, 'type'))) return null
  return draftOf(item, idAt(item, 'id'), {
    metric: readCount(item.score ?? item.points),
    rank,
    publishedAtMs: readEpochSeconds(readCount(item.time ?? item.created_at_i), nowMs),
    text: textAt(item, 'text'),
  })
}

function fromSearch(hit: unknown, position: number, nowMs: number): ItemDraft | null {
  if (!isRecord(hit)) throw new MalformedItem('it is no object')
  // A search also finds comments: they have a text but no title.
  if (textAt(hit, 'comment_text') !== null && textAt(hit, 'title') === null) return null
  return draftOf(hit, idAt(hit, 'objectID') ?? idAt(hit, 'story_id'), {
    metric: readCount(hit.points),
    rank: position,
    publishedAtMs: readEpochSeconds(readCount(hit.created_at_i), nowMs) ?? readDate(textAt(hit, 'created_at'), nowMs),
    text: textAt(hit, 'story_text'),
  })
}

/** Comments, polls' options and job advertisements are not what people talk about. */
function isOtherKind(type: string | null): boolean {
  return type !== null && type !== 'story' && type !== 'poll'
}

type Details = Pick<ItemDraft, 'metric' | 'rank' | 'publishedAtMs'> & { readonly text: string | null }

function draftOf(record: JsonRecord, id: string | null, { text, ...details }: Details): ItemDraft {
  if (id === null) throw new MalformedItem('it has no id')
  return {
    ...details,
    // a story starts with its author's own vote
    history: countAtStart(details.publishedAtMs ?? null, 1),
    itemId: id,
    title: escapedToText(textAt(record, 'title') ?? ''),
    url: textAt(record, 'url'),
    sourceUrl: `https://news.ycombinator.com/item?id=${encodeURIComponent(id)}`,
    summary: htmlToProse(text ?? ''),
  }
}
