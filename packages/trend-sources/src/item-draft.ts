import { primarySubtag } from '@trendverse/domain/language/language-code'
import type { Category } from '@trendverse/domain/trends/categories/category'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem, SourceReference, StatedCount } from '@trendverse/domain/trends/items/source-item'
import { tidyHistory } from './stated-history'
import { httpLink } from './text/http-link'
import { capText, cleanText } from './text/plain-text'
import { withoutPublisher } from './text/publisher-name'
import { isInformative, isOnlyHashtags, isOnlyUrls, repeatsTitle } from './text/text-checks'
import { tidyId } from './tidy-id'

/** Most items one reply contributes; longer lists are cut, their tail carries no attention. */
export const MAX_ITEMS_PER_REPLY = 200
const MAX_TITLE_CHARACTERS = 300
const MAX_SUMMARY_CHARACTERS = 1_000
const MAX_TAGS = 10
const MAX_TAG_CHARACTERS = 60
const MAX_REFERENCES = 10
const MAX_PUBLISHER_CHARACTERS = 120

/** What a source read about one item, texts already free of markup. What it does not know it leaves out. */
export type ItemDraft = {
  readonly itemId: string
  readonly title: string
  readonly url?: string | null
  readonly sourceUrl?: string | null
  readonly summary?: string | null
  readonly metric?: number | null
  readonly rank?: number | null
  readonly history?: readonly StatedCount[]
  readonly usual?: number | null
  readonly publishedAtMs?: number | null
  readonly tags?: readonly string[]
  readonly references?: readonly SourceReference[]
  readonly publisher?: string | null
  readonly category?: Category | null
  readonly language?: string | null
}

/** Says in words why one item cannot be used. */
export class MalformedItem extends Error {}

/** Reads a list item by item: `read` returns null for what the source leaves out on purpose. */
export function collectItems<T>(
  source: SourceId,
  label: string,
  rows: readonly T[],
  read: (row: T, position: number) => ItemDraft | null,
): { items: SourceItem[]; errors: string[] } {
  const items: SourceItem[] = []
  const errors: string[] = []
  for (const [index, row] of rows.entries()) {
    if (items.length >= MAX_ITEMS_PER_REPLY) break
    try {
      const draft = read(row, index + 1)
      if (draft !== null) items.push(toSourceItem(source, draft))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'it cannot be read'
      errors.push(`${label}, item ${index + 1}: ${reason}`)
    }
  }
  return { items, errors }
}

/** The item a draft describes, texts tidied and within their limits; throws MalformedItem where nothing is left of it. */
export function toSourceItem(source: SourceId, draft: ItemDraft): SourceItem {
  const title = capText(cleanText(draft.title), MAX_TITLE_CHARACTERS)
  if (title === '') throw new MalformedItem('it has no title')
  if (isOnlyUrls(title)) throw new MalformedItem('its title is only an address')
  const itemId = tidyId(draft.itemId)
  if (itemId === '') throw new MalformedItem('it has no id')
  const publisher = tidyPublisher(draft.publisher)
  return {
    source,
    itemId,
    title,
    url: httpLink(draft.url),
    sourceUrl: httpLink(draft.sourceUrl),
    summary: tidySummary(source, draft.summary ?? '', [title, publisher ?? ''].join(' ')),
    metric: draft.metric ?? null,
    rank: draft.rank ?? null,
    history: tidyHistory(draft.history ?? []),
    usual: draft.usual ?? null,
    publishedAtMs: draft.publishedAtMs ?? null,
    tags: tidyTags(draft.tags ?? []),
    references: tidyReferences(draft.references ?? []),
    publisher,
    category: draft.category ?? null,
    language: languageOf(draft.language),
  }
}

/** Sources whose summaries are short by design: "Indian actor" in an encyclopedia, "See it live" as a tagline. */
const SHORT_SUMMARIES: ReadonlySet<SourceId> = new Set(['wikipedia', 'product-hunt'])

/**
 * A summary that adds something to the title, or null.
 *
 * @param title The title, with the publisher behind it as aggregators write it.
 */
function tidySummary(source: SourceId, text: string, title: string): string | null {
  const summary = capText(cleanText(text), MAX_SUMMARY_CHARACTERS)
  if (summary === '' || isOnlyHashtags(summary) || repeatsTitle(title, summary)) return null
  return isInformative(summary) || SHORT_SUMMARIES.has(source) ? summary : null
}

function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags
    .map((tag) => cleanText(tag).toLowerCase())
    .filter((tag) => tag !== '' && tag.length <= MAX_TAG_CHARACTERS)
  return [...new Set(tidy)].slice(0, MAX_TAGS)
}

function tidyReferences(references: readonly SourceReference[]): SourceReference[] {
  const tidy: SourceReference[] = []
  for (const reference of references) {
    const url = httpLink(reference.url)
    const publisher = tidyPublisher(reference.publisher)
    const title = capText(withoutPublisher(cleanText(reference.title), publisher), MAX_TITLE_CHARACTERS)
    if (url === null || title === '' || tidy.length >= MAX_REFERENCES) continue
    tidy.push({ title, url, publisher })
  }
  return tidy
}

function tidyPublisher(publisher: string | null | undefined): string | null {
  return capText(cleanText(publisher ?? ''), MAX_PUBLISHER_CHARACTERS) || null
}

/** The tag as stated; null for a text that is none ("English") and for tags of no language ("und"). */
function languageOf(language: string | null | undefined): string | null {
  const tidy = (language ?? '').trim().replaceAll('_', '-')
  return primarySubtag(tidy) === null ? null : tidy
}
