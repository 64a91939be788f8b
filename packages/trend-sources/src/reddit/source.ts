import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { fieldAt, idAt, isRecord, readJson, textAt } from '../body/read-json'
import { parseFeed } from '../feed/parse-feed'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { htmlToText } from '../text/html-to-text'
import { httpLink } from '../text/http-link'
import { readCount } from '../text/read-count'
import { readEpochSeconds } from '../text/read-date'
import { cleanPostText, cleanPostTitle } from './clean'

/** Hot posts of some subreddits. Off by default: Reddit's terms ask operators to register and use a token. */
export const source: SourceDefinition = {
  id: 'reddit',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 1,
  requests: ({ settings }) => {
    const token = settings.redditAccessToken
    const origin = token === null ? 'https://www.reddit.com' : 'https://oauth.reddit.com'
    const file = token === null ? 'hot.json' : 'hot'
    return settings.subreddits.map((subreddit) => ({
      address: `${origin}/r/${encodeURIComponent(subreddit)}/${file}?limit=50&raw_json=1`,
      label: `Reddit r/${subreddit}`,
      ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    }))
  },
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  // Where the JSON interface is closed, the feed of the same page may be open.
  if (!reading.ok)
    return parseFeed('reddit', reply, nowMs, ({ url, ...draft }, guid) => ({
      ...draft,
      itemId: postIdOf(guid) ?? postIdOf(url ?? '') ?? draft.itemId,
      title: cleanPostTitle(draft.title),
      sourceUrl: url ?? null,
      publisher: null,
    }))
  const rows = fieldAt(reading.value, 'data', 'children')
  if (!Array.isArray(rows)) {
    const refusal = textAt(reading.value, 'message')
    const reason = refusal === null ? 'the reply is no listing' : `it answered "${htmlToText(refusal).slice(0, 200)}"`
    return { items: [], errors: [`${label}: ${reason}`] }
  }
  return collectItems('reddit', label, rows, (row, position) => toDraft(fieldAt(row, 'data'), position, nowMs))
}

/** A post's id, which the listing gives bare, out of a feed's `t3_ID` or out of an address. */
function postIdOf(text: string): string | null {
  const [, named, linked] = /^t3_(\w+)$|\/comments\/(\w+)/.exec(text) ?? []
  return named ?? linked ?? null
}

function toDraft(post: unknown, position: number, nowMs: number): ItemDraft | null {
  if (!isRecord(post)) throw new MalformedItem('it is no post')
  // Pinned posts are announcements of the moderators; adult posts are not for a public page.
  if (post.stickied === true || post.over_18 === true) return null
  const id = idAt(post, 'id')
  if (id === null) throw new MalformedItem('it has no id')
  return {
    itemId: id,
    title: cleanPostTitle(textAt(post, 'title') ?? ''),
    url: post.is_self === true ? null : textAt(post, 'url'),
    sourceUrl: httpLink(textAt(post, 'permalink'), 'https://www.reddit.com'),
    summary: cleanPostText(textAt(post, 'selftext') ?? ''),
    metric: readCount(post.score ?? post.ups),
    rank: position,
    publishedAtMs: readEpochSeconds(readCount(post.created_utc), nowMs),
    tags: [textAt(post, 'subreddit') ?? ''],
  }
}
