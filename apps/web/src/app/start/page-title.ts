import type { Services } from '../../backend/services'

/**
 * The `head` of a route: its title with the site name behind it, and what it says of itself in search results. Only the
 * server writes descriptions, so routes pass `import.meta.env.SSR && 'text'` and pages carry none of them.
 */
export function pageHead(services: Pick<Services, 'settings'>, pageTitle: string, description: string | false) {
  const title = `${pageTitle} · ${services.settings.siteName}`
  return { meta: description === false ? [{ title }] : [{ title }, { name: 'description', content: description }] }
}

type PageMatch = { readonly match: { readonly context: Pick<Services, 'settings'> } }

/** The `head` of a route whose page is always called the same. */
export function titled(pageTitle: string, description: string | false) {
  return ({ match }: PageMatch) => pageHead(match.context, pageTitle, description)
}
