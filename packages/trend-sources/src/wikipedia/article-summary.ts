import type { SourceReference } from '@trendverse/domain/trends/items/source-item'
import { isRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceReply, SourceRequest } from '../source-definition'
import { cleanText } from '../text/plain-text'
import { articleCategory } from './article-category'
import { articleKeyOf, articlePage } from './article-page'
import { cleanShortDescription } from './clean'

const ADDRESS = /^https:\/\/([a-z-]+\.wikipedia)\.org\/api\/rest_v1\/page\/summary\/([^/?#]+)$/
/** Pages that describe other pages instead of a subject. */
const NO_SUBJECT = new Set(['disambiguation', 'mainpage'])

/** Asks what an article is about. */
export function summaryRequest(key: string, project: string): SourceRequest {
  return {
    address: `https://${project}.org/api/rest_v1/page/summary/${encodeURIComponent(key)}`,
    label: `Wikipedia summary of ${key}`,
    isDetail: true,
  }
}

export function isSummaryReply(reply: SourceReply): boolean {
  return ADDRESS.test(reply.request.address)
}

/**
 * Reads the reply of `/page/summary/{title}` (text under CC BY-SA 4.0, shown with Wikipedia's name and a link to the
 * article). The item has the id the list gave it, whatever page a redirect led to, and carries no count.
 */
export function parseSummary(reply: SourceReply): ParsedReply {
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  return collectItems('wikipedia', reply.request.label, [reading.value], (page) => toDraft(page, reply.request.address))
}

function toDraft(page: unknown, address: string): ItemDraft | null {
  if (!isRecord(page)) throw new MalformedItem('it is no object')
  if (NO_SUBJECT.has(textAt(page, 'type') ?? '')) return null
  const description = cleanShortDescription(textAt(page, 'description') ?? '')
  const text = cleanText(textAt(page, 'extract') ?? '') || description
  if (text === '') return null
  const [, project = '', title = ''] = ADDRESS.exec(address) ?? []
  const key = decodeURIComponent(title)
  const asked = articlePage(project, key)
  const answeredKey = articleKeyOf(project, textAt(page, 'content_urls', 'desktop', 'page') ?? '')
  return {
    itemId: `${project}:${key}`,
    title: key.replaceAll('_', ' '),
    url: asked,
    sourceUrl: asked,
    summary: text,
    category: articleCategory(description, project.split('.')[0] ?? null),
    // the article a redirect leads to is the same subject under the name others link
    references: answeredKey === null || answeredKey === key ? [] : [articleReference(project, answeredKey)],
    language: project.split('.')[0] ?? null,
  }
}

function articleReference(project: string, key: string): SourceReference {
  return { title: key.replaceAll('_', ' '), url: articlePage(project, key), publisher: 'Wikipedia' }
}
