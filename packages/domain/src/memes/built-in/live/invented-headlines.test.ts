import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { TrendDetail } from '../../../trends/trend'
import { textOfCaptions } from '../../compose-meme'
import { MEME_FORMATS, type MemeFormatId } from '../../meme-kinds'
import { writeCaptions } from '../write-captions'

const SEEN_AT = '2026-05-19T12:00:00.000Z'
const FILLER =
  /but make it my week|My attention|That never happens here|^I read “|\bthe [^“”\n]* story\b|undefined|[{}]/m

function story(title: string): TrendDetail {
  const receipt = { source: 'feeds', title, url: 'https://news.example/1', publisher: 'Paper' } as const
  const evidence = [buildEvidence(SEEN_AT, { ...receipt, metric: null, peakMetric: null, metricUnit: 'mentions' })]
  return buildTrendDetail(1, { name: title, description: title, category: 'General', evidence })
}

function memesOf(title: string, format: MemeFormatId, count = 3): readonly string[] {
  const random = seededNumbers(4)
  const kind = { trend: story(title), style: 'funny', tone: 'deadpan', format, customText: '' } as const
  const earlier: string[] = []
  for (let made = 0; made < count; made += 1) {
    earlier.push(textOfCaptions(writeCaptions({ ...kind, random, earlier }).captions))
  }
  return earlier
}

/** Invented headlines, each with words of which its meme must contain at least one. */
const INVENTED: readonly (readonly [headline: string, own: RegExp])[] = [
  [
    'Arsenal beat Chelsea 3-1 to reach the last eight',
    /Arsenal|Chelsea|beat|scor|won|win|los[et]|positives|highlights/i,
  ],
  ['Rosalía postpones Lisbon concert until spring', /Rosalía|postpone|delay|late|date|ready/i],
  [
    'Google unveils foldable Pixel 12 with brighter screen',
    /Google|Pixel|launch|still works|elastic band|case it came in/i,
  ],
  ['EU bans plastic glitter from January', /EU|glitter|ban|forbid|allowed/i],
  [
    'Mozilla shuts down Pocket after ten years',
    /Mozilla|Pocket|shut|closing|clos|last user|farewell|sunset|favourite/i,
  ],
  ['Ikea recalls garlic press over loose metal', /Ikea|garlic|recall|taking it back|refund|have that back/i],
  ['Met Office warns of snow across northern England', /Met Office|snow|warn|jumper/i],
  [
    'Scientists find octopus that builds gardens',
    /octopus|find|found|study|studied|discover|could have told|been saying/i,
  ],
  ['Chancellor says budget is ‘under control’', /Chancellor|“under control”/],
  ['Spotify raises prices for the third time', /Spotify|price|rais|rates|expensive|dearer|adjust/i],
  ['Lidl opens first British pub', /Lidl|pub|open|door|sample/i],
  ['Volkswagen and Rivian to build electric car together', /Volkswagen|together|join|partner|both|logo|side by side/i],
]

describe('a meme about a headline nobody wrote rules for', () => {
  it.each(INVENTED)('%s: has its words in every format, and no filler', (title, own) => {
    for (const format of MEME_FORMATS) {
      const [first = ''] = memesOf(title, format, 1)
      expect(first, format).toMatch(own)
      for (const meme of memesOf(title, format)) expect(meme, format).not.toMatch(FILLER)
    }
  })

  it.each(INVENTED)('%s: keeps the shape of its picture', (title) => {
    for (const meme of memesOf(title, 'nobody')) expect(meme).toMatch(/^Nobody:\n\S/)
    for (const meme of memesOf(title, 'pov')) expect(meme).toMatch(/^POV: /)
    for (const meme of memesOf(title, 'distracted-bf', 1)) {
      for (const label of meme.split('\n')) expect(label).not.toContain(title)
    }
    for (const meme of memesOf(title, 'wojak', 1)) {
      expect(meme).toMatch(/[!?]\n/)
      expect(meme.split('\n')[1]).toMatch(/\b[Yy]ou/)
    }
  })

  it('says one of one, and several of several', () => {
    expect(memesOf('Volkswagen and Rivian to build electric car together', 'pov', 1).join()).toContain(
      'Rivian meet for',
    )
    expect(memesOf('EU bans plastic glitter from January', 'drake', 1).join()).toContain(
      '“Banning” the plastic glitter',
    )
    expect(memesOf('Tickets gone within two hours', 'image-text', 1).join()).toMatch(/: two days$/)
  })

  it.each([
    'Should you ever wash your jeans?',
    'The Great British Summer Holiday That Never Was',
    'Riksbanken sänker styrräntan till 1,5 procent',
    '“We were robbed”: fans furious as a late goal is ruled out',
  ])('quotes what it cannot take apart, and calls nobody by a piece of it: %s', (title) => {
    const start = title.replace('“', '‘').slice(0, 15)
    for (const format of MEME_FORMATS) {
      for (const meme of memesOf(title, format, 1)) expect(meme, format).toContain(`“${start}`)
    }
  })
})
