import type { Services } from '../backend/services'

/** What a page says of itself in tabs, search results and previews. */
export type PageHead = { readonly title: string; readonly description: string }

/** The `head` of a route: its title with the site name behind it, and its description. */
export function pageHead(services: Pick<Services, 'settings'>, head: PageHead) {
  const { siteName } = services.settings
  const title = head.title === '' ? siteName : `${head.title} · ${siteName}`
  return { meta: [{ title }, { name: 'description', content: head.description }] }
}
