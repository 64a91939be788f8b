import type { TrendRecord } from '@trendverse/application/ports/trends'
import { escapeHtml } from '@trendverse/domain/mail/escape-html'
import { byAttention } from '@trendverse/domain/trends/listing/trend-query'
import { trendPath } from './site-files'

export const STORY_FEED_PATH = '/feed.xml'
export const STORY_FEED_TYPE = 'application/atom+xml; charset=utf-8'

/** More is not read. */
const MAX_STORIES = 50
export type FeedStory = Pick<
  TrendRecord,
  | 'id'
  | 'name'
  | 'description'
  | 'descriptionOrigin'
  | 'category'
  | 'sources'
  | 'attention'
  | 'createdDate'
  | 'updatedDate'
>

/** What XML 1.0 has no way to write: control characters, lone surrogates, the two non-characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function xmlText(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** Who wrote the description, as an entry of a feed must name somebody. */
function authorOf({ descriptionOrigin: origin }: FeedStory, siteName: string): string {
  return origin.kind === 'source' && origin.label !== '' ? origin.label : siteName
}

/** The language of a description that is not in English. */
function languageAttribute({ descriptionOrigin: origin }: FeedStory): string {
  return origin.kind === 'source' && origin.language !== undefined ? ` xml:lang="${xmlText(origin.language)}"` : ''
}

/** The words of a text between blanks, for comparing: quotes, dots and capitals say nothing new. */
const wordsOf = (text: string): string =>
  ['', ...(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []), ''].join(' ')

/** What is said of a story, where it is more than its name again. */
function summaryOf(story: FeedStory): string[] {
  const { name, description } = story
  return wordsOf(name).includes(wordsOf(description))
    ? []
    : [`<summary type="text"${languageAttribute(story)}>${xmlText(description)}</summary>`]
}

function entry(story: FeedStory, publicUrl: string, siteName: string): string {
  return [
    '<entry>',
    // The same on every address the site may ever have.
    `<id>urn:uuid:${xmlText(story.id)}</id>`,
    `<title>${xmlText(story.name)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + trendPath(story.id))}"/>`,
    `<published>${xmlText(story.createdDate)}</published>`,
    `<updated>${xmlText(story.updatedDate)}</updated>`,
    `<author><name>${xmlText(authorOf(story, siteName))}</name></author>`,
    `<category term="${xmlText(story.category)}"/>`,
    ...summaryOf(story),
    '</entry>',
  ].join('\n')
}

/**
 * The strongest stories of now as an Atom feed (RFC 4287): live ones and those of the catalogue that a source shows, at
 * most 50, by expected attention.
 */
export function storyFeedXml(
  { publicUrl, siteName, nowMs }: { readonly publicUrl: string; readonly siteName: string; readonly nowMs: number },
  stories: readonly FeedStory[],
): string {
  const chosen = stories
    .filter(({ sources }) => sources.length > 0)
    .toSorted(byAttention)
    .slice(0, MAX_STORIES)
  // An Atom feed says when it changed: one without stories as the rest of the site did, or now.
  const dated = chosen.length > 0 ? chosen : stories
  const updated =
    dated
      .map(({ updatedDate }) => updatedDate)
      .sort()
      .at(-1) ?? new Date(nowMs).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xmlText(`${publicUrl}/`)}</id>`,
    `<title>${xmlText(siteName)}</title>`,
    '<subtitle>What the world is talking about</subtitle>',
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + STORY_FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/trends`)}"/>`,
    `<icon>${xmlText(`${publicUrl}/icons/planet-180.png`)}</icon>`,
    `<updated>${updated}</updated>`,
    ...chosen.map((story) => entry(story, publicUrl, siteName)),
    '</feed>',
    '',
  ].join('\n')
}
