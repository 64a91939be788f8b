import { join } from 'node:path'
import { bCubed, type Match } from './b-cubed'
import { type HeadlineRow, readHeadlines, readLabels, rowsOf } from './headline-rows'
import { replayStories } from './replay-stories'
import { seededFractions } from './synthetic-stream'

/** A set of headlines as one way of gathering made stories of it; of several samples the means and the largest story. */
export type SetFigures = {
  readonly name: string
  readonly items: number
  readonly stories: number
  /** Stories of two headlines or more. */
  readonly shared: number
  readonly largest: number
  /** Null where the headlines have no labels. */
  readonly match: Match | null
  readonly msPerItem: number
}
/** Pairs of titles: how many were treated as their label says, and which were not. */
export type PairFigures = { readonly merged: number; readonly apart: number; readonly wrong: readonly string[] }
export type StoryFigures = { readonly sets: readonly SetFigures[]; readonly pairs: PairFigures }

/** A way of gathering headlines into stories. */
type Gather = (rows: readonly HeadlineRow[]) => {
  readonly clusterOf: (id: string) => string
  readonly processorMs: number
}
type Labels = ReadonlyMap<string, string>

/** Labelled news is sampled, so that stories of hundreds of headlines do not decide alone. */
const NEWS_SAMPLES = [
  { name: 'news, 5 a story', perStory: 5, draws: 5 },
  { name: 'news, 20 a story', perStory: 20, draws: 3 },
  { name: 'news, all', perStory: Number.POSITIVE_INFINITY, draws: 1 },
] as const
const MEGA_EVENTS = ['eng', 'por', 'fra', 'slv'] as const
const WEEKS = {
  'week, English': 'headlines_2026-05-18_to_24.csv',
  'week, Swedish': 'headlines_sv_2026-06-01_to_07.csv',
} as const

/** At most `perStory` headlines of each story, drawn by a seed. */
export function sampleStories(
  rows: readonly HeadlineRow[],
  labels: Labels,
  perStory: number,
  seed: number,
): HeadlineRow[] {
  const fraction = seededFractions(seed)
  const shuffled = rows.map((row) => ({ row, place: fraction() })).sort((a, b) => a.place - b.place)
  const taken = new Map<string, number>()
  return shuffled.flatMap(({ row }) => {
    const story = labels.get(row.id) ?? ''
    const count = taken.get(story) ?? 0
    taken.set(story, count + 1)
    return count < perStory ? [row] : []
  })
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Gathers headlines, and judges what came of them by those that have a label. */
export function judge(
  name: string,
  rows: readonly HeadlineRow[],
  labels: Labels,
  gather: Gather = replayStories,
): SetFigures {
  const { clusterOf, processorMs } = gather(rows)
  const sizes = new Map<string, number>()
  for (const { id } of rows) sizes.set(clusterOf(id), (sizes.get(clusterOf(id)) ?? 0) + 1)
  const known = new Map(rows.flatMap(({ id }) => (labels.has(id) ? [[id, labels.get(id) ?? '']] : [])))
  return {
    name,
    items: rows.length,
    stories: sizes.size,
    shared: [...sizes.values()].filter((size) => size > 1).length,
    largest: Math.max(0, ...sizes.values()),
    match: known.size === 0 ? null : bCubed(known, clusterOf),
    msPerItem: processorMs / Math.max(1, rows.length),
  }
}

function meanOf(name: string, sets: readonly SetFigures[]): SetFigures {
  const of = (pick: (set: SetFigures) => number): number => mean(sets.map(pick))
  return {
    name,
    items: of(({ items }) => items),
    stories: of(({ stories }) => stories),
    shared: of(({ shared }) => shared),
    largest: Math.max(...sets.map(({ largest }) => largest)),
    match: {
      precision: of(({ match }) => match?.precision ?? 0),
      recall: of(({ match }) => match?.recall ?? 0),
      f1: of(({ match }) => match?.f1 ?? 0),
    },
    msPerItem: of(({ msPerItem }) => msPerItem),
  }
}

/** Labelled news at 5, at 20 and at all headlines a story: means over seeded samples. */
export async function judgeNews(folder: string, gather?: Gather): Promise<SetFigures[]> {
  const file = join(folder, 'stories/dev.csv')
  const [rows, labels] = [await readHeadlines(file), await readLabels(file)]
  return NEWS_SAMPLES.map(({ name, perStory, draws }) => {
    const samples = Array.from({ length: draws }, (_, draw) => sampleStories(rows, labels, perStory, draw + 1))
    return meanOf(
      name,
      samples.map((sample) => judge(name, sample, labels, gather)),
    )
  })
}

/** Labelled headlines of one great event in four languages. */
export async function judgeMegaEvents(folder: string): Promise<SetFigures[]> {
  const figures: SetFigures[] = []
  for (const language of MEGA_EVENTS) {
    const file = join(folder, `stories/olympics_${language}.csv`)
    figures.push(judge(`Olympics, ${language}`, await readHeadlines(file), await readLabels(file)))
  }
  return figures
}

/** Pairs of titles, each pair in a world of its own. */
export async function judgePairs(folder: string): Promise<PairFigures> {
  const counts = { merged: 0, apart: 0 }
  const wrong: string[] = []
  for await (const { row } of rowsOf(join(folder, 'stories/pairs.csv'), ['title_a', 'title_b', 'same'])) {
    const [a = '', b = ''] = ['title_a', 'title_b'].map((column) => row.get(column))
    const rows = [a, b].map((title, n) => ({ id: String(n), title, url: null, publisher: null, publishedAtMs: 0 }))
    const replay = replayStories(rows)
    const isMerged = replay.clusterOf('0') === replay.clusterOf('1')
    const belong = row.get('same') === '1'
    if (belong && isMerged) counts.merged += 1
    if (!belong && !isMerged) counts.apart += 1
    if (belong !== isMerged) wrong.push(`${belong ? 'apart' : 'merged'}: ${a} / ${b}`)
  }
  return { ...counts, wrong }
}

/** Headlines of the recorded weeks, each once, at its first sight. */
async function gatherWeeks(folder: string): Promise<SetFigures[]> {
  const figures: SetFigures[] = []
  for (const [name, file] of Object.entries(WEEKS)) {
    const rows = new Map<string, HeadlineRow>()
    for await (const { line, row } of rowsOf(join(folder, 'days', file), ['seen_at', 'title', 'publisher'])) {
      const [title = '', publisher = '', seenAt = ''] = ['title', 'publisher', 'seen_at'].map((key) => row.get(key))
      const key = `${publisher}\n${title}`
      if (!rows.has(key))
        rows.set(key, { id: String(line), title, url: null, publisher, publishedAtMs: Date.parse(seenAt) })
    }
    figures.push(judge(name, [...rows.values()], new Map()))
  }
  return figures
}

/** Gathers every recorded set of headlines into stories by the code of production, and judges what came of it. */
export async function measureStories(folder: string): Promise<StoryFigures> {
  const sets = [...(await judgeNews(folder)), ...(await judgeMegaEvents(folder)), ...(await gatherWeeks(folder))]
  return { sets, pairs: await judgePairs(folder) }
}
