import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { expect, test } from 'vitest'
import { readEventDate } from './event-date'
import type { StarterTrend } from './starter-trend'
import { STARTER_TRENDS } from './starter-trends'

const PAGE_BACKGROUND = '#05060f'
const WRITTEN_ON = '2026-11-20'

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(color: string): number {
  return (luminance(color) + 0.05) / (luminance(PAGE_BACKGROUND) + 0.05)
}

/** Keys of the trends a rule does not hold for: a failing test names them. */
function offenders(rule: (trend: StarterTrend) => boolean): string[] {
  return STARTER_TRENDS.filter((trend) => !rule(trend)).map((trend) => trend.key)
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most
const isUniqueOver = (pick: (trend: StarterTrend) => string): boolean =>
  new Set(STARTER_TRENDS.map(pick)).size === STARTER_TRENDS.length

test('holds at least 48 trends, at least three of every category (OP-32)', () => {
  expect(STARTER_TRENDS.length).toBeGreaterThanOrEqual(48)
  for (const category of CATEGORIES) {
    expect(STARTER_TRENDS.filter((trend) => trend.category === category).length, category).toBeGreaterThanOrEqual(3)
  }
})

test('never uses an id, a name, a key, a colour or an article twice', () => {
  expect(isUniqueOver((trend) => trend.id)).toBe(true)
  expect(isUniqueOver((trend) => trend.key)).toBe(true)
  expect(isUniqueOver((trend) => trend.name.toLowerCase())).toBe(true)
  expect(isUniqueOver((trend) => trend.color)).toBe(true)
  expect(isUniqueOver((trend) => trend.article.url)).toBe(true)
})

test('opens with six trends of six categories', () => {
  expect(new Set(STARTER_TRENDS.slice(0, 6).map((trend) => trend.category)).size).toBe(6)
})

test('identifies every trend by a UUID of version 7', () => {
  expect(offenders((trend) => isUuid(trend.id) && trend.id[14] === '7')).toEqual([])
})

test('describes every trend in two sentences of 150 to 350 characters that name a year', () => {
  expect(offenders(({ description }) => isBetween(description.length, 150, 350))).toEqual([])
  expect(offenders(({ description }) => description.match(/[.?](?=\s|$)/g)?.length === 2)).toEqual([])
  expect(offenders(({ description }) => /\b(?:19|20)\d{2}s?\b/.test(description))).toEqual([])
})

test('speaks calmly: no exclamation marks', () => {
  expect(offenders((trend) => !JSON.stringify(trend).includes('!'))).toEqual([])
})

test('gives every trend a colour that can be read on the page', () => {
  expect(offenders((trend) => /^#[0-9a-f]{6}$/.test(trend.color) && contrast(trend.color) >= 4.5)).toEqual([])
})

test('gives every trend three to six different lower-case tags', () => {
  expect(offenders(({ tags }) => isBetween(tags.length, 3, 6) && new Set(tags).size === tags.length)).toEqual([])
  expect(offenders(({ tags }) => tags.every((tag) => tag === tag.trim().toLowerCase()))).toEqual([])
})

test('tells the story of every trend in two to four past events, oldest first, each one sentence', () => {
  const instantsOf = (trend: StarterTrend): string[] => trend.events.map((event) => readEventDate(event.date).at)
  expect(offenders((trend) => isBetween(trend.events.length, 2, 4))).toEqual([])
  expect(offenders((trend) => instantsOf(trend).join() === instantsOf(trend).sort().join())).toEqual([])
  expect(offenders((trend) => instantsOf(trend).every((at) => at < WRITTEN_ON))).toEqual([])
  expect(offenders((trend) => trend.events.every((event) => /^[\p{Lu}\d“].*\.$/u.test(event.text)))).toEqual([])
})

test('links every trend to an article of the English encyclopedia under its own title', () => {
  const titleOf = (url: string): string =>
    decodeURIComponent(url.replace('https://en.wikipedia.org/wiki/', '')).replaceAll('_', ' ')
  expect(offenders(({ article }) => titleOf(article.url) === article.title)).toEqual([])
  expect(offenders(({ article }) => /^https:\/\/en\.wikipedia\.org\/wiki\/[^?#\s]+$/.test(article.url))).toEqual([])
})
