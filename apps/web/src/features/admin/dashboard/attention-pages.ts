import type { AttentionPlace } from '@trendverse/domain/administration/attention'
import { ADMIN_PAGES } from '../workplace/admin-pages'

type Way = { readonly page: string; readonly tab?: string }

/** Where what is mended, by the last part of the page's address and its tab. */
const WAYS: Readonly<Record<AttentionPlace, Way>> = {
  settings: { page: 'settings' },
  mail: { page: 'mail' },
  keys: { page: 'api-keys' },
  sources: { page: 'trends', tab: 'sources' },
  jobs: { page: 'operation' },
  operation: { page: 'operation' },
  checks: { page: 'users' },
  memes: { page: 'review' },
  questions: { page: 'review' },
  messages: { page: 'review', tab: 'messages' },
}

/** The way to where something is mended, with the name of the page; undefined where there is no such page. */
export function wayTo(place: AttentionPlace) {
  const { page, tab } = WAYS[place]
  const entry = ADMIN_PAGES.find((one) => one.page === page)
  return entry && { label: entry.label, params: { page }, search: tab === undefined ? {} : { tab } }
}
