import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Category } from '@trendverse/domain/trends/categories/category'
import { fieldAt, isRecord, readJson, textAt, textsAt } from '../body/read-json'
import { parseFeed } from '../feed/parse-feed'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { htmlToText } from '../text/html-to-text'
import { readCount } from '../text/read-count'
import { readDate } from '../text/read-date'
import { cleanVideoDescription } from './clean'

/** YouTube's own category numbers, as videoCategories.list documents them. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  '1': 'Film & TV',
  '10': 'Music',
  '17': 'Sports',
  '20': 'Gaming',
  '25': 'News & Politics',
  '26': 'Lifestyle',
  '27': 'Science',
  '28': 'Technology',
}

/** The most popular videos per region. Off by default: the API asks for a key. */
export const source: SourceDefinition = {
  id: 'youtube',
  intervalMs: HOUR_MS,
  maxConcurrent: 1,
  missingSetting: ({ youtubeApiKey }) => (youtubeApiKey === null ? 'YouTube needs an API key' : null),
  requests: ({ settings }) =>
    settings.youtubeRegions.map((region) => ({
      address: `https://www.googleapis.com/youtube/v3/videos?part=snippet,statistics&chart=mostPopular&maxResults=50&regionCode=${region}`,
      label: `YouTube ${region}`,
      headers: { 'x-goog-api-key': settings.youtubeApiKey ?? '' },
    })),
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  // The feed of a channel marks the ids of its videos.
  if (!reading.ok)
    return parseFeed('youtube', reply, nowMs, (draft, guid) => ({
      ...draft,
      itemId: /^yt:video:([\w-]+)$/.exec(guid)?.[1] ?? draft.itemId,
    }))
  const rows = fieldAt(reading.value, 'items')
  if (!Array.isArray(rows)) {
    const refusal = textAt(reading.value, 'error', 'message')
    const reason = refusal === null ? 'the reply lists no videos' : `it answered "${htmlToText(refusal).slice(0, 200)}"`
    return { items: [], errors: [`${label}: ${reason}`] }
  }
  return collectItems('youtube', label, rows, (row, position) => toDraft(row, position, nowMs))
}

function toDraft(row: unknown, position: number, nowMs: number): ItemDraft {
  const id = textAt(row, 'id')
  if (!isRecord(row) || id === null || textAt(row, 'kind') === 'youtube#videoCategory') {
    throw new MalformedItem('it is no video')
  }
  const page = `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
  const category = textAt(row, 'snippet', 'categoryId') ?? ''
  return {
    itemId: id,
    title: textAt(row, 'snippet', 'title') ?? '',
    url: page,
    sourceUrl: page,
    summary: cleanVideoDescription(textAt(row, 'snippet', 'description') ?? ''),
    metric: readCount(fieldAt(row, 'statistics', 'viewCount')),
    rank: position,
    publishedAtMs: readDate(textAt(row, 'snippet', 'publishedAt'), nowMs),
    tags: textsAt(row, 'snippet', 'tags'),
    category: Object.hasOwn(CATEGORIES, category) ? (CATEGORIES[category] ?? null) : null,
    publisher: textAt(row, 'snippet', 'channelTitle'),
    // The language of title and description, before that of the sound.
    language: textAt(row, 'snippet', 'defaultLanguage') ?? textAt(row, 'snippet', 'defaultAudioLanguage'),
  }
}
