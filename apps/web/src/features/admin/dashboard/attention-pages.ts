import type { AttentionPlace } from '@trendverse/domain/administration/attention'
import { ADMIN_PAGES } from '../workplace/admin-pages'

type Way = { readonly page: string; readonly tab?: string; readonly kind?: string }

/** Where what is mended, by the last part of the page's address and its tab. */
const WAYS: Readonly<Record<AttentionPlace, Way>> = {
  settings: { page: 'settings' },
  mail: { page: 'mail' },
  keys: { page: 'api-keys' },
  sources: { page: 'trends', tab: 'sources' },
  jobs: { page: 'health' },
  operation: { page: 'health' },
  checks: { page: 'users', tab: 'kyc' },
  memes: { page: 'review', kind: 'meme' },
  questions: { page: 'review', kind: 'question' },
  runs: { page: 'review', kind: 'run' },
  profiles: { page: 'review', kind: 'profile' },
  messages: { page: 'review', tab: 'messages' },
}

/** The way to where something is mended, with the name of the page. */
export function wayTo(place: AttentionPlace) {
  const { page, ...search } = WAYS[place]
  const { label } = ADMIN_PAGES.find((one) => one.page === page) ?? { label: 'Open' }
  return { label, params: { page }, search }
}
