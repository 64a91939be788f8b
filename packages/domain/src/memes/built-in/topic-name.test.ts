import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { headlineSubject } from './headline-subject'
import { capitalised, topicNameOf } from './topic-name'

const SEEN_AT = '2026-01-01T00:00:00.000Z'

describe('the name of a trend in a sentence', () => {
  it.each([
    ['Bubble tea', 'Tea with pearls.', 'bubble tea'],
    ['Dubai chocolate', 'A bar from Dubai.', 'Dubai chocolate'],
    ['The Eras Tour', 'A tour.', 'the Eras Tour'],
    ['K-pop goes global', 'Songs.', 'K-pop'],
    ['The rise of women’s football', 'Stadiums.', 'women’s football'],
    ['Banksy and street art', 'Walls.', 'Banksy'],
    ['Free and flat-fare transport', 'Buses are free.', 'free and flat-fare transport'],
    ['Podcasts', 'Some podcasts.', 'podcasts'],
    ['parkrun', 'Runs.', 'parkrun'],
    ['Lo-fi beats to study to', 'Music.', 'lo-fi beats'],
    ['The first picture of a black hole', 'A picture.', 'the black hole photo'],
    ['Digital nomads', 'Visas.', 'digital nomad life'],
    ['The Caitlin Clark effect', 'Arenas.', 'Caitlin Clark highlights'],
  ])('is, in the catalogue, as one would write it: %s', (name, description, inside) => {
    expect(topicNameOf(buildTrendDetail(1, { name, description, origin: 'starter' })).inside).toBe(inside)
  })

  it.each([
    ['Taylor Swift', 'Taylor Swift'],
    ['zendaya', 'zendaya'],
    ['Ennio Morricone wins Oscar for score', 'Ennio Morricone'],
    ['José García', 'José García'],
    ['Google’s Gemini Omni', 'Gemini Omni'],
    ['SpaceX Dragon capsule delivers science and supplies to space station', 'the SpaceX Dragon capsule'],
    ['Goldman Sachs to Lead SpaceX’s Mega-IPO Bank Lineup', 'Goldman Sachs'],
    ['Google AI Smart Glasses 2026: Gemini, iPhone Support, Meta Rival', 'Google AI Smart Glasses'],
    ['Stephen Colbert returns to late night TV a day after final taping', 'Stephen Colbert'],
    ['Trump IRS suit', 'the Trump IRS suit'],
    ['Supreme Court Comes Under Scrutiny Again Today', 'the Supreme Court'],
    ['2026 ACM Awards', 'the 2026 ACM Awards'],
    ['#TravisScott', '#TravisScott'],
    ['iPhone 19', 'iPhone 19'],
    ['owner/repository', 'owner/repository'],
    ['Champions League final', 'the Champions League final'],
    ['Halloween costumes', 'Halloween costumes'],
    ['The Great British Bake Off', 'the Great British Bake Off'],
  ])('is short, and is called no story: %s', (name, inside) => {
    expect(topicNameOf(buildTrendDetail(1, { name })).inside).toBe(inside)
  })

  it('is never a headline: where no name is certain it is the one most receipts have, or this story', () => {
    const name = 'Jury tosses the lawsuit of a very rich man against a large company'
    const titled = (...titles: string[]) =>
      topicNameOf(buildTrendDetail(1, { name, evidence: titles.map((title) => buildEvidence(SEEN_AT, { title })) }))
    expect(titled().inside).toBe('this story')
    expect(titled('Why Elon Musk lost against OpenAI', 'What the ruling means for Elon Musk')).toEqual({
      first: 'Elon Musk',
      inside: 'Elon Musk',
      modifier: 'Elon Musk',
      isPlural: false,
    })
    expect(titled('Big Day For All Of Them', 'Big Day For All Of Us').inside).toBe('this story')
    expect(titled('A rock passed by Earth today', 'What it means for Earth').inside).toBe('this story')
    expect(titled('Owner is close to an IPO, say bankers', 'When comes the IPO of it all').inside).toBe('this story')
    for (const told of [
      'Why a very large shop in a small village stays empty',
      'How to read more, according to readers',
    ]) {
      expect(topicNameOf(buildTrendDetail(1, { name: told })).inside).toBe('this story')
    }
  })

  it.each([
    ['Bubble tea', [], false],
    ['2026 ACM Awards', [], true],
    ['Erlang/OTP 24 Highlights', [], true],
    ['Halloween costumes', [], true],
    ['Uber and DoorDash', [], true],
    ['Bernie Sanders', [], null],
    ['Bernie Sanders', ['Bernie Sanders is on tour'], false],
    ['Dallas Mavericks', ['Dallas Mavericks are looking for a coach'], true],
    ['Dallas Mavericks', ['Dallas Mavericks seeks a coach'], false],
  ])('is known as one or as several: %s, %j: %s', (name, titles, plural) => {
    const evidence = titles.map((title) => buildEvidence(SEEN_AT, { title }))
    expect(topicNameOf(buildTrendDetail(1, { name, evidence })).isPlural).toBe(plural)
  })

  it('is nothing the block list refuses', () => {
    expect(topicNameOf(buildTrendDetail(1, { name: 'go kill yourself' })).inside).toBe('this trend')
  })
})

describe('what a headline is about', () => {
  it.each([
    ['Comet Harper becomes visible to the naked eye', 'Comet Harper'],
    ['Deep-sea survey finds a singing reef', 'Deep-sea survey'],
    ['Breaking: Velvet Static announces a reunion tour', 'Velvet Static'],
    ['Show HN: I built a tiny database', null],
    ['Why the best coffee is sold from a van', null],
    ['Rovers, United and City win at once', null],
    ['wins', null],
    ['', null],
  ])('%s', (headline, subject) => {
    expect(headlineSubject(headline, [])).toBe(subject)
  })

  it('is named by a receipt first', () => {
    const titles = ['Something else', 'Meridian Cup', 'Rovers win the Meridian Cup after extra time']
    expect(headlineSubject('Rovers win the Meridian Cup after extra time', titles)).toBe('Meridian Cup')
  })
})

describe('the beginning of a caption', () => {
  it('is written large where the word is written small', () => {
    const written = ['bubble tea', 'iPhone 19', 'r/place', '“tea”', 'the Eras Tour', 'e-sports', '']
    expect(written.map(capitalised)).toEqual([
      'Bubble tea',
      'iPhone 19',
      'r/place',
      '“Tea”',
      'The Eras Tour',
      'E-sports',
      '',
    ])
  })
})
