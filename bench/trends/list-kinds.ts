import type { Snapshot } from '@trendverse/domain/trends/momentum/observation'
import { seededRandom } from './synthetic-history'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2024, 0, 1)

export const LIST_KINDS = ['hot-search', 'front-page', 'videos'] as const
type ListKind = (typeof LIST_KINDS)[number]

type Entry = { readonly id: string; readonly bornHour: number; readonly size: number; count: number; pull: number }

type ListRules = {
  readonly stepHours: number
  readonly places: number
  readonly bornPerHour: number
  readonly longestHours: number
  /** Count an item has when the list first sees it, and what it is drawn to. */
  readonly begin: (normal: () => number) => Pick<Entry, 'size' | 'count' | 'pull'>
  /** What one step does to an item; `place` is its last one, from 0. */
  readonly move: (entry: Entry, at: ListInstant, random: () => number, normal: () => number) => void
  /** What the list is ordered by. */
  readonly order: (entry: Entry, ageHours: number) => number
}

type ListInstant = { readonly hour: number; readonly ageHours: number; readonly place: number }

/** Three kinds of lists that show things in ways of their own; the rules are made up, the shapes are those of real lists. */
const RULES: Readonly<Record<ListKind, ListRules>> = {
  // Items appear already large, jump when the site lifts them, and sink within hours; nights are quiet.
  'hot-search': {
    stepHours: 0.5,
    places: 50,
    bornPerHour: 14,
    longestHours: 30,
    begin: (normal) => {
      const size = 3e5 * Math.exp(0.8 * normal())
      return { size, count: size, pull: size * Math.exp(0.3 * normal()) }
    },
    move: (entry, { hour }, random, normal) => {
      const day = 1 + 0.35 * Math.sin((2 * Math.PI * (hour - 9)) / 24)
      if (random() < 0.012) entry.pull = entry.size * (1.5 + 4 * random())
      else entry.pull *= 0.93
      entry.count = Math.round((0.5 * entry.count + 0.5 * entry.pull * day) * Math.exp(0.06 * normal()))
    },
    order: ({ count }) => count,
  },
  // Votes only grow; what stands high gets more of them.
  'front-page': {
    stepHours: 0.5,
    places: 30,
    bornPerHour: 4,
    longestHours: 36,
    begin: (normal) => ({ size: Math.exp(0.9 * normal()), count: Math.round(6 + 3 * Math.abs(normal())), pull: 1 }),
    move: (entry, { ageHours, place }, random, normal) => {
      if (random() < 0.004) entry.pull *= 4
      const shown = 14 * (place + 1) ** -0.55
      entry.count += Math.round(entry.size * entry.pull * shown * Math.exp(0.5 * normal() - ageHours / 14))
    },
    order: ({ count }, ageHours) => (count - 1) / (ageHours + 2) ** 1.6,
  },
  // Views only grow, and most of them were there before the list showed the video.
  videos: {
    stepHours: 24,
    places: 200,
    bornPerHour: 4,
    longestHours: 15 * 24,
    begin: (normal) => {
      const size = 8e5 * Math.exp(1.1 * normal())
      return { size, count: Math.round(size * (0.3 + 0.5 / (1 + Math.exp(-normal())))), pull: size }
    },
    move: (entry, _, random, normal) => {
      if (random() < 0.01) entry.pull *= 2
      entry.count += Math.round(Math.max(0, entry.pull * 1.6 - entry.count) * 0.25 * Math.exp(0.4 * normal()))
    },
    order: ({ count, pull }) => Math.max(0, pull * 1.6 - count),
  },
}

/** A seeded history of a list of some kind. */
export function* listHistory(kind: ListKind, settings: { snapshots: number; seed: number }): Generator<Snapshot> {
  const rules = RULES[kind]
  const random = seededRandom(settings.seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let entries: Entry[] = []
  let places = new Map<string, number>()
  let made = 0
  let due = 0
  for (let step = 0; step < settings.snapshots; step += 1) {
    const hour = step * rules.stepHours
    for (const entry of entries) {
      const place = places.get(entry.id) ?? rules.places
      rules.move(entry, { hour, ageHours: hour - entry.bornHour, place }, random, normal)
    }
    due += rules.bornPerHour * rules.stepHours
    for (; due >= 1; due -= 1) entries.push({ id: `${kind}-${++made}`, bornHour: hour, ...rules.begin(normal) })
    entries = entries.filter(({ bornHour }) => hour - bornHour < rules.longestHours)
    const listed = entries
      .map((entry) => ({ entry, order: rules.order(entry, hour - entry.bornHour) }))
      .sort((a, b) => b.order - a.order)
      .slice(0, rules.places)
    places = new Map(listed.map(({ entry }, place) => [entry.id, place]))
    yield {
      observedAtMs: START_MS + hour * HOUR_MS,
      observations: listed.map(({ entry: { id, count } }, place) => ({
        itemId: id,
        title: id,
        url: null,
        metric: count,
        rank: place + 1,
        publishedAtMs: null,
      })),
    }
  }
}
