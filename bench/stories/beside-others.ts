import { loadavg } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { findSharedData } from '../trends/shared-data'
import { bCubed } from './b-cubed'
import { type HeadlineRow, readHeadlines, readLabels } from './headline-rows'
import { type Gathered, gatherInOnePass } from './one-pass'
import { replayStories } from './replay-stories'
import { seededFractions } from './synthetic-stream'

/** As it was before stories: nearly the same words as the first headline. */
const FORMER_LIKENESS = 0.65
/** Where plain centroids do best on these headlines. */
const CENTROID_LIKENESS = 0.15

const WAYS: Readonly<Record<string, (rows: readonly HeadlineRow[]) => Gathered>> = {
  'the former rule': (rows) => gatherInOnePass(rows, FORMER_LIKENESS, false),
  'plain TF-IDF centroids': (rows) => gatherInOnePass(rows, CENTROID_LIKENESS, true),
  'the story engine': replayStories,
}
const SAMPLES = [
  { perStory: 5, draws: 5 },
  { perStory: 20, draws: 3 },
  { perStory: Number.POSITIVE_INFINITY, draws: 1 },
]

function sample(rows: readonly HeadlineRow[], labels: ReadonlyMap<string, string>, perStory: number, seed: number) {
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
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const folder = findSharedData()
if (folder === null) throw new InputError('The recorded data is not here: name its folder in SHARED_DATA_DIR.')
const file = join(folder, 'stories/dev.csv')
const [rows, labels] = [await readHeadlines(file), await readLabels(file)]
for (const { perStory, draws } of SAMPLES) {
  console.log(`\n${Number.isFinite(perStory) ? `${perStory} headlines a story` : 'all headlines'}, ${draws} draws`)
  for (const [name, gather] of Object.entries(WAYS)) {
    const matches = Array.from({ length: draws }, (_, draw) => {
      const drawn = sample(rows, labels, perStory, draw + 1)
      const gathered = gather(drawn)
      const drawnLabels = new Map(drawn.map(({ id }) => [id, labels.get(id) ?? '']))
      return { ...bCubed(drawnLabels, gathered.clusterOf), ms: gathered.processorMs / drawn.length }
    })
    const of = (pick: (match: (typeof matches)[number]) => number): string => mean(matches.map(pick)).toFixed(2)
    const ms = median(matches.map((match) => match.ms)).toFixed(3)
    console.log(
      `  ${name.padEnd(24)} F1 ${of(({ f1 }) => f1)} (precision ${of(({ precision }) => precision)}, recall ${of(({ recall }) => recall)}), ${ms} ms per headline`,
    )
  }
}
console.log(`\nload ${loadavg()[0]?.toFixed(1)}`)
