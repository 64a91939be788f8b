import { clientManifest } from 'virtual:client-manifest'
import {
  type PagePreview,
  PREVIEW_SIZE,
  PREVIEW_TYPE,
  type StructuredData,
} from '@trendverse/domain/previews/page-preview'
import { FIRST_DATA_ELEMENT_ID, type FirstData } from '../../backend/first-data'

type MetaTag = { readonly title?: unknown; readonly name?: unknown; readonly content?: unknown } | undefined
type RouteMatch = { readonly routeId: string; readonly meta?: readonly MetaTag[] | undefined }

const BASE_URL = import.meta.env.BASE_URL

/** Which module holds the code of a lazy route, so that boot.js can ask for it together with the page's script. */
const ROUTE_MODULES: Readonly<Record<string, string>> = {
  '/': 'src/features/universe/home-page.tsx',
  '/trends': 'src/features/trends/trends-page.tsx',
  '/trends/$trendId': 'src/features/trend-story/trend-story-route.tsx',
  '/quiz/today': 'src/features/quizzes/daily/daily-quiz.tsx',
  '/quiz/$trendId': 'src/features/quizzes/quiz-route.tsx',
  '/meme/$trendId': 'src/features/memes/meme-route.tsx',
  '/memes': 'src/features/memes/gallery/gallery-route.tsx',
  '/games': 'src/features/games/games-route.tsx',
  '/play/$gameId': 'src/features/games/play-route.tsx',
  '/news': 'src/features/news/news-route.tsx',
  '/forecasts': 'src/features/forecasts/forecasts-route.tsx',
  '/about': 'src/features/about/about-page.tsx',
  '/terms': 'src/features/legal/terms-page.tsx',
  '/privacy': 'src/features/legal/privacy-page.tsx',
  '/login': 'src/features/accounts/account-route.tsx',
  '/signup': 'src/features/accounts/account-route.tsx',
  '/forgot-password': 'src/features/accounts/account-route.tsx',
  '/reset-password': 'src/features/accounts/account-route.tsx',
  '/verify-email': 'src/features/accounts/account-route.tsx',
  '/logout': 'src/features/accounts/account-route.tsx',
  '/dashboard': 'src/features/accounts/account-route.tsx',
  '/verify-identity': 'src/features/kyc/kyc-route.tsx',
  '/blocked': 'src/features/kyc/kyc-route.tsx',
  '/profile': 'src/features/profile/profile-route.tsx',
  '/settings': 'src/features/settings/settings-route.tsx',
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in markup, in attributes too. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Scripts and styles a module needs beyond those the document names anyway. */
function filesOf(moduleId: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (id: string) => {
    const chunk = clientManifest[id]
    if (!chunk || chunk.isEntry || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add(moduleId)
  return { scripts: [...scripts], styles: [...styles] }
}

function lastOf(matches: readonly RouteMatch[], pick: (meta: NonNullable<MetaTag>) => unknown): string | undefined {
  const found = matches.flatMap((match) => match.meta ?? []).map((meta) => (meta ? pick(meta) : undefined))
  return found.findLast((value): value is string => typeof value === 'string')
}

/** What previews show of every page; made by scripts/make-share-picture.mjs. */
const SHARE_PICTURE = {
  path: `${BASE_URL}share.jpg`,
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt: 'Planets in many colours, each one a trend, in front of a violet nebula',
}

type PageAddress = {
  readonly path: string
  readonly publicUrl: string
  readonly siteName: string
  /** What previews show of this page alone (OP-64); null: what every page shows. */
  readonly preview: PagePreview | null
  /** The picture that is seen first, so that it is on its way before it is found in the page. */
  readonly firstPicture?: FirstPicture | null
}

export type FirstPicture = { readonly set: string; readonly sizes: string; readonly media: string }

function pictureHint({ set, sizes, media }: FirstPicture): string {
  const attributes = { as: 'image', imagesrcset: set, imagesizes: sizes, media, fetchpriority: 'high' }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<link rel="preload" ${written.join(' ')}>`
}

const PRIVATE_PAGES =
  /^\/(?:admin|blocked|dashboard|logout|profile|reset-password|settings|unsubscribe|verify-email|verify-identity)(?:\/|$)/

/** The picture of a preview with what is known of it, and what stands for it in words. */
function pictureTags({ preview, publicUrl }: PageAddress): Readonly<Record<string, string>> {
  const own = preview?.picture ?? null
  const { path, type, width, height, alt } =
    own === null ? SHARE_PICTURE : { ...own, ...PREVIEW_SIZE, type: PREVIEW_TYPE }
  return {
    'og:image': new URL(path, publicUrl).href,
    'og:image:type': type,
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'og:image:alt': alt,
  }
}

/** Data that no browser runs, so the policy for scripts does not concern it. "<" must not end the element early. */
function structuredDataElement(data: StructuredData): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Title, description, preview tags and the code of the page, as markup for the head. */
export function headMarkup(matches: readonly RouteMatch[], address: PageAddress): string {
  const title = lastOf(matches, (meta) => meta.title) ?? address.siteName
  const description = lastOf(matches, (meta) => (meta.name === 'description' ? meta.content : undefined)) ?? ''
  const { preview, publicUrl } = address
  const { pathname } = new URL(address.path, publicUrl)
  const url = `${publicUrl}${pathname}`
  const picture = pictureTags(address)
  const properties = {
    'og:type': 'website',
    'og:site_name': address.siteName,
    'og:title': preview?.title ?? title,
    'og:description': preview?.description ?? description,
    // Networks that follow it must come back to the same item.
    'og:url': url + (preview?.query ?? ''),
    ...picture,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': properties['og:title'],
    'twitter:description': properties['og:description'],
    'twitter:image': picture['og:image'] ?? '',
    'twitter:image:alt': picture['og:image:alt'] ?? '',
    ...(PRIVATE_PAGES.test(pathname) ? { robots: 'noindex' } : {}),
  }
  const files = matches.map((match) => filesOf(ROUTE_MODULES[match.routeId] ?? ''))
  const fileAddress = (file: string) => escapeMarkup(BASE_URL + file)
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...(address.firstPicture ? [pictureHint(address.firstPicture)] : []),
    `<meta name="description" content="${escapeMarkup(description)}">`,
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(address.siteName)}" href="${escapeMarkup(publicUrl)}/feed.xml">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(content)}">`),
    ...(preview?.structuredData ? [structuredDataElement(preview.structuredData)] : []),
    // What the server wrote must not stand there unstyled until the page's script asks for its styles.
    ...files.flatMap(({ styles }) =>
      styles.map((file) => `<link rel="stylesheet" crossorigin href="${fileAddress(file)}">`),
    ),
    ...files.flatMap(({ scripts }) => scripts.map((file) => `<link rel="later-module" href="${fileAddress(file)}">`)),
  ].join('\n    ')
}

/** What the server read, in an element that no browser runs. */
export function firstDataElement(firstData: FirstData): string {
  return `<script type="application/json" id="${FIRST_DATA_ELEMENT_ID}">${firstData.toJson()}</script>`
}
