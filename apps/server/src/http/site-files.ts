/** Pages every visitor may read, beside one per trend. */
const PUBLIC_PATHS = ['/', '/trends', '/news', '/about', '/terms', '/privacy']

/** The most addresses one site map may list (sitemaps.org). */
const MAX_SITEMAP_ADDRESSES = 50_000

export function robotsText(publicUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Where the story of a trend is read. */
export const trendPath = (id: string): string => `/trends/${id}`

export function sitemapXml(
  publicUrl: string,
  trends: readonly { readonly id: string; readonly updatedDate: string }[],
): string {
  const pages = PUBLIC_PATHS.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  const stories = trends
    .slice(0, MAX_SITEMAP_ADDRESSES - pages.length)
    .map(({ id, updatedDate }) => `<url><loc>${publicUrl}${trendPath(id)}</loc><lastmod>${updatedDate}</lastmod></url>`)
  const urls = [...pages, ...stories].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
