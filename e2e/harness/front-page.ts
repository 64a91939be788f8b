import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A headline as a publisher prints it. */
export type PrintedHeadline = { readonly publisher: string; readonly title: string }

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

export const addressOf = ({ publisher, title }: PrintedHeadline): string =>
  `https://${publisher.toLowerCase()}.example/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`

function rss(headlines: readonly PrintedHeadline[]): string {
  const items = headlines.map((headline) => {
    const url = escaped(addressOf(headline))
    const source = `<source url="${escaped(new URL(addressOf(headline)).origin)}">${escaped(headline.publisher)}</source>`
    return `<item><title>${escaped(headline.title)}</title><link>${url}</link><guid>${url}</guid>${source}</item>`
  })
  return `<rss version="2.0"><channel><title>Front page</title><link>https://front.example/</link>${items.join('')}</channel></rss>`
}

/** A news feed whose headlines a journey chooses, and the settings with which a site reads it and nothing else. */
export async function startFrontPage() {
  let headlines: readonly PrintedHeadline[] = []
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/rss+xml').end(rss(headlines))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    env: { SOURCES: 'feeds', SOURCE_FEEDS: 'https://front.example/rss', SOURCE_BASE_FEEDS: `http://127.0.0.1:${port}` },
    print(shown: readonly PrintedHeadline[]) {
      headlines = shown
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
