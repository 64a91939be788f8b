import { join } from 'node:path'
import { bCubed, type Match } from './b-cubed'
import { type HeadlineRow, readHeadlines, readLabels, rowsOf } from './headline-rows'
import { replayStories } from './replay-stories'
import { seededFractions } from './synthetic-stream'

/** Labelled headlines of one file, or of samples of it: means over the samples. */
export type LabelledFigures = Match & {
  readonly name: string
  readonly items: number
  readonly stories: number
  readonly largest: number
  readonly msPerItem: number
}
/** Pairs of titles: how many were treated as their label says. */
export type PairFigures = { readonly merged: number; readonly apart: number; readonly wrong: readonly string[] }
/** Headlines without labels: what the engine made of them. */
export type UnlabelledFigures = {
  readonly name: string
  readonly items: number
  readonly stories: number
  readonly shared: number
  readonly largest: number
}
export type StoryFigures = {
  readonly labelled: readonly LabelledFigures[]
  readonly pairs: PairFigures
  readonly unlabelled: readonly UnlabelledFigures[]
}

const NEWS_SAMPLES = [
  { perStory: 5, draws: 5 },
  { perStory: 20, draws: 3 },
  { perStory: Number.POSITIVE_INFINITY, draws: 1 },
] as const
const MEGA_EVENTS = ['eng', 'por', 'fra', 'slv'] as const
const WEEKS = ['headlines_2026-05-18_to_24.csv', 'headlines_sv_2026-06-01_to_07.csv'] as const

/** At most `perStory` headlines of each story, drawn by a seed. */
export function sampleStories(
  rows: readonly HeadlineRow[],
  labels: ReadonlyMap<string, string>,
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

function sizesOf(rows: readonly HeadlineRow[], clusterOf: (id: string) => string): number[] {
  const sizes = new Map<string, number>()
  for (const { id } of rows) sizes.set(clusterOf(id), (sizes.get(clusterOf(id)) ?? 0) + 1)
  return [...sizes.values()]
}

function judge(
  name: string,
  samples: readonly (readonly HeadlineRow[])[],
  labels: ReadonlyMap<string, string>,
): LabelledFigures {
  const judged = samples.map((rows) => {
    const replay = replayStories(rows)
    const sizes = sizesOf(rows, replay.clusterOf)
    return {
      ...bCubed(new Map(rows.map(({ id }) => [id, labels.get(id) ?? ''])), replay.clusterOf),
      items: rows.length,
      stories: sizes.length,
      largest: Math.max(0, ...sizes),
      msPerItem: replay.processorMs / Math.max(1, rows.length),
    }
  })
  const of = (pick: (one: (typeof judged)[number]) => number): number => mean(judged.map(pick))
  return {
    name,
    precision: of((one) => one.precision),
    recall: of((one) => one.recall),
    f1: of((one) => one.f1),
    items: of((one) => one.items),
    stories: of((one) => one.stories),
    largest: Math.max(...judged.map((one) => one.largest)),
    msPerItem: of((one) => one.msPerItem),
  }
}

async function judgePairs(file: string): Promise<PairFigures> {
  const counts = { merged: 0, apart: 0 }
  const wrong: string[] = []
  for await (const { row } of rowsOf(file, ['title_a', 'title_b', 'same'])) {
    const [a = '', b = ''] = ['title_a', 'title_b'].map((column) => row.get(column))
    const rows = [a, b].map((title, n) => ({ id: String(n), title, url: null, publisher: null, publishedAtMs: 0 }))
    const { clusterOf } = replayStories(rows)
    const isMerged = clusterOf('0') === clusterOf('1')
    const belong = row.get('same') === '1'
    if (belong && isMerged) counts.merged += 1
    if (!belong && !isMerged) counts.apart += 1
    if (belong !== isMerged) wrong.push(`${a} / ${b}`)
  }
  return { ...counts, wrong }
}

/** Headlines of a recorded week, each once, at its first sight. */
async function gatherWeek(file: string, name: string): Promise<UnlabelledFigures> {
  const rows = new Map<string, HeadlineRow>()
  for await (const { line, row } of rowsOf(file, ['seen_at', 'title', 'publisher'])) {
    const [title = '', publisher = '', seenAt = ''] = ['title', 'publisher', 'seen_at'].map((column) => row.get(column))
    const key = `${publisher}\n${title}`
    if (!rows.has(key))
      rows.set(key, { id: String(line), title, url: null, publisher, publishedAtMs: Date.parse(seenAt) })
  }
  const headlines = [...rows.values()]
  const sizes = sizesOf(headlines, replayStories(headlines).clusterOf)
  const shared = sizes.filter((size) => size > 1).length
  return { name, items: headlines.length, stories: sizes.length, shared, largest: Math.max(0, ...sizes) }
}

/** Gathers every recorded set of headlines into stories by the code of production, and judges what came of it. */
export async function measureStories(folder: string): Promise<StoryFigures> {
  const news = join(folder, 'stories/dev.csv')
  const [rows, labels] = [await readHeadlines(news), await readLabels(news)]
  const labelled = NEWS_SAMPLES.map(({ perStory, draws }) => {
    const samples = Array.from({ length: draws }, (_, draw) => sampleStories(rows, labels, perStory, draw + 1))
    return judge(Number.isFinite(perStory) ? `news, ${perStory} a story` : 'news, all', samples, labels)
  })
  for (const language of MEGA_EVENTS) {
    const file = join(folder, `stories/olympics_${language}.csv`)
    labelled.push(judge(`mega-event, ${language}`, [await readHeadlines(file)], await readLabels(file)))
  }
  return {
    labelled,
    pairs: await judgePairs(join(folder, 'stories/pairs.csv')),
    unlabelled: await Promise.all(WEEKS.map((week) => gatherWeek(join(folder, 'days', week), week))),
  }
}
