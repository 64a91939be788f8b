import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { headlineSubject } from './headline-subject'
import { capitalised, topicNameOf } from './topic-name'

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
  ])('is, in the catalogue, as one would write it: %s', (name, description, inside) => {
    expect(topicNameOf(buildTrendDetail(1, { name, description, origin: 'starter' })).inside).toBe(inside)
  })

  it.each([
    ['Taylor Swift', 'Taylor Swift news'],
    ['zendaya', 'zendaya news'],
    ['Ennio Morricone wins Oscar for score', 'Ennio Morricone news'],
    ['José García', 'José García news'],
    ['#TravisScott', '#TravisScott'],
    ['iPhone 19', 'iPhone 19'],
    ['owner/repository', 'owner/repository'],
    ['Champions League final', 'Champions League final'],
    ['Halloween costumes', 'halloween costumes'],
    ['The Great British Bake Off', 'the Great British Bake Off'],
  ])('makes a joke of the news and never of a person: %s', (name, inside) => {
    expect(topicNameOf(buildTrendDetail(1, { name }))).toMatchObject({ inside, isHeadline: false })
  })

  it('is a headline between quotation marks, cut at a word, where no shorter name is certain', () => {
    const name = 'Why a very large “shop” in a small village by the sea stays empty'
    const inside = '“Why a very large shop in a small village by the…”'
    expect(topicNameOf(buildTrendDetail(1, { name }))).toEqual({ first: inside, inside, isHeadline: true })
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
