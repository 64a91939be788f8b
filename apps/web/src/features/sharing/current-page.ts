import type { ShareSubject } from '@trendverse/domain/social/share-subject'
import { pageSubject } from '@trendverse/domain/social/share-texts'

/** The page that stands now, to be shared: its title and its path without the query. */
export function currentPage(path: string): ShareSubject {
  return pageSubject({ path, title: document.title })
}
