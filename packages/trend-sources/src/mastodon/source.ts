import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { StatedCount } from '@trendverse/domain/trends/items/source-item'
import { fieldAt, idAt, isRecord, type JsonRecord, readJson, textAt, textsAt } from '../body/read-json'
import { idWithPage } from '../feed/entry-ids'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { withoutBoilerplate } from '../text/boilerplate'
import { escapedToText, htmlToText } from '../text/html-to-text'
import { capText, cleanText } from '../text/plain-text'
import { withoutPublisher } from '../text/publisher-name'
import { readCount } from '../text/read-count'
import { readDate, readEpochSeconds } from '../text/read-date'
import { isOnlyHashtags } from '../text/text-checks'

/** A post has no title: its beginning serves as one, this long at most. */
const POST_TITLE_CHARACTERS = 140
const LISTS = ['tags', 'statuses', 'links'] as const

/** What several Mastodon instances see trending: hashtags, posts and shared links. */
export const source: SourceDefinition = {
  id: 'mastodon',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 3,
  requests: ({ settings }) =>
    settings.mastodonInstances.flatMap((instance) =>
      LISTS.map((list) => ({
        address: `https://${instance}/api/v1/trends/${list}?limit=20`,
        label: `${instance} ${list}`,
      })),
    ),
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  const { value } = reading
  if (!Array.isArray(value)) {
    const refusal = textAt(value, 'error')
    const reason = refusal === null ? 'the reply is no list' : `it answered "${htmlToText(refusal).slice(0, 200)}"`
    return { items: [], errors: [`${label}: ${reason}`] }
  }
  return collectItems('mastodon', label, value, (row, position) => {
    if (!isRecord(row)) throw new MalformedItem('it is no object')
    return draftOf(row, position, { nowMs, instance: new URL(reply.request.address).host })
  })
}

type List = { readonly nowMs: number; readonly instance: string }

/** The three lists are told apart by their fields, so that any of them may stand behind any address. */
function draftOf(row: JsonRecord, position: number, list: List): ItemDraft | null {
  if (textAt(row, 'name') !== null) return tagDraft(row, position, list)
  if (textAt(row, 'title') !== null) return linkDraft(row, position, list)
  return postDraft(row, position, list)
}

function tagDraft(row: JsonRecord, position: number, { nowMs }: List): ItemDraft {
  const name = cleanText(textAt(row, 'name') ?? '').replace(/^#/, '')
  return {
    itemId: `tag:${name.toLowerCase()}`,
    title: name === '' ? '' : `#${name}`,
    sourceUrl: textAt(row, 'url'),
    metric: accountsOf(daysOf(row)[0]),
    history: daysBefore(row, nowMs),
    rank: position,
    tags: [name],
  }
}

function linkDraft(row: JsonRecord, position: number, { nowMs, instance }: List): ItemDraft {
  const url = textAt(row, 'url') ?? ''
  const publisher = escapedToText(textAt(row, 'provider_name') ?? '')
  const title = withoutPublisher(escapedToText(textAt(row, 'title') ?? ''), publisher || null)
  return {
    itemId: `link:${idWithPage({ guid: '', url }) ?? (url || `${publisher || instance} ${title}`)}`,
    title,
    url,
    summary: withoutBoilerplate([escapedToText(textAt(row, 'description') ?? '')]),
    metric: accountsOf(daysOf(row)[0]),
    history: daysBefore(row, nowMs),
    rank: position,
    publisher,
    language: textAt(row, 'language'),
  }
}

function postDraft(row: JsonRecord, position: number, { nowMs, instance }: List): ItemDraft | null {
  if (row.sensitive === true) return null
  const written = htmlToText(textAt(row, 'content') ?? '')
  // a post of tags and links alone is about the page it links
  const content =
    written === '' || isOnlyHashtags(written) ? escapedToText(textAt(row, 'card', 'title') ?? '') : written
  if (content === '' && written !== '') return null
  if (content === '') throw new MalformedItem('the post has no text')
  const page = textAt(row, 'url') ?? textAt(row, 'uri')
  // `uri` is the same on every instance that knows the post, `id` is one instance's own.
  const id = textAt(row, 'uri') ?? page
  return {
    itemId: `post:${id ?? `${instance} ${idAt(row, 'id') ?? content}`}`,
    title: capText(content, POST_TITLE_CHARACTERS),
    url: textAt(row, 'card', 'url') ?? page,
    sourceUrl: page,
    summary: content,
    metric: engagedAccounts(row),
    rank: position,
    publishedAtMs: readDate(textAt(row, 'created_at'), nowMs),
    tags: tagNames(row),
    language: textAt(row, 'language'),
  }
}

/** Its last days, today first: `{ "day": "1788220800", "accounts": "688", "uses": "806" }`, numbers written as texts. */
function daysOf({ history }: JsonRecord): readonly unknown[] {
  return Array.isArray(history) ? history : []
}

function accountsOf(day: unknown): number | null {
  return readCount(fieldAt(day, 'accounts'))
}

/** The days before today, whose count still grows, each at the midnight that ended it. */
function daysBefore(row: JsonRecord, nowMs: number): StatedCount[] {
  return daysOf(row)
    .slice(1)
    .flatMap((day) => {
      const startMs = readEpochSeconds(readCount(fieldAt(day, 'day')), nowMs)
      const metric = accountsOf(day)
      return startMs === null || metric === null ? [] : [{ atMs: startMs + DAY_MS, metric }]
    })
}

function engagedAccounts(row: JsonRecord): number | null {
  const favourites = readCount(row.favourites_count)
  const boosts = readCount(row.reblogs_count)
  return favourites === null && boosts === null ? null : (favourites ?? 0) + (boosts ?? 0)
}

function tagNames(row: JsonRecord): string[] {
  const tags = row.tags
  return Array.isArray(tags) ? tags.map((tag) => textAt(tag, 'name') ?? '') : textsAt(row, 'tags')
}
