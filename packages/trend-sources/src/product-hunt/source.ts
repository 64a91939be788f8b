import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { fieldAt, idAt, isRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { htmlToText } from '../text/html-to-text'
import { readCount } from '../text/read-count'
import { readDate } from '../text/read-date'

const QUERY = `query ($after: DateTime!) {
  posts(order: VOTES, postedAfter: $after, first: 50) {
    edges { node { id name tagline description url website votesCount createdAt topics(first: 5) { edges { node { slug } } } } }
  }
}`

/** Products launched within two days, most votes first. Off by default: the API asks for a token. */
export const source: SourceDefinition = {
  id: 'product-hunt',
  intervalMs: HOUR_MS,
  maxConcurrent: 1,
  missingSetting: ({ productHuntToken }) => (productHuntToken === null ? 'Product Hunt needs a developer token' : null),
  requests: ({ nowMs, settings }) => [
    {
      address: 'https://api.producthunt.com/v2/api/graphql',
      label: 'Product Hunt',
      headers: { authorization: `Bearer ${settings.productHuntToken ?? ''}` },
      postJson: JSON.stringify({ query: QUERY, variables: { after: new Date(nowMs - 2 * DAY_MS).toISOString() } }),
    },
  ],
  parse,
}

function parse(reply: SourceReply, { nowMs }: { readonly nowMs: number }): ParsedReply {
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  const edges = fieldAt(reading.value, 'data', 'posts', 'edges')
  if (!Array.isArray(edges)) return { items: [], errors: [`${label}: ${refusalOf(reading.value)}`] }
  return collectItems('product-hunt', label, edges, (edge, position) => toDraft(fieldAt(edge, 'node'), position, nowMs))
}

function refusalOf(value: unknown): string {
  const errors = fieldAt(value, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const text = textAt(first, 'message') ?? textAt(first, 'error_description') ?? textAt(first, 'error')
  return text === null ? 'the reply lists no posts' : `it answered "${htmlToText(text).slice(0, 200)}"`
}

function toDraft(node: unknown, position: number, nowMs: number): ItemDraft {
  const id = idAt(node, 'id')
  if (!isRecord(node) || id === null) throw new MalformedItem('it has no id')
  const topics = fieldAt(node, 'topics', 'edges')
  return {
    itemId: id,
    title: textAt(node, 'name') ?? '',
    url: textAt(node, 'website') ?? textAt(node, 'url'),
    sourceUrl: textAt(node, 'url'),
    summary: textAt(node, 'description') ?? textAt(node, 'tagline') ?? '',
    metric: readCount(node.votesCount),
    rank: position,
    publishedAtMs: readDate(textAt(node, 'createdAt'), nowMs),
    tags: Array.isArray(topics) ? topics.map((edge) => textAt(edge, 'node', 'slug') ?? '') : [],
    category: 'Technology',
  }
}
