import { parseArgs } from 'node:util'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { LineFile } from '../trends/text-file'
import { bCubed } from './b-cubed'
import { type HeadlineRow, readHeadlines, readLabels } from './headline-rows'
import { type Replay, replayStories } from './replay-stories'

const USAGE = 'npm run evaluate:stories -- --items FILE.csv --out CLUSTERS.csv [--labels FILE.csv]'

type Options = { readonly items: string; readonly out: string; readonly labels: string | undefined }

function readOptions(args: readonly string[]): Options {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...args], options: { items: text, out: text, labels: text } })
    if (values.items === undefined || values.out === undefined) throw new InputError(`Usage: ${USAGE}`)
    return { items: values.items, out: values.out, labels: values.labels }
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`${error instanceof Error ? error.message : 'The arguments cannot be read.'} Usage: ${USAGE}`)
  }
}

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Gathers the headlines of a file into stories, writes `id,cluster` in their order, and says how well it went. */
export async function evaluateStories(args: readonly string[]): Promise<string[]> {
  const { items, out, labels } = readOptions(args)
  const rows = await readHeadlines(items)
  const replay = replayStories(rows)
  const file = new LineFile(out)
  await file.write(['id,cluster', ...rows.map(({ id }) => `${csvField(id)},${csvField(replay.clusterOf(id))}`)])
  await file.close()
  return [...describe(rows, replay), ...(labels === undefined ? [] : judge(rows, replay, await readLabels(labels)))]
}

function describe(rows: readonly HeadlineRow[], replay: Replay): string[] {
  const sizes = new Map<string, number>()
  for (const { id } of rows) sizes.set(replay.clusterOf(id), (sizes.get(replay.clusterOf(id)) ?? 0) + 1)
  const share = rows.length === 0 ? 0 : replay.movedItems / rows.length
  return [
    `${rows.length} items in ${sizes.size} stories, the largest of ${Math.max(0, ...sizes.values())}; ${replay.liveStories} live at the end`,
    `${(share * 100).toFixed(1)}% of the items changed their story after their round, in ${replay.mergedStories} merges`,
    `${(replay.processorMs / Math.max(1, rows.length)).toFixed(3)} ms of processor time per item`,
  ]
}

function judge(rows: readonly HeadlineRow[], replay: Replay, labels: ReadonlyMap<string, string>): string[] {
  const known = new Set(rows.map(({ id }) => id))
  const labelled = new Map([...labels].filter(([id]) => known.has(id)))
  if (labelled.size === 0) throw new InputError('No item of the file has a label.')
  const { precision, recall, f1 } = bCubed(labelled, (id) => replay.clusterOf(id))
  return [
    `B-cubed over ${labelled.size} labelled items: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`,
  ]
}
