import { describe, expect, it } from 'vitest'
import type { SourceId } from '../items/source'
import { categorise } from './categorise'
import type { Category } from './category'
import { type Evidence, evidence } from './evidence.fixtures'

const g: SourceId = 'google-trends'
const w: SourceId = 'wikipedia'
const m: SourceId = 'mastodon'
const b: SourceId = 'bluesky'
const h: SourceId = 'hacker-news'
const r: SourceId = 'reddit'
const f: SourceId = 'feeds'
const reported = (title: string, publisher = 'Daily Paper') => ({
  references: [{ title, url: 'https://news.example.com/story', publisher }],
})

/** Titles as the sources bring them, labelled by hand. */
const LABELLED: readonly (readonly [Category, SourceId, string, Partial<Evidence>?])[] = [
  ['News & Politics', f, 'Toxic chemicals leak from a tank in Holmvik, hundreds told to leave'],
  ['News & Politics', f, 'Tank with toxic chemicals will explode, officials in Holmvik say'],
  ['Business', f, 'Media magnate Orlo Velda, fond of print, buys half of the Harbour Post'],
  ['Lifestyle', f, 'BMW brings back a manual gearbox'],
  ['Music', g, 'tyler the creator', reported('Tyler, the Creator cancels headlining sets at Lollapalooza')],
  ['Music', g, 'travis scott', reported('Rapper arrested after argument on a yacht')],
  ['Music', w, 'Sabrina Carpenter'],
  ['Music', w, 'Eurovision Song Contest 2026'],
  ['Music', r, 'New album from Radiohead announced for autumn', { tags: ['indieheads'] }],
  ['Music', m, '#NowPlaying'],
  ['Music', f, 'Orchestra plays unfinished symphony for the first time'],
  ['Music', b, 'Glastonbury Headliners'],
  ['Music', m, '#JukeboxFridayNight', { tags: ['jukeboxfridaynight'] }],
  ['Film & TV', w, 'Sinners (2025 film)'],
  ['Film & TV', g, 'the bear season 4', reported('The kitchen drama returns to Hulu this week')],
  ['Film & TV', b, 'Horror Films'],
  ['Film & TV', b, 'B Movie Maniacs'],
  ['Film & TV', f, 'Box office: animated sequel opens to 150 million'],
  ['Film & TV', w, 'Severance (TV series)'],
  ['Film & TV', r, 'Official trailer for the next Superman', { tags: ['movies'] }],
  ['Film & TV', f, 'Oscars: the full list of nominees'],
  ['Film & TV', g, 'love island usa', reported('Who left the villa last night')],
  ['Film & TV', w, 'House of the Dragon'],
  ['Film & TV', m, '#Monsterdon', { tags: ['monsterdon', 'horror', 'movies'] }],
  ['Gaming', r, 'Hollow Knight Silksong release date confirmed'],
  ['Gaming', g, 'elden ring dlc'],
  ['Gaming', f, 'Nintendo shows the next Mario Kart for Switch 2'],
  ['Gaming', w, 'Minecraft'],
  ['Gaming', m, '#IndieGame'],
  ['Gaming', b, 'Summer Game Fest', { category: 'Gaming' }],
  ['Gaming', f, 'A speedrunner finishes the classic in eleven minutes'],
  ['Gaming', r, 'Patch notes 7.41', { tags: ['leagueoflegends'] }],
  ['Sports', g, 'celtics parade'],
  ['Sports', g, 'boston vs dallas', reported('Finals game 5: how to watch', 'ESPN')],
  ['Sports', w, 'UEFA Euro 2024'],
  ['Sports', w, '2026 FIFA World Cup'],
  ['Sports', b, 'Gianni Infantino'],
  ['Sports', b, 'WWE'],
  ['Sports', b, 'FIFA'],
  ['Sports', w, 'Max Verstappen'],
  ['Sports', f, 'Champions League final: late goal decides the match'],
  ['Sports', f, 'Tennis: top seed out of Wimbledon in the first round'],
  ['Sports', g, 'willie mays', reported('Baseball great dies at 93', 'MLB.com')],
  ['Sports', f, 'Marathon world record broken in Berlin'],
  ['Sports', m, '#TourDeFrance'],
  ['Technology', h, 'Show HN: A terminal file manager written in Rust'],
  ['Technology', h, 'PostgreSQL 19 beta is out'],
  ['Technology', h, 'Why we moved off Kubernetes'],
  ['Technology', 'github', 'owner/fast-vector-search', { category: 'Technology' }],
  ['Technology', 'lobsters', 'Writing a compiler in an afternoon', { category: 'Technology' }],
  ['Technology', f, 'Critical vulnerability found in popular router firmware'],
  ['Technology', g, 'chatgpt down', reported('OpenAI confirms outage')],
  ['Technology', f, 'Apple unveils new iPhone with a foldable screen'],
  ['Technology', w, 'ChatGPT'],
  ['Technology', m, '#Fediverse'],
  ['Technology', h, 'The tyranny of small decisions in large code bases'],
  ['Technology', r, 'My NAS finally died', { tags: ['selfhosted'] }],
  ['Science', g, 'summer solstice 2024', reported('When is the first day of summer?')],
  ['Science', f, 'Astronomers find water vapour on a distant exoplanet'],
  ['Science', 'arxiv', 'On the stability of rotating stars', { category: 'Science' }],
  ['Science', f, 'SpaceX launches rocket with lunar lander'],
  ['Science', w, 'Total solar eclipse'],
  ['Science', h, 'New proof of an old theorem about prime numbers'],
  ['Science', f, 'Fossil of a feathered dinosaur discovered in Brazil'],
  ['Science', r, 'Study: coral reefs recover faster than thought', { tags: ['science'] }],
  ['Science', b, 'Perseids', {}],
  ['Fashion', f, 'Met Gala 2026: every red carpet look'],
  ['Fashion', g, 'paris fashion week'],
  ['Fashion', r, 'Which sneakers go with wide trousers?', { tags: ['malefashionadvice'] }],
  ['Fashion', f, 'Why kitten heels are back'],
  ['Fashion', f, 'Gucci names a new creative director'],
  ['Food', g, 'dubai chocolate', reported('Where to buy the pistachio bar')],
  ['Food', f, 'The best sourdough recipe for beginners'],
  ['Food', r, 'I made ramen from scratch', { tags: ['food'] }],
  ['Food', g, 'mcdonalds snack wrap'],
  ['Food', f, 'Michelin guide awards its stars for the year'],
  ['Internet Culture', m, '#Caturday'],
  ['Internet Culture', b, 'Art Fight'],
  ['Internet Culture', f, 'How a TikTok meme conquered schools'],
  ['Internet Culture', g, 'kai cenat'],
  ['Internet Culture', w, 'MrBeast'],
  ['Internet Culture', r, 'What is going on with everyone saying that word?', { tags: ['outoftheloop'] }],
  ['News & Politics', b, 'Manchester Elections'],
  ['News & Politics', b, 'Todd Blanche'],
  ['News & Politics', f, 'Senate passes bill on border security'],
  ['News & Politics', f, 'Ceasefire talks resume as troops withdraw'],
  ['News & Politics', w, 'Juneteenth'],
  ['News & Politics', f, 'Strong earthquake hits northern Chile'],
  ['News & Politics', g, 'supreme court ruling today'],
  ['News & Politics', f, 'Bundestag stimmt über Haushalt ab'],
  ['News & Politics', m, '#Ukraine'],
  ['News & Politics', g, 'hurricane erin path', reported('Storm warning for the coast')],
  ['News & Politics', f, 'Police investigate shooting at shopping mall'],
  ['Business', g, 'nvidia stock', reported('Shares fall after earnings', 'CNBC')],
  ['Business', f, 'Federal Reserve holds interest rates steady'],
  ['Business', f, 'Retailer files for bankruptcy and closes 200 shops'],
  ['Business', g, 'bitcoin price'],
  ['Business', f, 'Two airlines agree on merger'],
  ['Business', r, 'Market crash?', { tags: ['wallstreetbets'] }],
  ['Lifestyle', g, 'happy fathers day'],
  ['Lifestyle', f, 'Ten houseplants that survive anything'],
  ['Lifestyle', f, 'Yoga against back pain'],
  ['Lifestyle', r, 'Finished my first knitting project'],
  ['Lifestyle', f, 'The quietest national park to visit by train'],
  ['General', w, 'Neatsville, Kentucky'],
  ['General', g, 'miguel'],
  ['General', m, '#SaveDotOrg'],
]

describe('categorise', () => {
  it('gets at least 85 of 100 realistic titles right', () => {
    expect(LABELLED.length).toBeGreaterThanOrEqual(80)
    const wrong = LABELLED.filter(
      ([label, source, title, more]) => categorise([evidence(source, title, more)]) !== label,
    )
    const accuracy = 1 - wrong.length / LABELLED.length
    const misses = wrong.map(
      ([label, source, title, more]) => `${title}: ${label} read as ${categorise([evidence(source, title, more)])}`,
    )
    expect(accuracy, misses.join('\n')).toBeGreaterThanOrEqual(0.85)
  })

  it('falls back to Technology for developer sources and to General for the rest', () => {
    expect(categorise([evidence(h, 'Untitled')])).toBe('Technology')
    expect(categorise([evidence(g, 'zzyzx')])).toBe('General')
    expect(categorise([])).toBe('General')
  })

  it('lets clear words of another field win over a developer source', () => {
    expect(categorise([evidence(h, 'Supreme Court strikes down tariffs')])).toBe('News & Politics')
    expect(categorise([evidence('lobsters', 'Election night', { category: 'Technology' })])).toBe('Technology')
  })

  it('believes the site linked and the section of a newspaper', () => {
    expect(categorise([evidence(f, 'A long evening', { url: 'https://www.espn.com/story/1' })])).toBe('Sports')
    expect(categorise([evidence(f, 'A long evening', { url: 'https://www.example.com/music/2026/story' })])).toBe(
      'Music',
    )
  })

  it('believes the publisher a source names where the address says nothing', () => {
    const url = 'https://news.example/articles/1'
    expect(categorise([evidence(f, 'A long evening', { url, publisher: 'Orbit Weekly' })])).toBe('General')
    expect(categorise([evidence(f, 'A long evening', { url, publisher: 'ESPN' })])).toBe('Sports')
  })

  it('adds up the items of a trend', () => {
    const items = [
      evidence(g, 'the weeknd'),
      evidence(f, 'Stadium tour adds dates'),
      evidence(r, 'x', { tags: ['music'] }),
    ]
    expect(categorise(items)).toBe('Music')
  })

  it('is not moved by hostile texts', () => {
    const hostile = ['__proto__', 'constructor', '', 'toString', '<zzz>', '\u0000']
    for (const title of hostile) {
      expect(categorise([evidence(m, title, { tags: [title], url: `https://${title}` })])).toBe('General')
    }
  })
})
