import { idWithPage } from '../feed/entry-ids'
import { MalformedItem } from '../item-draft'
import type { HistoryFormat } from './history-format'
import { readInstant, readNumber } from './read-field'

/** How searches of news write a headline whose publisher they do not state apart: the last part names it. */
const PUBLISHER_AT_END = /^(.*\S) - (\S.*)$/s

/** A front page of news that was read again and again: the place of each headline, and who published it. */
export const headlinesFormat: HistoryFormat = {
  needs: ['seen_at', 'place', 'title', 'publisher'],
  takes: ['url'],
  read(field) {
    const observedAtMs = readInstant(field('seen_at'), 'seen_at')
    if (observedAtMs === null) throw new MalformedItem('its seen_at is empty')
    const stated = field('publisher').trim()
    const [, head, end] = (stated === '' && PUBLISHER_AT_END.exec(field('title'))) || []
    const title = head ?? field('title')
    const publisher = stated || end || null
    const url = field('url') || null
    return {
      source: 'feeds',
      observedAtMs,
      draft: {
        // A publisher that changes its headline tells it anew, unless an address says that it is the same page.
        itemId: idWithPage({ guid: '', url }) ?? (title.trim() && `${publisher ?? ''}: ${title}`),
        title,
        url,
        rank: readNumber(field('place'), 'place', 1),
        publisher,
      },
    }
  },
}
