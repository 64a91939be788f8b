import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import { StoryWorld, storyItem, WORLD_START_MS } from './story-world.fixtures'

type Telling = { readonly publisher?: string | null; readonly hoursApart?: number }

/** How many stories become of headlines told one after another, by one publisher where one is named. */
function storiesOf(titles: readonly string[], { publisher = null, hoursApart = 1 }: Telling = {}): number {
  const world = new StoryWorld()
  const items = titles.map((title, place) => {
    const item = storyItem(title, { publisher, firstSeenAtMs: WORLD_START_MS + place * hoursApart * HOUR_MS })
    world.round([item])
    return item
  })
  return new Set(items.map(({ id }) => world.storyOf.get(id))).size
}

const APART: readonly (readonly [kind: string, ...titles: string[]])[] = [
  [
    'two things of one city',
    'Bar complaint filed against lawyer Odell Marsh in Washington',
    'Leaders of nine nations to meet in Washington',
  ],
  [
    'rulings of one court',
    'Supreme Court sides with Dunmere fishermen over quotas',
    'Supreme Court lets Halvic recount go ahead',
    'Supreme Court throws out verdict against Perrin Oil',
    'Supreme Court hears case of the Larkhall Six',
  ],
  [
    'an outbreak and a match of one country',
    'Cholera outbreak in Congo kills dozens near Lake Mweru',
    'Congo beat Zambia in World Cup qualifier',
  ],
  [
    'quakes on two continents',
    'Magnitude 6.1 earthquake shakes southern Peru',
    'Magnitude 5.8 earthquake shakes northern Japan',
  ],
  [
    'a school shooting and an election of one state',
    'Two wounded in shooting at Larkhall High School in Virginia',
    'Virginia votes for a new governor',
  ],
  [
    'two health studies',
    'Study finds walking after dinner lowers blood sugar',
    'Study finds loneliness raises risk of stroke',
  ],
  [
    'heat waves of two countries',
    'Heat wave in Spain: record 44 degrees in Seville',
    'Heat wave in India: schools closed in Delhi',
  ],
  ['two things of one company', 'Netflix raises prices in Canada', 'Netflix signs boxing legend for a drama'],
  [
    'two things of one person',
    'Elon Musk appears in court over a tweet',
    'Elon Musk shows a humanoid robot serving drinks',
  ],
  ['an amount', 'Perrin Oil pays $400m to settle river spill', 'Palace ballroom to cost $400m'],
  ['two generations of one phone', 'Fairview 16 phone gets a price cut', 'Fairview 17 phone leaks in three colours'],
  ['two days of one market', 'Dow closes 300 points lower on Monday', 'Dow closes 120 points higher on Tuesday'],
  ['posts of one form', 'Show HN: A spreadsheet for birds', 'Show HN: A clock made of water'],
  ['puzzles of one paper', 'Threadle hints and answers for today', 'Gridlock hints and answers for today'],
  ['goods of one sale', 'Best Harvest Week laptop deals', 'Best Harvest Week television deals'],
  [
    'two countries that do two things',
    'Russia and China sign contract for a pipeline across the steppe',
    'China overtakes Russia in university rankings of rural sociology',
  ],
  [
    'job cuts of two companies',
    'Halvic Bank to cut 900 jobs and trust AI with its ledgers',
    'Perrin Motors moves 900 workers into AI roles ahead of cuts',
  ],
  [
    'charges dropped in two cases',
    'Judge dismisses charges against school official accused of ignoring warnings',
    'All charges dismissed against “Larkhall Six” after transcript is published',
    'Federal judge dismisses criminal charges against Abram Toll',
  ],
  [
    'charges of three cases, with officials and a six in them',
    'Charges dismissed against official at school where six-year-old hurt teacher',
    '“Larkhall Six” charges dropped as top federal official admits error in case',
    'Live: Federal officials announce sweeping fraud charges',
  ],
  [
    'quarters of two companies',
    'Earnings of Meridian beat forecasts for the first quarter',
    'Halvic Bank delays report of first quarter earnings after audit',
  ],
  [
    'sales and traffic of one holiday',
    'Experts found the 90 best Memorial Day sales live for the long weekend',
    'Memorial Day guide: The best and worst times on the road this weekend',
  ],
  [
    'two things of one assembly',
    'UN General Assembly backs ruling on melting glaciers',
    'Tarskan envoy asked to leave race for UN General Assembly vice presidency',
  ],
  [
    'two bids and rulings of one assembly in title case',
    'Tarskan Envoy Pressed To Drop General Assembly Vice Presidency Bid',
    'General Assembly Backs Historic Ruling On Melting Glaciers',
  ],
  [
    'a case that is not linked to an outbreak',
    'Lake fever outbreak on Dunmere ferry: passengers in quarantine',
    'Farmer dies of lake fever in Dunmere, no link to ferry outbreak',
  ],
  [
    'Swedish headlines of one country',
    'Hamnbolaget och Dunmere inleder ett samarbete på varven i Kina',
    'Kina är bäst i världen på att räkna, enligt en studie',
  ],
  [
    'a briefing of two things and one of them',
    'Tarskan premier Ansgar Toll resigns. And, Dunmere floods ease',
    'Tarskan premier Ansgar Toll resigns over dam',
  ],
  [
    'Swedish headlines of one common word',
    'Mannen fördes till sjukhus efter olyckan i hamnen',
    'Nytt sjukhus byggs på öarna',
  ],
]

const TOGETHER: readonly (readonly [kind: string, ...titles: string[]])[] = [
  [
    'two headlines of a case that denies its link',
    'Farmer dies of lake fever in Dunmere, no link to ferry outbreak',
    'Lake fever kills farmer in Dunmere, not linked to ferry outbreak',
  ],
  [
    'a revolt in four steps',
    'Thirty Halvic lawmakers defy premier Ansgar Toll over dam',
    'Premier Ansgar Toll loses dam vote as Halvic lawmakers rebel',
    'Halvic rebels call on Ansgar Toll to resign after dam vote',
    'Ansgar Toll clings on after Halvic dam revolt',
  ],
  [
    'a quake and its rescue',
    'Strong earthquake destroys homes in Tarskan valley',
    'Rescuers pull girl from ruins two days after Tarskan earthquake',
  ],
  [
    'a toll that rises',
    'Tarsk ferry disaster: death toll rises to 16',
    'Death toll in Tarsk ferry disaster climbs to 23',
    'Tarsk ferry: 31 dead, captain arrested',
  ],
  [
    'a Swedish event',
    'Färja på grund utanför Tarskholmen',
    'Färjan vid Tarskholmen: alla passagerare i säkerhet',
    'Kaptenen på färjan vid Tarskholmen var nykter',
  ],
]

describe('what is no story', () => {
  it.each(APART)('keeps %s apart', (_, ...titles) => {
    expect(storiesOf(titles)).toBe(titles.length)
  })
})

describe('a name alone', () => {
  const portrait = 'Elowen Marsh shows unseen pictures of harbour wedding on eighth anniversary'
  const prize = 'Elowen Marsh collects prize for translating medieval love poems into Halvic verse'

  it('keeps full titles told hours apart', () => {
    expect(storiesOf([portrait, prize], { hoursApart: 4 })).toBe(2)
  })

  it('joins full titles told within the hour', () => {
    expect(storiesOf([portrait, prize], { hoursApart: 1 })).toBe(1)
  })

  it('keeps a view of somebody apart at any time', () => {
    const view = 'Elowen Marsh fans, this poet is the most wasted talent of a generation'
    expect(storiesOf([portrait, view], { hoursApart: 1 })).toBe(2)
  })

  it('joins short titles, which leave out what happened', () => {
    expect(storiesOf([portrait, 'Elowen Marsh in love'], { hoursApart: 4 })).toBe(1)
  })
})

const OF_ONE_PUBLISHER: readonly (readonly [kind: string, ...titles: string[]])[] = [
  [
    'tips of one magazine',
    'Seven phone settings to change before you travel',
    'How to make your phone battery last through winter',
    'Why your old phone makes a good baby monitor',
    'The best phone cases for clumsy people',
  ],
  [
    'press releases of one group',
    'Dunmere Group appoints Ines Falk as head of logistics',
    'Dunmere Group opens a warehouse beside the old harbour',
    'Dunmere Group and Perrin Oil extend their agreement',
  ],
]

describe('what one publisher tells', () => {
  it.each(OF_ONE_PUBLISHER)('is no story by one thing alone: %s', (_, ...titles) => {
    expect(storiesOf(titles, { publisher: 'Gazette' })).toBe(titles.length)
  })

  it('is one by two things', () => {
    const titles = ['Ferry runs aground off Tarskholm', 'Tarskholm ferry: captain was sober']
    expect(storiesOf(titles, { publisher: 'Gazette' })).toBe(1)
  })
})

describe('what is one story', () => {
  it.each(TOGETHER)('gathers %s', (_, ...titles) => {
    expect(storiesOf(titles)).toBe(1)
  })
})
