import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { fieldAt, isRecord, readJson, textAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceContext, SourceDefinition, SourceReply, SourceRequest } from '../source-definition'
import { htmlToText } from '../text/html-to-text'
import { readCount } from '../text/read-count'
import { articleCategory } from './article-category'
import { articleKeyOfItem, articlePage } from './article-page'
import { isSummaryReply, parseSummary, summaryRequest } from './article-summary'
import { isViewsReply, parseViews, viewsRequest } from './article-views'
import { cleanShortDescription } from './clean'
import { isReaderArticle } from './reader-articles'
import { mustBeAsked, readSiteInfo, siteInfoRequest, type Wiki, wikiOf } from './site-info'

/** Articles of a list whose details are asked for: those at its top, which are the ones that found trends. */
export const MAX_DETAILED_ARTICLES = 30

/**
 * The most read articles of yesterday, from Wikimedia's public page view counts (CC0); of the first of them also how
 * often they were read in the month before, and what they are about, from Wikipedia's own summaries. The list changes
 * once a day; while it is the same, no detail is asked for.
 */
export const source: SourceDefinition = {
  id: 'wikipedia',
  intervalMs: 6 * HOUR_MS,
  maxConcurrent: 3,
  identicalBodyIsUnchanged: true,
  requests: ({ nowMs, settings }) =>
    settings.wikipediaProjects.map((project) => ({
      ...topArticles(project, nowMs - DAY_MS),
      // Yesterday's counts are ready only some hours into the day (UTC).
      fallback: { when: 'not-found', request: topArticles(project, nowMs - 2 * DAY_MS) },
    })),
  facts: {
    wanted: ({ wikipediaProjects }) =>
      wikipediaProjects.filter(mustBeAsked).map((project) => ({ name: project, request: siteInfoRequest(project) })),
    read: readSiteInfo,
  },
  follow,
  parse,
}

function topArticles(project: string, dayMs: number): SourceRequest {
  const [year, month, day] = new Date(dayMs).toISOString().slice(0, 10).split('-')
  return {
    address: `https://wikimedia.org/api/rest_v1/metrics/pageviews/top/${project}/all-access/${year}/${month}/${day}`,
    label: `Wikipedia ${project} of ${year}-${month}-${day}`,
  }
}

/** Summaries first: where time runs out, a description is worth more than a curve. */
function follow(reply: SourceReply, context: Pick<SourceContext, 'facts'> = {}): readonly SourceRequest[] {
  if (isSummaryReply(reply) || isViewsReply(reply)) return []
  const project = projectOf(reply)
  const dayMs = listedDayOf(reply)
  const articles = parse(reply, context)
    .items.slice(0, MAX_DETAILED_ARTICLES)
    .flatMap(({ itemId, summary }) => {
      const key = articleKeyOfItem(project, itemId)
      return key === null ? [] : [{ key, hasSummary: summary !== null }]
    })
  return [
    ...articles.filter(({ hasSummary }) => !hasSummary).map(({ key }) => summaryRequest(key, project)),
    ...(dayMs === null ? [] : articles.map(({ key }) => viewsRequest(key, project, dayMs))),
  ]
}

/** Midnight (UTC) of the day a list is of, or null for one of a whole month. */
function listedDayOf({ request }: SourceReply): number | null {
  const [, year, month, day] = /\/(\d{4})\/(\d{2})\/(\d{2})$/.exec(request.address) ?? []
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day))
}

function projectOf({ request }: SourceReply): string {
  return /top\/([a-z-]+\.wikipedia)\//.exec(request.address)?.[1] ?? 'en.wikipedia'
}

function parse(reply: SourceReply, { facts }: Pick<SourceContext, 'facts'>): ParsedReply {
  if (isSummaryReply(reply)) return parseSummary(reply)
  if (isViewsReply(reply)) return parseViews(reply)
  const { label } = reply.request
  const reading = readJson(reply)
  if (!reading.ok) return { items: [], errors: [reading.error] }
  const rows = rowsOf(reading.value)
  if (rows === null) return { items: [], errors: [`${label}: ${refusalOf(reading.value)}`] }
  const project = projectOf(reply)
  const wiki = wikiOf(project, facts?.[project])
  return collectItems('wikipedia', label, rows, (row) => toDraft(row, project, wiki))
}

/** The rows of the documented envelope, of a bare list, or of the "most read" part of the daily page. */
function rowsOf(value: unknown): unknown[] | null {
  if (isList(value)) return value
  const articles = fieldAt(value, 'articles')
  if (isList(articles)) return articles
  const items = fieldAt(value, 'items')
  if (!isList(items)) return null
  const lists = items.map((item) => fieldAt(item, 'articles')).filter(isList)
  return lists.length > 0 || items.length === 0 ? lists.flat() : null
}

/** `Array.isArray` alone would make `any` of the entries. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function refusalOf(value: unknown): string {
  const errors = fieldAt(value, 'errors')
  const text = textAt(Array.isArray(errors) ? errors[0] : value, 'text') ?? textAt(value, 'detail')
  return text === null ? 'the reply has no list of articles' : `it answered "${htmlToText(text).slice(0, 200)}"`
}

function toDraft(row: unknown, project: string, wiki: Wiki): ItemDraft | null {
  if (!isRecord(row)) throw new MalformedItem('it is no object')
  const article = textAt(row, 'article') ?? textAt(row, 'title')
  if (article === null) throw new MalformedItem('it names no article')
  if (!isReaderArticle(article, wiki)) return null
  const views = readCount(row.views)
  if (views === null) throw new MalformedItem('it has no number of views')
  const key = article.trim().replaceAll(' ', '_')
  const page = articlePage(project, key)
  const description = cleanShortDescription(textAt(row, 'description') ?? '')
  return {
    itemId: `${project}:${key}`,
    title: textAt(row, 'normalizedtitle') ?? key.replaceAll('_', ' '),
    url: page,
    sourceUrl: page,
    summary: textAt(row, 'extract') || description,
    category: articleCategory(description, project.split('.')[0] ?? null),
    metric: views,
    rank: readCount(row.rank),
    language: project.split('.')[0] ?? null,
  }
}
