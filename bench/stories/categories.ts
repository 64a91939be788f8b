import { join } from 'node:path'
import { categorise } from '@trendverse/domain/trends/categories/categorise'
import { CATEGORIES, type Category, DEFAULT_CATEGORY } from '@trendverse/domain/trends/categories/category'
import { findSharedData } from '../trends/shared-data'
import { rowsOf } from './headline-rows'

type Evidence = Parameters<typeof categorise>[0][number]
type Labelled = { readonly label: string; readonly story: string; readonly evidence: Evidence }

/** Which of our categories a label allows: the labels are coarser than ours in some places and finer in others. */
const ALLOWED: Readonly<Record<string, readonly Category[]>> = {
  business: ['Business'],
  entertainment: ['Music', 'Film & TV', 'Gaming', 'Fashion', 'Internet Culture'],
  'science and technology': ['Science', 'Technology', 'Gaming'],
  health: ['Science', 'Lifestyle', 'Food'],
  sport: ['Sports'],
}

/** The labelled files, and the language their headlines are in. */
const FILES: readonly (readonly [file: string, language: string])[] = [
  ['dev', 'en'],
  ['olympics_eng', 'en'],
  ['olympics_fra', 'fr'],
  ['olympics_por', 'pt'],
  ['olympics_slv', 'sl'],
]

async function labelled(path: string, language: string | null): Promise<Labelled[]> {
  const rows: Labelled[] = []
  for await (const { row } of rowsOf(path, ['title', 'url', 'publisher', 'category', 'story'])) {
    rows.push({
      label: row.get('category') ?? '',
      story: row.get('story') ?? '',
      evidence: {
        source: 'feeds',
        title: row.get('title') ?? '',
        summary: null,
        url: row.get('url') || null,
        tags: [],
        publisher: row.get('publisher') || null,
        references: [],
        category: null,
        language,
      },
    })
  }
  return rows
}

const titleAlone = (evidence: Evidence): Evidence => ({ ...evidence, url: null, publisher: null })

type Group = { readonly label: string; readonly items: readonly Evidence[] }

/** The first twenty headlines of each story: a trend's category is settled by then. */
function storiesOf(rows: readonly Labelled[]): Group[] {
  const stories = new Map<string, { label: string; items: Evidence[] }>()
  for (const { label, story, evidence } of rows) {
    const known = stories.get(story) ?? { label, items: [] }
    if (known.items.length < 20) known.items.push(evidence)
    stories.set(story, known)
  }
  return [...stories.values()]
}

/** Right, filed as General, and wrong, in percent of all groups; the commonest mistakes behind them. */
function judge(groups: readonly Group[]): string {
  const mistakes = new Map<string, number>()
  let right = 0
  let general = 0
  for (const { label, items } of groups) {
    const category = categorise(items)
    if (ALLOWED[label]?.includes(category) === true) right += 1
    else if (category === DEFAULT_CATEGORY) general += 1
    else mistakes.set(`${label} as ${category}`, (mistakes.get(`${label} as ${category}`) ?? 0) + 1)
  }
  const percent = (count: number): string => `${((100 * count) / groups.length).toFixed(1)}%`
  const wrong = groups.length - right - general
  const worst = [...mistakes].sort((a, b) => b[1] - a[1]).slice(0, 4)
  return `right ${percent(right)}, General ${percent(general)}, wrong ${percent(wrong)} (${worst.map(([what, count]) => `${what} ${count}`).join(', ')})`
}

/** Microseconds of a story of 20 items, the fastest of some rounds: what else runs only ever adds. */
function costOfTwenty(rows: readonly Labelled[]): number {
  const stories = Array.from({ length: 100 }, (_, at) =>
    rows.slice(at * 20, at * 20 + 20).map(({ evidence }) => evidence),
  )
  const rounds = Array.from({ length: 30 }, () => {
    const began = performance.now()
    for (const story of stories) categorise(story)
    return ((performance.now() - began) * 1_000) / stories.length
  })
  return Math.min(...rounds)
}

const folder = findSharedData()
if (folder === null) throw new Error('The labelled headlines are not there (SHARED_DATA_DIR).')
console.log(`${CATEGORIES.length} categories\n`)
for (const [file, language] of FILES) {
  const path = join(folder, 'stories', `${file}.csv`)
  for (const stated of [language, null]) {
    const rows = await labelled(path, stated)
    const wholes = storiesOf(rows)
    const named = `${file}, language ${stated ?? 'unknown'}`
    const alone = rows.map(({ label, evidence }) => ({ label, items: [titleAlone(evidence)] }))
    console.log(`${named}: ${rows.length} titles alone: ${judge(alone)}`)
    console.log(
      `${named}: with address and publisher: ${judge(rows.map(({ label, evidence }) => ({ label, items: [evidence] })))}`,
    )
    console.log(`${named}: ${wholes.length} stories: ${judge(wholes)}`)
    if (file === 'dev') console.log(`${named}: ${costOfTwenty(rows).toFixed(0)} µs a story of 20`)
  }
}
