import { buildItem as item, ITEM_NOW_MS as NOW } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import type { FollowedItem } from '../items/followed-item'
import { deservesTrend } from './deserves-trend'
import { mayShow } from './may-show'

const article = (publisher: string, changes: Partial<FollowedItem> = {}) =>
  item('feeds', 'Comet Harper returns', { publisher, ...changes })

describe('deservesTrend (OP-81)', () => {
  it('founds what two publishers or sources tell, and not what one tells twice', () => {
    expect(deservesTrend([article('Orbit'), article('Dawn')], NOW)).toBe(true)
    expect(deservesTrend([item('reddit', 'Comet Harper'), item('bluesky', 'Comet Harper')], NOW)).toBe(true)
    expect(deservesTrend([article('Orbit'), article('orbit')], NOW)).toBe(false)
    expect(deservesTrend([item('reddit', 'Comet Harper'), item('reddit', 'Comet Harper')], NOW)).toBe(false)
  })

  it('founds nothing on a single sighting on one small site', () => {
    expect(deservesTrend([item('lobsters', 'A comet tracker', { metric: 83, rank: 1 })], NOW)).toBe(false)
    expect(
      deservesTrend([item('github', 'owner/comets', { metric: 300, rank: 1, summary: 'Tracks comets.' })], NOW),
    ).toBe(false)
    expect(deservesTrend([article('Small Blog')], NOW)).toBe(false)
  })

  it('founds nothing on the front-page place of an opinion, a statement, a question or a guide', () => {
    const top = (title: string) => [item('feeds', title, { publisher: 'Orbit', rank: 1 })]
    expect(deservesTrend(top('Dam of Tarsk bursts after heavy rain'), NOW)).toBe(true)
    expect(deservesTrend(top("Dam of Tarsk bursts after heavy rain. Here's what we know"), NOW)).toBe(true)
    for (const title of [
      'Opinion: The dam of Tarsk was never safe',
      'Mayor Berg: “The dam was never safe”',
      '‘A relic of the past’: The dam of Tarsk has fallen',
      'Why did the dam of Tarsk burst?',
      'What to know about the dam of Tarsk',
      'Best Harvest Week deals you can still shop',
      'Dam of Tarsk: latest evacuation maps and updates',
    ]) {
      expect(deservesTrend(top(title), NOW)).toBe(false)
    }
  })

  it('founds nothing on Swedish headlines that leave open what they are about', () => {
    const top = (title: string) => [item('feeds', title, { publisher: 'Hamnposten', language: 'sv', rank: 1 })]
    expect(deservesTrend(top('Dammen i Tarsk brast efter kraftigt regn'), NOW)).toBe(true)
    expect(deservesTrend(top('Har panik inför det stora mötet'), NOW)).toBe(false)
  })

  it('founds nothing on questions, guides, offers, verdicts and live pages, however many publishers have them', () => {
    const told = (...titles: string[]) =>
      titles.map((title, place) => item('feeds', title, { publisher: `Orbit ${place}` }))
    expect(deservesTrend(told('Why did the dam of Tarsk burst?', 'What to know about the dam of Tarsk'), NOW)).toBe(
      false,
    )
    expect(
      deservesTrend(told('The best Tarsk Day deals to shop', 'Our experts found the best Tarsk Day sales'), NOW),
    ).toBe(false)
    const verdict = 'The dam of Tarsk is a disaster'
    expect(deservesTrend(told(verdict, verdict), NOW)).toBe(false)
    expect(deservesTrend(told('Why did the dam of Tarsk burst?', 'Dam of Tarsk bursts after heavy rain'), NOW)).toBe(
      true,
    )
    expect(
      deservesTrend(told('Why did the dam burst? Engineers find the leak', 'Why the dam of Tarsk burst'), NOW),
    ).toBe(true)
  })

  it('founds what stands high among people', () => {
    expect(deservesTrend([item('hacker-news', 'A comet tracker', { metric: 150 })], NOW)).toBe(true)
    expect(deservesTrend([item('hacker-news', 'A comet tracker', { metric: 149 })], NOW)).toBe(false)
    expect(deservesTrend([item('wikipedia', 'Comet Harper', { metric: 40_000, usual: 1_000 })], NOW)).toBe(true)
    expect(deservesTrend([article('Orbit', { rank: 8 })], NOW)).toBe(true)
    expect(deservesTrend([article('Orbit', { rank: 9 })], NOW)).toBe(false)
  })

  it('asks for a third of that where the engine sees it break out', () => {
    const small = { metric: 60, alert: true }
    expect(deservesTrend([item('hacker-news', 'A comet tracker', small)], NOW)).toBe(true)
    expect(deservesTrend([item('hacker-news', 'A comet tracker', { ...small, alert: false })], NOW)).toBe(false)
  })

  it.each([
    item('mastodon', '#introduction', { metric: 9_000 }),
    item('mastodon', 'So happy today, look at this', { itemId: 'post:1', metric: 9_000 }),
    item('wikipedia', 'Deaths in 2026', { metric: 900_000 }),
    item('wikipedia', 'List of highest-grossing films', { metric: 900_000 }),
    item('github', 'owner/comets', { metric: 90_000 }),
    article('Orbit', { rank: 1, publishedAtMs: NOW - 49 * HOUR_MS }),
    item('google-trends', 'Comet Harper', { metric: 90_000, lastSeenAtMs: NOW - 3 * HOUR_MS }),
    item('google-trends', 'Comet Harper', { metric: 90_000, publishedAtMs: NOW - 49 * HOUR_MS }),
    item('bluesky', 'Marin Vale on Twitter', { metric: 90_000 }),
  ])('founds nothing on $source: $title', (one) => {
    expect(deservesTrend([one], NOW)).toBe(false)
  })
})

describe('mayShow', () => {
  it('waits for a second round or a second voice', () => {
    const alone = item('hacker-news', 'A comet tracker', { metric: 500 })
    expect(mayShow([alone], NOW)).toBe(false)
    expect(mayShow([{ ...alone, lastSeenAtMs: NOW + HOUR_MS }], NOW + HOUR_MS)).toBe(true)
    expect(mayShow([article('Orbit'), article('Dawn')], NOW)).toBe(true)
  })
})
