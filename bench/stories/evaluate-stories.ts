import { basename } from 'node:path'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { LineFile } from '../trends/text-file'
import { tableOf } from './figures-table'
import { type HeadlineRow, readHeadlines, readLabels, readOwnLabels } from './headline-rows'
import { type Replay, replayStories } from './replay-stories'
import { judge, type SetFigures } from './story-figures'

const USAGE = 'npm run evaluate:stories -- --items FILE.csv ... [--labels FILE.csv ...] [--out CLUSTERS.csv ...]'

const OPTIONS = ['items', 'labels', 'out'] as const
type Option = (typeof OPTIONS)[number]
type Task = { readonly items: string; readonly labels: string | undefined; readonly out: string | undefined }

/** Every option takes one file or more; the first label file and the first output belong to the first items, and so on. */
function readTasks(args: readonly string[]): Task[] {
  const given = new Map<Option, string[]>([['items', []]])
  let current: Option = 'items'
  for (const arg of args) {
    const [, name, value] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? []
    if (name !== undefined) {
      const option = OPTIONS.find((one) => one === name)
      if (option === undefined) throw new InputError(`There is no option --${name}. Usage: ${USAGE}`)
      current = option
    }
    const file = name === undefined ? arg : value
    given.set(current, [...(given.get(current) ?? []), ...(file === undefined ? [] : [file])])
  }
  const items = given.get('items') ?? []
  if (items.length === 0) throw new InputError(`Usage: ${USAGE}`)
  for (const [option, files] of given) {
    if (files.length !== items.length)
      throw new InputError(`--${option} takes one file for each of --items: ${items.length}, not ${files.length}.`)
  }
  return items.map((file, place) => ({
    items: file,
    labels: given.get('labels')?.[place],
    out: given.get('out')?.[place],
  }))
}

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Evaluation = { readonly figures: SetFigures; readonly labelled: number; readonly replay: Replay }

async function evaluate({ items, labels: labelFile, out }: Task): Promise<Evaluation> {
  const rows = await readHeadlines(items)
  const labels = await (labelFile === undefined ? readOwnLabels(items) : readLabels(labelFile))
  const labelled = rows.filter(({ id }) => labels.has(id)).length
  if (labelFile !== undefined && labelled === 0) throw new InputError('No item of the file has a label.')
  const replay = replayStories(rows)
  if (out !== undefined) await writeClusters(out, rows, replay)
  return { figures: judge(basename(items), rows, labels, () => replay), labelled, replay }
}

async function writeClusters(path: string, rows: readonly HeadlineRow[], replay: Replay): Promise<void> {
  const file = new LineFile(path)
  await file.write(['id,cluster', ...rows.map(({ id }) => `${csvField(id)},${csvField(replay.clusterOf(id))}`)])
  await file.close()
}

/**
 * Gathers the headlines of each file into stories and says how well it went: in sentences for one file, in a row for each
 * of several. Writes `id,cluster` in the order of the items where asked to. Labels are the column `story` of the items
 * themselves unless a file of labels is named.
 */
export async function evaluateStories(args: readonly string[]): Promise<string[]> {
  const tasks = readTasks(args)
  const evaluations: Evaluation[] = []
  for (const task of tasks) evaluations.push(await evaluate(task))
  const [only] = evaluations
  return only !== undefined && tasks.length === 1 ? describe(only) : tableOf(evaluations.map(({ figures }) => figures))
}

function describe({ figures, labelled, replay }: Evaluation): string[] {
  const { items, stories, largest, match, msPerItem } = figures
  const moved = items === 0 ? 0 : replay.movedItems / items
  const lines = [
    `${items} items in ${stories} stories, the largest of ${largest}; ${replay.liveStories} live at the end`,
    `${(moved * 100).toFixed(1)}% of the items changed their story after their round, in ${replay.mergedStories} merges`,
    `${msPerItem.toFixed(3)} ms of processor time per item`,
  ]
  if (match === null) return lines
  const [precision, recall, f1] = [match.precision, match.recall, match.f1].map((share) => share.toFixed(3))
  return [...lines, `B-cubed over ${labelled} labelled items: precision ${precision}, recall ${recall}, F1 ${f1}`]
}
