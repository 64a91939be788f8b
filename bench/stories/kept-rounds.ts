import { loadavg } from 'node:os'
import type { Composition } from '@trendverse/application/ports/stories'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { readHeadline } from '@trendverse/domain/trends/stories/headline'
import { WordFrequencies } from '@trendverse/domain/trends/stories/word-frequencies'
import { middle, openReadings } from './embedded-readings'
import { syntheticStream } from './synthetic-stream'

/**
 * What keeping one round takes in an installation of 30,000 trends that has read 100,000 headlines in two weeks, over the
 * embedded database: bytes handed to it, bytes of its log, milliseconds; in turns with rounds that write all word frequencies
 * whole, as versions before did.
 */
const TRENDS = 30_000
const HEADLINES = 100_000
/** New headlines in a round: one, those of some minutes, those of an hour. */
const SIZES = [1, 25, 300] as const
const ROUNDS = 9
/** Rounds before those that are measured, so that stories are live and code is warm. */
const BEFORE = { rounds: 6, headlines: 600 } as const
const MINUTE_MS = 60_000
const WAYS = ['changes', 'whole'] as const

type Way = (typeof WAYS)[number]
type Kept = { readonly ms: number; readonly logBytes: number; readonly bytes: number; readonly wordBytes: number }

const fill = `
insert into trends (id, name, description, description_origin, color, category, status, tags, created_at, updated_at, origin,
  lifecycle, momentum, sources, sparkline, related_ids, last_evidence_at, episode, fading_runs, peak_velocity_per_hour, links,
  dated_events)
select gen_random_uuid(), 'Trend ' || n, 'What people say about it.', '{"kind": "source", "label": "", "url": null}', '#00ffff',
  'technology', 'archived', '[]', now(), now(), 'live', 'dormant', 0, '["reddit"]', '[]', '[]', now(), 1, 0, 0, '[]', '[]'
from generate_series(1, ${TRENDS}) n`

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

let way: Way = 'changes'
let kept: Kept | null = null
let shares = ''
const { database, storage, read, close } = await openReadings((composition) => ({
  ...composition,
  saveComposition: async (wanted) => {
    const round = way === 'whole' ? await withWhole(wanted) : wanted
    const before = await logPosition()
    const beganMs = performance.now()
    const revision = await composition.saveComposition(round)
    const ms = performance.now() - beganMs
    const logBytes = (await logPosition()) - before
    const parts = [...Object.entries(round), ...Object.entries(round.stories ?? {})].filter(
      ([name]) => name !== 'stories',
    )
    if (way === 'changes') shares = parts.map(([name, part]) => `${name} ${bytesOf(part)}`).join(', ')
    kept = { ms, logBytes, bytes: bytesOf(round), wordBytes: Buffer.byteLength(round.stories?.frequencies?.text ?? '') }
    return revision
  },
}))

async function logPosition(): Promise<number> {
  const { rows } = await database.executeSql(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`)
  return Number(rows[0]?.position)
}

/** The same round with everything known of words, which is what it adds to what is stored. */
async function withWhole(round: Composition): Promise<Composition> {
  const change = round.stories?.frequencies
  if (round.stories === null || change === null || change === undefined) return round
  const stored = change.kind === 'whole' ? [] : (await storage.stories.load({ sinceMs: Date.now() })).frequencies
  const text = WordFrequencies.restore([...stored, change.text]).serialise()
  return { ...round, stories: { ...round.stories, frequencies: { kind: 'whole', text } } }
}

try {
  await database.executeSql(fill)
  const { rows } = syntheticStream(HEADLINES)
  const ordered = rows.toSorted((a, b) => a.publishedAtMs - b.publishedAtMs)
  const live = BEFORE.rounds * BEFORE.headlines + SIZES.reduce((sum, size) => sum + size, 0) * ROUNDS * WAYS.length
  const startMs = Date.now() - DAY_MS
  const words = WordFrequencies.shipped()
  for (const { publishedAtMs, title } of ordered.slice(0, -live)) {
    words.age(startMs - 14 * DAY_MS + publishedAtMs)
    words.note(readHeadline(title))
  }
  words.age(startMs)
  await storage.composition.saveComposition({
    trends: [],
    filings: [],
    decisions: [],
    stories: { readRevision: 0, stories: [], frequencies: words.takeChange(), keys: [], merges: [] },
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
  let next = ordered.length - live
  let nowMs = startMs
  const round = async (size: number): Promise<Kept | null> => {
    nowMs += MINUTE_MS
    kept = null
    await read(ordered.slice(next, (next += size)), nowMs)
    return kept
  }
  for (let before = 0; before < BEFORE.rounds; before += 1) await round(BEFORE.headlines)
  const active = (await storage.trends.listActive()).length
  console.log(
    `${TRENDS} trends, ${active} on show, ${words.serialise().split('\n').length - 1} words known (load ${loadavg()[0]?.toFixed(1)})`,
  )
  for (const size of SIZES) {
    const measured: Record<Way, Kept[]> = { changes: [], whole: [] }
    for (let turn = 0; turn < ROUNDS * WAYS.length; turn += 1) {
      way = WAYS[turn % WAYS.length] ?? 'changes'
      const one = await round(size)
      if (one !== null) measured[way].push(one)
    }
    for (const each of WAYS) {
      const of = (key: keyof Kept): string =>
        Math.round(middle(measured[each].map((one) => one[key]))).toLocaleString('en')
      console.log(
        `${size} new headlines, words ${each}: ${of('wordBytes')} bytes of ${of('bytes')} handed over, ${of('logBytes')} in the log, ${of('ms')} ms`,
      )
    }
    console.log(`  parts of the last round, bytes: ${shares}`)
  }
} finally {
  await close()
}
