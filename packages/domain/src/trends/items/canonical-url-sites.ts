import { type AddressParts, splitAddress } from './canonical-url-parts'

/** What is left of an address once a site's own spellings are settled. */
export type PageAddress = Omit<AddressParts, 'fragment'>

type SiteRule = {
  readonly hosts: RegExp
  readonly settle: (parts: AddressParts) => PageAddress | null
}

const page = (host: string, segments: readonly string[], query: AddressParts['query'] = []): PageAddress => ({
  host,
  segments,
  query,
})

const queryValue = (parts: AddressParts, name: string): string | undefined =>
  parts.query.find(([key]) => key === name)?.[1]

function settleYoutube(parts: AddressParts): PageAddress | null {
  const [first, second] = parts.segments
  const named = /^(?:shorts|embed|live|v)$/.test(first ?? '') ? second : undefined
  const id = parts.host === 'youtu.be' ? first : (named ?? queryValue(parts, 'v'))
  return id === undefined || id === '' ? null : page('youtube.com', ['watch'], [['v', id]])
}

function settleReddit(parts: AddressParts): PageAddress {
  const at = parts.segments.indexOf('comments')
  const id = parts.host === 'redd.it' ? parts.segments[0] : at < 0 ? undefined : parts.segments[at + 1]
  return id === undefined ? page('reddit.com', parts.segments, parts.query) : page('reddit.com', ['comments', id])
}

function settleX(parts: AddressParts): PageAddress {
  const at = parts.segments.indexOf('status')
  const id = at < 0 ? undefined : parts.segments[at + 1]
  return id === undefined ? page('x.com', parts.segments) : page('x.com', ['status', id])
}

/** `en.wikipedia.org`, article `Foo bar`: first letter upper, blanks instead of underscores. */
function settleWikipedia(parts: AddressParts): PageAddress | null {
  const [first, ...rest] = parts.segments
  const title = first === 'w' || first === undefined ? queryValue(parts, 'title') : rest.join('/')
  if (title === undefined || title === '') return null
  const host = parts.host === 'wikipedia.org' ? 'en.wikipedia.org' : parts.host
  const spaced = title.replace(/[_\s]+/g, ' ').trim()
  return page(host, ['wiki', spaced.charAt(0).toUpperCase() + spaced.slice(1)])
}

function settleArxiv(parts: AddressParts): PageAddress | null {
  const [first, ...rest] = parts.segments
  if (!/^(?:abs|pdf|html)$/.test(first ?? '') || rest.length === 0) return null
  const id = rest
    .join('/')
    .replace(/\.pdf$/i, '')
    .replace(/v\d+$/, '')
  return page('arxiv.org', ['abs', id])
}

/** Owner and repository ignore case; a clone address is the repository. */
function settleGithub(parts: AddressParts): PageAddress | null {
  const [owner, repository, ...rest] = parts.segments
  if (owner === undefined || repository === undefined) return null
  const name = repository.replace(/\.git$/i, '').toLowerCase()
  return page('github.com', [owner.toLowerCase(), name, ...rest], rest.length === 0 ? [] : parts.query)
}

/** Search trends name the query in the fragment; without one the address is the whole list, not a page. */
function settleGoogleTrends(parts: AddressParts): PageAddress | null {
  const query = parts.fragment || queryValue(parts, 'q') || ''
  return query === '' ? null : page(parts.host, ['explore'], [['q', query.toLowerCase()]])
}

/** Addresses of the copies search engines keep: the original page stands in the path. */
function settleAmpCopy(parts: AddressParts): PageAddress | null {
  const at = parts.segments.indexOf('s')
  const [host, ...segments] = parts.segments.slice(at + 1)
  return at < 0 || host === undefined ? null : page(host.toLowerCase().replace(/^www\./, ''), segments, parts.query)
}

/** Ways out of a site: the page they lead to stands in a parameter, beside ones that change with every reading. */
const WAYS_OUT: readonly { readonly place: RegExp; readonly names: readonly string[] }[] = [
  { place: /^bing\.com\/news\/apiclick\.aspx$/i, names: ['url'] },
  { place: /^google\.[a-z.]+\/url$/, names: ['url', 'q'] },
  { place: /^lm?\.(?:facebook|instagram)\.com\//, names: ['u'] },
  { place: /^out\.reddit\.com\//, names: ['url'] },
  { place: /^youtube\.com\/redirect$/, names: ['q'] },
  { place: /^t\.umblr\.com\/redirect$/, names: ['z'] },
  { place: /^duckduckgo\.com\/l$/, names: ['uddg'] },
  { place: /^vk\.com\/away\.php$/, names: ['to'] },
  { place: /^steamcommunity\.com\/linkfilter$/, names: ['url', 'u'] },
  { place: /^linkedin\.com\/redir\/redirect$/, names: ['url'] },
  { place: /^go\.redirectingat\.com\/$/, names: ['url'] },
  { place: /^redirect\.viglink\.com\/$/, names: ['u'] },
]

function settleWayOut(parts: AddressParts): PageAddress | null {
  const place = `${parts.host}/${parts.segments.join('/')}`
  const way = WAYS_OUT.find((candidate) => candidate.place.test(place))
  const targets = way?.names.flatMap((name) => splitAddress(queryValue(parts, name) ?? '') ?? []) ?? []
  return targets[0] === undefined ? null : settleSite(targets[0])
}

/** The same story under every language and country it was listed for. */
function settleGoogleNews(parts: AddressParts): PageAddress | null {
  const at = parts.segments.findIndex((segment) => /^(?:articles|read)$/.test(segment))
  const id = parts.segments[at + 1]
  return at < 0 || id === undefined ? null : page(parts.host, ['articles', id])
}

/** Both hosts show every story. */
function settleBbc(parts: AddressParts): PageAddress {
  const isStory = /^(?:news|sport)$/.test(parts.segments[0] ?? '')
  return page(isStory ? 'bbc.com' : parts.host, parts.segments, parts.query)
}

/** Sites that say in parameters of their own where a link stood, or whose gift it is. */
const settleWithout =
  (names: RegExp) =>
  (parts: AddressParts): PageAddress =>
    page(
      parts.host,
      parts.segments,
      parts.query.filter(([name]) => !names.test(name)),
    )

/** The date in the path identifies the story. Every parameter only says which newsletter or list linked to it. */
function settleNewYorkTimes(parts: AddressParts): PageAddress {
  const isStory = parts.segments.some((segment) => /^(?:19|20)\d\d$/.test(segment))
  return page(parts.host, parts.segments, isStory ? [] : parts.query)
}

/** Where the path names the page, every parameter says how a reader came there. */
const settleByPath =
  (path: RegExp, kept: RegExp = /^$/) =>
  (parts: AddressParts): PageAddress =>
    page(
      parts.host,
      parts.segments,
      path.test(parts.segments.join('/')) ? parts.query.filter(([name]) => kept.test(name)) : parts.query,
    )

/** Articles have a number in the path, or four parameters that name account and article. */
const settleWeixin = (parts: AddressParts): PageAddress =>
  parts.segments.length > 1 ? settleByPath(/^s\//)(parts) : settleByPath(/^s$/, /^(?:__biz|mid|idx|sn)$/)(parts)

/** An article of several pages is whole at its `komplettansicht`. */
const settleZeit = (parts: AddressParts): PageAddress =>
  page(
    parts.host,
    parts.segments.filter((segment) => segment !== 'komplettansicht'),
    parts.query,
  )

/** Hosts that show every page of another under the same path. */
const SAME_HOSTS: readonly (readonly [host: RegExp, same: string])[] = [
  [/^(?:edition|us|international|lite)\.cnn\.com$/, 'cnn.com'],
  [/^the-independent\.com$/, 'independent.co.uk'],
  [/^eu\.usatoday\.com$/, 'usatoday.com'],
  [/^dailymail\.com$/, 'dailymail.co.uk'],
  [/^threads\.net$/, 'threads.com'],
  [/^[a-z]{2}\.linkedin\.com$/, 'linkedin.com'],
]

const SITE_RULES: readonly SiteRule[] = [
  { hosts: /^(?:youtu\.be|(?:music\.)?youtube(?:-nocookie)?\.com)$/, settle: settleYoutube },
  { hosts: /^(?:redd\.it|(?:(?:old|new|np|i|amp)\.)?reddit\.com)$/, settle: settleReddit },
  { hosts: /^(?:x|twitter)\.com$/, settle: settleX },
  { hosts: /^(?:[a-z-]+\.)?wikipedia\.org$/, settle: settleWikipedia },
  { hosts: /^(?:export\.)?arxiv\.org$/, settle: settleArxiv },
  { hosts: /^github\.com$/, settle: settleGithub },
  { hosts: /^trends\.google\.[a-z.]+$/, settle: settleGoogleTrends },
  { hosts: /^news\.google\.com$/, settle: settleGoogleNews },
  { hosts: /^bbc\.co(?:m|\.uk)$/, settle: settleBbc },
  { hosts: /^nytimes\.com$/, settle: settleNewYorkTimes },
  { hosts: /^msn\.com$/, settle: settleWithout(/^(?:cvid|ei|pc|nvid)$/) },
  { hosts: /^forbes\.com$/, settle: settleWithout(/^sh$/) },
  { hosts: /^(?:businessinsider|insider)\.[a-z.]+$/, settle: settleWithout(/^(?:r|ir)$/i) },
  { hosts: /^(?:wsj|marketwatch|barrons)\.com$/, settle: settleWithout(/^(?:mod|st|reflink)$/) },
  { hosts: /^npr\.org$/, settle: settleWithout(/^(?:ft|f|sc)$/) },
  { hosts: /^scmp\.com$/, settle: settleWithout(/^(?:module|pgtype)$/) },
  { hosts: /^[\w-]+\.substack\.com$/, settle: settleByPath(/^p\b/) },
  { hosts: /^ft\.com$/, settle: settleWithout(/^token$/) },
  { hosts: /^(?:[\w-]+\.)?medium\.com$/, settle: settleWithout(/^sk$/) },
  { hosts: /^sueddeutsche\.de$/, settle: settleWithout(/^reduced$/) },
  { hosts: /^time\.com$/, settle: settleWithout(/^xid$/) },
  { hosts: /^threads\.com$/, settle: settleWithout(/^(?:xmt|slof)$/) },
  { hosts: /^linkedin\.com$/, settle: settleWithout(/^rcm$/) },
  {
    hosts: /^(?:(?:stackoverflow|superuser|serverfault|askubuntu)\.com|mathoverflow\.net|[\w.-]+\.stackexchange\.com)$/,
    settle: settleWithout(/^[lr]q$/),
  },
  { hosts: /^tiktok\.com$/, settle: settleByPath(/^@[^/]+\/(?:video|photo)\//) },
  { hosts: /^news\.yahoo\.co\.jp$/, settle: settleByPath(/^articles\//, /^page$/) },
  { hosts: /^mp\.weixin\.qq\.com$/, settle: settleWeixin },
  { hosts: /^zeit\.de$/, settle: settleZeit },
  { hosts: /\.cdn\.ampproject\.org$/, settle: settleAmpCopy },
]

/** Settles the spellings a known site has for one page; other sites pass unchanged, without their fragment. */
export function settleSite(given: AddressParts): PageAddress {
  const beyond = settleWayOut(given)
  if (beyond !== null) return beyond
  const parts = { ...given, host: SAME_HOSTS.find(([host]) => host.test(given.host))?.[1] ?? given.host }
  if (/^google\.[a-z.]+$/.test(parts.host) && parts.segments[0] === 'amp') {
    return settleAmpCopy(parts) ?? page(parts.host, parts.segments, parts.query)
  }
  const rule = SITE_RULES.find((candidate) => candidate.hosts.test(parts.host))
  return rule?.settle(parts) ?? page(parts.host, parts.segments, parts.query)
}
