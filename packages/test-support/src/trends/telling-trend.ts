import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Evidence, TrendDetail } from '@trendverse/domain/trends/trend'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { buildEvidence, buildTrendDetail, testUuid } from './build-trend'

/** Headlines of an invented story: figures, places and verbs a question can be asked about. */
const HEADLINES = [
  'Nora Harper unveils a telescope of 640 mirrors',
  'Nora Harper hires 1,250 engineers for the telescope',
  'First light of the telescope and its mirrors comes 14 months late',
  'Council approves $3.4 billion for mirrors of the telescope',
  'Workshop for telescope mirrors opens in Chile',
  'Engineers cheer as 96% of the mirrors pass their tests',
  'Nora Harper closes a workshop with 27 engineers',
  'Visitors of the workshop pay 35% more in Norway',
  'Nora Harper raises the prices of the workshop',
  'Visitors of the telescope watch 83 comets in one night',
  'Engineers carry mirrors up 2,600 steps to the telescope',
  'Workshop for young engineers moves the telescope to Peru',
  'Nora Harper thanks engineers of the telescope in Vietnam',
  'Nora Harper praises the mirrors and the sky above Namibia',
] as const
/** Names what the headlines are about, and nothing that is asked. */
const ABOUT = 'Nora Harper builds a telescope: her engineers polish mirrors, and visitors may see the workshop.'
/** So far apart that nobody doubts which came first. */
const APART_MS = 20 * HOUR_MS
const FIRST_AT_MS = Date.UTC(2026, 0, 1)

function receiptOf(title: string, place: number): Evidence {
  return buildEvidence(new Date(FIRST_AT_MS + place * APART_MS).toISOString(), {
    id: testUuid(20_000 + place),
    source: 'feeds',
    title,
    publisher: `Harbour Post ${place + 1}`,
    url: `https://harbour.example/${place}`,
  })
}

/** Read once: a walk over every call asks for it thousands of times. */
const [FIRST] = starterTrendDetails()
const EVIDENCE = HEADLINES.map(receiptOf)

/**
 * A trend of the starter catalogue under another id: with a description, dated events and headlines a quiz of five
 * questions and more can be made of.
 */
export function tellingTrend(id: string): TrendDetail {
  if (FIRST === undefined) throw new Error('the catalogue should not be empty')
  return { ...FIRST, id, description: `${FIRST.description} ${ABOUT}`, evidence: EVIDENCE }
}

/** The same headlines as a live story of January 2026. */
export function tellingStory(): TrendDetail {
  return buildTrendDetail(70, {
    name: 'Nora Harper and her telescope',
    description: ABOUT,
    descriptionOrigin: { kind: 'source', label: 'Harbour Post', url: 'https://harbour.example/story' },
    category: 'Science',
    sources: ['feeds'],
    evidence: EVIDENCE,
  })
}

/** Other live stories told by one headline each, which questions about a story are compared with. */
export function otherStories(): readonly TrendDetail[] {
  return [
    'Olga Brandt wins a medal for her drawings of comets',
    'Paul Ferrer returns to the theatre after two years',
    'Microsoft closes its museum of early computers',
    'Ida Lund takes her orchestra on a tour of islands',
    'A ferry to the telescope is late again',
    'The telescope of a hobby club finds a new comet',
    'Telescope makers meet for a summer of repairs',
  ].map((headline, index) =>
    buildTrendDetail(80 + index, {
      name: headline.split(' ').slice(0, 3).join(' '),
      description: `${headline}.`,
      descriptionOrigin: { kind: 'source', label: 'Harbour Post', url: `https://harbour.example/other/${index}` },
      category: 'Science',
      sources: ['feeds'],
    }),
  )
}
