import type { AttentionPlace } from '@trendverse/domain/administration/attention'
import { ADMIN_PAGES, type AdminPageEntry } from '../workplace/admin-pages'

/** Which page mends what, by the last part of its address. */
const PAGE_OF_PLACE: Readonly<Record<AttentionPlace, string>> = {
  settings: 'settings',
  mail: 'mail',
  keys: 'keys',
  sources: 'sources',
  jobs: 'operation',
  operation: 'operation',
  checks: 'users',
  memes: 'memes',
  questions: 'questions',
  messages: 'messages',
}

/** The page of a place. */
export function pageOfPlace(place: AttentionPlace): AdminPageEntry | undefined {
  return ADMIN_PAGES.find(({ page }) => page === PAGE_OF_PLACE[place])
}
