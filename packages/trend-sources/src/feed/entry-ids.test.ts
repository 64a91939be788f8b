import { describe, expect, it } from 'vitest'
import { source } from '../feeds/source'
import { mergeSightings } from '../merge-sightings'
import { CONTEXT, replyTo } from '../testing/replies'

type Entry = {
  readonly title: string
  readonly guid?: string | undefined
  readonly link?: string | undefined
  readonly date?: string | undefined
  readonly summary?: string | undefined
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${text.replaceAll('&', '&amp;')}</${name}>`

function rss(entries: readonly Entry[], name = 'Harbour Post'): string {
  const items = entries.map(
    ({ title, guid, link, date, summary }) =>
      `<item>${element('title', title)}${element('guid', guid)}${element('link', link)}${element('pubDate', date)}${element('description', summary)}</item>`,
  )
  return `<rss version="2.0"><channel><title>${name}</title><link>https://harbour.example/</link>${items.join('')}</channel></rss>`
}

/** What one reading of these feeds gives, each at an address of its own. */
function reading(...feeds: readonly string[]) {
  const items = feeds.flatMap(
    (feed, index) =>
      source.parse(replyTo(source, feed, { address: `https://feeds${index}.example/rss` }), CONTEXT).items,
  )
  return mergeSightings(items)
}

const idsOf = (...feeds: readonly string[]): string[] => reading(...feeds).map(({ itemId }) => itemId)

const DAM: Entry = {
  title: 'Dam bursts above Harbour',
  guid: '1',
  link: 'https://harbour.example/dam',
  date: 'Mon, 31 Aug 2026 08:00:00 GMT',
  summary: 'The dam above Harbour burst in the night.',
}
const COMET: Entry = {
  title: 'Comet Harper seen from the coast',
  guid: '1',
  link: 'https://coast.example/comet',
  date: 'Tue, 01 Sep 2026 06:00:00 GMT',
  summary: 'Thousands watched the comet from the coast.',
}

const KEPT = [
  { title: DAM.title, url: DAM.link, summary: DAM.summary, publishedAtMs: Date.UTC(2026, 7, 31, 8) },
  { title: COMET.title, url: COMET.link, summary: COMET.summary, publishedAtMs: Date.UTC(2026, 8, 1, 6) },
]

describe('what tells entries of feeds apart', () => {
  it('keeps two articles that two feeds call by one guid', () => {
    expect(reading(rss([DAM]), rss([COMET]))).toMatchObject(KEPT)
  })

  it('keeps two articles that one feed calls by one guid', () => {
    expect(reading(rss([DAM, COMET]))).toMatchObject(KEPT)
  })

  it('takes a guid that comes back for another article as another one', () => {
    expect(idsOf(rss([DAM]))).not.toEqual(idsOf(rss([COMET])))
  })

  it.each([
    [
      'Atom',
      (guid: string, { title, link }: Entry) =>
        `<feed><title>F</title><entry><id>${guid}</id><title>${title}</title><link href="${link}"/></entry></feed>`,
    ],
    [
      'RDF',
      (guid: string, { title, link }: Entry) =>
        `<rdf:RDF xmlns:rdf="r"><channel><title>F</title></channel><item rdf:about="${guid}"><title>${title}</title><link>${link}</link></item></rdf:RDF>`,
    ],
    [
      'JSON Feed',
      (guid: string, { title, link }: Entry) => JSON.stringify({ title: 'F', items: [{ id: guid, title, url: link }] }),
    ],
  ])('keeps both articles of %s whatever the id is', (_, feedOf) => {
    for (const guid of [
      '7',
      'tag:template.example,2026:1',
      'https://template.example/',
      'urn:uuid:0',
      DAM.link ?? '',
    ]) {
      expect(reading(feedOf(guid, DAM), feedOf(guid, COMET))).toMatchObject([
        { title: DAM.title, url: DAM.link },
        { title: COMET.title, url: COMET.link },
      ])
    }
  })

  it('keeps articles without a page of their own, by feed, title and date', () => {
    const briefing: Entry = { title: 'Daily briefing', guid: '1', date: 'Mon, 31 Aug 2026 06:00:00 GMT' }
    const next = { ...briefing, date: 'Tue, 01 Sep 2026 06:00:00 GMT' }
    const home = 'https://harbour.example/'
    const front = [
      { ...DAM, link: home },
      { ...COMET, link: home },
    ]
    expect(reading(rss([briefing]), rss([briefing]))).toHaveLength(2)
    expect(reading(rss([briefing, next]))).toHaveLength(2)
    expect(idsOf(rss([briefing]))).not.toEqual(idsOf(rss([next])))
    expect(idsOf(rss([briefing]))).toEqual(idsOf(rss([briefing])))
    expect(reading(rss(front))).toMatchObject(front.map(({ title, link }) => ({ title, url: link })))
    expect(reading(rss([{ title: DAM.title }]), rss([{ title: DAM.title }], 'Coast Times'))).toHaveLength(2)
  })

  it('keeps entries of one running page apart by their place in it, or by guid and title', () => {
    const live = 'https://harbour.example/live'
    const posts = [
      { title: 'First boats leave', guid: 'a', link: `${live}#block-1` },
      { title: 'Second bridge closed', guid: 'a', link: `${live}#block-2` },
    ]
    expect(reading(rss(posts))).toHaveLength(2)
    expect(reading(rss(posts.map((post) => ({ ...post, link: live }))))).toHaveLength(2)
    expect(reading(rss(posts.map(({ title }) => ({ title, link: live, guid: live }))))).toHaveLength(2)
  })

  it('keeps what two publishers say about one page', () => {
    const note = { title: 'Why this dam was doomed', guid: DAM.link, link: DAM.link }
    const kept = reading(rss([{ ...DAM, guid: DAM.link }]), rss([note], 'Link Notes'))
    expect(kept.map(({ title, publisher }) => [title, publisher])).toEqual([
      [DAM.title, 'Harbour Post'],
      [note.title, 'Link Notes'],
    ])
  })

  it('is the same for one article in every feed and reading, whatever was changed in its words', () => {
    const permalink = { ...DAM, guid: DAM.link }
    const corrected = { ...DAM, title: 'Dam bursts above Harbour, two missing', date: COMET.date }
    expect(reading(rss([DAM]), rss([DAM]))).toHaveLength(1)
    expect(reading(rss([permalink]), rss([permalink], 'World | Harbour Post'))).toHaveLength(1)
    expect(idsOf(rss([corrected]))).toEqual(idsOf(rss([DAM])))
    expect(idsOf(rss([{ ...DAM, link: `${DAM.link}?utm_source=rss` }]))).toEqual(idsOf(rss([DAM])))
    expect(idsOf(rss([COMET, DAM]))).toContain(idsOf(rss([DAM]))[0])
    expect(idsOf(rss([permalink]))).toEqual([DAM.link])
  })

  it('is the same for one article without a guid, wherever its link was found', () => {
    const links = ['', '?at_medium=RSS', '?utm_source=rss&utm_medium=feed#xtor=RSS-3208', '#:~:text=dam']
    const ids = links.flatMap((added) => idsOf(rss([{ ...DAM, guid: undefined, link: `${DAM.link}${added}` }])))
    expect(new Set(ids)).toEqual(new Set([DAM.link]))
    const numbered = { ...DAM, guid: undefined, link: 'https://harbour.example/?utm_source=rss&p=12' }
    expect(idsOf(rss([numbered]))).toEqual(['https://harbour.example/?p=12'])
  })

  it('is the same for one article whose guid counts its versions, and for one that a feed lists twice', () => {
    const version = (count: number): Entry => ({
      ...DAM,
      guid: `${DAM.link}#${count}`,
      link: `${DAM.link}?at_medium=RSS&at_campaign=rss`,
    })
    expect(idsOf(rss([version(0)]), rss([version(4)]))).toEqual([DAM.link])
    expect(idsOf(rss([version(0), version(1)]))).toEqual([DAM.link])
    expect(idsOf(rss([DAM, DAM]))).toEqual(idsOf(rss([DAM])))
    // a place in the page is none of its versions
    const block = { ...DAM, guid: `${DAM.link}#block-7` }
    expect(idsOf(rss([block]))).not.toEqual([DAM.link])
  })

  it.each(['t', 'ts', 'v', 'rev', 'updated', 'modified'])(
    'is the same for one article whose guid is its page with a new ?%s= in every reading',
    (name) => {
      const at = (time: string): Entry => ({ ...DAM, guid: `${DAM.link}?${name}=${time}` })
      const linked = (time: string): Entry => ({
        ...at(time),
        link: `${DAM.link}?id=1`,
        guid: `${DAM.link}?id=1&${name}=${time}`,
      })
      expect(idsOf(rss([at('1788249600')]), rss([at('1788251400')]), rss([at('3')]))).toEqual([DAM.link])
      expect(idsOf(rss([linked('1')]), rss([linked('2')]))).toEqual([`${DAM.link}?id=1`])
    },
  )

  it.each(['t=1788249600', 'ts=1788249600123', '_=1788249600123', 't=2026-09-01T08:00:00Z'])(
    'is the same for one article whose link and guid end with ?%s, which is new in every reading',
    (mark) => {
      const marked = { ...DAM, guid: `${DAM.link}?${mark}`, link: `${DAM.link}?${mark}` }
      expect(idsOf(rss([marked]))).toEqual([DAM.link])
    },
  )

  it('is another one for pages that a query names', () => {
    const topic = (number: number): Entry => {
      const page = `https://forum.example/viewtopic.php?t=${number}`
      return { ...DAM, guid: page, link: page }
    }
    expect(idsOf(rss([topic(12), topic(13)]))).toHaveLength(2)
  })

  it('is the same for one article in every spelling of the address that is its guid', () => {
    const spellings = [
      'https://harbour.example/dam',
      'http://harbour.example/dam',
      'HTTP://www.harbour.example/dam/',
      'https://harbour.example:443/dam?utm_source=rss',
    ]
    const pages = spellings.flatMap((guid) => idsOf(rss([{ ...DAM, guid }])))
    expect(new Set(pages)).toEqual(new Set([DAM.link]))
    const numbers = ['http://harbour.example/?p=12', 'https://www.harbour.example/?p=12']
    for (const link of [DAM.link, undefined, 'https://harbour.example/']) {
      const ids = numbers.flatMap((guid) => reading(rss([{ ...DAM, guid, link }])).map(({ itemId }) => itemId))
      expect(new Set(ids).size).toBe(1)
    }
    expect(reading(rss([{ ...DAM, guid: spellings[0] }]), rss([{ ...DAM, guid: spellings[1] }]))).toHaveLength(1)
  })

  it('is the same for one article of Drupal whatever the site calls its address', () => {
    const guids = [
      '12 at https://harbour.example',
      '12 at http://www.harbour.example/',
      '12 at https://www.harbour.example',
    ]
    const ids = guids.flatMap((guid) => idsOf(rss([{ ...DAM, guid }])))
    expect(new Set(ids).size).toBe(1)
    expect(idsOf(rss([{ ...DAM, guid: '13 at https://harbour.example' }]))).not.toEqual(ids.slice(0, 1))
  })

  it('keeps a guid that is no address as it is', () => {
    for (const guid of ['tag:harbour.example,2026:1', 'urn:uuid:0', 'AbC', 'http:'])
      expect(idsOf(rss([{ ...DAM, guid }]))).toEqual([`${guid} harbour.example/dam`])
  })
})
