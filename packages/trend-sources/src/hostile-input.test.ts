import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { describe, expect, it } from 'vitest'
import { SOURCES } from './registry'
import { CONTEXT, parseWith, replyTo } from './testing/replies'

/** What is wrong with items, given what every item owes the rest of the product whatever the outside sent. */
function faultsOf(items: readonly SourceItem[]): string[] {
  return items.flatMap((item) => {
    const texts = [item.title, item.summary ?? '', item.publisher ?? '', item.itemId, ...item.tags]
    const links = [item.url, item.sourceUrl, ...item.references.map(({ url }) => url)]
    const faults = {
      'control or reordering character': texts.some((text) => /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(text)),
      'half a surrogate pair': texts.some((text) => /\p{Surrogate}/u.test(text)),
      'length of the title': item.title.length === 0 || item.title.length > 300,
      'length of the summary': (item.summary?.length ?? 0) > 1_000,
      'length of the publisher': item.publisher === '' || (item.publisher?.length ?? 0) > 120,
      'unsafe link': links.some((link) => link !== null && !/^https?:\/\//.test(link)),
      'unusable count': [item.metric, item.usual, ...item.history.map(({ metric }) => metric)].some(
        (count) => count !== null && !(Number.isSafeInteger(count) && count >= 0),
      ),
      'history that is no history':
        item.history.length > 31 ||
        item.history.some(({ atMs }, index) => atMs <= (item.history[index - 1]?.atMs ?? 0)),
    }
    return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${fault}: ${item.title}`] : []))
  })
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name))
}

const ENTITY_BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`,
).join(
  '',
)}<!ENTITY file SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&lol9; &file; boom</title></item></channel></rss>`

describe('hostile documents', () => {
  it('never expands entities of a DOCTYPE', () => {
    const { items } = parseWith(SOURCES.feeds, ENTITY_BOMB)
    expect(items[0]?.title).toBe('&lol9; &file; boom')
    const small = '<!DOCTYPE x [<!ENTITY e "grown">]><rss><item><title>&e; stays</title></item></rss>'
    expect(parseWith(SOURCES.feeds, small).items[0]?.title).toBe('&e; stays')
  })

  it.each([
    ['depth', '<a>'.repeat(500_000)],
    ['entries', '<item>'.repeat(300_000)],
    ['attributes', `<rss ${'a="b" '.repeat(300_000)}/>`],
    ['open CDATA', `<rss>${'<![CDATA['.repeat(200_000)}`],
    ['array depth', '['.repeat(1_000_000)],
    ['object depth', '{"items":'.repeat(200_000)],
    ['ampersands', `<rss><item><title>${'&'.repeat(1_000_000)}</title></item></rss>`],
  ])('survives a bomb of %s in every parser', (_, body) => {
    expect(SOURCE_IDS.flatMap((id) => faultsOf(parseWith(SOURCES[id], body).items))).toEqual([])
  })

  it('caps the number of items of one reply', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ short_id: `s${index}`, title: `Story ${index}` }))
    expect(parseWith(SOURCES.lobsters, rows).items).toHaveLength(200)
  })
})

const data = sharedDataDir('parsers over recorded and hostile replies')

describe.runIf(data !== null)('recorded and hostile replies', () => {
  const root = data ?? ''
  const views =
    'https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/Black_hole/daily/2026080100/2026083000'
  const recorded: readonly (readonly [SourceId, string, RegExp, string | null])[] = [
    ['google-trends', 'google_trends', /^daily_rss/, null],
    ['wikipedia', 'wikimedia', /^(top|most)/, null],
    ['wikipedia', 'wikimedia', /^per_article/, views],
    ['hacker-news', 'hackernews', /^(firebase_item|firebase_old|algolia_search)/, null],
    ['mastodon', 'mastodon', /^(mastodon\.social|trends_|admin_trends_links)/, null],
    ['bluesky', 'bluesky', /./, null],
    ['github', 'github_search', /(hub4j_1|ratelimit|pygithub_1)\.json$/, null],
    ['lobsters', 'lobsters', /./, null],
    ['feeds', 'news_feeds', /./, null],
    ['reddit', 'reddit', /./, null],
    ['youtube', 'youtube', /^(videos|youtube_channel)/, null],
  ]

  it.each(recorded)('%s reads every recorded list of %s', (id, folder, pattern, address) => {
    const files = filesOf(join(root, 'payloads', folder)).filter((file) => pattern.test(file.split('/').at(-1) ?? ''))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const reply = replyTo(SOURCES[id], readFileSync(file), address === null ? {} : { address })
      const { items, errors } = SOURCES[id].parse(reply, CONTEXT)
      const found = { file, usable: items.length > 0, errors, faults: faultsOf(items) }
      expect(found).toEqual({ file, usable: true, errors: [], faults: [] })
    }
  })

  it('answers every other recorded reply in words', () => {
    const refusals: readonly (readonly [SourceId, string])[] = [
      ['wikipedia', 'wikimedia/api_error.json'],
      ['youtube', 'youtube/error_response.json'],
      ['youtube', 'youtube/error_permission_resp.json'],
      ['youtube', 'youtube/video_category_by_region.json'],
      ['mastodon', 'mastodon/docs_trends_sample_1.json'],
      ['mastodon', 'mastodon/admin_trends_statuses_bigbone.json'],
      ['github', 'github_search/search_repositories_hub4j_mapping_headers.json'],
    ]
    for (const [id, file] of refusals) {
      const { items, errors } = SOURCES[id].parse(
        replyTo(SOURCES[id], readFileSync(join(root, 'payloads', file))),
        CONTEXT,
      )
      expect({ file, items, answered: errors.length > 0 }).toEqual({ file, items: [], answered: true })
    }
  })

  it.each(['feedparser_illformed', 'node_feedparser'])(
    'the feed reader gives items or a clear error for all of %s',
    (folder) => {
      for (const file of filesOf(join(root, 'hostile/feeds', folder))) {
        for (const id of ['feeds', 'arxiv', 'google-trends', 'reddit', 'youtube'] as const) {
          const { items, errors } = SOURCES[id].parse(replyTo(SOURCES[id], readFileSync(file)), CONTEXT)
          const found = { file, id, answered: items.length + errors.length > 0, faults: faultsOf(items) }
          expect(found).toEqual({ file, id, answered: true, faults: [] })
        }
      }
    },
  )

  it('reads undeclared encodings when the header names them', () => {
    for (const [name, charset, word] of [
      ['chardet__eucjp', 'euc-jp', 'ゲーム'],
      ['chardet__shiftjis', 'shift_jis', '記事'],
      ['chardet__koi8r', 'koi8-r', 'новогоднюю'],
      ['chardet__windows1255', 'windows-1255', 'האם'],
      ['chardet__gb2312', 'gb2312', '移民'],
    ] as const) {
      const body = readFileSync(join(root, `hostile/feeds/feedparser_illformed/${name}.xml`))
      const reply = replyTo(SOURCES.feeds, body, { contentType: `text/xml; charset=${charset}` })
      expect(SOURCES.feeds.parse(reply, CONTEXT).items[0]?.title).toContain(word)
    }
  })

  it('every JSON torture file passes through every parser without a throw', () => {
    for (const file of filesOf(join(root, 'hostile/json/JSONTestSuite_parsing'))) {
      const body = readFileSync(file)
      const read = SOURCE_IDS.flatMap((id) => SOURCES[id].parse(replyTo(SOURCES[id], body), CONTEXT).items)
      expect({ file, faults: faultsOf(read) }).toEqual({ file, faults: [] })
    }
  })

  it('naughty strings survive as titles', () => {
    const strings = JSON.parse(readFileSync(join(root, 'hostile/naughty/blns.json'), 'utf8')) as string[]
    let kept = 0
    for (const [index, title] of strings.entries()) {
      const stories = [{ short_id: `s${index}`, title }]
      const inXml = title.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
      const { items, errors } = parseWith(SOURCES.lobsters, stories)
      const fromXml = parseWith(SOURCES.feeds, `<rss><item><title>${inXml}</title></item></rss>`).items
      expect(faultsOf([...items, ...fromXml])).toEqual([])
      expect(items.length + errors.length).toBe(1)
      kept += items.length
    }
    // What is lost is empty or consists of invisible characters only.
    expect(kept).toBeGreaterThan(strings.length - 12)
  })
})
