import { HOUR_MS } from '../../primitives/time'
import type { RoundCandidate, SourceRecord } from './choose-round'

/** Six in the morning. */
export const NOW_MS = Date.UTC(2026, 10, 22, 6)
export const DAY = '2026-11-22'

const SUBJECTS = ['Lunar gardens', 'Glass synthesiser', 'Paper robots', 'Kite festival', 'Tide tables', 'Moss carpets']

/** The n-th item that could be asked about: two hours old, 40 points of 300. */
export function candidate(n: number, changes: Partial<RoundCandidate> = {}): RoundCandidate {
  const subject = `${SUBJECTS[n % SUBJECTS.length]} ${n}`
  return {
    source: 'hacker-news',
    itemId: String(n),
    sightingId: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    title: `${subject} in an afternoon`,
    url: `https://news.example/item?id=${n}`,
    publishedAtMs: NOW_MS - 3 * HOUR_MS,
    firstSeenAtMs: NOW_MS - 2 * HOUR_MS,
    forecastAtMs: NOW_MS - 2 * HOUR_MS,
    rank: n,
    probability: 0.234,
    bar: 299.5,
    peak: 40,
    trend: {
      id: `00000000-0000-7000-9000-${String(n).padStart(12, '0')}`,
      name: subject,
      description: 'Somebody made something and showed it to everybody.',
      tags: ['making'],
      category: 'Technology',
      origin: 'live',
    },
    ...changes,
  }
}

export function candidates(count: number, changes: (n: number) => Partial<RoundCandidate> = () => ({})) {
  return Array.from({ length: count }, (_, n) => candidate(n, changes(n)))
}

export const RECORDS: readonly SourceRecord[] = [
  { source: 'hacker-news', everResolved: 900, resolved: 800, brokeOut: 84 },
  { source: 'lobsters', everResolved: 499, resolved: 400, brokeOut: 40 },
  { source: 'mastodon', everResolved: 700, resolved: 600, brokeOut: 60 },
  { source: 'reddit', everResolved: 49, resolved: 49, brokeOut: 5 },
  { source: 'wikipedia', everResolved: 700, resolved: 600, brokeOut: 60 },
]
