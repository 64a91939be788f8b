/** As a network that looks at a link asks: without cookies, without scripts. */
const CRAWLER = {
  headers: {
    'user-agent': 'facebookexternalhit/1.1 (+https://www.facebook.com/externalhit_uatext.php)',
    accept: '*/*',
  },
}

/** What a page tells machines about itself. */
export type CrawledPage = {
  readonly title: string
  readonly canonical: string
  /** By name or property: `description`, `og:title`, `twitter:image`. */
  readonly tags: Readonly<Record<string, string>>
  /** Parsed; one per element. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[]
  /** As it was sent. */
  readonly markup: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** Asks for an address below a site, whatever origin it is written with. */
export function fetchAsCrawler(
  siteUrl: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { pathname, search } = new URL(address, siteUrl)
  return fetch(siteUrl + pathname + search, { headers: { ...CRAWLER.headers, ...headers }, redirect: 'manual' })
}

/** Reads the head of a page as it was sent, with no browser. */
export async function readAsCrawler(siteUrl: string, path: string): Promise<CrawledPage> {
  const answer = await fetchAsCrawler(siteUrl, path)
  const markup = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const tags = [...markup.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)]
  const data = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(markup)?.[1] ?? ''),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)">/.exec(markup)?.[1] ?? ''),
    tags: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, unescaped(content)])),
    structuredData: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
    markup,
  }
}
