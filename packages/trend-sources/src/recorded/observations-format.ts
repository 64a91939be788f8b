import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { idWithPage } from '../feed/entry-ids'
import { MalformedItem } from '../item-draft'
import type { HistoryFormat } from './history-format'
import { quoted, readInstant, readNumber } from './read-field'

/**
 * The general layout, that of `evaluate:trends`: one row for each thing a source listed at an instant. `tags` are separated by semicolons.
 */
export const observationsFormat: HistoryFormat = {
  needs: ['observed_at', 'source', 'item_id', 'title'],
  takes: ['url', 'summary', 'metric', 'rank', 'published_at', 'publisher', 'tags', 'language'],
  read(field, sourceOf) {
    const observedAtMs = readInstant(field('observed_at'), 'observed_at')
    if (observedAtMs === null) throw new MalformedItem('its observed_at is empty')
    const name = field('source').trim()
    const source = sourceOf(name)
    if (source === null) throw new MalformedItem(`its source ${quoted(name)} is not known here`)
    const { kind, metricUnit } = SOURCE_PROFILES[source]
    const metric = readNumber(field('metric'), 'metric', 0)
    // Of a list that is taken for news, its name is the publisher.
    const listName = kind === 'news' && name !== source ? name : ''
    return {
      source,
      observedAtMs,
      draft: {
        itemId: idOf(source, name, field('item_id'), field('url')),
        title: field('title'),
        url: field('url') || null,
        summary: field('summary') || null,
        // Sources that count mentions state none themselves: a heat kept beside an article is no such count.
        metric: metricUnit === 'mentions' ? null : metric,
        rank: readNumber(field('rank'), 'rank', 1),
        publishedAtMs: readInstant(field('published_at'), 'published_at'),
        publisher: field('publisher').trim() || listName || null,
        tags: field('tags').split(';'),
        language: field('language') || null,
      },
    }
  },
}

/** A list counts its own entries, and so does each of the feeds: their ids alone would be one for two things. */
function idOf(source: SourceId, list: string, id: string, url: string): string {
  if (id.trim() === '') return ''
  const ownId = source === 'feeds' ? (idWithPage({ guid: id, url: url || null }) ?? id) : id
  return list === source ? ownId : `${list} ${ownId}`
}
