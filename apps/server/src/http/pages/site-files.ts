/** Pages every visitor may read, beside one per trend. */
const PUBLIC_PATHS = [
  '/',
  '/trends',
  '/quiz/today',
  '/memes',
  '/games',
  '/news',
  '/forecasts',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
]
/** Those that show what is new. */
const LIVE_PATHS: ReadonlySet<string> = new Set(['/', '/trends', '/news', '/forecasts'])

/** The most addresses one site map may list (sitemaps.org). */
const MAX_SITEMAP_ADDRESSES = 50_000

type ListedTrend = { readonly id: string; readonly updatedDate: string }

export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Allow: /api/docs',
    'Disallow: /admin',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Where the story of a trend is read. */
export const trendPath = (id: string): string => `/trends/${id}`

const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`

/** Which part of a large site map an address asks for, from 1; null where it asks for none. */
export function readSitemapPart(path: string): number | null {
  const [, part] = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  return part === undefined ? null : Number(part)
}

function document(element: 'urlset' | 'sitemapindex', rows: readonly string[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${namespace}">\n${rows.join('\n')}\n</${element}>\n`
}

/** Every address of the site map: pages first, then trends. */
function rowsOf(publicUrl: string, trends: readonly ListedTrend[]): readonly string[] {
  const row = (path: string, changed: string | undefined): string =>
    `<url><loc>${publicUrl}${path}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`
  const latest = trends.reduce<string | undefined>(
    (last, { updatedDate }) => (last === undefined || updatedDate > last ? updatedDate : last),
    undefined,
  )
  return [
    ...PUBLIC_PATHS.map((path) => row(path, LIVE_PATHS.has(path) ? latest : undefined)),
    ...trends.map(({ id, updatedDate }) => row(trendPath(id), updatedDate)),
  ]
}

/** Into how many parts the site map of so many trends is split; 0 where one file takes it whole. */
export function sitemapPartCount(trendCount: number): number {
  const addresses = PUBLIC_PATHS.length + trendCount
  return addresses <= MAX_SITEMAP_ADDRESSES ? 0 : Math.ceil(addresses / MAX_SITEMAP_ADDRESSES)
}

/** The site map; where it would be too large, the list of its parts. */
export function sitemapXml(publicUrl: string, trends: readonly ListedTrend[]): string {
  const parts = sitemapPartCount(trends.length)
  if (parts === 0) return document('urlset', rowsOf(publicUrl, trends))
  const rows = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}${sitemapPartPath(index + 1)}</loc></sitemap>`,
  )
  return document('sitemapindex', rows)
}

/** One part of a large site map, from 1. */
export function sitemapPartXml(publicUrl: string, trends: readonly ListedTrend[], part: number): string {
  const first = (part - 1) * MAX_SITEMAP_ADDRESSES
  return document('urlset', rowsOf(publicUrl, trends).slice(first, first + MAX_SITEMAP_ADDRESSES))
}
